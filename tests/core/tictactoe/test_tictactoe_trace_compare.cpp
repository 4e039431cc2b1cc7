// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tictactoe/trace_compare.h"

#include <QTest>

#include <set>
#include <string>

using namespace yomi::tictactoe;

namespace {

Settings alphaBetaWithTable() {
    return {.table = true};
}
Settings iterativePvs() {
    return {.algorithm = Algorithm::Pvs, .iterative = true};
}

/// The moves that lead from the root to a node, as digits.
std::string lineOf(const Trace& trace, NodeId node) {
    std::string line;
    for (; node != noNode; node = trace.nodes[node].parent)
        line.insert(line.begin(), static_cast<char>('0' + trace.nodes[node].square));
    return line;
}

} // namespace

class TestTicTacToeTraceCompare : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Against the sets of lines of moves.
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
        const Trace pvs = record({}, iterativePvs()), alphaBeta = record({}, alphaBetaWithTable());
        const TracedIteration first = {pvs, one};
        const TracedIteration second =
            other == 9 ? TracedIteration{alphaBeta, 0} : TracedIteration{pvs, other};
        std::set<std::string> lines;
        const TraceIteration& others =
            second.trace.iterations[static_cast<std::size_t>(second.iteration)];
        for (NodeId node = others.firstNode; node < others.endNode; ++node)
            lines.insert(lineOf(second.trace, node));
        const std::vector<bool> too = visitedToo(first, second);
        const TraceIteration& range = pvs.iterations[static_cast<std::size_t>(one)];
        QCOMPARE(too.size(), std::size_t{range.endNode - range.firstNode});
        for (NodeId node = range.firstNode; node < range.endNode; ++node)
            QCOMPARE(bool(too[node - range.firstNode]), lines.contains(lineOf(pvs, node)));
    }

    void comparesWithTheWholeTree() {
        const Trace whole = record({}, {.algorithm = Algorithm::Minimax});
        const Trace some = record({}, alphaBetaWithTable());
        const std::vector<bool> visited = visitedToo({whole, 0}, {some, 0});
        QCOMPARE(std::ranges::count(visited, true), std::ptrdiff_t{1175});
        const std::vector<bool> all = visitedToo({some, 0}, {whole, 0});
        QCOMPARE(std::ranges::count(all, true), std::ptrdiff_t{1175});
    }

    void refusesOtherPositions() {
        const Trace here = record({}, alphaBetaWithTable());
        const Trace elsewhere = record(parsePosition("o........"), alphaBetaWithTable());
        QVERIFY_EXCEPTION_THROWN(visitedToo({here, 0}, {elsewhere, 0}), std::invalid_argument);
    }
};

QTEST_APPLESS_MAIN(TestTicTacToeTraceCompare)
#include "test_tictactoe_trace_compare.moc"
