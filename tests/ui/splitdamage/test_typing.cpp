// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/run_tests.h"
#include "tests/ui/splitdamage/board_fixture.h"

using namespace yomi::ui::splitdamage;

/// Numbers, lists and names typed on the board.
class TestTyping : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void typingSetsTheHealthAsOneStep() {
        BoardFixture f(QStringLiteral("4 5"));
        f.click(enemy(0));
        f.type(QStringLiteral("12"));
        QVERIFY(f.entry()->isVisible());
        QCOMPARE(f.entry()->text(), QStringLiteral("12"));
        QCOMPARE(f.at(enemy(0))->health, 12); // applied at every key
        f.key(Qt::Key_Return);
        QVERIFY(!f.entry()->isVisible());
        QVERIFY(f.board.hasFocus());
        QCOMPARE(f.document.undoStack().count(), 1);
        f.document.undoStack().undo();
        QCOMPARE(f.at(enemy(0))->health, 4);
    }

    /// The odds beside the board follow each key, and may take or leave room for it.
    void theFieldMovesWithTheBoard() {
        BoardFixture f(QStringLiteral("4 5"));
        f.click(enemy(1));
        f.type(QStringLiteral("1"));
        const QPoint before = f.entry()->geometry().center();
        f.board.resize(f.board.width() / 2, f.board.height());
        QVERIFY(f.entry()->isVisible());
        QVERIFY(f.entry()->geometry().center().x() < before.x());
        f.type(QStringLiteral("7"));
        f.key(Qt::Key_Return);
        QCOMPARE(f.at(enemy(1))->health, 17);
    }

    void typingAListBuildsTheBoard() {
        BoardFixture f;
        f.type(QStringLiteral("4 5,6 7 12"));
        f.key(Qt::Key_Return);
        QCOMPARE(lives(f.document), QStringLiteral("4 5 6 7 12"));
        QCOMPARE(f.document.undoStack().count(), 5);
        f.document.undoStack().undo();
        QCOMPARE(lives(f.document), QStringLiteral("4 5 6 7"));
    }

    /// As in a pasted list.
    void aDBehindTheHealthIsADivineShield() {
        BoardFixture f;
        f.type(QStringLiteral("3 3d 9"));
        f.key(Qt::Key_Return);
        QCOMPARE(f.message(), QString());
        QCOMPARE(lifeText(f.document.inputs().board.enemy.minions), QStringLiteral("3 3d 9"));
        f.click(enemy(0));
        f.type(QStringLiteral("12D"));
        f.key(Qt::Key_Backspace); // it had no shield before
        QVERIFY(!f.at(enemy(0))->divineShield);
        f.type(QStringLiteral("d"));
        f.key(Qt::Key_Return);
        QCOMPARE(lifeText(f.document.inputs().board.enemy.minions), QStringLiteral("12d 3d 9"));
    }

    void badNumbersAreRefusedAndNothingIsLost_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("zero") << QStringLiteral("0")
                              << QStringLiteral(
                                     "Health must be a whole number from 1 to 999, not 0.");
        QTest::newRow("too large")
            << QStringLiteral("1000")
            << QStringLiteral("Health must be a whole number from 1 to 999, not 1000.");
        QTest::newRow("letters") << QStringLiteral("1x")
                                 << QStringLiteral(
                                        "Health must be a whole number from 1 to 999, not 1x.");
    }

    void badNumbersAreRefusedAndNothingIsLost() {
        QFETCH(QString, typed);
        QFETCH(QString, sentence);
        BoardFixture f(QStringLiteral("4 5"));
        f.click(enemy(1));
        f.type(typed);
        QCOMPARE(f.message(), sentence);
        QCOMPARE(f.at(enemy(1))->health, 5);
        f.key(Qt::Key_Return); // the typed text stays for correction
        QVERIFY(f.entry()->isVisible());
        QCOMPARE(f.entry()->text(), typed);
        f.key(Qt::Key_Escape);
        QVERIFY(!f.entry()->isVisible());
        QCOMPARE(f.message(), QString());
        QCOMPARE(lives(f.document), QStringLiteral("4 5"));
        QCOMPARE(f.document.undoStack().count(), 0);
    }

    void escapeTakesBackWhatWasTyped() {
        BoardFixture f(QStringLiteral("4"));
        f.document.select(enemy(1));
        f.type(QStringLiteral("77"));
        QCOMPARE(lives(f.document), QStringLiteral("4 77"));
        f.key(Qt::Key_Escape);
        QCOMPARE(lives(f.document), QStringLiteral("4"));
        QVERIFY(f.document.undoStack().isClean());
    }

    void arrowsLeaveATypedNumber() {
        BoardFixture f(QStringLiteral("4 5"));
        f.click(enemy(0));
        f.type(QStringLiteral("9"));
        f.key(Qt::Key_Right);
        QCOMPARE(f.selected().minion, 1);
        f.type(QStringLiteral("8"));
        f.key(Qt::Key_Tab);
        QCOMPARE(lives(f.document), QStringLiteral("9 8"));
        QCOMPARE(f.selected().minion, 2);
    }

    void renameByF2EnterAndDoubleClick() {
        BoardFixture f(QStringLiteral("4"));
        f.key(Qt::Key_F2);
        f.type(QStringLiteral("Imp 2"));
        f.key(Qt::Key_Return);
        QCOMPARE(f.at(enemy(0))->name, std::string("Imp 2"));
        f.key(Qt::Key_Return);
        QVERIFY(f.entry()->isVisible());
        QCOMPARE(f.entry()->selectedText(), QStringLiteral("Imp 2"));
        f.type(QStringLiteral("Boar"));
        f.key(Qt::Key_Escape);
        QCOMPARE(f.at(enemy(0))->name, std::string("Imp 2"));
        QTest::mouseDClick(&f.board, Qt::LeftButton, {},
                           f.board.token(enemy(0)).name.center().toPoint());
        f.type(QStringLiteral("Boar"));
        f.board.setFocus(); // leaving the field applies the name
        QCOMPARE(f.at(enemy(0))->name, std::string("Boar"));
    }

    void aNameThatWasOnlyLookedAtStays() {
        BoardFixture f(QStringLiteral("4"));
        f.key(Qt::Key_F2);
        QCOMPARE(f.entry()->text(), QStringLiteral("Minion 1"));
        f.key(Qt::Key_Return);
        QCOMPARE(f.at(enemy(0))->name, std::string());
        QCOMPARE(f.document.undoStack().count(), 0);
    }

    void anotherPageEndsTheTyping() {
        BoardFixture f(QStringLiteral("4"));
        f.key(Qt::Key_F2);
        f.type(QStringLiteral("Boar"));
        f.document.setPage(Page::Plan);
        QVERIFY(!f.entry()->isVisible());
        QCOMPARE(f.at(enemy(0))->name, std::string("Boar"));
        f.type(QStringLiteral("7x"));
        f.document.setPage(Page::Effect); // with a refused text
        QVERIFY(!f.entry()->isVisible());
        QCOMPARE(lives(f.document), QStringLiteral("4"));
    }

    void anotherEditEndsTheTyping() {
        BoardFixture f(QStringLiteral("4 5"));
        f.click(enemy(0));
        f.type(QStringLiteral("7"));
        f.wheel(enemy(1), 120);
        QVERIFY(!f.entry()->isVisible());
        QVERIFY(f.board.hasFocus());
        QCOMPARE(lives(f.document), QStringLiteral("7 6"));
    }
};

YOMI_TESTS(TestTyping)
#include "test_typing.moc"
