// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/timing.h"
#include "core/tictactoe/search.h"
#include "core/tictactoe/solved.h"

#include <nlohmann/json.hpp>

namespace yomi::tictactoe {

/// A score in points: a whole number where it is one.
nlohmann::json pointsToJson(Score score);

/// What `yomi-cli search --json` prints: the counters, table size, value, best moves and root moves
/// of the last iteration, `totalNodes` of all, `iterations`, and the time of the whole search.
nlohmann::json toJson(const SearchResult& result, const Timing& timing);

/// What `yomi-cli strong --json` prints.
nlohmann::json toJson(const StrongCheck& check);

} // namespace yomi::tictactoe
