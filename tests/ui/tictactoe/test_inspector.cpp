// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/bar_panel.h"
#include "ui/common/controls.h"
#include "ui/common/playback_bar.h"
#include "ui/tictactoe/board_widget.h"
#include "ui/tictactoe/event_panel.h"
#include "ui/tictactoe/score_widgets.h"
#include "ui/tictactoe/tictactoe_workspace.h"
#include "ui/tictactoe/tree_canvas.h"
#include "ui/tictactoe/tree_panel.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QTest>
#include <QTreeView>

using namespace yomi::ui;
using namespace yomi::ui::tictactoe;

namespace {

/// A shown workspace over the article's run of 1175 nodes.
struct Screen {
    TicTacToeDocument document;
    TicTacToeWorkspace workspace{document};
    BoardWidget* board = workspace.findChild<BoardWidget*>();
    TreeCanvas* canvas = workspace.findChild<TreeCanvas*>();

    Screen() {
        Settings settings;
        settings.table = true;
        document.perform(setSearch(document.inputs(), 0, settings));
        document.undoStack().clear();
        workspace.resize(1280, 714);
        workspace.show();
        workspace.activateWindow();
        workspace.setFocus();
        [this] {
            QVERIFY(QTest::qWaitForWindowActive(&workspace));
        }();
        [this] {
            QTRY_COMPARE(eventTitle(), QStringLiteral("Event 1 of 5,571"));
        }();
    }

    QString eventTitle() const { return workspace.findChild<EventPanel*>()->title(); }
    QString label(const char* name) const {
        return workspace.findChild<QLabel*>(QLatin1String(name))->text();
    }
    QString position() const { return workspace.copyText(); }
    quint32 event() const { return document.view().event; }
    QComboBox* box(const char* name) const {
        for (QComboBox* box : workspace.findChildren<QComboBox*>())
            if (box->accessibleName() == QLatin1String(name))
                return box;
        return nullptr;
    }
    QAbstractButton* button(const char* text) const {
        for (QAbstractButton* button : workspace.findChildren<QAbstractButton*>())
            if (button->text() == QLatin1String(text))
                return button;
        return nullptr;
    }
    void click(int square) {
        QTest::mouseClick(board, Qt::LeftButton, {}, board->square(square).center());
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(workspace.focusWidget() ? workspace.focusWidget() : &workspace, key,
                        modifiers);
    }
    /// The place of a node on the canvas; it must be in sight.
    PlacedItem placed(const TreeItem& item) const {
        for (const PlacedItem& each : canvas->placedItems())
            if (each.item == item)
                return each;
        QTest::qFail("The node is not in sight.", __FILE__, __LINE__);
        return {};
    }
    void clickNode(NodeId node) {
        QTest::mouseClick(canvas->viewport(), Qt::LeftButton, {},
                          placed({node, {}}).board.center().toPoint());
    }
};

} // namespace

