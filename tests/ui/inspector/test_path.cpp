// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tree/step/steps.h"
#include "tests/run_tests.h"
#include "tests/ui/inspector/screen.h"
#include "tests/waiting.h"
#include "ui/common/numbers.h"
#include "ui/inspector/path_strip.h"
#include "ui/inspector/source_words.h"
#include "ui/inspector/term_list.h"

#include <QSpinBox>

#include <set>

using namespace yomi::ui::inspector;

namespace {

/// The same recording as the screen's.
RecordedRun article() {
    Settings settings;
    settings.table = true;
    return recordedRun(settings);
}

PathStrip* stripOf(const Screen& screen) {
    for (PathStrip* strip : screen.workspace.findChildren<PathStrip*>())
        if (strip->isVisible())
            return strip;
    return nullptr;
}

QSpinBox* numberField(const Screen& screen, const char* name) {
    for (QSpinBox* field : screen.workspace.findChildren<QSpinBox*>())
        if (field->accessibleName() == QLatin1String(name))
            return field;
    return nullptr;
}

} // namespace

class TestPath : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aNumberThatIsTooLargeIsRefused() {
        Screen screen;
        screen.document.setEvent(7);
        QSpinBox* field = numberField(screen, "Go to the event");
        field->selectAll();
        QTest::keyClicks(field, QStringLiteral("99999"));
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(screen.document.view().event, 7U);
    }

    /// Every board of the path is shown, or folded in the middle; the last is the current node.
    void showsThePath() {
        Screen screen;
        const RecordedRun run = article();
        for (EventIndex event = 0; event < run.trace().events.size(); event += 211) {
            screen.document.setEvent(event);
            const std::size_t length = stateAt(run.trace(), event).path.size();
            const std::vector<std::size_t>& places = stripOf(screen)->shownPlaces();
            QCOMPARE(places.front(), std::size_t{0});
            QCOMPARE(places.back(), length - 1);
            QVERIFY(std::ranges::is_sorted(places));
            const bool isFolded = places.size() < length;
            QCOMPARE(stripOf(screen)->itemCount(), int(3 * places.size()) + isFolded);
        }
    }

    /// A click on the fold, or a key, lists the folded boards as targets.
    void theFoldListsWhatIsInIt() {
        Screen screen;
        const RecordedRun run = article();
        const Trace& trace = run.trace();
        screen.document.setEvent(trace.nodes[900].entered);
        screen.workspace.resize(890, 700);
        PathStrip* strip = stripOf(screen);
        const TraceState state = stateAt(trace, screen.event());
        QTRY_VERIFY(strip->shownPlaces().size() + 3 <= state.path.size());
        const std::size_t folded = state.path.size() - strip->shownPlaces().size();
        constexpr int fold = 3; // after the root and its ends
        QCOMPARE(strip->itemName(fold), QStringLiteral("… %1 plies").arg(folded));
        QVERIFY(strip->itemRect(fold).left() > strip->itemRect(0).right());
        QVERIFY(strip->itemRect(fold).right() < strip->itemRect(fold + 1).left());
        QTest::mouseMove(strip, strip->itemRect(fold).center());
        QCOMPARE(strip->cursor().shape(), Qt::PointingHandCursor);
        QTest::mouseMove(strip, strip->itemRect(1).center()); // −∞, which has no source
        QCOMPARE(strip->cursor().shape(), Qt::ArrowCursor);
        const auto listed = [] {
            return qobject_cast<QMenu*>(QApplication::activePopupWidget());
        };
        QTest::mouseClick(strip, Qt::LeftButton, {}, strip->itemRect(fold).center());
        QTRY_VERIFY(listed());
        QCOMPARE(std::size_t(listed()->actions().size()), folded);
        const OpenNode& second = state.path[2];
        const QString text = listed()->actions()[1]->text();
        QVERIFY2(text.contains(QStringLiteral(" · node %1 · α\u00a0").arg(*second.node)),
                 qPrintable(text));
        QTest::keyClick(listed(), Qt::Key_Escape);
        QTRY_VERIFY(!listed());
        strip->focusItem(fold);
        QTest::keyClick(strip, Qt::Key_Return);
        QTRY_VERIFY(listed());
        listed()->setActiveAction(listed()->actions()[1]);
        QTest::keyClick(listed(), Qt::Key_Return);
        QTRY_COMPARE(screen.event(), trace.nodes[*second.node].entered);
        QTRY_VERIFY(!listed());
    }

    /// A click on an end of a window goes to the event that set it.
    void endsLeadToTheirSource() {
        Screen screen;
        const RecordedRun run = article();
        int followed = 0;
        for (EventIndex event = 40; event < run.trace().events.size(); event += 97) {
            screen.document.setEvent(event);
            PathStrip* strip = stripOf(screen);
            const TraceState state = stateAt(run.trace(), event);
            const std::size_t cell = strip->shownPlaces().size() - 1;
            const OpenNode& subject = state.path[strip->shownPlaces()[cell]];
            for (const bool isAlpha : {true, false}) {
                const Source source = isAlpha ? subject.alphaSource : subject.betaSource;
                const auto target = sourceEvent(run.trace(), source);
                if (!target)
                    continue;
                const bool isFolded = strip->itemCount() > int(3 * cell + 3);
                const int item = int(3 * cell) + isFolded + (isAlpha ? 1 : 2);
                QTest::mouseClick(strip, Qt::LeftButton, {}, strip->itemRect(item).center());
                QCOMPARE(screen.event(), *target);
                screen.document.setEvent(event);
                ++followed;
            }
        }
        QVERIFY(followed > 10);
    }

    void numbersAreTyped() {
        Screen screen;
        const RecordedRun run = article();
        QSpinBox* events = numberField(screen, "Go to the event");
        QSpinBox* nodes = numberField(screen, "Go to the entry of the node");
        QCOMPARE(events->maximum(), 5571);
        QCOMPARE(nodes->maximum(), 1174);
        events->setValue(1234);
        QCOMPARE(screen.event(), 1233U);
        QCOMPARE(nodes->value(), int(stateAt(run.trace(), 1233).path.back().node.value_or(~0U)));
        nodes->setValue(777);
        QCOMPARE(screen.event(), run.trace().nodes[777].entered);
        QCOMPARE(events->value(), int(screen.event()) + 1);
    }

    /// At a cut an arrow points to the ancestor that keeps the bound.
    void cutsPointAtTheirBound() {
        Screen screen;
        const RecordedRun run = article();
        int pointed = 0;
        for (Step cut = stepToKind(run.trace(), 0, EventKind::Cutoff, Direction::Forward);
             cut && pointed < 40;
             cut = stepToKind(run.trace(), *cut, EventKind::Cutoff, Direction::Forward)) {
            screen.document.setEvent(*cut);
            const TraceState state = stateAt(run.trace(), *cut);
            const auto keeper = keeperOf(run.trace(), reachedEnd(state.path.back()));
            QCOMPARE(stripOf(screen)->arrowTarget().has_value(),
                     keeper.has_value() && *keeper != state.path.back().node);
            pointed += keeper.has_value();
        }
        QVERIFY(pointed > 10);
    }

    /// The end of a null window names the value that the window surrounds and leads to it; a cut at
    /// it points to the ancestor that keeps that value, and the sentence does not mention a side's
    /// alternatives.
    void nullWindowsLieOnAValue() {
        Screen screen;
        const Settings settings{.algorithm = Algorithm::Pvs, .iterative = true};
        screen.document.setSearch(0, settings);
        const RecordedRun run = recordedRun(settings);
        const Trace& trace = run.trace();
        QTRY_COMPARE(numberField(screen, "Go to the event")->maximum(), int(trace.events.size()));
        int named = 0;
        for (NodeId id = 0; id < trace.nodes.size(); ++id)
            for (const Source source : {trace.nodes[id].alphaSource, trace.nodes[id].betaSource}) {
                if (source.kind() != SourceKind::NullWindow)
                    continue;
                const Source around = aroundWhich(trace, source);
                QVERIFY(around.kind() == SourceKind::Value || around.kind() == SourceKind::Table);
                QVERIFY(*sourceEvent(trace, source) < trace.nodes[source.number()].entered);
                if (around.kind() != SourceKind::Value)
                    continue;
                const QString words = sourceText(trace, source);
                QVERIFY2(words.startsWith(QStringLiteral("null window on the value of node %1, ")
                                              .arg(yomi::ui::numberText(around.number(),
                                                                        yomi::ui::Unit::Count))),
                         qPrintable(words));
                const TraceNode& scout = trace.nodes[source.number()];
                const double value = trace.nodes[around.number()].value;
                if (scout.alphaSource == around)
                    QCOMPARE(value, scout.alpha);
                if (scout.betaSource == around)
                    QCOMPARE(value, scout.beta);
                ++named;
            }
        QVERIFY(named > 100);
        int pointed = 0;
        for (Step cut = stepToKind(trace, 0, EventKind::Cutoff, Direction::Forward);
             cut && pointed < 20;
             cut = stepToKind(trace, *cut, EventKind::Cutoff, Direction::Forward)) {
            const TraceState state = stateAt(trace, *cut);
            if (reachedEnd(state.path.back()).kind() != SourceKind::NullWindow)
                continue;
            screen.document.setEvent(*cut);
            QVERIFY(stripOf(screen)->arrowTarget());
            const QString reason = screen.label("eventReason");
            QVERIFY2(reason.startsWith(QStringLiteral("A null window only asks ")),
                     qPrintable(reason));
            ++pointed;
        }
        QVERIFY(pointed > 5);
    }

    /// In a small window the boards are lower, but shown; a cut frames the ancestor.
    void boardsStayInASmallWindow() {
        Screen screen;
        const auto boardWidth = [&] {
            const PathStrip* strip = stripOf(screen);
            return strip->itemRect(1).left() - strip->itemRect(0).left();
        };
        screen.workspace.resize(1280, 1000);
        QTRY_VERIFY(stripOf(screen)->height() > 60);
        const int tall = stripOf(screen)->height();
        screen.document.setEvent(900);
        QVERIFY(boardWidth() > 40);
        screen.workspace.resize(890, 500); // of a window of 900×600
        QTRY_VERIFY(stripOf(screen)->height() < tall);
        PathStrip* strip = stripOf(screen);
        QVERIFY(strip->shownPlaces().size() == 2 && strip->itemCount() == 7); // and a fold
        for (int item = 0; item < strip->itemCount(); ++item)
            QVERIFY2(strip->rect().contains(strip->itemRect(item)),
                     qPrintable(strip->itemName(item)));
        QVERIFY2(boardWidth() > 30, qPrintable(QString::number(boardWidth())));
        QCOMPARE(stripOf(screen)->shownPlaces().front(), std::size_t{0});
    }

    /// A term under the mouse highlights its cells on the board.
    void termsShowTheirCells() {
        Screen screen;
        Settings settings;
        settings.depth = 2;
        screen.document.setSearch(0, settings);
        screen.document.setEvent(0);
        const RecordedRun run = recordedRun(settings);
        const Trace& trace = run.trace();
        auto* list = screen.workspace.findChild<TermList*>();
        QTRY_COMPARE(screen.eventTitle(),
                     QStringLiteral("Event 1 of %1")
                         .arg(yomi::ui::numberText(static_cast<double>(trace.events.size()),
                                                   yomi::ui::Unit::Count)));
        QVERIFY(!list->isVisible());
        std::set<std::vector<int>> seen;
        for (EventIndex event = 0; event < trace.events.size(); event += 17) {
            screen.document.setEvent(event);
            const Event shown = trace.events[event];
            const bool isEstimate = shown.kind() == EventKind::Evaluate &&
                                    trace.nodes[shown.node()].outcome == yomi::tree::Outcome::Open;
            const std::vector<Term> terms =
                isEstimate ? trace.game->terms(pathTo(trace, shown.node())) : std::vector<Term>();
            QCOMPARE(list->isVisible(), !terms.empty());
            QCOMPARE(list->itemCount(), int(terms.size()));
            for (int item = 0; item < list->itemCount(); ++item) {
                QTest::mouseMove(list, list->itemRect(item).center());
                QCOMPARE(list->tinted(), terms[std::size_t(item)].cells);
                seen.insert(list->tinted());
            }
            QTest::mouseMove(list, QPoint(1, list->height() - 1));
            QVERIFY(list->tinted().empty());
        }
        QVERIFY(seen.size() > 4);
    }
};

YOMI_TESTS(TestPath)
#include "test_path.moc"
