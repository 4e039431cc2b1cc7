// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/run_tests.h"
#include "tests/ui/inspector/screen.h"
#include "tests/waiting.h"
#include "ui/inspector/event_words.h"
#include "ui/inspector/node_look.h"
#include "ui/inspector/score_widgets.h"
#include "ui/inspector/words.h"

using namespace yomi::ui;
using namespace yomi::ui::inspector;
using namespace yomi::ui::tictactoe;

/// The description of a value before and at the return of its node.
class TestJudgement : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// On this board a child that failed low gave its parent a best value far from the true one.
    void anOpenNodeSaysOnlyWhatIsProved() {
        int unproved = 0;
        for (const Settings& settings :
             {Settings{}, Settings{.table = true}, Settings{.algorithm = Algorithm::Pvs}}) {
            const RecordedRun run = recordedRun(settings, "o...x...o");
            const Trace& trace = run.trace();
            for (EventIndex event = 0; event < trace.events.size(); ++event) {
                const TraceState state = stateAt(trace, event);
                for (const OpenNode& open : state.path)
                    if (open.node && trace.nodes[*open.node].left > event)
                        QCOMPARE(lookOf(run, state, event, {open.node, {}}).value,
                                 provedText(open.proved));
                const OpenNode& subject = state.path.back();
                if (trace.events[event].kind() != EventKind::NewBest)
                    continue;
                const bool isMax = subject.firstToMove;
                const bool isProved = isMax ? subject.proved.lower >= *subject.best
                                            : subject.proved.upper <= *subject.best;
                if (isProved)
                    continue;
                ++unproved;
                QVERIFY(
                    eventWords(run, state, event).reason.contains(QStringLiteral("only a bound")));
            }
        }
        QVERIFY(unproved > 0);
    }

    /// The value that a node returns is compared with the window at entry, in the tree and in
    /// words; and its proved bounds are not lost at its return.
    void whatANodeReturnsIsJudgedByItsWindowAndKeepsWhatWasProved() {
        int given = 0; // dropped by the search, which nevertheless returns a bound
        for (const Settings& settings : {Settings{}, Settings{.table = true},
                                         Settings{.algorithm = Algorithm::Pvs, .table = true}}) {
            const RecordedRun run = recordedRun(settings, "oxoxx..o.");
            const Trace& trace = run.trace();
            for (EventIndex event = 1; event < trace.events.size(); ++event) {
                if (trace.events[event].kind() != EventKind::Leave)
                    continue;
                const NodeId id = trace.events[event].node();
                const TraceNode& node = trace.nodes[id];
                const auto look = [&](EventIndex at) {
                    return lookOf(run, stateAt(trace, at), at, {id, {}});
                };
                QCOMPARE(look(event).value, provedText(stateAt(trace, event).path.back().proved));
                if (look(event - 1).value == scoreText(node.value)) // proved before
                    QCOMPARE(look(event).value, look(event - 1).value);
                const EventWords words = eventWords(run, stateAt(trace, event), event);
                const bool isIn = node.value > node.alpha && node.value < node.beta;
                QCOMPARE(words.headline, QStringLiteral("Return ") + scoreText(node.value) +
                                             (node.bound == BoundKind::Exact || isIn ? QString()
                                              : node.bound == BoundKind::Lower
                                                  ? QStringLiteral(", a lower bound")
                                                  : QStringLiteral(", an upper bound")));
                if (node.bound == BoundKind::Exact)
                    QCOMPARE(words.reason.contains(QStringLiteral("it fails")), !isIn);
                if (!isIn && node.bound != BoundKind::Exact &&
                    look(event).value == scoreText(node.value)) {
                    ++given;
                    QVERIFY(words.reason.startsWith(QStringLiteral("Every move has been")));
                }
            }
        }
        QVERIFY(given > 0);
    }

    void theNumberLineShowsTheWindowThatTheReturnIsJudgedBy() {
        Screen screen;
        screen.document.takePosition(parsePosition("oxoxx..o."), QString());
        screen.document.setSearch(0, {});
        QTRY_COMPARE(screen.eventTitle(), QStringLiteral("Event 47 of 47"));
        screen.document.setEvent(6);
        QCOMPARE(screen.label("eventHeadline"), QStringLiteral("Return 300"));
        const LineMarks marks = screen.workspace.findChild<NumberLine*>()->marks();
        QCOMPARE(marks.window, std::optional(Bounds())); // at the comparison before: α 300
        screen.document.setEvent(5);
        QVERIFY(screen.workspace.findChild<NumberLine*>()->marks().window != Bounds());
        screen.document.setEvent(29);
        QCOMPARE(screen.label("eventHeadline"),
                 QStringLiteral("Bottom right is no better: 0 > −300"));
    }
};

YOMI_TESTS(TestJudgement)
#include "test_judgement.moc"
