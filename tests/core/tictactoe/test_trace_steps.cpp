// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tictactoe/search.h"
#include "core/tree/step/principal_line.h"
#include "core/tree/step/steps.h"
#include "tests/core/tictactoe/all_settings.h"
#include "tests/run_tests.h"

#include <QTest>

using namespace yomi::tictactoe;
using namespace yomi::tree;

namespace {

Settings settingsOf(const QString& run) {
    if (run == QStringLiteral("minimax, depth 3"))
        return {.algorithm = Algorithm::Minimax, .depth = 3};
    if (run == QStringLiteral("1175 nodes"))
        return {.table = true};
    return {.algorithm = Algorithm::Pvs, .iterative = true};
}

Trace pvs() {
    return recordPosition({}, settingsOf(QStringLiteral("545 nodes"))).trace;
}

bool isEntry(const Event& event) {
    return event.kind() == EventKind::Enter || event.kind() == EventKind::Reenter;
}

EventIndex lastOf(const Trace& trace) {
    return static_cast<EventIndex>(trace.events.size()) - 1;
}

int iterationCount(const Trace& trace) {
    return static_cast<int>(trace.iterations.size());
}

} // namespace

class TestTicTacToeTraceSteps : public QObject {
    Q_OBJECT

private:
    static void addRuns() {
        QTest::addColumn<QString>("run");
        for (const char* name : {"minimax, depth 3", "1175 nodes", "545 nodes"})
            QTest::addRow("%s", name) << QString::fromLatin1(name);
    }

private Q_SLOTS:
    /// The principal variation of every iteration equals that of the searcher's own observer.
    void principalLineIsTheSearchers() {
        std::vector<Settings> all = allSettings();
        for (const Algorithm algorithm : {Algorithm::AlphaBeta, Algorithm::Pvs, Algorithm::Mtdf}) {
            Settings textbook{.algorithm = algorithm, .table = true, .iterative = true};
            textbook.root = yomi::search::Root::Textbook;
            all.push_back(textbook);
            if (algorithm != Algorithm::Mtdf)
                textbook.aspiration = 1;
            all.push_back(textbook);
        }
        for (const char* board : {".........", "o...x....", "ox.......", "o...x...o"})
            for (const Settings& settings : all) {
                const Position position = parsePosition(board);
                const SearchResult result = analyzePosition(position, settings);
                const Trace trace = recordPosition(position, settings).trace;
                for (int i = 0; i < iterationCount(trace); ++i) {
                    const auto at = static_cast<std::size_t>(i);
                    std::vector<int> moves;
                    for (const NodeId node :
                         principalLine(trace, i, trace.iterations[at].endEvent - 1))
                        moves.push_back(trace.nodes[node].move);
                    if (moves != result.iterations[at].line)
                        QFAIL(qPrintable(described(position, settings)));
                }
            }
    }

    /// The line contains nothing that is found later, and begins with the best move so far.
    void principalLineKnowsNothingOfWhatComes() {
        const Trace trace = pvs();
        for (EventIndex event = 0; event < trace.events.size(); event += 7)
            for (const NodeId node : principalLine(trace, iterationOfEvent(trace, event), event))
                QVERIFY(trace.nodes[node].left < event);
    }

    /// Every event belongs to exactly one node or root, and theirs are in order.
    void eventsAreShared_data() { addRuns(); }
    void eventsAreShared() {
        QFETCH(QString, run);
        const Trace trace = recordPosition({}, settingsOf(run)).trace;
        std::vector<int> owners(trace.events.size());
        const auto take = [&](std::optional<NodeId> owner, int iteration) {
            const std::vector<EventIndex> own = ownEvents(trace, owner, iteration);
            QVERIFY(std::ranges::is_sorted(own));
            for (const EventIndex event : own) {
                QCOMPARE(subject(trace, event).value_or(noNode), owner.value_or(noNode));
                ++owners[event];
            }
        };
        for (NodeId node = 0; node < trace.nodes.size(); ++node)
            take(node, iterationOfNode(trace, node));
        for (int i = 0; i < iterationCount(trace); ++i)
            take({}, i);
        QVERIFY(std::ranges::all_of(owners, [](int count) { return count == 1; }));
    }

    void goesThroughTheEventsOfANode() {
        const Trace trace = recordPosition({}, settingsOf(QStringLiteral("1175 nodes"))).trace;
        for (NodeId node = 0; node < trace.nodes.size(); node += 13) {
            const std::vector<EventIndex> own = ownEvents(trace, node, 0);
            Step at = own.front();
            QVERIFY(!stepWithin(own, *at, Direction::Back));
            for (const EventIndex expected : own) {
                QCOMPARE(at.value(), expected);
                at = stepWithin(own, expected, Direction::Forward);
                if (at)
                    QCOMPARE(stepWithin(own, *at, Direction::Back).value(), expected);
            }
            QVERIFY(!at);
        }
    }

