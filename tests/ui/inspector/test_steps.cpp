// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tictactoe/game_tree.h"
#include "core/tree/step/steps.h"
#include "tests/run_tests.h"
#include "tests/ui/inspector/screen.h"
#include "ui/inspector/event_words.h"
#include "ui/inspector/recorded_run.h"

#include <set>

using namespace yomi::ui::inspector;
using namespace yomi::ui::tictactoe;

namespace {

Settings settingsOf(const QString& name) {
    Settings settings;
    if (name == QStringLiteral("minimax, depth 3")) {
        settings.algorithm = Algorithm::Minimax;
        settings.depth = 3;
    } else if (name == QStringLiteral("1175 nodes")) {
        settings.table = true;
    } else {
        settings.algorithm = Algorithm::Pvs;
        settings.iterative = true;
    }
    return settings;
}

yomi::tictactoe::Position positionOf(const Trace& trace, NodeId node) {
    return yomi::tictactoe::parsePosition(boardOf(trace, std::optional(node)));
}

/// At and below a node, to the depth limit.
std::int64_t minimaxNodes(const Trace& trace, NodeId node, int limit) {
    return yomi::tictactoe::treeNodes(positionOf(trace, node), limit - trace.nodes[node].depth);
}

/// The counts of a reader who reads the log event by event.
struct Tally {
    std::set<NodeId> entered;
    std::int64_t cuts = 0, pruned = 0, belowPruned = 0, fromTable = 0;
};

} // namespace

class TestSteps : public QObject {
    Q_OBJECT

private:
    static void addRuns() {
        QTest::addColumn<QString>("settings");
        for (const char* name : {"minimax, depth 3", "1175 nodes", "545 nodes"})
            QTest::addRow("%s", name) << QString::fromLatin1(name);
    }

private Q_SLOTS:
    void workIsThatOfAWalkThroughTheLog_data() { addRuns(); }
    void workIsThatOfAWalkThroughTheLog() {
        QFETCH(QString, settings);
        const SearchRun run = recordedRun(settingsOf(settings));
        const Trace& trace = run.trace();
        for (std::size_t i = 0; i < trace.iterations.size(); ++i) {
            const TraceIteration& range = trace.iterations[i];
            const int limit = trace.iterations[i].depth;
            Tally tally;
            for (EventIndex event = range.firstEvent; event < range.endEvent; ++event) {
                const Event each = trace.events[event];
                tally.entered.insert(each.node());
                if (each.kind() == EventKind::TableHit)
                    tally.fromTable += minimaxNodes(trace, each.node(), limit) - 1;
                if (each.kind() == EventKind::Cutoff) {
                    // The whole tree below it, without the subtrees of the moves that were tried.
                    std::set<int> tried;
                    std::int64_t below = minimaxNodes(trace, each.node(), limit) - 1;
                    for (const NodeId child : childrenOf(trace, each.node()))
                        if (tried.insert(static_cast<int>(trace.nodes[child].move)).second)
                            below -= minimaxNodes(trace, child, limit);
                    const int untried =
                        yomi::tictactoe::count(positionOf(trace, each.node()).empty()) -
                        static_cast<int>(tried.size());
                    tally.cuts += untried > 0;
                    tally.pruned += untried;
                    tally.belowPruned += below;
                }
                const auto computed = static_cast<std::int64_t>(tally.entered.size());
                const WorkSoFar expected{
                    computed,          tally.cuts,      tally.pruned,
                    tally.belowPruned, tally.fromTable, range.endNode - range.firstNode - computed};
                QVERIFY2(run.workAt(event) == expected, qPrintable(QString::number(event)));
            }
        }
    }

    void subtreesAddUp_data() { addRuns(); }
    void subtreesAddUp() {
        QFETCH(QString, settings);
        const SearchRun run = recordedRun(settingsOf(settings));
        for (std::size_t i = 0; i < run.trace().iterations.size(); ++i) {
            const Counters& counters = run.result().iterations[i].counters;
            QVERIFY((run.subtree({}, static_cast<int>(i)) ==
                     SubtreeWork{counters.nodes, counters.leaves, counters.cuts, counters.pruned,
                                 counters.tableHits}));
        }
        for (NodeId node = 0; node < run.trace().nodes.size(); ++node) {
            SubtreeWork sum{1, 0, 0, 0, 0};
            for (const NodeId child : childrenOf(run.trace(), node))
                sum.nodes += run.subtree(child, 0).nodes;
            QCOMPARE(run.subtree(node, 0).nodes, sum.nodes);
        }
    }

    void reasonsNameTheNumbers() {
        const SearchRun run = recordedRun(settingsOf(QStringLiteral("1175 nodes")));
        const Trace& trace = run.trace();
        const Step cut = stepToKind(trace, 0, EventKind::Cutoff, Direction::Forward);
        QVERIFY(cut);
        const TraceState state = stateAt(trace, *cut);
        const OpenNode& open = state.path.back();
        const bool max = open.firstToMove;
        QVERIFY(max ? *open.best >= open.beta : *open.best <= open.alpha);
        const QString headline = eventWords(run, state, *cut).headline;
        QVERIFY2(headline.startsWith(QStringLiteral("Cut: ")), qPrintable(headline));
        QVERIFY2(headline.contains(max ? u'≥' : u'≤'), qPrintable(headline));
    }

    void everyEventHasItsWords_data() { addRuns(); }
    void everyEventHasItsWords() {
        QFETCH(QString, settings);
        const SearchRun run = recordedRun(settingsOf(settings));
        const Trace& trace = run.trace();
        for (EventIndex event = 0; event < trace.events.size(); ++event) {
            const EventWords words = eventWords(run, stateAt(trace, event), event);
            QVERIFY(!words.headline.isEmpty() && !words.reason.isEmpty());
            QVERIFY2(!words.headline.contains(u'%') && !words.reason.contains(u'%'),
                     qPrintable(words.headline));
        }
    }
};

YOMI_TESTS(TestSteps)
#include "test_steps.moc"
