// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tictactoe/solved.h"

#include <nlohmann/json.hpp>

namespace yomi::tictactoe {

/// What `yomi-cli strong --json` prints.
nlohmann::json toJson(const StrongCheck& check);

} // namespace yomi::tictactoe
