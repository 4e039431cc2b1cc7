// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/mnk/position.h"
#include "tests/run_tests.h"

#include <QTest>

#include <stdexcept>

using namespace yomi::mnk;

namespace {

template <class Work>
QString refusalOf(const Work& work) {
    try {
        work();
    } catch (const std::exception& error) {
        return error.what();
    }
    return {};
}

} // namespace

class TestMnkPosition : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reads_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("board");
        const auto row = [](const char* text, const char* board) {
            QTest::newRow(text) << text << board;
        };
        row("", "..../..../....");
        row("d1 a3", "...o/..../x...");
        row("d1,a3,  b2\t", "...o/.o../x...");
        row(".x../..o./....", ".x../..o./....");
        row(".x....o.....", ".x../..o./....");
        row(" .x..\n..o.\r\n....\n", ".x../..o./....");
        row("ooxx/xxoo/ooxx", "ooxx/xxoo/ooxx");
        row("ooxxxxooooxx", "ooxx/xxoo/ooxx");
        row("ooxx xxoo ooxx", "ooxx/xxoo/ooxx");
        row("a1 a2 b1 b2 c1", "ooo./xx../....");
        row("b2a1", "x.../.o../....");
        row("..x./..../....", "..o./..../...."); // x began
        row(" . X . .\n . O X .\n . . . .", ".o../.xo./....");
    }
    void reads() {
        QFETCH(const QString, text);
        QTEST(QString::fromStdString(boardText(parsePosition(text.toStdString(), {4, 3, 3}))),
              "board");
    }

    void refuses_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* text, const char* sentence) {
            QTest::newRow(text) << text << sentence;
        };
        row("b02",
            "move 1: \"b02\" is not a square; squares are a letter and a number, such as b2, "
            "with blanks or commas between them");
        row("b2,,a1", "move 2: there is a comma where a move is expected");
        row("b2 , , a1", "move 2: there is a comma where a move is expected");
        row(",b2", "move 1: there is a comma where a move is expected");
        row("b2 a1,", "move 3: there is a comma where a move is expected");
        row("b2 d1", "move 2: there is no square d1 on 3x3, the last is c3");
        row("a4", "move 1: there is no square a4 on 3x3, the last is c3");
        row("a0", "move 1: there is no square a0 on 3x3, the last is c3");
        row("b2,b2", "move 2: the square b2 is taken");
        row("b",
            "move 1: \"b\" is not a square; squares are a letter and a number, such as b2, with "
            "blanks or commas between them");
        row("a1 a2 b1 b2 c1 c2", "move 6: o has won with move 5");
        row("a1 o..", "character 1: \"a\" is not a sign of a board; signs are . o x, 0 1 2, _ R Y "
                      "and the like");
        row("o../.z./...", "character 6: \"z\" is not a sign of a board; signs are . o x, 0 1 2, _ "
                           "R Y and the like");
        row("o../x..", "the board has 2 rows, not 3");
        row("ox", "the board has 1 row, not 3");
        row("o../x.../...", "row 2 has 4 cells, not 3");
        row("oo./.../...",
            "o begins and the sides take turns: 2 o and 0 x cannot be on the board together");
        row("R../R../...",
            "R begins and the sides take turns: 2 R and 0 Y cannot be on the board together");
        row("xxx/x../ooo", "both sides have a line; the game would have ended at the first");
        row("ooo/xx./xx.", "o has a line, but x has moved since");
        row("ooo/xxx/...", "both sides have a line; the game would have ended at the first");
        row("ooo/x.x/x..", "o has a line, but x has moved since");
        row("xxx/oo./oo.", "x has a line, but o has moved since");
    }
    void refuses() {
        QFETCH(const QString, text);
        const std::string position = text.toStdString();
        QTEST(refusalOf([&] { (void)parsePosition(position); }), "sentence");
    }

    /// Two lines share a stone, or no last stone can have completed both.
    void oneStoneCompletesEveryLine() {
        const Size size = {4, 4, 3};
        QCOMPARE(refusalOf([&] { (void)parsePosition("ooo./o.../o.xx/xx..", size); }), QString());
        QCOMPARE(refusalOf([&] { (void)parsePosition("ooo./xx.x/xx../ooo.", size); }),
                 QString("o has a line, but no stone without which there would be none: none was "
                         "the last"));
    }

    void refusesSizes_data() {
        QTest::addColumn<QString>("size");
        QTest::addColumn<int>("inARow");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* size, int inARow, const char* sentence) {
            QTest::addRow("%s, %d", size, inARow) << size << inARow << sentence;
        };
        row("3", 3, "A size is WIDTHxHEIGHT, for example 7x6; \"3\" is not.");
        row("1x5", 3, "The width of 1x5 is 1; it must be 2 to 26.");
        row("27x2", 3, "The width of 27x2 is 27; it must be 2 to 26.");
        row("3x1", 3,
            "The height of 3x1 is 1; it must be at least 2, and width · height at most 64.");
        row("9x8", 5, "The board 9x8 is too large: it has 72 squares, the limit is 64.");
        row("4x3", 1, "In a row must be 2 to 4 on 4x3; 1 was given.");
        row("4x3", 5, "In a row must be 2 to 4 on 4x3; 5 was given.");
    }
    void refusesSizes() {
        QFETCH(const QString, size);
        QFETCH(const int, inARow);
        const std::string text = size.toStdString();
        QTEST(refusalOf([&] { (void)yomi::parseSize<Size>(text, inARow); }), "sentence");
    }

    void refusesToSearchTheEnd() {
        QCOMPARE(refusalOf([] { validateSearchable(parsePosition("a1 a2 b1 b2 c1")); }),
                 QString("The game is over: o has won."));
        QCOMPARE(refusalOf([] { validateSearchable(parsePosition("oxo/oxo/xox")); }),
                 QString("The game is over: the board is full and no line is complete."));
        QCOMPARE(refusalOf([] { (void)played(parsePosition("a1 a2 b1 b2 c1"), "c2"); }),
                 QString("move 1: o has won before"));
    }
};

YOMI_TESTS(TestMnkPosition)
#include "test_position.moc"
