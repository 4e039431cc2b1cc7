// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/game_option.h"
#include "app/cli/search_games.h"
#include "app/cli/search_solver.h"
#include "core/common/timing.h"

#include <nlohmann/json.hpp>

#include <optional>

namespace yomi::cli {

/// The result of `search`, by the common search or by the game's own solver.
struct SearchAnswer {
    GameOption game = {};
    Searchable searched;
    search::Settings asked, settings; ///< as given, and with all defaults filled in
    search::SearchResult result;
    std::optional<SolverAnswer> solver; ///< of the ladder or of solve
    Timing timing;
};

/// One JSON object.
nlohmann::json toJson(const SearchAnswer& answer);

/// Prints tables to standard output.
void print(const SearchAnswer& answer);

} // namespace yomi::cli
