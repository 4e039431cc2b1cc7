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

/// A score in points: a whole number where it is one.
nlohmann::json pointsToJson(Score score, int stepsPerPoint);

/// The median and what else is told of repeated runs, in seconds.
nlohmann::json secondsToJson(const Timing& timing);

/// How a game writes its moves: tic-tac-toe {"square": 4}, the others {"move": "4"}.
struct MoveForm {
    std::string key;
    std::function<nlohmann::json(int move)> toJson;
};

/// `scores`, a list of all moves, null for one that cannot be played. Where the time was over
/// before each was known, `scoreBounds` instead: of each that can be played what is proved, and
/// whether it was `searched`.
nlohmann::json toJson(const MoveScores& scores, const MoveForm& form);

/// What `yomi-cli search --json` prints of a search: the counters, table size, value, best moves,
/// principal variation and root moves of the last iteration, `totalNodes` of all, `iterations`, and
/// the time of the whole search. A root move has its `bound` where the settings let it be none but
/// exact; the places of a table are told where their number was given.
nlohmann::json toJson(const SearchResult& result, const Settings& settings, const MoveForm& form,
                      const Timing& timing);

/// The root of the number of nodes of which the depth that was reached is the degree.
double branching(const Iteration& iteration);

} // namespace yomi::search
