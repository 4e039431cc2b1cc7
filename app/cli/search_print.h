// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/search_games.h"
#include "app/cli/search_solver.h"
#include "core/common/timing.h"

#include <nlohmann/json.hpp>

#include <optional>

namespace yomi::cli {

/// What `search` found, by the common search or by the game's own solver.
struct SearchAnswer {
    SearchGame game = {};
    Searchable searched;
    search::Settings asked, settings; ///< as they were given, and with everything filled in
    search::SearchResult result;
    std::optional<SolverAnswer> solver; ///< the ladder's, or that of solve
    Timing timing;
};

/// One JSON object.
nlohmann::json toJson(const SearchAnswer& answer);

/// Tables for people, to standard output.
void print(const SearchAnswer& answer);

} // namespace yomi::cli
