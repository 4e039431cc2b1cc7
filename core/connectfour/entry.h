// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/boards/game_entry.h"

namespace yomi::connectfour {

/// For the list of games.
const GameEntry& gameEntry();

} // namespace yomi::connectfour
