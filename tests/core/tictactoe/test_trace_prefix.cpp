// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tictactoe/search.h"
#include "core/tree/step/decision.h"
#include "core/tree/step/prefix.h"
#include "core/tree/step/state.h"
#include "tests/core/tree/null_window.h"
#include "tests/run_tests.h"

#include <QTest>

#include <algorithm>
#include <map>

using namespace yomi::tictactoe;
using namespace yomi::tree;

namespace {

Settings prefixSettings(const QString& run) {
    if (run == QStringLiteral("alpha-beta with a table"))
        return {.table = true};
    Settings settings{.algorithm = Algorithm::Pvs, .table = true, .iterative = true};
    if (run == QStringLiteral("PVS from one root"))
        settings.root = yomi::search::Root::Textbook;
    return settings;
}

yomi::search::RecordedSearch prefixRun(const QString& run, NodeId mostNodes = 2'000'000) {
    return recordPosition({}, prefixSettings(run), {}, mostNodes);
}

/// All fields of a node as text.
std::string nodeText(const TraceNode& node) {
    std::string text;
    for (const double number : {node.alpha, node.beta, node.value})
        text += std::to_string(number) + ' ';
    for (const auto number : std::initializer_list<std::int64_t>{
             node.parent, node.end, node.writer, node.entered, node.left, node.move, node.stored,
             node.range, node.prunedCount > 0 ? node.firstPruned : 0, node.prunedCount, node.depth,
             node.firstToMove, static_cast<int>(node.outcome), static_cast<int>(node.visit),
             static_cast<int>(node.bound), static_cast<int>(node.table)})
        text += std::to_string(number) + ' ';
    return text;
}

} // namespace

class TestTicTacToeTracePrefix : public QObject {
    Q_OBJECT

    static void addRuns() {
        QTest::addColumn<QString>("run");
        for (const char* name : {"alpha-beta with a table", "PVS", "PVS from one root"})
            QTest::addRow("%s", name) << QString::fromLatin1(name);
    }

private Q_SLOTS:
    /// A recording that ends early is the same.
    void isARecordingThatEnded_data() { addRuns(); }
    void isARecordingThatEnded() {
        QFETCH(QString, run);
        const Trace whole = prefixRun(run).trace;
        for (NodeId count = 1; count < whole.nodes.size(); count += 17) {
            const Trace ended = prefixRun(run, count).trace;
            const Trace prefix = prefixOf(whole, whole.nodes[count].entered - 1);
            QCOMPARE(prefix.nodes.size(), ended.nodes.size());
            for (NodeId id = 0; id < count; ++id)
                QCOMPARE(nodeText(prefix.nodes[id]), nodeText(ended.nodes[id]));
            QVERIFY(prefix.isCutOff);
            QCOMPARE(prefix.events.size(), ended.events.size());
            QCOMPARE(prefix.bounds, ended.bounds);
            QCOMPARE(prefix.pruned, ended.pruned);
            QCOMPARE(prefix.iterations.size(), ended.iterations.size());
            QCOMPARE(prefix.iterations.back().endNode, ended.iterations.back().endNode);
            QCOMPARE(prefix.iterations.back().endEvent, ended.iterations.back().endEvent);
        }
    }

    /// The prefix only lacks whether a null window leads to a re-search, whether a move was the
    /// last one, and, until the node is left, what is stored.
    void standsAsTheSearchDid_data() { addRuns(); }
    void standsAsTheSearchDid() {
        QFETCH(QString, run);
        const Trace whole = prefixRun(run).trace;
        for (EventIndex event = 0; event < whole.events.size(); event += 7) {
            const Trace prefix = prefixOf(whole, event);
            QCOMPARE(prefix.events.size(), std::size_t(event) + 1);
            const TraceState then = stateAt(whole, event), now = stateAt(prefix, event);
            QCOMPARE(now.iteration, then.iteration);
            QCOMPARE(now.found, then.found);
            if (whole.events[event].kind() != EventKind::Store)
                QCOMPARE(now.stored, then.stored);
            QCOMPARE(now.path.size(), then.path.size());
            for (std::size_t i = 0; i < now.path.size(); ++i) {
                const OpenNode &a = now.path[i], &b = then.path[i];
                QCOMPARE(a.node, b.node);
                QCOMPARE(a.best, b.best);
                QCOMPARE(a.compared, b.compared);
                QVERIFY(a.proved.lower <= b.proved.lower && a.proved.upper >= b.proved.upper);
                if (isNullWindowComparison(whole, event) && i + 1 == now.path.size())
                    continue;
                QCOMPARE(a.alpha, b.alpha);
                QCOMPARE(a.beta, b.beta);
            }
        }
    }

