// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/search/recorded_search.h"
#include "core/search/recorder.h"
#include "core/search/traced_game.h"

#include <memory>
#include <utility>

namespace yomi::search {

/// The width of null windows in a search, in steps.
template <class Eval>
Score nullWindowOf(const Settings& all, const Eval& eval) {
    const bool isArticles =
        all.nullWindow == NullWindow::Article && all.algorithm != Algorithm::Mtdf;
    return isArticles ? eval.nullWindow() : eval.unit();
}

/// Records the search of `game`; `owner` keeps alive what the game refers to, if anything.
/// `run(game, recorder)` is the search with the game's own table. The result equals that of the
/// search without an observer, including counters. Throws whatever `run` throws. Cost: 30 ns a
/// node.
template <class Game, class Eval, class Run>
RecordedSearch recordSearch(const Game& game, const Settings& given, const Settings& all,
                            const Eval& eval, NodeId mostNodes, std::shared_ptr<const void> owner,
                            Run&& run) {
    RecordedSearch recorded;
    recorded.settings = given;
    tree::Trace& trace = recorded.trace;
    trace.game = std::make_shared<TracedGame<Game, Eval>>(game, eval, std::move(owner));
    trace.hasWindows = all.algorithm != Algorithm::Minimax;
    trace.hasTable = all.usesTable();
    Recorder recorder(trace, Eval::stepsPerPoint, mostNodes);
    Game board = game;
    recorded.result = run(board, recorder);
    trace.nodes.shrink_to_fit();
    trace.events.shrink_to_fit();
    recorded.header = headerOf(all, points(nullWindowOf(all, eval), Eval::stepsPerPoint));
    recorded.header.toMove = game.firstToMove() ? tree::Side::Max : tree::Side::Min;
    recorded.header.root = game.boardText();
    std::erase(recorded.header.root, '/');
    recorded.sharesImages = all.images != noImages;
    const std::size_t rootMoves = game.moves().size();
    for (std::size_t i = 0; i < trace.iterations.size(); ++i) {
        const Iteration& answer = recorded.result.iterations[i];
        tree::TraceIteration& iteration = trace.iterations[i];
        iteration.isWholeGame = answer.isWholeGame;
        iteration.firstToMove = game.firstToMove();
        iteration.value = points(answer.value, Eval::stepsPerPoint);
        iteration.bestMoves.assign(answer.bestMoves.begin(), answer.bestMoves.end());
        iteration.areAllBest = rootMoves > 1 && answer.bestMoves.size() == rootMoves;
    }
    return recorded;
}

} // namespace yomi::search