class TestInspector : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aClickCyclesASquareAndTheSearchFollows() {
        Screen screen;
        screen.click(0);
        QCOMPARE(screen.position(), QStringLiteral("o........"));
        QTRY_COMPARE(screen.label("positionValue"), QStringLiteral("Value 0"));
        QTRY_COMPARE(screen.label("bestMoves"), QStringLiteral("Best: centre"));
        screen.click(0);
        QCOMPARE(screen.position(), QStringLiteral("x........"));
        screen.click(0);
        QCOMPARE(screen.position(), QStringLiteral("........."));
        screen.document.undoStack().undo();
        QCOMPARE(screen.position(), QStringLiteral("x........"));
    }

    void theBoardHasKeys() {
        Screen screen;
        screen.board->setFocus();
        screen.key(Qt::Key_Right);
        screen.key(Qt::Key_Down);
        screen.key(Qt::Key_O);
        screen.key(Qt::Key_9);
        screen.key(Qt::Key_Space);
        QCOMPARE(screen.position(), QStringLiteral("....o...x"));
        screen.key(Qt::Key_Delete);
        QCOMPARE(screen.position(), QStringLiteral("....o...."));
        QVERIFY(screen.board->accessibleDescription().startsWith(
            QStringLiteral("bottom right: empty")));
    }

    void impossiblePositionsAreNamedAndNotSearched() {
        Screen screen;
        screen.document.perform(
            replacePosition(screen.document.inputs(), parseMarks("ooo......"), {}));
        QVERIFY(!screen.label("positionMessage").isEmpty());
        QCOMPARE(screen.workspace.findChild<TreePanel*>()->emptyText(),
                 screen.label("positionMessage"));
        QVERIFY(screen.workspace.pasteText(QStringLiteral("o...x....")).isEmpty());
        QTRY_VERIFY(screen.workspace.findChild<TreePanel*>()->emptyText().isEmpty());
        QVERIFY(!screen.workspace.pasteText(QStringLiteral("nonsense")).isEmpty());
    }

    void playsForBothSidesAndLetsTheEngineAnswer() {
        Screen screen;
        QTest::mouseClick(screen.button("Play"), Qt::LeftButton);
        screen.click(0);
        QTRY_COMPARE(screen.label("bestMoves"), QStringLiteral("Best: centre"));
        QTest::mouseClick(screen.button("Engine move"), Qt::LeftButton);
        QCOMPARE(screen.position(), QStringLiteral("o...x...."));
        screen.click(4); // taken
        QCOMPARE(screen.position(), QStringLiteral("o...x...."));
        QVERIFY(screen.label("positionMessage").contains(QStringLiteral("taken")));
    }

    void settingsWithoutMeaningAreDisabledAndSayWhy() {
        Screen screen;
        QComboBox* algorithm = screen.box("Algorithm");
        algorithm->setFocus();
        QTest::keyClick(algorithm, Qt::Key_Down); // PVS
        QVERIFY(screen.document.shownSearch().algorithm == Algorithm::Pvs);
        const auto* tables = qobject_cast<QStandardItemModel*>(screen.box("Table")->model());
        QVERIFY(!tables->item(0)->isEnabled());
        QVERIFY(tables->item(0)->toolTip().contains(QStringLiteral("PVS")));
        QTest::keyClick(algorithm, Qt::Key_Up);
        QVERIFY(screen.document.shownSearch().usesTable()); // kept
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
        QTest::addRow("cutoff") << int(Qt::Key_C) << "Stop: ";
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
        screen.key(static_cast<Qt::Key>(key), Qt::ShiftModifier); // there is none before
        QCOMPARE(screen.event(), first);
        QVERIFY(screen.label("subtreeStatistics").contains(QStringLiteral("none before")));
    }

    void runsToATypedBoard() {
        Screen screen;
        QLineEdit* field = nullptr;
        for (QLineEdit* each : screen.workspace.findChildren<QLineEdit*>())
            if (each->accessibleName() == QStringLiteral("Board to look for"))
                field = each;
        field->setFocus();
        QTest::keyClicks(field, QStringLiteral("o...x...."));
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(screen.event() > 0);
        QCOMPARE(screen.label("eventHeadline"), QStringLiteral("X tries centre"));
    }

    void aTableHitLeadsToItsWriter() {
        Screen screen;
        screen.key(Qt::Key_T);
        LinkButton* link = screen.workspace.findChild<EventPanel*>()->findChild<LinkButton*>();
        QVERIFY(link->isVisible());
        const QString node = link->text(); // "node 12"
        QTest::mouseClick(link, Qt::LeftButton);
        QVERIFY(screen.label("eventHeadline").startsWith(QStringLiteral("Store")));
        QVERIFY(screen.label("subtreeStatistics")
                    .startsWith(QStringLiteral("Node") + node.mid(4) + u':'));
    }

    void theNumberLineShowsTheCut() {
        Screen screen;
        screen.key(Qt::Key_C);
        const LineMarks marks = screen.workspace.findChild<NumberLine*>()->marks();
        QVERIFY(marks.best && (*marks.best <= marks.alpha || *marks.best >= marks.beta));
    }

    void workCountsFromTheStartToTheEnd() {
        Screen screen;
        QCOMPARE(screen.label("work0"), QStringLiteral("1"));
        QCOMPARE(screen.label("work3"), QStringLiteral("1,174"));
        screen.key(Qt::Key_End, Qt::AltModifier);
        QCOMPARE(screen.label("work0"), QStringLiteral("1,175"));
        QCOMPARE(screen.label("work3"), QStringLiteral("0"));
    }

    void theStripLeadsToAnIteration() {
        Screen screen;
        Settings settings;
        settings.algorithm = Algorithm::Pvs;
        settings.iterative = true;
        screen.document.perform(setSearch(screen.document.inputs(), 0, settings));
        auto* strip = screen.workspace.findChild<BarPanel*>();
        QTRY_COMPARE(strip->bars().size(), 9);
        const QList<double> nodes = {9, 36, 68, 163, 272, 459, 567, 544, 545};
        for (int i = 0; i < 9; ++i)
            QCOMPARE(strip->bars()[i].value, nodes[i]);
        Q_EMIT strip->activated(2);
        QCOMPARE(screen.label("subtreeStatistics").left(7), QStringLiteral("Node 45"));
        QCOMPARE(screen.label("work3"), QStringLiteral("67"));
    }

    void clicksSelectFoldAndGo() {
        Screen screen;
        screen.clickNode(0);
        QVERIFY(screen.label("subtreeStatistics").startsWith(QStringLiteral("Node 0: nodes ")));
        const TreeLayout& layout = *screen.canvas->layoutNow();
        QVERIFY(layout.isOpen(0)); // the current path
        const QRectF fold = foldRect(screen.placed({0U, {}}).board, screen.canvas->scale());
        QTest::mouseClick(screen.canvas->viewport(), Qt::LeftButton, {}, fold.center().toPoint());
        QVERIFY(!layout.isOpen(0));
        QCOMPARE(layout.rows(), 9);
        QTest::keyClick(screen.canvas, Qt::Key_Space);
        QVERIFY(layout.isOpen(0));
        QTest::keyClick(screen.canvas, Qt::Key_Right); // to its first child
        QVERIFY(screen.label("subtreeStatistics").startsWith(QStringLiteral("Node 1: ")));
        QTest::keyClick(screen.canvas, Qt::Key_Return);
        QCOMPARE(screen.label("eventHeadline"), QStringLiteral("X tries top"));
        QTest::keyClick(screen.canvas, Qt::Key_Left);
        QTest::keyClick(screen.canvas, Qt::Key_Left);
        QVERIFY(screen.label("subtreeStatistics").startsWith(QStringLiteral("Root: nodes 1,175,")));
    }

    void theCurrentNodeStaysInSight() {
        Screen screen;
        const QRect view = screen.canvas->viewport()->rect();
        for (int i = 0; i < 300; ++i) {
            screen.key(Qt::Key_Right, Qt::AltModifier);
            const auto items = screen.canvas->placedItems();
            const QString title = screen.label("subtreeStatistics");
            const bool inSight = std::ranges::any_of(items, [&](const PlacedItem& each) {
                const QString name = each.item.node
                                         ? QStringLiteral("Node %1:").arg(*each.item.node)
                                         : QStringLiteral("Root:");
                return !each.item.isPruned() && title.startsWith(name) &&
                       view.contains(each.board.toRect());
            });
            QVERIFY2(inSight, qPrintable(title));
        }
    }

    void zoomsToFitAndBack() {
        Screen screen;
        screen.canvas->setAllOpen(true);
        screen.canvas->zoomToFit();
        const double height =
            static_cast<double>(screen.canvas->layoutNow()->rows()) * screen.canvas->scale().row();
        QVERIFY(height <= screen.canvas->viewport()->height());
        QVERIFY(!screen.canvas->placedItems().empty());
        screen.canvas->zoomToNormal();
        QCOMPARE(screen.canvas->scale().zoom, 1.0);
    }

    void draggingMovesTheTree() {
        Screen screen;
        screen.canvas->setAllOpen(true);
        QWidget* view = screen.canvas->viewport();
        const int before = screen.canvas->verticalScrollBar()->value();
        QTest::mousePress(view, Qt::LeftButton, {}, {200, 200});
        QTest::mouseMove(view, {200, 150});
        QTest::mouseRelease(view, Qt::LeftButton, {}, {200, 150});
        QCOMPARE(screen.canvas->verticalScrollBar()->value(), before + 50);
    }

    void prunedChildrenAreNamed() {
        Screen screen;
        screen.key(Qt::Key_C);
        QString sentence;
        connect(&screen.workspace, &Workspace::pointedChanged, &screen.workspace,
                [&](const QString& text) { sentence = text; });
        for (const PlacedItem& each : screen.canvas->placedItems())
            if (each.item.isPruned()) {
                QTest::mouseClick(screen.canvas->viewport(), Qt::LeftButton, {},
                                  each.board.center().toPoint());
                break;
            }
        QVERIFY2(sentence.contains(QStringLiteral("pruned ")), qPrintable(sentence));
    }

    void theOutlineFollowsAndLeads() {
        Screen screen;
        auto* outline = screen.workspace.findChild<QTreeView*>();
        QVERIFY(outline);
        screen.key(Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(outline->currentIndex().data().toString(), QStringLiteral("top left  o........"));
        outline->setFocus();
        QTest::keyClick(outline, Qt::Key_Right);
        QTest::keyClick(outline, Qt::Key_Down);
        QCOMPARE(screen.label("subtreeStatistics").left(7), QStringLiteral("Node 1:"));
        QTest::keyClick(outline, Qt::Key_Return);
        QCOMPARE(screen.label("eventHeadline"), QStringLiteral("X tries top"));
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

    void theCommandRepeatsTheSearch() {
        Screen screen;
        QCOMPARE(screen.workspace.copyCommand(),
                 QStringLiteral("yomi-cli search --position \".........\" --algorithm alpha-beta "
                                "--table"));
    }
};

QTEST_MAIN(TestInspector)
#include "test_inspector.moc"
