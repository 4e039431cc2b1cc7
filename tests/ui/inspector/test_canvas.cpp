// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/run_tests.h"
#include "tests/ui/inspector/screen.h"
#include "tests/waiting.h"
#include "ui/common/picture.h"
#include "ui/inspector/outline_view.h"

#include <QApplication>
#include <QClipboard>
#include <QGuiApplication>
#include <QLineF>
#include <QPainter>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QScrollBar>
#include <QWheelEvent>

#include <set>

using namespace yomi::ui;
using namespace yomi::ui::inspector;
using namespace yomi::ui::tictactoe;

class TestCanvas : public QObject {
    Q_OBJECT

private Q_SLOTS:
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

    /// A new search opens at its result, unfolded along its principal variation; one key goes to
    /// the first event.
    void opensAtItsResult() {
        TicTacToeDocument document;
        TicTacToeWorkspace workspace(document);
        workspace.resize(1280, 714);
        workspace.show();
        workspace.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&workspace, yomi::longestWait));
        auto* canvas = workspace.findChild<TreeCanvas*>();
        QTRY_VERIFY(canvas->layoutNow());
        const auto* label = workspace.findChild<QLabel*>(QStringLiteral("principalVariation"));
        // From yomi-cli search --json: pv and value.
        QVERIFY2(label->text().contains(QStringLiteral("(value 0)")), qPrintable(label->text()));
        int open = 0;
        for (const PlacedItem& each : canvas->placedItems())
            if (each.item.node && !each.item.isPruned() &&
                canvas->layoutNow()->isOpen(*each.item.node)) {
                ++open;
                QVERIFY(canvas->marksOf(each.item).isOnPath);
            }
        QVERIFY(open > 0);
        QTest::keyClick(canvas, Qt::Key_Home, Qt::AltModifier);
        QCOMPARE(document.view().event, 0U);
        QCOMPARE(label->text(), QStringLiteral("Principal variation: none yet"));
    }

    /// The texts of a picture of the visible part, in drawing order.
    static QStringList wordsIn(const TreeCanvas& canvas) {
        const yomi::ui::Picture picture{{}, {{canvas.pictureSize(false), [&](QPainter& painter) {
                                                  canvas.paintPicture(painter, false);
                                              }}}};
        static const QRegularExpression text(QStringLiteral("<text[^>]*font-size=\"(\\d+)\"[^>]*>"
                                                            "\\s*([^<]*[^<\\s])\\s*</text>"));
        QStringList words;
        auto each = text.globalMatch(QString::fromUtf8(svgOf(picture, QApplication::palette())));
        while (each.hasNext()) {
            const QRegularExpressionMatch match = each.next();
            words << match.captured(1) + u' ' + match.captured(2);
        }
        return words;
    }

    void wordsGrowWithTheZoomAndStayBesideSmallBoards() {
        Screen screen;
        screen.key(Qt::Key_End, Qt::AltModifier);
        const auto sizes = [&](const QString& value) {
            QList<int> found;
            for (const QString& each : wordsIn(*screen.canvas))
                if (each.section(u' ', 1) == value)
                    found << each.section(u' ', 0, 0).toInt();
            return found;
        };
        const QString value = QStringLiteral("0");
        QVERIFY(!sizes(value).isEmpty());
        const int usual = sizes(value).first();
        screen.canvas->zoomBy(0.5); // boards of 19 pixels
        QVERIFY(!sizes(value).isEmpty());
        QCOMPARE(sizes(value).first(), usual);
        screen.canvas->zoomBy(4);
        QVERIFY(!sizes(value).isEmpty());
        QVERIFY(sizes(value).first() >= 2 * usual - 1);
    }

    void fitKeepsTheValuesThatHaveRoom() {
        Screen screen;
        screen.key(Qt::Key_End, Qt::AltModifier);
        screen.key(Qt::Key_0, Qt::ControlModifier);
        QVERIFY(screen.canvas->scale().zoom < 0.75);
        QVERIFY(!wordsIn(*screen.canvas).isEmpty());
        screen.key(Qt::Key_E, Qt::ControlModifier); // all 1175 nodes: rows of one pixel
        screen.key(Qt::Key_0, Qt::ControlModifier);
        QVERIFY(!screen.canvas->scale().hasMarks());
        QVERIFY(!wordsIn(*screen.canvas).isEmpty()); // of nodes with many rows
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
        screen.canvas->setFocus();
        screen.key(Qt::Key_E, Qt::ControlModifier);
        screen.key(Qt::Key_0, Qt::ControlModifier);
        const double height =
            static_cast<double>(screen.canvas->layoutNow()->rows()) * screen.canvas->scale().row();
        QVERIFY(height <= screen.canvas->viewport()->height());
        // Every column is filled: nodes smaller than a pixel are drawn as one line for many.
        std::set<double> columns;
        for (const PlacedItem& each : screen.canvas->placedItems())
            columns.insert(each.board.left());
        QCOMPARE(columns.size(), std::size_t(10));
        screen.key(Qt::Key_1, Qt::ControlModifier);
        QCOMPARE(screen.canvas->scale().zoom, 1.0);
        screen.key(Qt::Key_Plus);
        QCOMPARE(screen.canvas->scale().zoom, 1.25);
        screen.key(Qt::Key_Minus);
        QCOMPARE(screen.canvas->scale().zoom, 1.0);
    }

    /// The words, and the boards and rows next to them, at every zoom.
    void theTreeFollowsThePersonsFont() {
        const auto restore =
            qScopeGuard([before = QApplication::font()] { QApplication::setFont(before); });
        QFont font = QApplication::font();
        font.setPixelSize(12);
        QApplication::setFont(font);
        Screen screen;
        const TreeScale usual = screen.canvas->scale();
        font.setPixelSize(24);
        QApplication::setFont(font);
        QTRY_COMPARE(screen.canvas->scale().text, 2.0);
        QCOMPARE(screen.canvas->scale().row(), 2 * usual.row());
        QCOMPARE(screen.canvas->scale().board(), 2 * usual.board());
        screen.canvas->setAllOpen(true);
        screen.canvas->zoomToFit();
        QVERIFY(static_cast<double>(screen.canvas->layoutNow()->rows()) *
                    screen.canvas->scale().row() <=
                screen.canvas->viewport()->height());
    }

    void anotherSearchIsSeenAtNormalSize() {
        Screen screen;
        screen.canvas->setAllOpen(true);
        screen.canvas->zoomToFit();
        QVERIFY(screen.canvas->scale().zoom < 0.1);
        screen.click(0);
        QTRY_COMPARE(screen.canvas->scale().zoom, 1.0);
    }

    /// A number means the same on a searched and on a pruned child: the nodes at and below it.
    void numbersCountWithTheNodeItself() {
        Screen screen;
        const Trace trace = recordedRun(screen.document.shownSearch()).trace();
        QVERIFY(screen.canvas->layoutNow()->hasChildren(0));
        QCOMPARE(screen.canvas->marksOf({0U, {}}).fold,
                 QStringLiteral("▾ %1").arg(trace.nodes[0].end));
    }

    /// The menu is for a node of the run that was shown when it opened.
    void aMenuClosesWithItsRun() {
        Screen screen;
        screen.clickNode(1);
        bool closed = false;
        QTimer::singleShot(0, &screen.workspace, [&] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY(menu);
            Settings other;
            other.depth = 0;
            screen.document.setSearch(0, other);
            QTRY_VERIFY(!menu->isVisible());
            closed = true;
        });
        const QPoint place = screen.canvas->rect().center();
        QContextMenuEvent event(QContextMenuEvent::Keyboard, place,
                                screen.canvas->mapToGlobal(place));
        QApplication::sendEvent(screen.canvas, &event);
        QVERIFY(closed);
    }

    void theWheelScrollsAndZoomsAtThePointer() {
        Screen screen;
        screen.canvas->setAllOpen(true);
        const auto turn = [&](Qt::KeyboardModifiers modifiers) {
            const QPointF place = screen.placed({2U, {}}).board.center();
            QWheelEvent event(place, screen.canvas->viewport()->mapToGlobal(place), {}, {0, 120},
                              Qt::NoButton, modifiers, Qt::NoScrollPhase, false);
            QApplication::sendEvent(screen.canvas->viewport(), &event);
            return place;
        };
        const QPointF place = turn(Qt::ControlModifier);
        QCOMPARE(screen.canvas->scale().zoom, 1.25);
        QVERIFY(QLineF(place, screen.placed({2U, {}}).board.center()).length() < 12);
        QScrollBar* bar = screen.canvas->verticalScrollBar();
        bar->setValue(300);
        QWheelEvent event({50, 50}, {50, 50}, {}, {0, -120}, Qt::NoButton, {}, Qt::NoScrollPhase,
                          false);
        QApplication::sendEvent(screen.canvas->viewport(), &event);
        QVERIFY(bar->value() > 300);
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
        QVERIFY2(sentence.contains(QStringLiteral("pruned, nodes saved: ")), qPrintable(sentence));
    }

    void theNumberOfAPrunedMoveIsWhole() {
        Screen screen;
        const SearchRun run = recordedRun(screen.document.shownSearch());
        const Trace& trace = run.trace();
        NodeId node = 0; // whose moves save a thousand nodes or more
        while (prunedMoves(trace, node).empty() ||
               nodesBelowMove(trace, node, prunedMoves(trace, node).front()) < 1000)
            ++node;
        screen.document.setEvent(cutoffOf(trace, node).value());
        const QStringList words = wordsIn(*screen.canvas);
        QVERIFY2(
            !words.filter(QRegularExpression(QStringLiteral("pruned · \\d,\\d{3}$"))).isEmpty(),
            qPrintable(words.join(u'\n')));
    }

    void aMenuSearchesFromTheBoardOfANode() {
        Screen screen;
        screen.clickNode(1); // X at the top, after O top left
        screen.chooseFromMenu(screen.canvas, QStringLiteral("Copy its board as text"));
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("ox......."));
        screen.chooseFromMenu(screen.canvas, QStringLiteral("Go to its entry"));
        QCOMPARE(screen.label("eventHeadline"), QStringLiteral("X tries top"));
        screen.chooseFromMenu(screen.canvas, QStringLiteral("Search from its board"));
        QCOMPARE(screen.position(), QStringLiteral("ox......."));
        QTRY_VERIFY(screen.canvas->layoutNow() && screen.isAtResult());
        screen.document.setEvent(0);
        QCOMPARE(screen.label("eventHeadline"), QStringLiteral("O tries top right"));
    }

    void opensTheWholeGame() {
        Screen screen;
        Settings minimax;
        minimax.algorithm = Algorithm::Minimax;
        screen.document.setSearch(0, minimax);
        QTRY_COMPARE(screen.eventTitle(), QStringLiteral("Event 1,905,003 of 1,905,003"));
        screen.canvas->setFocus();
        screen.key(Qt::Key_E, Qt::ControlModifier);
        QCOMPARE(screen.canvas->layoutNow()->rows(), 255168);
        screen.key(Qt::Key_End, Qt::AltModifier);
        screen.key(Qt::Key_J, Qt::ControlModifier);
        QVERIFY(screen.canvas->placedItems().size() < 60); // only visible ones
        screen.key(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        // The open nodes are the principal variation, a draw of nine moves.
        QCOMPARE(screen.canvas->layoutNow()->rows(), 9 + 7 + 6 + 5 + 4 + 3 + 2 + 1);
    }

    void theOutlineFollowsAndLeads() {
        Screen screen;
        auto* outline = screen.workspace.findChild<OutlineView*>();
        screen.key(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(outline->isVisible());
        screen.key(Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(outline->currentIndex().data().toString(), QStringLiteral("top left  o........"));
        outline->setFocus();
        QTest::keyClick(outline, Qt::Key_Right);
        QTest::keyClick(outline, Qt::Key_Down);
        QCOMPARE(screen.label("subtreeStatistics").left(7), QStringLiteral("Node 1:"));
        QTest::keyClick(outline, Qt::Key_Return);
        QCOMPARE(screen.label("eventHeadline"), QStringLiteral("X tries top"));
    }

    void theOutlineSaysWhyItIsEmpty() {
        Screen screen;
        auto* outline = screen.workspace.findChild<OutlineView*>();
        screen.document.takePosition(parseMarks("ooo.xx..."), {});
        QCOMPARE(outline->model()->rowCount(), 0);
        QCOMPARE(outline->accessibleDescription(),
                 QStringLiteral("The game is over: O has won. There is nothing to search."));
    }

    /// The root of a textbook search is a node: it is first, once. The passes of MTD(f) are side by
    /// side behind the root of their iteration.
    void theRootStandsOnce() {
        Screen screen;
        Settings textbook;
        textbook.root = yomi::search::Root::Textbook;
        textbook.depth = 1;
        screen.document.setSearch(0, textbook);
        QTRY_COMPARE(screen.canvas->placedItems().front().item, (TreeItem{NodeId{0}, {}}));
        QTest::keyClick(screen.canvas, Qt::Key_Right);
        QTest::keyClick(screen.canvas, Qt::Key_Left);
        QTest::keyClick(screen.canvas, Qt::Key_Left);
        QTest::keyClick(screen.canvas, Qt::Key_Up);
        for (const PlacedItem& each : screen.canvas->placedItems())
            QVERIFY(!each.item.isRoot());
        Settings guessed = textbook;
        guessed.algorithm = Algorithm::Mtdf;
        guessed.table = true;
        screen.document.setSearch(0, guessed);
        QTRY_VERIFY(screen.canvas->placedItems().front().item.isRoot());
    }
};

YOMI_TESTS(TestCanvas)
#include "test_canvas.moc"
