// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/timing.h"
#include "core/search/result.h"
#include "core/search/settings.h"
#include "core/search/solution.h"

#include <nlohmann/json.hpp>

#include <functional>
#include <string>

namespace yomi::search {

/// A score in points, as an integer if it is whole.
nlohmann::json pointsToJson(Score score, int stepsPerPoint);

/// The statistics of repeated runs, in seconds.
nlohmann::json secondsToJson(const Timing& timing);

/// How a game writes its moves: tic-tac-toe {"square": 4}, the others {"move": "4"}.
struct MoveForm {
    std::string key;
    std::function<nlohmann::json(int move)> toJson;
};

/// `scores` lists all moves, null for an illegal one. If time ran out before each score was known,
/// `scoreBounds` instead gives the proved bounds of each legal move and whether it was `searched`.
nlohmann::json toJson(const MoveScores& scores, const MoveForm& form);

/// The output of `yomi-cli search --json`: counters, table size, value, best moves, principal
/// variation and root moves of the last iteration, `totalNodes` of all iterations, `iterations`,
/// and the time of the whole search. A root move has a `bound` only if the settings allow other
/// bounds than exact; the number of table places is written only if it was set.
nlohmann::json toJson(const SearchResult& result, const Settings& settings, const MoveForm& form,
                      const Timing& timing);

/// The branching factor: the n-th root of the number of nodes, n being the depth reached.
double branching(const Iteration& iteration);

} // namespace yomi::search
