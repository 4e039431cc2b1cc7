// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/play_engine.h"

#include "core/search/line_leaves.h"
#include <algorithm>

namespace yomi::ui::games {

using yomi::search::Root;
using yomi::search::Scale;

namespace {

/// Searches every move with the full window, so that each has an exact value; returns the last
/// iteration after which both sides have made as many moves, because estimates are biased towards
/// the side that has just moved.
Iteration estimates(const SearchRoot& root, const GameFace& face, bool firstToMove, int depth,
                    const Limits& limits, int& stepsPerPoint) {
    Settings settings = playSettings(face, depth);
    settings.root = Root::Every;
    SearchResult result;
    try {
        result = root.search(settings, limits);
    } catch (const TimeLimitPassed&) {
        settings.depth = 0;
        result = root.search(settings, {limits.stop});
    }
    stepsPerPoint = result.stepsPerPoint;
    const int parity = firstToMove ? 1 : 0; // a depth counts from the root's children
    const auto even = std::find_if(
        result.iterations.rbegin(), result.iterations.rend(),
        [parity](const Iteration& iteration) { return iteration.depth % 2 == parity; });
    return even != result.iterations.rend() ? *even : result.last();
}

} // namespace

Settings playSettings(const GameFace& face, int depth) {
    const auto evaluations = face.gameDefaults().evaluations;
    const std::string_view linesName = nameOf(yomi::search::LineEvaluation::Lines);
    const bool hasLines = std::ranges::count(evaluations, linesName) > 0;
    Settings settings;
    settings.algorithm = Algorithm::Pvs;
    settings.evaluation = hasLines ? linesName : evaluations.front();
    settings.root = Root::Textbook;
    settings.iterative = true;
    settings.depth = depth;
    return settings;
}

EngineMove chooseMove(const SearchRoot& root, const Settings& settings, const Limits& limits) {
    const auto answer = [](const SearchResult& result) {
        return EngineMove{static_cast<Move>(result.last().bestMoves.front()), result.last().depth};
    };
    try {
        return answer(root.search(settings, limits));
    } catch (const TimeLimitPassed&) {
        Settings look = settings;
        look.depth = 0;
        return answer(root.search(look, {limits.stop}));
    }
}

MoveValues valuesOfMoves(const SearchRoot& root, const GameFace& face, bool firstToMove, int depth,
                         std::chrono::nanoseconds time, const std::stop_token& stop) {
    MoveValues result;
    if (const std::optional<SolvedMoves> solved = root.solve({stop, time})) {
        result.isExact = true;
        for (const auto& each : solved->moves)
            result.values.push_back({each.move, static_cast<double>(each.score)});
        result.best = solved->bestMoves();
        if (solved->scale == Scale::FastWin)
            result.end = yomi::search::endOf(solved->best(), solved->maxPlies, solved->firstToMove);
        return result;
    }
    int stepsPerPoint = 1;
    const Iteration last = estimates(root, face, firstToMove, depth, {stop, time}, stepsPerPoint);
    result.depth = last.depth;
    for (const auto& each : last.moves)
        result.values.push_back({static_cast<Move>(each.move),
                                 points(firstToMove ? each.value : -each.value, stepsPerPoint)});
    for (const int move : last.bestMoves)
        result.best.push_back(static_cast<Move>(move));
    return result;
}

MoveComment commentOn(Move move, const SearchRoot& root, const std::optional<SearchRoot>& after,
                      const GameFace& face, bool firstToMove, int depth,
                      std::chrono::nanoseconds time, const std::stop_token& stop) {
    if (const std::optional<SolvedMoves> solved = root.solve({stop, time})) {
        MoveComment comment = yomi::search::commentOn(move, *solved);
        if (after && isMistake(comment.kind))
            if (const std::optional<SolvedMoves> replies = after->solve({stop, time}))
                comment.reply = replies->bestMoves().front();
        return comment;
    }
    int stepsPerPoint = 1;
    const Iteration last = estimates(root, face, firstToMove, depth, {stop, time}, stepsPerPoint);
    const int side = firstToMove ? 1 : -1;
    MoveComment comment;
    comment.before = points(side * last.value, stepsPerPoint);
    comment.depth = last.depth;
    comment.choices = static_cast<int>(last.moves.size());
    for (const auto& each : last.moves)
        if (static_cast<Move>(each.move) == move)
            comment.after = points(side * each.value, stepsPerPoint);
    if (comment.after < comment.before)
        for (const int best : last.bestMoves)
            comment.better.push_back(static_cast<Move>(best));
    return comment;
}

} // namespace yomi::ui::games