    /// After a null window the node's window is the previous one, whatever follows.
    void tellsNoResearch() {
        const Trace whole = prefixRun(QStringLiteral("PVS")).trace;
        for (EventIndex event = 1; event + 1 < whole.events.size(); ++event) {
            if (!isNullWindowComparison(whole, event))
                continue;
            const Trace prefix = prefixOf(whole, event);
            const NodeId child = whole.events[event].node();
            const OpenNode parent = stateAt(prefix, event).path.back();
            if (!parent.node)
                continue;
            // A null window shares one end with its parent: the lower one if the parent maximises.
            const TraceNode& scout = whole.nodes[child];
            QCOMPARE(parent.firstToMove ? parent.alpha : parent.beta,
                     parent.firstToMove ? scout.alpha : scout.beta);
        }
    }

    void ofAllIsAll() {
        const Trace whole = prefixRun(QStringLiteral("PVS")).trace;
        const auto last = static_cast<EventIndex>(whole.events.size()) - 1;
        QVERIFY(!prefixOf(whole, last).isCutOff);
        QVERIFY(prefixOf(whole, last - 1).isCutOff);
    }

    /// Every cut and every re-search is a decision, and every null window needs one.
    void decidesAsOftenAsIsCounted_data() { addRuns(); }
    void decidesAsOftenAsIsCounted() {
        QFETCH(QString, run);
        const yomi::search::RecordedSearch search = prefixRun(run);
        std::map<Choice, std::int64_t> taken;
        std::int64_t nullWindows = 0;
        for (std::optional<Decision> at = nextDecision(search.trace, 0); at;
             at = nextDecision(search.trace, at->event + 1)) {
            ++taken[at->taken];
            nullWindows += std::ranges::count(at->choices, Choice::SearchAgain);
            QVERIFY(std::ranges::count(at->choices, at->taken) == 1);
            QVERIFY(at->choices.size() >= 2);
            QCOMPARE(at->taken, at->expected);
            QCOMPARE(decisionAt(search.trace, at->event)->child, at->child);
        }
        std::int64_t cuts = 0, researches = 0, scouts = 0;
        for (const yomi::search::Iteration& iteration : search.result.iterations) {
            cuts += iteration.counters.cuts;
            researches += iteration.counters.researches;
            scouts += iteration.counters.nullWindows;
        }
        QCOMPARE(taken[Choice::Cut], cuts);
        QCOMPARE(taken[Choice::SearchAgain], researches);
        QCOMPARE(nullWindows, scouts);
    }

    /// A recording that ends early has fewer decisions, but no different ones.
    void decidesOnlyWhatIsRecorded_data() { addRuns(); }
    void decidesOnlyWhatIsRecorded() {
        QFETCH(QString, run);
        const Trace whole = prefixRun(run).trace;
        for (NodeId count = 1; count < whole.nodes.size(); count += 17) {
            const Trace ended = prefixRun(run, count).trace;
            for (std::optional<Decision> at = nextDecision(ended, 0); at;
                 at = nextDecision(ended, at->event + 1)) {
                const std::optional<Decision> told = decisionAt(whole, at->event);
                QVERIFY(told);
                QCOMPARE(at->taken, told->taken);
                QCOMPARE(at->choices, told->choices);
            }
        }
    }

    void minimaxDecidesNothing() {
        const Trace trace = recordPosition({}, {.algorithm = Algorithm::Minimax, .depth = 2}).trace;
        QVERIFY(!nextDecision(trace, 0));
    }
};

YOMI_TESTS(TestTicTacToeTracePrefix)
#include "test_trace_prefix.moc"
