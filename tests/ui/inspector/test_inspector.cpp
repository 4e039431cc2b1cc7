// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/run_tests.h"
#include "tests/ui/inspector/screen.h"
#include "tests/waiting.h"
#include "ui/charts/bar_panel.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/playback_bar.h"
#include "ui/common/stale_overlay.h"
#include "ui/inspector/event_words.h"
#include "ui/inspector/node_look.h"
#include "ui/inspector/outline_model.h"
#include "ui/inspector/outline_view.h"
#include "ui/inspector/score_widgets.h"
#include "ui/inspector/words.h"

#include <QAccessible>
#include <QClipboard>
#include <QSet>
#include <QSignalSpy>
#include <QSlider>

#include <set>

using namespace yomi::ui;
using namespace yomi::ui::inspector;
using namespace yomi::ui::tictactoe;

namespace {

/// A search that takes seconds to time and record.
Settings slowSearch() {
    Settings settings;
    settings.algorithm = Algorithm::Minimax;
    settings.iterative = true;
    settings.ordering = false;
    settings.board = BoardKind::Heap;
    settings.update = Update::Copy;
    return settings;
}

} // namespace

class TestInspector : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tabReachesEverything() {
        Screen screen;
        QSet<QString> reached;
        screen.document.setSearch(0, {.algorithm = Algorithm::Pvs, .iterative = true});
        QTRY_COMPARE(screen.eventTitle(), QStringLiteral("Event 12,599 of 12,599"));
        screen.key(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier); // the outline
        screen.board->setFocus();
        do {
            QWidget* focus = screen.workspace.window()->focusWidget();
            reached << focus->accessibleName()
                    << QAccessible::queryAccessibleInterface(focus)->text(QAccessible::Name);
            screen.key(Qt::Key_Tab);
        } while (!screen.board->hasFocus() && reached.size() < 60);
        for (const char* name : {"Board", "Algorithm", "Iterations", "Board to look for",
                                 "Zoom to fit", "Search tree", "Play", "Over the subtree",
                                 "Next cut", "Position", "Speed", "Outline of the search tree"})
            QVERIFY2(reached.contains(QLatin1String(name)), name);
    }

    void keysStepBothWays() {
        Screen screen;
        screen.key(Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(screen.event(), 1U);
        screen.key(Qt::Key_End, Qt::AltModifier);
        QCOMPARE(screen.eventTitle(), QStringLiteral("Event 5,571 of 5,571"));
        screen.key(Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(screen.event(), 5569U);
        screen.key(Qt::Key_Home, Qt::AltModifier);
        QCOMPARE(screen.event(), 0U);
        screen.key(Qt::Key_Down, Qt::AltModifier); // over the first move's whole tree
        QCOMPARE(screen.label("eventHeadline"), QStringLiteral("Return 0"));
        screen.key(Qt::Key_PageUp, Qt::AltModifier);
        QVERIFY(screen.label("eventHeadline").startsWith(QStringLiteral("Store")));
        screen.key(Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(screen.label("eventHeadline"), QStringLiteral("Return 0"));
    }

    void keysRunToEveryKind_data() {
        QTest::addColumn<int>("key");
        QTest::addColumn<QString>("kind");
        QTest::addRow("cutoff") << int(Qt::Key_C) << "Cut: ";
        QTest::addRow("table hit") << int(Qt::Key_T) << "Table: ";
        QTest::addRow("new best") << int(Qt::Key_B) << "New best: ";
    }

    void keysRunToEveryKind() {
        QFETCH(int, key);
        QFETCH(QString, kind);
        Screen screen;
        screen.key(static_cast<Qt::Key>(key));
        const quint32 first = screen.event();
        QVERIFY(first > 0);
        QVERIFY(screen.label("eventHeadline").startsWith(kind));
        screen.key(static_cast<Qt::Key>(key));
        QVERIFY(screen.event() > first);
        screen.key(static_cast<Qt::Key>(key), Qt::ShiftModifier);
        QCOMPARE(screen.event(), first);
        screen.key(static_cast<Qt::Key>(key), Qt::ShiftModifier); // none is before
        QCOMPARE(screen.event(), first);
        QVERIFY(screen.label("subtreeStatistics").contains(QStringLiteral("before this")));
    }

    /// Steps visit every cut that prunes, and no cutoff without pruned moves; at each the pruned
    /// children are visible.
    void cutsPruneAndShowIt() {
        Screen screen;
        const SearchRun run = recordedRun(screen.document.shownSearch());
        const Trace& trace = run.trace();
        const QRect view = screen.canvas->viewport()->rect();
        for (int i = 0; i < 60; ++i) {
            screen.key(Qt::Key_C);
            const NodeId node = trace.events[screen.event()].node();
            const int pruned = trace.nodes[node].prunedCount;
            QVERIFY(pruned > 0);
            const auto items = screen.canvas->placedItems();
            const auto inSight = std::ranges::count_if(items, [&](const PlacedItem& each) {
                return each.item.isPruned() && each.item.node == node &&
                       view.contains(each.board.toRect());
            });
            QVERIFY(inSight == pruned || inSight >= view.height() / 56 - 2);
        }
        Step next;
        for (EventIndex event = 0; event < trace.events.size() && !next; ++event)
            if (trace.events[event].kind() == EventKind::Cutoff &&
                trace.nodes[trace.events[event].node()].prunedCount == 0)
                next = event;
        screen.document.setEvent(next.value()); // nothing pruned: no cut, no frame
        const auto* panel = screen.workspace.findChild<EventPanel*>();
        const TraceState state = stateAt(trace, *next);
        QCOMPARE(kindName(trace, trace.events[*next]), QStringLiteral("bound reached"));
        QVERIFY(screen.label("eventReason").endsWith(QStringLiteral("nothing is pruned.")));
        QVERIFY(!lookOf(run, state, *next, {state.path.back().node, {}}).isCut);
        QVERIFY(panel->isVisible());
    }

    void outlineAndIterationsAreFoldedWhereTheySayLittle() {
        Screen screen;
        const auto* strip = screen.workspace.findChild<BarPanel*>();
        const auto* outline = screen.workspace.findChild<OutlineView*>();
        QVERIFY(!strip->isVisible() && !outline->isVisible());
        QVERIFY(screen.canvas->height() * 2 > screen.workspace.height());
        QVERIFY(screen.board->itemRect(8).bottom() > 150); // the board has grown
        screen.key(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(outline->isVisible());
        screen.document.setSearch(0, {.algorithm = Algorithm::Pvs, .iterative = true});
        QTRY_VERIFY(strip->isVisible());
    }

    void saysWhatIsNotThere() {
        Screen screen;
        screen.key(Qt::Key_R); // alpha-beta has no re-searches
        QCOMPARE(screen.label("subtreeStatistics"),
                 QStringLiteral("There is no re-search after this event."));
        screen.key(Qt::Key_End, Qt::AltModifier);
        screen.key(Qt::Key_PageDown, Qt::AltModifier);
        QCOMPARE(screen.label("subtreeStatistics"),
                 QStringLiteral("Nothing more happens to the selected node."));
    }

    void treeAndOutlineSayTheSameOfTheRoot() {
        Screen screen;
        const auto* outline = screen.workspace.findChild<OutlineView*>()->model();
        const auto said = [&](int column) {
            return outline->index(0, column).data().toString();
        };
        const auto look = [&] {
            const SearchRun run = recordedRun(screen.document.shownSearch());
            return lookOf(run, stateAt(run.trace(), screen.event()), screen.event(), {});
        };
        QCOMPARE(said(OutlineModel::Value), QStringLiteral("?"));
        QCOMPARE(look().value, QStringLiteral("?"));
        screen.key(Qt::Key_Down, Qt::AltModifier);
        screen.key(Qt::Key_Right, Qt::AltModifier); // the first move's value reaches the root
        QCOMPARE(said(OutlineModel::Value), QStringLiteral("≥ 0"));
        QCOMPARE(look().value, QStringLiteral("≥ 0"));
        screen.key(Qt::Key_End, Qt::AltModifier);
        QCOMPARE(said(OutlineModel::Value), QStringLiteral("0"));
        QCOMPARE(look().value, QStringLiteral("0"));
        QCOMPARE(look().note, QStringLiteral("exact"));
    }

    void theWorkOfTheTreeIsNotToldDuringAGame() {
        Screen screen;
        const QSignalSpy work(&screen.workspace, &Workspace::workChanged);
        const auto told = [&] {
            return work.last().front().toString();
        };
        screen.document.setPage(playPage);
        QCOMPARE(told(), QString());
        screen.document.setPage(screen.document.pages().front());
        QVERIFY2(told().startsWith(QStringLiteral("1,175 nodes")), qPrintable(told()));
    }

    /// yomi-cli refuses switches that the algorithm does not use.
    void theCommandLeavesOutWhatIsNotUsed() {
        Screen screen;
        const auto command = [&](Algorithm algorithm) {
            Settings settings;
            settings.algorithm = algorithm;
            settings.depth = 2;
            settings.killers = true;
            settings.nullWindow = yomi::search::NullWindow::True;
            screen.document.setSearch(0, settings);
            return screen.workspace.copyCommand();
        };
        QVERIFY(!command(Algorithm::Minimax).contains(u"--killers"));
        QVERIFY(!command(Algorithm::AlphaBeta).contains(u"--null-window"));
        QVERIFY(command(Algorithm::AlphaBeta).contains(u"--killers"));
        QVERIFY(command(Algorithm::Pvs).contains(u"--null-window true"));
    }

    /// A maximising node has no proof from a child with an upper bound.
    void aValueOnTheWrongSideIsNoProof() {
        Settings settings;
        settings.algorithm = Algorithm::Pvs;
        settings.iterative = true;
        const SearchRun run = recordedRun(settings);
        const Trace& trace = run.trace();
        const EventIndex last = static_cast<EventIndex>(trace.events.size()) - 1;
        const TraceState state = stateAt(trace, last);
        int wrong = 0;
        for (NodeId id = 0; id < trace.nodes.size(); ++id) {
            const TraceNode& node = trace.nodes[id];
            const Bounds proved = provedAtEnd(trace, id);
            const bool ofMax = node.parent == noNode || trace.nodes[node.parent].firstToMove;
            const bool isWrong = ofMax ? proved.lower == -infinite : proved.upper == infinite;
            const NodeLook look = lookOf(run, state, last, {id, {}});
            QCOMPARE(look.isNoProof, isWrong);
            QCOMPARE(noteText(look).endsWith(QStringLiteral(", no proof")), isWrong);
            QCOMPARE(itemSentence(run, state, last, {id, {}}).contains(u"no proof"), isWrong);
            const bool isPlain = isWrong && !look.isCut && !look.isTableHit;
            QCOMPARE(noteText(look, Room::Narrow) == u"no proof", isPlain);
            wrong += isWrong;
        }
        QVERIFY(wrong > 0);
        // In minimax every value is exact.
        settings = {};
        settings.algorithm = Algorithm::Minimax;
        settings.depth = 3;
        const SearchRun all = recordedRun(settings);
        const EventIndex end = static_cast<EventIndex>(all.trace().events.size()) - 1;
        const TraceState over = stateAt(all.trace(), end);
        for (NodeId id = 0; id < all.trace().nodes.size(); ++id)
            QVERIFY(!lookOf(all, over, end, {id, {}}).isNoProof);
    }

    /// The reach of an iteration: to a ply of the position's game, or to the end of the longest.
    void anIterationSaysHowFarItGoes() {
        Screen screen;
        const auto* outline = screen.workspace.findChild<OutlineView*>()->model();
        const auto title = [&](int row) {
            return outline->index(row, OutlineModel::MoveAndBoard).data().toString();
        };
        QCOMPARE(title(0), QStringLiteral("Depth limit 8, to the end"));
        screen.workspace.pasteText(QStringLiteral("ox......."));
        QTRY_COMPARE(title(0), QStringLiteral("Depth limit 6, to the end"));
        Settings settings = screen.document.shownSearch();
        settings.depth = 9; // beyond it
        screen.document.setSearch(0, settings);
        QTRY_COMPARE(title(0), QStringLiteral("Depth limit 9, to the end"));
        settings.iterative = true;
        screen.document.setSearch(0, settings);
        QTRY_COMPARE(outline->rowCount(), 7);
        QCOMPARE(title(5), QStringLiteral("Depth limit 5 (6 plies)"));
        QCOMPARE(title(6), QStringLiteral("Depth limit 6, to the end"));
        QCOMPARE(depthText(recordedRun(settings, "ox.......").trace().iterations[6]),
                 QStringLiteral("depth 6, to the end"));
    }

    void anIterationOfTheOutlineIsNotYetOpenOrExact() {
        Settings settings;
        settings.algorithm = Algorithm::Pvs;
        settings.iterative = true;
        const SearchRun run = recordedRun(settings);
        const Trace& trace = run.trace();
        const EventIndex last = static_cast<EventIndex>(trace.events.size()) - 1;
        const EventIndex event = trace.iterations[3].firstEvent;
        const TraceState state = stateAt(trace, event);
        QCOMPARE(rootLookOf(run, state, event, 2).note, QStringLiteral("exact"));
        QCOMPARE(rootLookOf(run, state, event, 3).note, QStringLiteral("Max 0/9"));
        QCOMPARE(rootLookOf(run, state, event, 4).value, QStringLiteral("–"));
        QCOMPARE(lookOf(run, stateAt(trace, last), last, {}).note, QStringLiteral("exact"));
    }

    void undoLeadsBackToThePlace() {
        Screen screen;
        screen.key(Qt::Key_C);
        const QString place = screen.eventTitle();
        QComboBox* depth = screen.box("Depth limit");
        depth->setFocus();
        QTest::keyClick(depth, Qt::Key_Down);
        QTRY_VERIFY(screen.eventTitle() != place && screen.isAtResult());
        screen.document.undoStack().undo();
        QTRY_COMPARE(screen.eventTitle(), place);
    }

    void runsToTheReSearchesOfAllIterations() {
        Screen screen;
        Settings settings;
        settings.algorithm = Algorithm::Pvs;
        settings.iterative = true;
        screen.document.setSearch(0, settings);
        screen.document.setEvent(0);
        QTRY_COMPARE(screen.eventTitle(), QStringLiteral("Event 1 of 12,599"));
        std::set<quint32> found;
        for (int i = 0; i < 60; ++i) {
            screen.key(Qt::Key_R);
            if (found.insert(screen.event()).second)
                QVERIFY(screen.label("eventHeadline").endsWith(QStringLiteral("again")));
        }
        const SearchRun run = recordedRun(settings);
        std::int64_t researches = 0;
        for (const Iteration& iteration : run.result().iterations)
            researches += iteration.counters.researches;
        QCOMPARE(std::int64_t(found.size()), researches);
    }

    void saysWhyATypedTextIsNoBoard_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("sentence");
        QTest::addRow("nothing") << ""
                                 << "nine characters";
        QTest::addRow("incomplete") << "oxo.x"
                                    << "\"oxo.x\" is not";
        QTest::addRow("wrong") << "abc"
                               << "\"a\" is not a sign of a board";
        QTest::addRow("impossible") << "xxxxxxxxx"
                                    << "No game leads to \"xxxxxxxxx\"";
        QTest::addRow("not there") << "oxoxoxoxo"
                                   << "No node with the board";
    }
    void saysWhyATypedTextIsNoBoard() {
        QFETCH(QString, typed);
        QFETCH(QString, sentence);
        Screen screen;
        auto* field = screen.field("Board to look for");
        field->setFocus();
        QTest::keyClicks(field, typed);
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY2(screen.label("subtreeStatistics").contains(sentence),
                 qPrintable(screen.label("subtreeStatistics")));
    }

    void readsABoardInLinesAndCapitals() {
        Screen screen;
        auto* field = screen.field("Board to look for");
        QGuiApplication::clipboard()->setText(QStringLiteral("O..\n.X.\n..."));
        field->paste();
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(screen.label("eventHeadline"), QStringLiteral("X tries centre"));
    }

    void runsToATypedBoard() {
        Screen screen;
        auto* field = screen.field("Board to look for");
        field->setFocus();
        QTest::keyClicks(field, QStringLiteral("o...x...."));
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(screen.event() > 0);
        QCOMPARE(screen.label("eventHeadline"), QStringLiteral("X tries centre"));
    }

    void aBoardIsTypedWithoutARunToo() {
        Screen screen;
        screen.click(0);
        screen.click(0);
        auto* field = screen.field("Board to look for");
        field->setFocus();
        QTest::keyClicks(field, QStringLiteral("o...x...."));
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(screen.event(), resultEvent);
        screen.document.undoStack().setIndex(0);
        QTRY_COMPARE(screen.eventTitle(), QStringLiteral("Event 1 of 5,571"));
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(screen.label("eventHeadline"), QStringLiteral("X tries centre"));
    }

    void aTableHitLeadsToItsWriter() {
        Screen screen;
        screen.key(Qt::Key_T);
        LinkButton* link = screen.workspace.findChild<EventPanel*>()->findChild<LinkButton*>();
        QVERIFY(link->isVisible());
        const QString node = link->text();
        QTest::mouseClick(link, Qt::LeftButton);
        QVERIFY(screen.label("eventHeadline").startsWith(QStringLiteral("Store")));
        QVERIFY(screen.label("subtreeStatistics").startsWith(node + u':'));
    }

    void theNumberLineShowsTheCut() {
        Screen screen;
        screen.key(Qt::Key_C);
        const LineMarks marks = screen.workspace.findChild<NumberLine*>()->marks();
        QVERIFY(marks.best && marks.window);
        QVERIFY(*marks.best <= marks.window->lower || *marks.best >= marks.window->upper);
    }

    void minimaxHasNoWindow() {
        Screen screen;
        screen.document.setSearch(0, {.algorithm = Algorithm::Minimax, .depth = 2});
        screen.document.setEvent(0);
        QTRY_VERIFY(screen.eventTitle().startsWith(QStringLiteral("Event 1 of 2,")));
        const auto* line = screen.workspace.findChild<NumberLine*>();
        QVERIFY(!line->marks().window);
        QVERIFY(!line->accessibleDescription().contains(u'α'));
        QVERIFY(screen.label("eventReason").startsWith(QStringLiteral("Minimax tries every move")));
        const auto* outline = screen.workspace.findChild<OutlineView*>()->model();
        const QModelIndex first = outline->index(0, 0, outline->index(0, 0));
        QCOMPARE(first.siblingAtColumn(OutlineModel::Window).data().toString(), QString());
    }

    void theNumberLineShowsTheValueOfATableHit() {
        Screen screen;
        screen.key(Qt::Key_T);
        const LineMarks marks = screen.workspace.findChild<NumberLine*>()->marks();
        QVERIFY(marks.value && !marks.best && !marks.child);
        const auto bars = screen.workspace.findChild<BoundsBars*>()->bars();
        QVERIFY(bars[0] && !bars[1] && !bars[2]); // found, neither computed nor stored
        QVERIFY(screen.workspace.findChild<NumberLine*>()->accessibleDescription().contains(
            QStringLiteral("value ")));
    }

    void workCountsFromTheStartToTheEnd() {
        Screen screen;
        QCOMPARE(screen.label("work0"), QStringLiteral("1"));
        QCOMPARE(screen.label("work5"), QStringLiteral("1,174"));
        screen.key(Qt::Key_End, Qt::AltModifier);
        QCOMPARE(screen.label("work0"), QStringLiteral("1,175"));
        const Counters counters = searchPosition({}, screen.document.shownSearch()).last().counters;
        QCOMPARE(screen.label("work1").toInt(), int(counters.cuts));
        QCOMPARE(screen.label("work2").toInt(), int(counters.pruned));
        QCOMPARE(screen.label("work5"), QStringLiteral("0"));
    }

    void theStripLeadsToAnIteration() {
        Screen screen;
        Settings settings;
        settings.algorithm = Algorithm::Pvs;
        settings.iterative = true;
        screen.document.setSearch(0, settings);
        auto* strip = screen.workspace.findChild<BarPanel*>();
        QTRY_COMPARE(strip->bars().size(), 9);
        const QList<double> nodes = {9, 36, 68, 163, 272, 459, 567, 544, 545};
        for (int i = 0; i < 9; ++i)
            QCOMPARE(strip->bars()[i].value, nodes[i]);
        auto* chart = strip->findChild<QAbstractScrollArea*>()->viewport();
        const QPoint third(chart->width() / 2, chart->height() * 5 / 18);
        QTest::mouseClick(chart, Qt::LeftButton, {}, third);
        QCOMPARE(screen.label("subtreeStatistics").left(7), QStringLiteral("Node 45"));
        QCOMPARE(screen.label("work5"), QStringLiteral("67"));
        QCOMPARE(strip->bars()[2].name, QStringLiteral("▸ 2"));
    }

    void theSliderMovesThroughTheEvents() {
        Screen screen;
        auto* slider = screen.workspace.findChild<QSlider*>();
        slider->setFocus();
        screen.key(Qt::Key_PageUp);
        QVERIFY(screen.event() > 100);
        screen.key(Qt::Key_End);
        QCOMPARE(screen.event(), 5570U);
        screen.key(Qt::Key_Left);
        QCOMPARE(screen.event(), 5569U);
    }

    void nothingPlaysByItself() {
        Screen screen;
        auto* playback = screen.workspace.findChild<PlaybackBar*>();
        QVERIFY(!playback->isPlaying());
        playback->setSpeed(60);
        screen.key(Qt::Key_Return, Qt::AltModifier);
        QTRY_VERIFY(screen.event() > 2);
        screen.key(Qt::Key_Return, Qt::AltModifier);
        QVERIFY(!playback->isPlaying());
    }

    void playingSurvivesAnotherThemeAndEndsWithAnotherSearch() {
        Screen screen;
        auto* playback = screen.workspace.findChild<PlaybackBar*>();
        auto* strip = screen.workspace.findChild<BarPanel*>();
        playback->setSpeed(60);
        screen.key(Qt::Key_Return, Qt::AltModifier);
        QTRY_VERIFY(screen.event() > 2);
        const QPalette before = QApplication::palette();
        QApplication::setPalette(paletteFor(darkColors()));
        const quint32 reached = screen.event();
        QTRY_VERIFY(screen.event() > reached);
        QCOMPARE(strip->bars()[0].color, darkColors().accent);
        screen.click(0);
        QTRY_COMPARE(screen.event(), resultEvent);
        QTRY_VERIFY(!playback->isPlaying());
        QApplication::setPalette(before);
    }

    void aLongRecordingFadesWhatIsOldAndCanBeStopped() {
        Screen screen;
        screen.document.setSearch(0, slowSearch());
        auto* tree = screen.workspace.findChild<TreePanel*>();
        QAbstractButton* stop = screen.button("Stop", tree);
        QTRY_VERIFY(stop->isVisible());
        QList<StaleOverlay*> overlays;
        for (QWidget* view : std::initializer_list<QWidget*>{
                 screen.canvas, screen.workspace.findChild<EventPanel*>(),
                 screen.workspace.findChild<OutlineView*>(),
                 screen.workspace.findChild<BarPanel*>()}) {
            overlays += view->findChild<StaleOverlay*>();
            QVERIFY(overlays.last());
        }
        for (auto* overlay : overlays)
            QVERIFY(!overlay->isHidden());
        QTest::mouseClick(stop, Qt::LeftButton);
        QVERIFY(tree->emptyText().contains(QStringLiteral("stopped")));
        QTRY_VERIFY(!stop->isVisible());
        screen.document.undoStack().undo();
        QTRY_COMPARE(screen.eventTitle(), QStringLiteral("Event 1 of 5,571"));
        for (auto* overlay : overlays)
            QVERIFY(!overlay->isVisible());
    }

    void afterAnImpossibleBoardTheWaitIsNamed() {
        Screen screen;
        screen.click(0);
        screen.click(0);
        auto* tree = screen.workspace.findChild<TreePanel*>();
        QVERIFY(tree->emptyText().contains(QStringLiteral("cannot be on the board")));
        screen.document.setSearch(0, slowSearch());
        screen.click(0);
        QTRY_VERIFY(screen.button("Stop", tree)->isVisible());
        QCOMPARE(tree->emptyText(), QStringLiteral("Searching…"));
    }

    void closesWhileARunIsRecorded() {
        TicTacToeDocument document;
        {
            TicTacToeWorkspace workspace(document);
            workspace.show();
            document.setSearch(0, slowSearch());
            QCoreApplication::processEvents();
        }
        QVERIFY(document.undoStack().canUndo());
    }
};

YOMI_TESTS(TestInspector)
#include "test_inspector.moc"
