// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Boards of other programs, pasted into the real window, and who begins in tic-tac-toe.
#include "shell_fixture.h"
#include "tests/run_tests.h"
#include "tests/waiting.h"
#include "ui/connectfour/type.h"
#include "ui/games/game_board.h"
#include "ui/games/search_document.h"
#include "ui/mnk/type.h"
#include "ui/tictactoe/type.h"

#include <QAccessible>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>

using namespace yomi::ui;
using namespace yomi::ui::test;
using namespace Qt::StringLiterals;

namespace {

/// A window with the first example of a game.
struct GameShell : Shell {
    explicit GameShell(const DocumentType& type)
        : Shell({type}) {
        window->files().openExample(type.examples.first());
        QCoreApplication::processEvents(); // the new tab takes the focus
        tab().workspace().setFocus();
    }
    games::SearchDocument& document() const {
        return static_cast<games::SearchDocument&>(tab().document());
    }
    QString board() const { return QString::fromStdString(document().board()); }
    QString copied() const { return tab().workspace().copyText(); }
    QStringList told() const { return tab().messages().sentences(); }
    void paste(const QString& text) const {
        QApplication::clipboard()->setText(text);
        press(QKeySequence::Paste);
    }
    QComboBox& begins() const { return *tab().findChild<QComboBox*>(u"begins"_s); }
    QString square(int square) const {
        auto* board = tab().findChild<games::GameBoard*>();
        return board->itemValue(square);
    }
};

} // namespace

class TestBoards : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPastedBoardSaysWhoBegan() {
        GameShell shell(tictactoe::documentType());
        shell.paste(u" X | O | X \n---+---+---\n   |   |   \n---+---+---\n   |   |   \n"_s);
        QCOMPARE(shell.told(), QStringList(u"Read as 3 × 3, X began; O to move."_s));
        QCOMPARE(shell.board(), u"oxo......"_s); // in the engine o begins
        QCOMPARE(shell.copied(), u"xox......"_s);
        QCOMPARE(shell.square(0), u"X"_s);
        QCOMPARE(shell.document().statusText(), u"O to move"_s);
        QCOMPARE(shell.begins().currentText(), u"X begins"_s);
        QVERIFY(shell.tab().workspace().copyCommand().contains(u"--begins x"_s));
        QTRY_COMPARE(shell.document().face().sideName(true), u"X"_s);
        shell.press(QKeySequence::Undo);
        QVERIFY(shell.told().isEmpty());
        QVERIFY(shell.begins().currentText().startsWith(u"O begins"_s));
    }

    void theChoiceChangesSignsAlone() {
        GameShell shell(tictactoe::documentType());
        shell.paste(u"o...x...."_s);
        QVERIFY(shell.told().isEmpty()); // our own text has no notice
        shell.begins().setFocus();
        QTest::keyClick(&shell.begins(), Qt::Key_Down);
        QCOMPARE(shell.copied(), u"x...o...."_s);
        QCOMPARE(shell.board(), u"o...x...."_s);
        QCOMPARE(shell.document().statusText(), u"X to move"_s);
        auto* board = shell.tab().findChild<games::GameBoard*>();
        board->setFocus();
        board->setCurrentItem(8);
        QTest::keyClick(board, Qt::Key_X);
        QCOMPARE(shell.copied(), u"x...o...x"_s);
        QCOMPARE(shell.document().statusText(), u"O to move"_s);
        QTest::keyClick(board, Qt::Key_O);
        QVERIFY(shell.document().whyImpossible().startsWith(u"X moves first"_s));
        shell.press(QKeySequence::Undo);
        shell.press(QKeySequence::Undo);
        shell.press(QKeySequence::Undo);
        QCOMPARE(shell.copied(), u"o...x...."_s);
    }

    void theChoiceIsSaved() {
        GameShell shell(tictactoe::documentType());
        shell.paste(u"XO......."_s);
        QVERIFY(shell.begins().currentText().startsWith(u"O begins"_s)); // no side is known
        shell.begins().setFocus();
        QTest::keyClick(&shell.begins(), Qt::Key_Down);
        const nlohmann::json body = shell.document().body();
        QCOMPARE(body.at("begins").get<std::string>(), std::string("x"));
        QCOMPARE(body.at("position").get<std::string>(), std::string("ox......."));
        shell.begins().setFocus();
        QTest::keyClick(&shell.begins(), Qt::Key_Up);
        QVERIFY(!shell.document().body().contains("begins"));
        shell.document().load(body);
        QCOMPARE(shell.copied(), u"ox......."_s);
        QCOMPARE(shell.square(0), u"O"_s);
        QCOMPARE(shell.square(1), u"X"_s);
        QCOMPARE(shell.document().statusText(), u"X to move"_s);
    }

    /// The players and the comments on a game are a view, in the member of the game's moves.
    void theSessionHasThePlayers() {
        GameShell shell(connectfour::documentType());
        shell.paste(u"4453"_s);
        shell.window->flushSession();
        const nlohmann::json inputs = shell.document().inputsBody();
        games::PlayView play = shell.document().play();
        play.first = games::PlayerKind::Engine;
        play.hints = true;
        play.shown = 2;
        shell.document().setPlay(play);
        QVERIFY(shell.document().inputsBody() == inputs);
        shell.window->flushSession();
        shell.window.reset(); // as if it were killed
        shell.start();
        QVERIFY(shell.document().play() == play);
        QCOMPARE(shell.document().playedGame().plies(), 4);
    }

    void connectFour() {
        GameShell shell(connectfour::documentType());
        shell.paste(u". . . . . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .\n. . . Y . . .\n"
                    ". . R R Y . .\n1 2 3 4 5 6 7"_s);
        QCOMPARE(shell.board(), u"......./......./......./......./...x.../..oox.."_s);
        QCOMPARE(shell.told(), QStringList(u"Read as 7 × 6, R began; R to move. R is shown as O, Y "
                                           "as X."_s));
        shell.paste(u"3 3 4 0"_s);
        QCOMPARE(shell.copied(), u"4451"_s);
        QCOMPARE(shell.told(), QStringList(u"Read as 4 moves, O began; O to move. Columns are "
                                           "counted from 0."_s));
        shell.paste(u"448"_s);
        QVERIFY(shell.told().first().contains(u"there is no column 8"_s));
        QCOMPARE(shell.copied(), u"4451"_s);
    }

    /// Another size is set with its board.
    void mnk() {
        GameShell shell(mnk::documentType());
        shell.paste(u"+ + + + +\n+ ● ○ + +\n+ + ● + +\n+ + + + +\n+ + + + +"_s);
        QCOMPARE(shell.board(), u"...../.ox../..o../...../....."_s);
        QVERIFY(shell.told().first().startsWith(u"Read as 5 × 5, ● began; ○ to move."_s));
        shell.paste(u"B[bb];W[cb]"_s);
        QCOMPARE(shell.copied(), u"b2 c2"_s);
    }
};

YOMI_TESTS(TestBoards)
#include "test_boards.moc"
