// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/run_tests.h"
#include "tests/ui/inspector/screen.h"
#include "tests/waiting.h"
#include "ui/games/position_panel.h"

#include <QAccessible>
#include <QSignalSpy>
#include <QStandardItemModel>

using namespace yomi::ui;
using namespace yomi::ui::games;
using namespace yomi::ui::tictactoe;

class TestPosition : public QObject {
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
    }

    void theBoardGrowsBeforeTheIterations() {
        Screen screen;
        screen.workspace.resize(1920, 960); // of a window of 1920×1080
        QTRY_COMPARE(screen.board->height(), screen.board->maximumHeight());
    }

    /// A page that was not the current one asks for no room; a column does.
    void theColumnComesBackBesideThePages() {
        Screen screen;
        const auto* pages = screen.workspace.findChild<Pages*>();
        const auto* position = screen.workspace.findChild<PositionPanel*>();
        const int tabs = pages->count();
        screen.workspace.resize(700, 500);
        QTRY_COMPARE(pages->count(), tabs + 1);
        screen.key(Qt::Key_3, Qt::AltModifier);
        screen.workspace.resize(1280, 714);
        QTRY_COMPARE(pages->count(), tabs);
        const auto rightEdge = [&] {
            return position->mapTo(&screen.workspace, position->rect().topRight()).x();
        };
        QTRY_VERIFY(position->isVisible() && rightEdge() < pages->x());
    }

    /// The description of the square under the mouse or the keyboard updates after an edit.
    void whatIsSaidOfASquareFollowsIt() {
        Screen screen;
        screen.board->setFocus();
        QSignalSpy pointed(screen.board, &PaintedBoard::pointed);
        screen.key(Qt::Key_O);
        QVERIFY(!pointed.isEmpty());
        QCOMPARE(pointed.last().constFirst().toInt(), screen.board->currentItem());
    }

    /// The screen reader finds nine squares and can press them.
    void theBoardIsHeardSquareBySquare() {
        Screen screen;
        QAccessibleInterface* board = QAccessible::queryAccessibleInterface(screen.board);
        QCOMPARE(board->childCount(), 9);
        screen.click(8);
        QCOMPARE(board->child(8)->text(QAccessible::Name), QStringLiteral("bottom right: O"));
        QCOMPARE(board->child(0)->text(QAccessible::Name), QStringLiteral("top left: empty"));
        QVERIFY(board->child(8)->state().focused);
        board->child(4)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(screen.position(), QStringLiteral("....o...o"));
    }

    void impossiblePositionsAreNamedAndNotSearched() {
        Screen screen;
        const QString before = screen.label("positionMessage");
        QCOMPARE(before, QString());
        screen.click(0);
        screen.click(0); // an X alone
        QVERIFY(screen.label("positionMessage").contains(QStringLiteral("0 Os and 1 X")));
        QCOMPARE(screen.workspace.findChild<TreePanel*>()->emptyText(),
                 screen.label("positionMessage"));
        QVERIFY(screen.workspace.pasteText(QStringLiteral("o...x....")).isEmpty());
        QTRY_VERIFY(screen.workspace.findChild<TreePanel*>()->emptyText().isEmpty());
        QCOMPARE(screen.label("positionMessage"), QString());
        QVERIFY(!screen.workspace.pasteText(QStringLiteral("nonsense")).isEmpty());
    }

    void theBoardHasAMenu() {
        Screen screen;
        screen.board->setFocus();
        screen.key(Qt::Key_Right);
        screen.chooseFromMenu(screen.board, QStringLiteral("Play here"));
        QCOMPARE(screen.position(), QStringLiteral(".o......."));
        screen.key(Qt::Key_Down);
        screen.chooseFromMenu(screen.board, QStringLiteral("Put X here"));
        QCOMPARE(screen.position(), QStringLiteral(".o..x...."));
        screen.chooseFromMenu(screen.board, QStringLiteral("Clear the board"));
        QCOMPARE(screen.position(), QStringLiteral("........."));
        screen.document.undoStack().undo();
        QCOMPARE(screen.position(), QStringLiteral(".o..x...."));
    }

    void theEngineHasNoMoveAfterTheGame() {
        Screen screen;
        QTest::mouseClick(screen.button("Play"), Qt::LeftButton);
        QVERIFY(screen.button("Engine move")->isEnabled());
        screen.board->setFocus();
        for (const int square : {0, 3, 1, 4, 2})
            screen.click(square);
        QCOMPARE(screen.position(), QStringLiteral("oooxx...."));
        QVERIFY(!screen.button("Engine move")->isEnabled());
    }

    void playsForBothSidesAndLetsTheEngineAnswer() {
        Screen screen;
        QTest::mouseClick(screen.button("Play"), Qt::LeftButton);
        screen.click(0);
        QTRY_COMPARE(screen.label("bestMoves"), QStringLiteral("Best: centre"));
        QTest::mouseClick(screen.button("Engine move"), Qt::LeftButton);
        QCOMPARE(screen.position(), QStringLiteral("o...x...."));
        screen.click(4); // occupied
        QCOMPARE(screen.position(), QStringLiteral("o...x...."));
        QVERIFY(screen.label("positionMessage").contains(QStringLiteral("already")));
    }

    void whilePlayingKeysPutMarksToo() {
        Screen screen;
        QTest::mouseClick(screen.button("Play"), Qt::LeftButton);
        screen.board->setFocus();
        screen.key(Qt::Key_X);
        QCOMPARE(screen.position(), QStringLiteral("x........"));
        screen.key(Qt::Key_O);
        QCOMPARE(screen.position(), QStringLiteral("o........"));
        screen.key(Qt::Key_Delete);
        QCOMPARE(screen.position(), QStringLiteral("........."));
    }

    void howeverManyBestMovesTheSettingsStayInPlace() {
        Screen screen;
        const auto top = [&] {
            QCoreApplication::processEvents();
            return screen.box("Algorithm")->mapTo(&screen.workspace, QPoint()).y();
        };
        const int before = top();
        screen.click(4);
        const auto corners = QStringLiteral("Best: top left, top right, bottom left, bottom right");
        QTRY_COMPARE(screen.label("bestMoves"), corners);
        QCOMPARE(top(), before);
        QTest::mouseClick(screen.button("Play"), Qt::LeftButton);
        QCOMPARE(screen.label("bestMoves"), corners);
        QCOMPARE(top(), before);
    }

    void readsAPositionInLines() {
        Screen screen;
        QVERIFY(screen.workspace.pasteText(QStringLiteral("O..\n.X.\n...\n")).isEmpty());
        QCOMPARE(screen.position(), QStringLiteral("o...x...."));
        QVERIFY(!screen.workspace.pasteText(QStringLiteral("o..\n.x.\n")).contains(u'\n'));
    }

    void theEnginePlaysAGameByKeys() {
        Screen screen;
        QAbstractButton* play = screen.button("Play");
        play->setFocus();
        screen.key(Qt::Key_Space);
        QVERIFY(play->isChecked());
        for (int move = 0; move < 9; ++move) {
            const QString before = screen.position();
            QTRY_VERIFY(screen.label("positionValue").startsWith(QStringLiteral("Value")));
            const auto played = [&] {
                screen.key(Qt::Key_M, Qt::ControlModifier);
                return screen.position() != before;
            };
            QTRY_VERIFY(played());
        }
        QTRY_COMPARE(screen.label("positionValue"), QStringLiteral("drawn"));
        QVERIFY(play->hasFocus());
        screen.key(Qt::Key_M, Qt::ControlModifier);
        QVERIFY(screen.label("positionMessage").contains(QStringLiteral("over")));
    }

    /// A new document's board is in playing mode.
    void aClickPlaysFromTheStart() {
        TicTacToeDocument document;
        TicTacToeWorkspace workspace(document);
        workspace.resize(1280, 714);
        workspace.show();
        auto* board = workspace.findChild<GameBoard*>();
        QVERIFY(board->isPlaying());
        for (const int square : {4, 0})
            QTest::mouseClick(board, Qt::LeftButton, {}, board->itemRect(square).center());
        QCOMPARE(workspace.copyText(), QStringLiteral("x...o...."));
    }

    void fastClicksEndWithTheLastPosition() {
        Screen screen;
        for (int i = 0; i < 60; ++i) {
            screen.click(i % 9);
            if (i % 7 == 0)
                QCoreApplication::processEvents();
        }
        screen.document.undoStack().setIndex(1);
        QCOMPARE(screen.position(), QStringLiteral("o........"));
        QTRY_COMPARE(screen.label("bestMoves"), QStringLiteral("Best: centre"));
        QVERIFY(screen.isAtResult());
    }

    void settingsWithoutMeaningAreDisabledAndSayWhy() {
        Screen screen;
        QComboBox* algorithm = screen.box("Algorithm");
        algorithm->setFocus();
        QTest::keyClick(algorithm, Qt::Key_Down); // PVS
        QVERIFY(screen.document.shownSearch().algorithm == Algorithm::Pvs);
        QVERIFY(screen.document.shownSearch().usesTable()); // kept
        const auto* deepening = qobject_cast<QStandardItemModel*>(screen.box("Deepening")->model());
        QVERIFY(deepening->item(1)->isEnabled());
        QTest::keyClick(screen.box("Table"), Qt::Key_Home); // off
        QVERIFY(!screen.document.shownSearch().usesTable());
        QVERIFY(!deepening->item(1)->isEnabled()); // the order comes from the table
        QVERIFY(deepening->item(1)->toolTip().contains(QStringLiteral("table")));
        QTest::keyClick(algorithm, Qt::Key_Up);
        QVERIFY(!screen.document.shownSearch().usesTable()); // stays off
        QTest::keyClick(algorithm, Qt::Key_Down);
        QVERIFY(!screen.document.shownSearch().usesTable());
    }

    void theCommandRepeatsTheSearch() {
        Screen screen;
        QCOMPARE(screen.workspace.copyCommand(),
                 QStringLiteral("yomi-cli search --position \".........\" --algorithm alpha-beta "
                                "--table"));
    }
};

YOMI_TESTS(TestPosition)
#include "test_position.moc"
