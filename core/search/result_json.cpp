// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/search/result_json.h"

#include <cmath>

namespace yomi::search {

using nlohmann::json;

namespace {

json toJson(const Iteration& iteration, const json& bestMoves, int stepsPerPoint) {
    return {{"depth", iteration.depth},
            {"nodes", iteration.counters.nodes},
            {"passes", iteration.passes},
            {"value", pointsToJson(iteration.value, stepsPerPoint)},
            {"bestMoves", bestMoves}};
}

} // namespace

json pointsToJson(Score score, int stepsPerPoint) {
    return score % stepsPerPoint == 0 ? json(score / stepsPerPoint)
                                      : json(points(score, stepsPerPoint));
}

json secondsToJson(const Timing& timing) {
    return {{"median", timing.median},
            {"mean", timing.mean},
            {"deviation", timing.deviation},
            {"repeats", timing.repeats}};
}

double branching(const Iteration& iteration) {
    const double depth = iteration.depth + 1; // the root's moves are one ply
    constexpr double digits = 1000;
    const double exact = std::pow(static_cast<double>(iteration.counters.nodes), 1 / depth);
    return std::round(exact * digits) / digits;
}

json toJson(const MoveScores& scores, const MoveForm& form) {
    const bool areKnown = scores.areKnown();
    json list = json::array();
    for (int move = 0; const std::optional<MoveScore>& score : scores.moves) {
        json each = {{form.key, form.toJson(move++)}};
        if (areKnown)
            each["score"] = score ? json(score->lower) : json();
        else if (score)
            each.update({{"lower", score->lower},
                         {"upper", score->upper},
                         {"searched", score->isSearched}});
        else
            continue;
        list.push_back(std::move(each));
    }
    return {{areKnown ? "scores" : "scoreBounds", std::move(list)}};
}

json toJson(const SearchResult& result, const Settings& settings, const MoveForm& form,
            const Timing& timing) {
    const int steps = result.stepsPerPoint;
    const auto list = [&](const std::vector<int>& moves) {
        json texts = json::array();
        for (const int move : moves)
            texts.push_back(form.toJson(move));
        return texts;
    };
    const Iteration& last = result.last();
    const Counters& counters = last.counters;
    json moves = json::array(), iterations = json::array();
    for (const RootMove& move : last.moves) {
        json each = {{form.key, form.toJson(move.move)},
                     {"value", pointsToJson(move.value, steps)},
                     {"nodes", move.nodes}};
        if (settings.root == Root::Textbook)
            each["bound"] = nameOf(move.bound);
        moves.push_back(std::move(each));
    }
    for (const Iteration& iteration : result.iterations)
        iterations.push_back(toJson(iteration, list(iteration.bestMoves), steps));
    json answer = {{"finished", result.finished},
                   {"nodes", counters.nodes},
                   {"totalNodes", result.totalNodes()},
                   {"leaves", counters.leaves},
                   {"cutoffs", counters.cutoffs},
                   {"cuts", counters.cuts},
                   {"firstMoveCuts", last.firstMoveCuts},
                   {"pruned", counters.pruned},
                   {"branching", branching(last)},
                   {"tableHits", counters.tableHits},
                   {"tableStores", counters.tableStores},
                   {"tableSize", last.tableSize},
                   {"researches", counters.researches},
                   {"nullWindows", counters.nullWindows},
                   {"value", pointsToJson(last.value, steps)},
                   {"bestMoves", list(last.bestMoves)},
                   {"pv", list(last.line)},
                   {"pvEnd", nameOf(last.lineEnd)},
                   {"moves", std::move(moves)},
                   {"iterations", std::move(iterations)},
                   {"seconds", secondsToJson(timing)},
                   {"nodesPerSecond", static_cast<double>(result.totalNodes()) / timing.median}};
    if (settings.tableEntries) {
        answer["tableFill"] = last.tableFill;
        answer["tableReplaced"] = last.tableReplaced;
    }
    return answer;
}

} // namespace yomi::search
