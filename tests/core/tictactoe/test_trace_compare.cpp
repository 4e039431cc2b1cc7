// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tictactoe/search.h"
#include "core/tree/ask/compare.h"
#include "tests/core/tictactoe/all_settings.h"
#include "tests/run_tests.h"

#include <QTest>

#include <set>
#include <string>

using namespace yomi::tictactoe;
using namespace yomi::tree;

namespace {

Trace recordedRun(const Position& position, const Settings& settings) {
    return recordPosition(position, settings).trace;
}

/// The moves from the root to a node, as digits.
std::string lineOf(const Trace& trace, NodeId node) {
    std::string line;
    for (; node != noNode; node = trace.nodes[node].parent)
        line.insert(line.begin(), static_cast<char>('0' + trace.nodes[node].move));
    return line;
}

std::set<std::string> linesOf(const TracedIteration& run) {
    const TraceIteration& range = run.trace.iterations[static_cast<std::size_t>(run.iteration)];
    std::set<std::string> lines;
    for (NodeId node = range.firstNode; node < range.endNode; ++node)
        lines.insert(lineOf(run.trace, node));
    return lines;
}

void count(const MergedNode& node, Shares& shares) {
    ++(node.one == noNode ? shares.onlyOther : node.other == noNode ? shares.onlyOne : shares.both);
}

} // namespace

class TestTicTacToeTraceCompare : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Compared with the sets of lines of moves.
    void comparesRuns_data() {
        QTest::addColumn<int>("one");
        QTest::addColumn<int>("other");
        for (int one = 0; one < 9; one += 4)
            for (int other = 0; other < 10; other += 3)
                QTest::addRow("PVS to depth %d, %s", one,
                              other == 9 ? "alpha-beta"
                                         : qPrintable(QString("PVS to depth %1").arg(other)))
                    << one << other;
    }

    void comparesRuns() {
        QFETCH(int, one);
        QFETCH(int, other);
        const Trace pvs = recordedRun({}, iterativePvs()),
                    alphaBeta = recordedRun({}, alphaBetaWithTable());
        const TracedIteration first = {pvs, one};
        const TracedIteration second =
            other == 9 ? TracedIteration{alphaBeta, 0} : TracedIteration{pvs, other};
        const std::set<std::string> ones = linesOf(first), others = linesOf(second);
        const MergedTree tree = mergeTrees(first, second);
        std::set<std::string> met;
        std::vector<std::string> lines;
        Shares whole;
        for (const MergedNode& node : tree.nodes) {
            std::string line = node.parent == noNode ? std::string() : lines[node.parent];
            line += static_cast<char>('0' + node.move);
            QVERIFY2(met.insert(line).second, line.c_str());
            QCOMPARE(node.one != noNode, ones.contains(line));
            QCOMPARE(node.other != noNode, others.contains(line));
            if (node.one != noNode)
                QCOMPARE(lineOf(first.trace, node.one), line);
            if (node.other != noNode)
                QCOMPARE(lineOf(second.trace, node.other), line);
            lines.push_back(line);
            count(node, whole);
        }
        std::set<std::string> all = ones;
        all.insert(others.begin(), others.end());
        QVERIFY(met == all);
        QVERIFY(tree.shares == whole);
    }

    void sharesCountWhatIsBelow() {
        const Trace pvs = recordedRun({}, iterativePvs()),
                    alphaBeta = recordedRun({}, alphaBetaWithTable());
        const MergedTree tree = mergeTrees({pvs, 8}, {alphaBeta, 0});
        for (NodeId id = 0; id < tree.nodes.size(); ++id) {
            Shares sum;
            for (NodeId below = id; below < tree.nodes[id].end; ++below)
                count(tree.nodes[below], sum);
            QVERIFY(tree.nodes[id].shares == sum);
        }
    }

    void comparesWithTheWholeTree() {
        const Trace whole = recordedRun({}, {.algorithm = Algorithm::Minimax});
        const Trace some = recordedRun({}, alphaBetaWithTable());
        QVERIFY((mergeTrees({whole, 0}, {some, 0}).shares == Shares{1175, 549'945 - 1175, 0}));
        QVERIFY((mergeTrees({some, 0}, {whole, 0}).shares == Shares{1175, 0, 549'945 - 1175}));
        QVERIFY((mergeTrees({some, 0}, {some, 0}).shares == Shares{1175, 0, 0}));
    }

    /// A root that is searched as a node is not a line.
    void comparesOtherRoots() {
        Settings textbook = alphaBetaWithTable();
        textbook.root = yomi::search::Root::Textbook;
        const Trace one = recordedRun({}, textbook), other = recordedRun({}, alphaBetaWithTable());
        QCOMPARE(one.nodes.size(), std::size_t{1069});
        const MergedTree tree = mergeTrees({one, 0}, {other, 0});
        QCOMPARE(tree.shares.both + tree.shares.onlyOne, 1068U);
        QCOMPARE(tree.shares.both + tree.shares.onlyOther, 1175U);
    }

    void stops() {
        const Trace some = recordedRun({}, alphaBetaWithTable());
        std::stop_source source;
        source.request_stop();
        QVERIFY_EXCEPTION_THROWN(mergeTrees({some, 0}, {some, 0}, source.get_token()),
                                 yomi::Stopped);
    }

    void refusesOtherPositions() {
        const Trace here = recordedRun({}, alphaBetaWithTable());
        const Trace elsewhere = recordedRun(parsePosition("o........"), alphaBetaWithTable());
        QVERIFY_EXCEPTION_THROWN(mergeTrees({here, 0}, {elsewhere, 0}), std::invalid_argument);
    }
};

YOMI_TESTS(TestTicTacToeTraceCompare)
#include "test_trace_compare.moc"
