// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/connectfour/ladder_record.h"

#include "core/common/sentence.h"
#include "core/connectfour/entry.h"
#include "core/connectfour/game.h"
#include "core/connectfour/ladder_search.h"
#include "core/search/line_leaves.h"
#include "core/search/recorder.h"
#include "core/search/traced_game.h"

namespace yomi::connectfour {

namespace {

/// Uses one kind of board and table; all kinds have the same counts.
template <int step>
Solution runObserved(const Position& position, bool weak, const Limits& limits,
                     search::Recorder& recorder) {
    if constexpr (step < 7) {
        NoTable none;
        return runLadder<step, Position>(position, weak, limits, none, recorder);
    } else {
        LadderTable<std::uint64_t, tree::NodeId> table(step < 11 ? ladderPlaces
                                                                 : ladderPlacesFromStep11);
        table.clear();
        return runLadder<step, Position>(position, weak, limits, table, recorder);
    }
}

template <int step = firstStep>
Solution runStepObserved(int wanted, const Position& position, bool weak, const Limits& limits,
                         search::Recorder& recorder) {
    if constexpr (step < lastStep)
        if (wanted > step)
            return runStepObserved<step + 1>(wanted, position, weak, limits, recorder);
    return runObserved<step>(position, weak, limits, recorder);
}

tree::RecordingHeader headerOf(const Position& position, const LadderSettings& settings) {
    tree::RecordingHeader header;
    setGame(header, gameEntry(), position.size());
    header.root = boardText(position);
    std::erase(header.root, '/');
    header.values = tree::ValuesOf::First;
    header.search =
        settings.step > firstStep ? tree::SearchKind::AlphaBeta : tree::SearchKind::Minimax;
    const auto [lower, upper] = position.range();
    header.range = position.firstToMove() ? tree::Bounds{double(lower), double(upper)}
                                          : tree::Bounds{double(-upper), double(-lower)};
    if (settings.weak) // all wins are worth the same
        header.range = {-1, 1};
    header.promisesDepth = header.promisesMoves = header.promisesStores = true;
    header.own = {{"yomi.algorithm", "ladder"}, {"yomi.step", std::to_string(settings.step)}};
    if (settings.weak)
        header.own.emplace_back("yomi.weak", "true");
    return header;
}

} // namespace

RecordedLadder recordLadder(const Position& position, const LadderSettings& settings,
                            const Limits& limits, tree::NodeId mostNodes) {
    validate(settings);
    validateSearchable(position);
    if (settings.countOnly)
        throw InvalidArgument("Nodes that are counted without a run cannot be recorded.");
    RecordedLadder recorded;
    recorded.header = headerOf(position, settings);
    tree::Trace& trace = recorded.trace;
    const auto lines = std::make_shared<const std::vector<Cells>>(linesOf(position.size()));
    using Traced = search::TracedGame<Game<AnyGrid>, search::LineLeaves>;
    trace.game =
        std::make_shared<Traced>(Game<AnyGrid>(position, *lines),
                                 search::LineLeaves(search::LineEvaluation::FastWin), lines);
    trace.hasWindows = settings.step > firstStep;
    trace.hasTable = settings.step >= 7;
    search::Recorder recorder(trace, search::LineLeaves::stepsPerPoint, mostNodes);
    recorder.begin(position.maxPlies() - position.plies() - 1);
    recorded.solution = runStepObserved(settings.step, position, settings.weak, limits, recorder);
    if (!recorded.solution.score)
        throw TimeLimitPassed();
    recorder.end();
    if (!trace.iterations.empty()) {
        trace.iterations.front().isWholeGame = true;
        trace.iterations.front().firstToMove = position.firstToMove();
        const int score = *recorded.solution.score;
        trace.iterations.front().value = position.firstToMove() ? score : -score;
    }
    return recorded;
}

} // namespace yomi::connectfour
