// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tictactoe/search_json.h"

namespace yomi::tictactoe {

using nlohmann::json;

json pointsToJson(Score score) {
    return score % 2 == 0 ? json(score / 2) : json(points(score));
}

json toJson(const SearchResult& result, const Timing& timing) {
    json moves = json::array(), iterations = json::array();
    for (const RootMove& move : result.last().moves)
        moves.push_back(
            {{"square", move.square}, {"value", pointsToJson(move.value)}, {"nodes", move.nodes}});
    for (const Iteration& iteration : result.iterations)
        iterations.push_back({{"depth", iteration.depth},
                              {"nodes", iteration.counters.nodes},
                              {"value", pointsToJson(iteration.value)},
                              {"bestMoves", iteration.bestMoves()}});
    const Counters& counters = result.last().counters;
    return {{"nodes", counters.nodes},
            {"totalNodes", result.totalNodes()},
            {"leaves", counters.leaves},
            {"cutoffs", counters.cutoffs},
            {"cuts", counters.cuts},
            {"pruned", counters.pruned},
            {"tableHits", counters.tableHits},
            {"tableStores", counters.tableStores},
            {"tableSize", result.last().tableSize},
            {"researches", counters.researches},
            {"nullWindows", counters.nullWindows},
            {"value", pointsToJson(result.last().value)},
            {"bestMoves", result.last().bestMoves()},
            {"moves", std::move(moves)},
            {"iterations", std::move(iterations)},
            {"seconds",
             {{"median", timing.median},
              {"mean", timing.mean},
              {"deviation", timing.deviation},
              {"repeats", timing.repeats}}},
            {"nodesPerSecond", static_cast<double>(result.totalNodes()) / timing.median}};
}

json toJson(const StrongCheck& check) {
    json failures = json::array();
    for (const StrongFailure& failure : check.failures)
        failures.push_back({{"position", text(failure.position)},
                            {"bestMoves", failure.bestMoves},
                            {"expected", failure.expected}});
    return {{"solved", check.solved}, {"total", check.total}, {"failures", std::move(failures)}};
}

} // namespace yomi::tictactoe
