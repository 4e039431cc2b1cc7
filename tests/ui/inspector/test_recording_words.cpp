// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/run_tests.h"
#include "tests/ui/inspector/recording_tree_screen.h"
#include "tests/waiting.h"
#include "ui/charts/bar_panel.h"
#include "ui/inspector/numbers_box.h"
#include "ui/inspector/outline_model.h"
#include "ui/inspector/outline_view.h"
#include "ui/inspector/score_widgets.h"
#include "ui/inspector/tree_painter.h"

#include <QScrollBar>
#include <QStandardPaths>
#include <QTreeView>

#include <algorithm>

using namespace yomi;
using namespace yomi::ui;
using namespace yomi::ui::inspector;

/// The descriptions of nodes and events next to the tree: in words, numbers and names.
class TestRecordingWords : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    /// A cut has no line of its own: the panel and the status bar describe the node that was cut,
    /// as the tree marks it.
    void tellsOfTheNodeThatWasCut() {
        const TreeScreen screen(golden(QStringLiteral("bugs/01-window-not-turned.yt")));
        screen.showFile();
        screen.canvas()->setFocus();
        QTest::keyClick(screen.canvas(), Qt::Key_C);
        const auto* cursor = screen.workspace().findChild<RecordingCursor*>();
        NodeId marked = 0;
        const auto& nodes = cursor->read()->recording.nodes;
        while (marked < nodes.size() && !screen.canvas()->marksOf({marked, {}}).isCurrent)
            ++marked;
        QVERIFY(marked < nodes.size());
        QVERIFY(nodes[marked].isCutoff);
        QCOMPARE(cursor->recordedNode(), marked);
        const QString line = lineText(cursor->read()->lineOf(marked));
        QVERIFY2(screen.text("nodePlace").startsWith(QStringLiteral("Line %1, ").arg(line)),
                 qPrintable(screen.text("nodePlace")));
        // Back and forth over the line from which the cut follows.
        QTest::keyClick(screen.canvas(), Qt::Key_Left, Qt::AltModifier);
        QTest::keyClick(screen.canvas(), Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(cursor->recordedNode(), marked);
        // Going to the line itself leads to the node of the line.
        const EventIndex cut = cursor->event();
        const std::uint64_t number = cursor->lineNumber();
        screen.workspace().findChild<RecordingCursor*>()->goToLine(number);
        QVERIFY(cursor->event() < cut);
        QCOMPARE(cursor->lineNumber(), number);
        QCOMPARE(nodes[cursor->recordedNode()].parent, marked);
        QVERIFY(screen.canvas()->marksOf({cursor->recordedNode(), {}}).isCurrent);
    }

    /// Tree, path, number line and outline have the numbers as recorded, until max's are chosen;
    /// the choice is saved with the document.
    void hasTheNumbersOfTheRecording() {
        const RecordingScreen files;
        const TreeScreen screen(files.shell.file(
            "mover.yt", "yomi-trace 1\n> - -9 9 d=2\n> a -9 7 d=1\n> b -7 9 d=0\n< 5 horizon\n"
                        "s upper -5\n< -5\n> c -9 -5 d=1\n< -4 lower\n< 5\n"));
        auto* canvas = screen.named<ui::inspector::TreeCanvas>("Search tree");
        const auto* tree = screen.workspace().findChild<RecordingCursor*>();
        const auto* path = screen.path();
        const auto* line = screen.named<ui::inspector::NumberLine>("Window and values");
        const auto* read = screen.workspace().findChild<RecordingCursor*>();
        const auto lookAt = [&](std::uint64_t number) {
            screen.document().look(&RecordingView::place,
                                   read->read()->recording.lineOf(read->read()->eventAt(number)));
        };
        const auto valueOf = [&](NodeId node) {
            return ui::inspector::lookOf(*tree->run(), tree->state(), tree->event(), {node, {}},
                                         tree->numbers())
                .value;
        };
        lookAt(7); // a has returned, and the root has compared
        QCOMPARE(valueOf(1), QStringLiteral("−5"));
        QVERIFY(tree->sentenceOf({NodeId{1}, {}}).contains(QStringLiteral("−5, exact")));
        QCOMPARE(screen.text("eventHeadline"), QStringLiteral("Return −5"));
        QCOMPARE(line->marks().window, std::optional(yomi::tree::Bounds{-9, 7}));
        QCOMPARE(line->marks().value->score, -5.0);
        QVERIFY(line->marks().isMaximising);
        QCOMPARE(path->itemName(path->itemCount() - 2), QStringLiteral("α\u00a0−5 at Max: a"));
        lookAt(8);
        QCOMPARE(screen.text("eventHeadline"), QStringLiteral("Max tries c"));
        QVERIFY(screen.text("eventReason").contains(QStringLiteral("α\u00a0−9, β\u00a0−5")));
        QCOMPARE(path->itemName(path->itemCount() - 1), QStringLiteral("β\u00a0−5 at Max: c"));
        QTest::keyClick(canvas, Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
        auto* outline = screen.named<QTreeView>("Outline of the search tree");
        QTRY_VERIFY(outline->currentIndex().isValid());
        const auto cell = [outline](int column) {
            return outline->currentIndex().siblingAtColumn(column).data().toString();
        };
        QCOMPARE(cell(3), QStringLiteral("−9 … −5"));
        lookAt(9);
        QCOMPARE(valueOf(3), QStringLiteral("≥ −4"));
        QCOMPARE(cell(1), QStringLiteral("≥ −4"));

        auto* whose = screen.named<NumbersBox>("Whose numbers");
        QVERIFY(whose);
        const QPixmap before = canvas->grab();
        whose->setFocus();
        QTest::keyClick(whose, Qt::Key_End);
        QCOMPARE(screen.document().view().numbers, Numbers::Max);
        QVERIFY(canvas->grab().toImage() != before.toImage());
        QCOMPARE(valueOf(1), QStringLiteral("5"));
        QCOMPARE(valueOf(3), QStringLiteral("≤ 4"));
        QCOMPARE(cell(1), QStringLiteral("≤ 4"));
        QCOMPARE(cell(3), QStringLiteral("5 … 9"));
        QCOMPARE(path->itemName(path->itemCount() - 2), QStringLiteral("α\u00a05 at Max: c"));
        QCOMPARE(screen.text("eventHeadline"), QStringLiteral("Return 4, an upper bound"));
        QCOMPARE(line->marks().window, std::optional(yomi::tree::Bounds{5, 9}));
        QVERIFY(!line->marks().isMaximising);
        RecordingDocument again;
        again.load(screen.document().body());
        QCOMPARE(again.view().numbers, Numbers::Max);
    }

    /// A column has the same number on all pages, that of the recording, also in the search for
    /// boards.
    void numbersColumnsAsTheRecordingDoes() {
        for (const int base : {0, 1}) {
            const QByteArray column = QByteArray::number(2 + base);
            const RecordingScreen files;
            const TreeScreen screen(files.shell.file(
                "columns.yt",
                "yomi-trace 1 game=connectfour size=5x4 base=" + QByteArray::number(base) +
                    "\n> - -9 9\n> " + column + " -9 9\n< 1\n< -1\n"));
            const QString number = QString::fromLatin1(column);
            auto* field = screen.named<QLineEdit>("Board to look for");
            QCOMPARE(field->placeholderText(),
                     base == 0 ? QStringLiteral("3342") : QStringLiteral("4453"));
            screen.document().look(&RecordingView::place, EventIndex{0});
            field->setText(number);
            QTest::keyClick(field, Qt::Key_Return);
            QCOMPARE(screen.text("eventHeadline"), QStringLiteral("O tries column ") + number);
            QCOMPARE(screen.path()->itemName(3), QStringLiteral("O: column ") + number);
            screen.showFile();
            QVERIFY(screen.text("nodePlace").endsWith(QStringLiteral("path ") + number));
        }
    }

    /// Without a known game the tree shows the moves as the recording writes them.
    void namesTheMovesOfOtherGames() {
        const RecordingScreen files;
        const TreeScreen screen(files.shell.file(
            "other.yt", "yomi-trace 1\n> - -9 9\n> Nf3 -9 9\n< -3 exact\n> null -9 9\n< 8\n"
                        "> e4 -9 -3\n< - stopped\n< 3 exact\n"));
        auto* canvas = screen.named<ui::inspector::TreeCanvas>("Search tree");
        canvas->setFocus();
        QTest::keyClick(canvas, Qt::Key_End, Qt::AltModifier);
        QTest::keyClick(canvas, Qt::Key_Right);
        QVERIFY(canvas->accessibleDescription().contains(
            QStringLiteral("Nf3, ply 1, Min to move (Min): −3, exact")));
        QTest::keyClick(canvas, Qt::Key_Down);
        QVERIFY(canvas->accessibleDescription().contains(QStringLiteral("null, ply 1")));
        QVERIFY(canvas->accessibleDescription().contains(QStringLiteral("a test")));
        QTest::keyClick(canvas, Qt::Key_Down);
        QVERIFY(canvas->accessibleDescription().contains(QStringLiteral("–, no value")));
        QTest::keyClick(canvas, Qt::Key_Left);
        QVERIFY(canvas->accessibleDescription().contains(QStringLiteral("root, ply 0")));
        QVERIFY(!screen.named<QLineEdit>("Board to look for"));
    }

    /// A window that is not recorded is not the full one, wherever windows are shown.
    void claimsNoWindowThatNobodyTold() {
        const RecordingScreen files;
        const TreeScreen screen(files.shell.file(
            "untold.yt", "yomi-trace 1\n> -\n> a\n< -3 exact\n> b -5 -3\n< -2\n> b\n< -4 exact\n"
                         "< 4 beta\n> - -9 9\n> a -9 9\n< -5\n< 5\n"));
        auto* tree = screen.workspace().findChild<RecordingCursor*>();
        const yomi::tree::Trace& trace = tree->trace();
        const auto* line = screen.workspace().findChild<ui::inspector::NumberLine*>();
        const QString untold = QStringLiteral("The recording does not have the window.");
        QStringList reasons;
        for (EventIndex event = 0; event < trace.events.size(); ++event) {
            tree->go(event);
            const bool isTold = trace.nodes[*tree->current()].hasWindow;
            QCOMPARE(line->marks().window.has_value(), isTold);
            const int alpha = screen.path()->itemCount() - 2;
            QCOMPARE(screen.path()->itemName(alpha).startsWith(QStringLiteral("α\u00a0–")),
                     !isTold);
            QVERIFY(!screen.text("eventReason").contains(QStringLiteral("full window")));
            reasons << screen.text("eventReason");
        }
        const auto reasonOf = [&](EventIndex event) {
            return reasons[static_cast<qsizetype>(event)];
        };
        for (const NodeId node : {0U, 1U, 3U}) // the root, a, b again
            QCOMPARE(reasonOf(trace.nodes[node].entered), untold);
        QVERIFY(reasonOf(trace.nodes[0].left - 1).contains(untold)); // the cutoff
        // The first value had no recorded window to compare with.
        QVERIFY(reasonOf(trace.nodes[4].entered).startsWith(QStringLiteral("With the window ")));
        const auto* outline = screen.workspace().findChild<ui::inspector::OutlineView*>();
        QVERIFY(outline);
        const QModelIndex root = outline->model()->index(0, 0);
        QCOMPARE(
            outline->model()->index(0, ui::inspector::OutlineModel::Window, root).data().toString(),
            QStringLiteral("–"));
    }

    /// Reasons, static values and null moves are described in words, with the results of the moves.
    void tellsWhatOnlyTheRecordingKnows() {
        const RecordingScreen files;
        const TreeScreen screen(files.shell.file(
            "reasons.yt", "yomi-trace 1 values=first\n> - -9 9\ne 7\n> null -9 9\n< -3 exact\n"
                          "> ab -9 9\n< 5 lower razor\n< 5\n"));
        auto* tree = screen.workspace().findChild<RecordingCursor*>();
        const yomi::tree::Trace& trace = tree->trace();
        QStringList told, headlines;
        for (EventIndex event = 0; event < trace.events.size(); ++event) {
            tree->go(event);
            told << screen.text("eventReason");
            headlines << screen.text("eventHeadline");
        }
        QCOMPARE(headlines.filter(QStringLiteral("ab")).size(), 2); // as recorded
        QCOMPARE(headlines.filter(QStringLiteral("Ab")).size(), 0);
        const auto has = [&told](const char* words) {
            return std::ranges::count_if(told, [&](const QString& reason) {
                return reason.contains(QString::fromUtf8(words));
            });
        };
        QCOMPARE(has("Its static value is 7."), 1);
        QCOMPARE(has("the null move"), 1);
        QCOMPARE(has("The recording gives the reason “razor”."), 1);
        QCOMPARE(has("gives the reason"), 1); // the result of the moves is no reason of its own
    }

    /// A search by visits is described in visits and means, and the strip leads through its
    /// snapshots.
    void tellsVisitsAndPlaysSnapshots() {
        const TreeScreen screen(golden(QStringLiteral("correct/11-mcts-tictactoe.yt")));
        const auto* tree = screen.workspace().findChild<RecordingCursor*>();
        const yomi::tree::Trace& trace = tree->trace();
        QVERIFY(trace.isByVisits());
        screen.document().look(&RecordingView::place, EventIndex{0});
        auto* bars = screen.named<BarPanel>("Snapshots");
        QVERIFY(bars);
        const auto lastOf = [&trace](std::size_t snapshot) {
            return trace.iterations[snapshot].endEvent - 1;
        };
        auto* plot = bars->findChild<QAbstractScrollArea*>();
        QTest::mouseClick(plot->viewport(), Qt::LeftButton, {},
                          QPoint(plot->viewport()->width() / 2, 4));
        QCOMPARE(tree->event(), lastOf(0)); // where the snapshot is complete
        const NodeId root = trace.iterations[0].firstNode;
        QVERIFY(screen.text("eventHeadline").startsWith(QStringLiteral("Mean ")));
        QVERIFY(screen.text("eventReason").startsWith(QStringLiteral("Visits: ")));
        for (const NodeId node : yomi::tree::childrenOf(trace, root)) {
            const ui::inspector::NodeLook look = ui::inspector::lookOf(
                *tree->run(), tree->state(), tree->event(), {node, {}}, tree->numbers());
            QVERIFY2(look.note.startsWith(QStringLiteral("n ")), qPrintable(look.note));
        }
        const auto saysNothingOfWindows = [&screen] {
            QStringList words{screen.shell.tab().pointed()};
            for (const auto* widget : screen.workspace().findChildren<QWidget*>())
                if (widget->isVisible() && !qobject_cast<const QAbstractButton*>(widget)) {
                    words << widget->accessibleName() << widget->accessibleDescription();
                    if (const auto* label = qobject_cast<const QLabel*>(widget))
                        words << label->text();
                    if (const auto* table = qobject_cast<const QTableView*>(widget))
                        words += tableOf(*table->model())[0];
                }
            for (const QString& said : std::as_const(words))
                for (const char* word : {"bound", "Bound", "window", "cut", "iteration", "value"})
                    QVERIFY2(!said.contains(QLatin1String(word)), qPrintable(said));
        };
        saysNothingOfWindows();
        const auto* line = screen.workspace().findChild<ui::inspector::NumberLine*>();
        QVERIFY(line->accessibleDescription().startsWith(QStringLiteral("mean ")));
        QVERIFY(screen.shell.tab().pointed().contains(QStringLiteral(", snapshot 150, path root")));
        screen.show(RecordingPage::Statistics);
        saysNothingOfWindows();
        QCOMPARE(screen.rows("Snapshots")[0].mid(0, 2),
                 QStringList({QStringLiteral("150"), QStringLiteral("25")}));
        screen.show(RecordingPage::Tree);
        screen.showFile();
        QStringList facts;
        for (const QStringList& row : screen.rows("Facts about the node"))
            facts << row[0];
        QVERIFY(facts.contains(QStringLiteral("visits (n)")));
        QVERIFY(facts.contains(QStringLiteral("mean (value)")));
        screen.document().look(&RecordingView::place, EventIndex{0});
        screen.press<CommandButton>("Play");
        QCOMPARE(tree->event(), lastOf(0)); // starts with the one shown
        const std::size_t count = trace.iterations.size();
        QVERIFY(count > 1);
        QTRY_COMPARE(tree->event(), lastOf(count - 1));
        screen.press<CommandButton>("Play"); // it has stopped by itself; from the beginning again
        QCOMPARE(tree->event(), lastOf(0));
    }
};

YOMI_TESTS(TestRecordingWords)
#include "test_recording_words.moc"