    /// From an entry to the leaving; from before an entry to the comparison that follows it.
    void overSkipsASubtree_data() { addRuns(); }
    void overSkipsASubtree() {
        QFETCH(QString, run);
        const Trace trace = recordPosition({}, settingsOf(run)).trace;
        for (EventIndex index = 0; index < lastOf(trace); ++index) {
            const Event event = trace.events[index], next = trace.events[index + 1];
            const Step over = stepOver(trace, index);
            QVERIFY(over);
            const Event reached = trace.events[*over];
            if (isEntry(event)) {
                QCOMPARE(reached.kind(), EventKind::Leave);
                QCOMPARE(reached.node(), event.node());
            } else if (isEntry(next)) {
                QVERIFY(reached.kind() == EventKind::Child || reached.kind() == EventKind::NewBest);
                QCOMPARE(reached.node(), next.node());
            } else {
                QCOMPARE(*over, index + 1);
            }
        }
        QVERIFY(!stepOver(trace, lastOf(trace)));
    }

    void outLeavesTheNode_data() { addRuns(); }
    void outLeavesTheNode() {
        QFETCH(QString, run);
        const Trace trace = recordPosition({}, settingsOf(run)).trace;
        for (EventIndex index = 0; index <= lastOf(trace); ++index) {
            const NodeId node = subject(trace, index).value_or(noNode);
            const bool isLeft = trace.events[index].kind() == EventKind::Leave;
            const NodeId from = isLeft ? trace.nodes[node].parent : node;
            const Step out = stepOut(trace, index);
            if (from != noNode) {
                QCOMPARE(out.value(), trace.nodes[from].left);
                continue;
            }
            const auto iteration = static_cast<std::size_t>(iterationOfEvent(trace, index));
            const EventIndex end = trace.iterations[iteration].endEvent - 1;
            QCOMPARE(out, index == end ? Step() : Step(end));
        }
    }

    void findsKinds_data() {
        QTest::addColumn<int>("kind");
        for (int kind = 0; kind < eventKindCount; ++kind)
            QTest::addRow("kind %d", kind) << kind;
    }
    void findsKinds() {
        QFETCH(int, kind);
        const auto wanted = static_cast<EventKind>(kind);
        const auto isWanted = [wanted](const Trace& trace, Event event) {
            return event.kind() == wanted &&
                   (wanted != EventKind::Cutoff || !prunedMoves(trace, event.node()).empty());
        };
        const Trace trace = pvs();
        Step last;
        for (EventIndex event = 0; event <= lastOf(trace); ++event) {
            QCOMPARE(stepToKind(trace, event, wanted, Direction::Back), last);
            if (!isWanted(trace, trace.events[event]))
                continue;
            if (last)
                QCOMPARE(stepToKind(trace, *last, wanted, Direction::Forward), Step(event));
            last = event;
        }
        QVERIFY(last && !stepToKind(trace, *last, wanted, Direction::Forward));
    }

    void findsBoards() {
        const Trace trace = pvs();
        const std::string board = "o...x....";
        std::vector<EventIndex> expected;
        for (EventIndex event = 0; event <= lastOf(trace); ++event)
            if (isEntry(trace.events[event]) &&
                trace.game->boardText(pathTo(trace, trace.events[event].node())) == board)
                expected.push_back(event);
        QVERIFY(expected.size() > 8);
        std::vector<EventIndex> found;
        for (Step at = stepToBoard(trace, 0, board, Direction::Forward); at;
             at = stepToBoard(trace, *at, board, Direction::Forward))
            found.push_back(*at);
        QVERIFY(found == expected);
        QCOMPARE(stepToBoard(trace, found[3], board, Direction::Back), Step(found[2]));
        QVERIFY(!stepToBoard(trace, found[0], board, Direction::Back));
        QVERIFY(!stepToBoard(trace, 0, "oxoxoxoxo", Direction::Forward));
    }

    void findsCutoffsAndEntries_data() { addRuns(); }
    void findsCutoffsAndEntries() {
        QFETCH(QString, run);
        const Trace trace = recordPosition({}, settingsOf(run)).trace;
        std::vector<Step> cutoffs(trace.nodes.size());
        NodeId entered = noNode;
        for (EventIndex event = 0; event <= lastOf(trace); ++event) {
            const Event each = trace.events[event];
            if (isEntry(each))
                entered = each.node();
            if (each.kind() == EventKind::Cutoff)
                cutoffs[each.node()] = event;
            QCOMPARE(lastEntered(trace, event), entered);
        }
        for (NodeId node = 0; node < trace.nodes.size(); ++node)
            QCOMPARE(cutoffOf(trace, node), cutoffs[node]);
    }
};

YOMI_TESTS(TestTicTacToeTraceSteps)
#include "test_trace_steps.moc"
