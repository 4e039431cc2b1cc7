// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/boards/game_entry.h"

namespace yomi::mnk {

/// For the list of games.
const GameEntry& gameEntry();

} // namespace yomi::mnk
