// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/connectfour/search.h"
#include "core/mnk/search.h"
#include "core/tictactoe/search.h"
#include "core/tree/step/state.h"
#include "tests/run_tests.h"

#include <QTest>

#include <vector>

using namespace yomi;
using namespace yomi::tree;
using search::Algorithm;
using search::RecordedSearch;
using search::Root;
using search::SearchResult;
using search::Settings;

namespace {

/// A selection of all switches.
std::vector<Settings> manySettings() {
    std::vector<Settings> all;
    for (const Algorithm algorithm : {Algorithm::Minimax, Algorithm::AlphaBeta, Algorithm::Pvs})
        for (const Root root : {Root::Every, Root::Textbook}) {
            all.push_back({.algorithm = algorithm, .root = root, .depth = 4});
            if (algorithm == Algorithm::Minimax)
                continue;
            Settings deepening = {
                .algorithm = algorithm, .root = root, .table = true, .iterative = true, .depth = 5};
            Settings learning = deepening;
            learning.nullWindow = search::NullWindow::True;
            learning.killers = learning.history = true;
            all.push_back(learning);
            deepening.fail = search::Fail::Hard;
            deepening.images = "none";
            deepening.tableEntries = 97;
            all.push_back(deepening);
        }
    Settings mtdf = {.algorithm = Algorithm::Mtdf, .root = Root::Textbook, .iterative = true};
    mtdf.depth = 5;
    all.push_back(mtdf);
    Settings aspiring = {.algorithm = Algorithm::AlphaBeta, .root = Root::Textbook};
    aspiring.aspiration = 1;
    aspiring.table = aspiring.iterative = true;
    aspiring.depth = 5;
    all.push_back(aspiring);
    return all;
}

/// Checks the board of every node by playing, its table entries by earlier stores, and its sources.
void checkTrace(const RecordedSearch& recorded) {
    const Trace& trace = recorded.trace;
    QCOMPARE(trace.nodes.size(), std::size_t(recorded.result.totalNodes()));
    QCOMPARE(trace.iterations.size(), recorded.result.iterations.size());
    for (std::size_t i = 0; i < trace.iterations.size(); ++i) {
        const search::Counters& counters = recorded.result.iterations[i].counters;
        search::Counters counted;
        for (NodeId id = trace.iterations[i].firstNode; id < trace.iterations[i].endNode; ++id) {
            const TraceNode& node = trace.nodes[id];
            ++counted.nodes;
            counted.leaves += node.table == TableAction::Leaf;
            counted.tableHits += node.table == TableAction::Returned;
            counted.tableStores += node.stored != noBounds;
            counted.nullWindows += node.visit == Visit::NullWindow && !node.isRoot();
            counted.researches += node.visit == Visit::Research && !node.isRoot();
            counted.cuts += node.prunedCount > 0;
            counted.pruned += node.prunedCount;
            QCOMPARE(node.depth + 1, static_cast<int>(pathTo(trace, id).size()));
            if (node.parent != noNode)
                QCOMPARE(node.depth, trace.nodes[node.parent].depth + 1);
            if (node.writer != noNode) {
                QVERIFY(trace.game->image(pathTo(trace, node.writer), pathTo(trace, id)));
                const Bounds& found = foundBy(trace, id);
                if (node.table == TableAction::Returned)
                    QVERIFY(node.value == found.lower || node.value == found.upper);
            }
            if (node.alphaSource.kind() == SourceKind::Value)
                QCOMPARE(node.alpha, trace.nodes[node.alphaSource.number()].value);
            if (node.betaSource.kind() == SourceKind::Value)
                QCOMPARE(node.beta, trace.nodes[node.betaSource.number()].value);
            QCOMPARE(node.alphaSource.kind() == SourceKind::None, node.alpha == -infinite);
            QCOMPARE(node.betaSource.kind() == SourceKind::None, node.beta == infinite);
        }
        counted.cutoffs = counters.cutoffs; // events that have no field in a node
        QCOMPARE(counted, counters);
    }
    for (EventIndex event = 0; event < trace.events.size(); event += 7)
        for (const OpenNode& open : stateAt(trace, event).path)
            QVERIFY(open.proved.lower <= open.proved.upper);
}

} // namespace

class TestRecorder : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A recorded search has the same counts as an unrecorded one, and its nodes agree.
    void recordsEveryGame_data() {
        QTest::addColumn<int>("index");
        for (int i = 0; i < static_cast<int>(manySettings().size()); ++i)
            QTest::addRow("settings %d", i) << i;
    }
    void recordsEveryGame() {
        QFETCH(int, index);
        const Settings settings = manySettings()[static_cast<std::size_t>(index)];
        const auto four = connectfour::parsePosition("", parseSize<connectfour::Size>("5x4", 4));
        const auto mnk = mnk::parsePosition("b2", parseSize<mnk::Size>("4x3", 3));
        const auto ttt = tictactoe::parsePosition("o........");
        const auto recordAndCheck = [&](const auto& position) {
            const RecordedSearch recorded = recordPosition(position, settings);
            const SearchResult silent = searchPosition(position, settings);
            for (std::size_t i = 0; i < silent.iterations.size(); ++i) {
                QCOMPARE(recorded.result.iterations[i].counters, silent.iterations[i].counters);
                QCOMPARE(recorded.result.iterations[i].value, silent.iterations[i].value);
            }
            checkTrace(recorded);
        };
        recordAndCheck(four);
        recordAndCheck(mnk);
        recordAndCheck(ttt);
    }

    /// Pruned moves are in the order in which they would have been tried: that of the same search
    /// without a window, where nothing is learned.
    void prunedMovesFollowTheSearchedOnes() {
        const auto position = mnk::parsePosition("", parseSize<mnk::Size>("4x3", 3));
        const Trace trace =
            recordPosition(position, {.algorithm = Algorithm::AlphaBeta, .depth = 3}).trace;
        int cuts = 0;
        for (NodeId id = 0; id < trace.nodes.size(); ++id) {
            std::vector<Move> tried;
            for (const NodeId child : childrenOf(trace, id))
                tried.push_back(trace.nodes[child].move);
            const auto pruned = prunedMoves(trace, id);
            tried.insert(tried.end(), pruned.begin(), pruned.end());
            QVERIFY(std::ranges::is_sorted(tried)); // reading order
            if (pruned.empty())
                continue;
            ++cuts;
            QCOMPARE(tried.size(), 12 - pathTo(trace, id).size());
        }
        QVERIFY(cuts > 100);
    }

    /// The terms of `lines` sum up to the estimate.
    void termsSumUp() {
        const Settings settings = {
            .algorithm = Algorithm::AlphaBeta, .evaluation = "lines", .depth = 4};
        const auto check = [](const Trace& trace) {
            int judged = 0;
            for (NodeId id = 0; id < trace.nodes.size(); ++id) {
                const TraceNode& node = trace.nodes[id];
                if (node.table != TableAction::Leaf || node.outcome != Outcome::Open)
                    continue;
                double sum = 0;
                for (const Term& term : trace.game->terms(pathTo(trace, id))) {
                    sum += term.amount;
                    QVERIFY(!term.cells.empty() && term.cells.back() < 42);
                }
                QCOMPARE(sum, node.value);
                ++judged;
            }
            QVERIFY(judged > 50);
        };
        check(recordPosition(connectfour::parsePosition("44"), settings).trace);
        check(recordPosition(mnk::parsePosition("b2 a1", parseSize<mnk::Size>("5x4", 4)), settings)
                  .trace);
    }
};

YOMI_TESTS(TestRecorder)
#include "test_recorder.moc"
