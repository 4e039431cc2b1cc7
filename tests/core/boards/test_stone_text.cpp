// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/boards/stone_lines.h"
#include "core/boards/stone_text.h"
#include "core/common/format_error.h"
#include "tests/run_tests.h"

#include <QTest>

using yomi::GridSize;
using yomi::readStones;
using yomi::StoneLines;
using yomi::StoneNotation;
using yomi::StoneReading;

namespace {

constexpr GridSize three = {3, 3, 3}, usualFour = {7, 6, 4}, four = {4, 4, 3};

/// ". x o" as a program prints it; $ is a line end.
std::string lines(const char* text) {
    std::string all = text;
    std::ranges::replace(all, '$', '\n');
    return all;
}

QString readAs(const std::string& text, const yomi::StoneQuestion& question) {
    try {
        return QString::fromStdString(readStones(text, question).text);
    } catch (const yomi::FormatError& error) {
        return error.what();
    }
}

} // namespace

/// Texts as people and programs write them, and the position of each.
class TestStoneText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void boards_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("board");
        const auto row = [](const char* text, const char* board = "xo./.x./..o") {
            QTest::newRow(text) << QString::fromStdString(lines(text)) << QString(board);
        };
        row("xo..x...o");
        row("XO..X...O");
        row("XO./.X./..O");
        row("XO.;.X.;..O");
        row("XO.$.X.$..O$");
        row("X O . $. X .$. . O");
        row("x o _ _ x _ _ _ o");
        row("XO-$-X-$--O");
        row("XO·$·X·$··O");
        row("X O + / + X + / + + O");
        row("X,O,.$.,X,.$.,.,O");
        row("X,O,$,X,$,,O");
        row("X\tO\t.$.\tX\t.$.\t.\tO");
        row("X|O|.$.|X|.$.|.|O");
        row("X|O| $ |X| $ | |O");
        row(" X | O |$---+---+---$   | X |$---+---+---$   |   | O");
        row(" X | O |   $---|---|---$   | X |   $-----------$   |   | O ");
        row("+---+---+---+$| X | O |   |$+===+===+===+$|   | X |   |$+---+---+---+$|   |   | O |");
        row("| X | O |   |$|   | X |   |$|   |   | O |");
        row("X|O|_$_|X|_$_|_|O");
        row("┌─┬─┬─┐$│X│O│ │$├─┼─┼─┤$│ │X│ │$├─┼─┼─┤$│ │ │O│$└─┴─┴─┘");
        row("X-O$---$O-X", "x.o/.../o.x"); // a row of empty cells, not a frame
        row("X_O$___$O_X", "x.o/.../o.x");
        row("X|O|X$-+-+-$ | | $-+-+-$O| | ", "xox/.../o..");
        row("[['X','O',' '],[' ','X',' '],[' ',' ','O']]");
        row("board = [[\"X\", \"O\", \"\"],$         [\"\", \"X\", \"\"],$         [\"\", \"\", "
            "\"O\"]]");
        row("[['X', 'O', None], [None, 'X', None], [None, None, 'O']]");
        row("[[\"x\",\"o\",null],[null,\"x\",null],[null,null,\"o\"]]");
        row("['X', 'O', 2, 3, 'X', 5, 6, 7, 'O']");
        row("['X', 'O', 3, 4, 'X', 6, 7, 8, 'O']");
        row("X|O|3$4|X|6$7|8|O");
        row("[\"XO \",\" X \",\"  O\"]");
        row("{{'X','O',' '},{' ','X',' '},{' ',' ','O'}};");
        row("XO.\\n.X.\\n..O");
        row("❌⭕⬜$⬜❌⬜$⬜⬜⭕");
        row("× ○ ·$· × ·$· · ○");
        row("  a b c$1 X O .$2 . X .$3 . . O");
        row("  0 1 2$0 X O .$1 . X .$2 . . O");
        row("    1   2   3$A   X | O |  $   ---+---+---$B     | X |  $   ---+---+---$C     |   | "
            "O");
        row("3 X O .$2 . X .$1 . . O$  a b c");
        row("XO.$.X.$..O$X to move");
        row("X's turn$XO.$.X.$..O");
        row("Turn: X$XO.$.X.$..O");
        row("X O  $  X  $    O"); // blanks are empty cells if rows have equal width
        row("XO $ X $  O");
        row("X O   $  X   $    O ");
        row(" X  O    $    X    $       O ");
        row("X O X$     $O    ", "xox/.../o..");
        row("|XO |$| X |$|  O|");
        row("-------$|XO |$| X |$|  O|$-------");
        row("+-------+$| X O   |$|   X   |$|     O |$+-------+$X to move");
        row("┌───┐$│XO │$│ X │$│  O│$└───┘");
        row("1 |X O  |$2 |  X  |$3 |    O|");
        row("  1 2 3$1 X O$2   X$3     O");
        row("  a b c$1 X O  $2      $3     O", "xo./.../..o");
        row("3|X O  |$2|  X  |$1|    O|$  a b c");
        row("XO$ X$  O"); // without the blanks at the ends
        row("X O$  X$    O");
        row("XO  X   O");
        row("X O     X       O");
        row("X O 9$4 X 6$1 2 O");
        row("7|8|9$4|5|6$1|2|3", ".../.../...");
        row("tensor([[1, -1, 0],$        [0, 1, 0],$        [0, 0, -1]], dtype=torch.int8)",
            "ox./.o./..x");
        row("Current board, move 4$XO.$.X.$..O");
        row("Tic Tac Toe$$    a   b   c$1   X | O |  $2     | X |  $3     |   | O");
        row("XO.$.X.$..O$Player 1 to move");
        row("Player X's turn$XO.$.X.$..O");
        row("1|2|3$4|5|6$7|8|9", ".../.../...");
        row(".........", ".../.../...");
    }
    void boards() {
        QFETCH(const QString, text);
        QFETCH(const QString, board);
        // X begins if nothing else decides: in each row above the sides have four stones each, in
        // the last none.
        const StoneReading reading =
            readStones(text.toStdString(), {StoneNotation::Numbers, three});
        QString read = QString::fromStdString(reading.text);
        if (reading.first == "X")
            read = read.replace('o', '-').replace('x', 'o').replace('-', 'x');
        QVERIFY(reading.isBoard);
        QCOMPARE(read, board);
    }

    void sides_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("board");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* text, const char* board, const char* sentence) {
            QTest::newRow(text) << QString::fromStdString(lines(text)) << QString(board)
                                << QString(sentence);
        };
        row("o...x....", "o../.x./...", "");
        row("O...X....", "o../.x./...", "Read as 3 × 3, O began; O to move.");
        row("X........", "o../.../...", "Read as 3 × 3, X began; O to move.");
        row("XOX......", "oxo/.../...", "Read as 3 × 3, X began; O to move.");
        row("OXO......", "oxo/.../...", "Read as 3 × 3, O began; X to move.");
        row("O...X....$X to move", "x../.o./...", "Read as 3 × 3, X began; X to move.");
        row("[[0,1,-1],[0,0,0],[0,1,-1]]", ".ox/.../.ox",
            "Read as 3 × 3, 1 began; 1 to move. 1 is shown as O, -1 as X.");
        row("[[ 0 -1  1]$ [ 0  0  0]$ [ 0  0 -1]]", ".ox/.../..o",
            "Read as 3 × 3, -1 began; 1 to move. -1 is shown as O, 1 as X.");
        row("array([[1., 0., 2.],$       [0., 1., 0.],$       [0., 0., 0.]])", "o.x/.o./...",
            "Read as 3 × 3, 1 began; 2 to move. 1 is shown as O, 2 as X.");
        row("0 1 2$1 2 0$0 0 0", ".ox/ox./...",
            "Read as 3 × 3, 1 began; 1 to move. 1 is shown as O, 2 as X.");
        row("RY.$...$...", "ox./.../...",
            "Read as 3 × 3, R began; R to move. R is shown as O, Y as X.");
        row("bw.$...$b..", "ox./.../o..",
            "Read as 3 × 3, B began; W to move. B is shown as O, W as X.");
        row("●○.$...$..○", "xo./.../..o",
            "Read as 3 × 3, ○ began; ● to move. ○ is shown as O, ● as X.");
        row("🔴🟡⚪$⚪⚪⚪$⚪⚪⚪", "ox./.../...",
            "Read as 3 × 3, 🔴 began; 🔴 to move. 🔴 is shown as O, 🟡 as X.");
        row("4,0,8", "b2 a1 c3",
            "Read as 3 moves, O began; X to move. Squares are counted from 0.");
        row("5 1 9", "b2 a1 c3",
            "Read as 3 moves, O began; X to move. Squares are counted from 1.");
        row("B2 a1", "b2 a1", "Read as 2 moves, O began; O to move.");
    }
    void sides() {
        QFETCH(const QString, text);
        const StoneReading reading =
            readStones(text.toStdString(), {StoneNotation::Numbers, three});
        QTEST(QString::fromStdString(reading.text), "board");
        QTEST(QString::fromStdString(reading.sentence.english()), "sentence");
    }

    /// The side that began if the stones do not decide.
    void choices() {
        const auto first = [](const char* text, const char* toMove, bool xBegins) {
            return QString::fromStdString(
                readStones(text, {StoneNotation::Numbers, three, false, toMove, xBegins}).first);
        };
        QCOMPARE(first("xo.......", "", false), "O");
        QCOMPARE(first("xo.......", "", true), "X");
        QCOMPARE(first("xo.......", "X", false), "X");
        QCOMPARE(first("xo.......", "o", true), "O");
        QCOMPARE(first("oxo......", "", true), "O"); // the stones decide
        QCOMPARE(first("oxo......", "x", true), "O");
        QCOMPARE(first("b2", "X", false), "O");
        QCOMPARE(first("b2", "O", false), "X");
        QCOMPARE(first("b2", "", true), "X");
        QCOMPARE(first("", "X", false), "X");
    }

    void columns_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("moves");
        QTest::addColumn<bool>("isFromZero");
        const auto row = [](const char* text, const char* moves, bool isFromZero = false) {
            QTest::newRow(text) << QString(text) << QString(moves) << isFromZero;
        };
        row("4453", "4453");
        row("4 4 5 3", "4453");
        row("4,4,5,3", "4453");
        row("4, 4, 5, 3", "4453");
        row("4-4-5-3", "4453");
        row("[4, 4, 5, 3]", "4453");
        row("3 3 4 2 0", "44531", true);
        row("33420", "44531", true);
        row("2 1 2 1 1 1 2", "2121112");
        row("d1 D2 e1 c1", "4453");
        row("D1D2E1C1", "4453");
        row("d6 d5 e6 c6", "4453"); // rows from the top
        row("4453 -1", "4453");     // a position and its score
        row("4 4", "4");
        row("4453 -1 4 2", "4453");
        row("0,7", "move 2: there is no column 7 where there is a column 0, the last of 7 is 6");
        row("3 7 0", "move 2: there is no column 7 where there is a column 0, the last of 7 is 6");
        row("d1 d3", "move 2: no stone falls to d3, the next of that column lies in row 2 from the "
                     "bottom");
        row("h1", "move 1: there is no column h, the last of 7 is g");
    }
    void columns() {
        QFETCH(const QString, text);
        QFETCH(const bool, isFromZero);
        const yomi::StoneQuestion question = {StoneNotation::Columns, usualFour};
        QTEST(readAs(text.toStdString(), question), "moves");
        if (isFromZero)
            QVERIFY(readStones(text.toStdString(), question)
                        .sentence.english()
                        .ends_with("Columns are counted from 0."));
    }

    /// As many columns as a narrow board has cells are read as columns.
    void columnsOfANarrowBoard() {
        QCOMPARE(readAs("121221", {StoneNotation::Columns, {2, 3, 3}}), "121221");
        QCOMPARE(readAs("12/12/21", {StoneNotation::Columns, {2, 3, 3}}), "ox/ox/xo");
    }

    void fallingBoards_data() {
        QTest::addColumn<QString>("text");
        const auto row = [](const char* text) {
            QTest::newRow(text) << QString::fromStdString(lines(text));
        };
        row(". . . . . . .$. . . . . . .$. . . . . . .$. . . . . . .$. . . Y . . .$. . R R Y . .$"
            "1 2 3 4 5 6 7");
        row("|   |   |   |   |   |   |   |$|   |   |   |   |   |   |   |$"
            "|   |   |   |   |   |   |   |$|   |   |   |   |   |   |   |$"
            "|   |   |   | X |   |   |   |$|   |   | O | O | X |   |   |$"
            "-----------------------------$| 0 | 1 | 2 | 3 | 4 | 5 | 6 |");
        row("0000000$0000000$0000000$0000000$0002000$0011200");
        row("[[0 0 0 0 0 0 0]$ [0 0 0 0 0 0 0]$ [0 0 0 0 0 0 0]$ [0 0 0 0 0 0 0]$"
            " [0 0 0 2 0 0 0]$ [0 0 1 1 2 0 0]]");
        row("[[ 0.  0.  0.  0.  0.  0.  0.]$ [ 0.  0.  0.  0.  0.  0.  0.]$"
            " [ 0.  0.  0.  0.  0.  0.  0.]$ [ 0.  0.  0.  0.  0.  0.  0.]$"
            " [ 0.  0.  0. -1.  0.  0.  0.]$ [ 0.  0.  1.  1. -1.  0.  0.]]");
        row("⚪⚪⚪⚪⚪⚪⚪$⚪⚪⚪⚪⚪⚪⚪$⚪⚪⚪⚪⚪⚪⚪$⚪⚪⚪⚪⚪⚪⚪$"
            "⚪⚪⚪🟡⚪⚪⚪$"
            "⚪⚪🔴🔴🟡⚪⚪");
        row("6 _______$5 _______$4 _______$3 _______$2 ___X___$1 __OOX__$  ABCDEFG");
        row("-------$-------$-------$-------$---x---$--oox--");
        row("|.......|$|.......|$|.......|$|.......|$|...X...|$|..OOX..|$ 1234567");
        row("|       |$|       |$|       |$|       |$|   X   |$|  OOX  |$+-------+$ 1234567");
        row("  0 1 2 3 4 5 6$|               |$|               |$|               |$"
            "|               |$|       X       |$|     O O X     |$ ---------------");
    }
    void fallingBoards() {
        QFETCH(const QString, text);
        for (const bool takesOtherSizes : {false, true})
            QCOMPARE(
                readAs(text.toStdString(), {StoneNotation::Columns, usualFour, takesOtherSizes}),
                "......./......./......./......./...x.../..oox..");
    }

    void squares_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("moves");
        const auto row = [](const char* text, const char* moves) {
            QTest::newRow(text) << QString(text) << QString(moves);
        };
        row("h8i9", "h8 i9");
        row("h8 i9", "h8 i9");
        row("H8, I9", "h8 i9");
        row("h8-i9", "h8 i9");
        row("B[hh];W[ih]", "h8 i8");
        row("(;GM[4]SZ[15]AP[a:b];B[hh];W[ih])", "h8 i8");
        row("W[hh];B[ih]", "h8 i8");
        row("D4", "d4");
        row("b2,a1 0", "b2 a1"); // a score
        row("B[hh];B[ih]", "move 2: B moves twice in a row");
    }
    void squares() {
        QFETCH(const QString, text);
        QTEST(readAs(text.toStdString(), {StoneNotation::Squares, {15, 15, 5}}), "moves");
    }

    void otherSizes_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("board");
        const auto row = [](const char* text, const char* board) {
            QTest::newRow(text) << QString::fromStdString(lines(text)) << QString(board);
        };
        row("+ + + +$+ ● ○ +$+ + ● +$+ + + +", "..../.ox./..o./....");
        row("----$-OX-$----$----", "..../.ox./..../....");
        row("+---+---+---+---+$|   | O |   |   |$+---+---+---+---+$|   |   | X |   |$+---+---+---+"
            "---+",
            ".o../..x.");
        row("   a b c d e$ 5 . . . . . 5$ 4 . . O . . 4$ 3 . . X . . 3$ 2 . . . . . 2$ 1 . . . . . "
            "1$   a b c d e",
            "...../..o../..x../...../.....");
    }
    void otherSizes() {
        QFETCH(const QString, text);
        QTEST(readAs(text.toStdString(), {StoneNotation::Squares, three, true}), "board");
    }

    void refuses_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* text, const char* sentence) {
            QTest::newRow(text) << QString::fromStdString(lines(text)) << QString(sentence);
        };
        row("..../.Oq./..../....", "character 8: \"q\" is not a sign of a board; signs are . o x, "
                                   "0 1 2, _ R Y and the like");
        row("..../.O./..../....", "row 2 has 3 cells, not 4");
        row("..../..../....", "the board has 3 rows, not 4");
        row("01../..../..../....",
            "0 and another sign cannot both be empty cells; write O for a stone");
        row("OXR./..../..../....", "the board has more than two sides");
        row(".X../.OX./..../....$X to move", "X has one stone more, so O is to move");
        row("..../.OX./..../....$R to move", "R cannot be to move: the sides are O and X");
        row("..../.é../..../....", "character 7: this is not a sign of a board; signs are . o x, 0 "
                                   "1 2, _ R Y and the like");
    }
    void refuses() {
        QFETCH(const QString, text);
        QTEST(readAs(text.toStdString(), {StoneNotation::Squares, four}), "sentence");
    }
    void refusesBlanksThatDoNotTell_data() {
        QTest::addColumn<QString>("text");
        const auto row = [](const char* text) {
            QTest::newRow(text) << QString::fromStdString(lines(text));
        };
        row("X O$  X$O");                  // one cell a sign, or a blank between them
        row("X  O  $  X   $    O ");       // not below each other
        row("|X O  |$|  X  |");            // one row short
        row("1  2 3$X  O  $ X    $    O"); // next to the labels
    }
    void refusesBlanksThatDoNotTell() {
        QFETCH(const QString, text);
        QVERIFY_THROWS_EXCEPTION(yomi::FormatError,
                                 readStones(text.toStdString(), {StoneNotation::Numbers, three}));
    }

    void refusesLongTexts() {
        QCOMPARE(readAs(std::string(20000, '.'), {StoneNotation::Squares, four}),
                 "a position has at most 16384 bytes");
    }

    void guesses_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("game");
        const auto row = [](const char* text, const char* game) {
            QTest::newRow(text) << QString::fromStdString(lines(text)) << QString(game);
        };
        row("X|O|X$-+-+-$ |O| $-+-+-$ | | ", "0 3x3");
        row("['O','X',2,3,4,5,6,7,8]", "0 3x3");
        row("|X O  |$|  X  |$|    O|", "0 3x3");
        row("o...x....", "0 3x3");
        row("b2 a1 c3", "0 3x3");
        row("4453", "1 7x6");
        row("|.......|$|.......|$|.......|$|.......|$|...X...|$|..OOX..|$ 1234567", "1 7x6");
        row("0000000$0000000$0000000$0000000$0002000$0011200", "1 7x6");
        row("..../.ox./..../....", "2 4x4");
        row("f6 g7", "2 7x7");
        row("D4 H5", ""); // cards
        row("3 3 4 4 5 5", "");
        row("123m456p", "");
        row("1 2 2$2 1 1", "");
        row("A hand of cards", "");
        row("#### 7$.... 2", "");
        row("", "");
    }
    void guesses() {
        QFETCH(const QString, text);
        const auto guess = yomi::guessStones(text.toStdString());
        QTEST(guess ? QString("%1 %2").arg(int(guess->notation)).arg(guess->size.text().c_str())
                    : QString(),
              "game");
    }

    /// Lists: the texts that are found, separated by |, with the line of each before it.
    void lists_data() {
        QTest::addColumn<QString>("list");
        QTest::addColumn<QString>("texts");
        const auto row = [](const char* list, const char* texts) {
            QTest::newRow(list) << QString::fromStdString(lines(list)) << QString(texts);
        };
        row("4453$44$", "1:4453|2:44");
        row("4453 2$$44\t1$", "1:4453|2:|3:44");
        row("4453 -1 4 2", "1:4453");
        row("4 4 5 3", "1:4 4 5 3");
        row("4 -2$4 4", "1:4|2:4");
        row("2121112$2121112", "1:2121112|2:2121112");
        row("2 1 2 1 1 1 2", "1:2 1 2 1 1 1 2");
        row("2 1 2 1 1 1 2$4453", "1:2 1 2 1 1 1 2|2:4453");
        row("0 0 0 0 0 0 0$0 0 0 0 0 0 0$0 0 0 0 0 0 0$0 0 0 0 0 0 0$0 0 0 0 0 0 0$2 1 2 1 1 1 2",
            "1:0 0 0 0 0 0 0/0 0 0 0 0 0 0/0 0 0 0 0 0 0/0 0 0 0 0 0 0/0 0 0 0 0 0 0/2 1 2 1 1 1 "
            "2/");
        row("44$.......$.......$.......$.......$...x...$..oox..$$.......$.......$.......$.......$"
            "...x...$..oo...$45",
            "1:44|2:......./......./......./......./...x.../..oox../"
            "|9:......./......./......./......./...x.../..oo.../|15:45");
        row("+-------+$|.......|$|.......|$|.......|$|.......|$|.......|$|...X...|$+-------+$"
            " 1234567$.......$.......$.......$.......$.......$...O...",
            "1:+-------+/|.......|/|.......|/|.......|/|.......|/|.......|/|...X...|/+-------+/"
            " 1234567/|10:......./......./......./......./......./...O.../");
        row("|       |$|       |$|       |$|       |$|   X   |$|  OOX  |$4453",
            "1:|       |/|       |/|       |/|       |/|   X   |/|  OOX  |/|7:4453");
        row(".......$.......$4453", "1:......./......./|3:4453");
        row("..../....$4453", "1:..../....|2:4453");
    }
    void lists() {
        QFETCH(const QString, list);
        StoneLines cut(StoneNotation::Columns, usualFour);
        QStringList texts;
        const auto add = [&](const std::vector<StoneLines::Text>& complete) {
            for (const auto& [line, text] : complete)
                texts << QString("%1:%2").arg(line).arg(
                    QString::fromStdString(text).replace('\n', '/'));
        };
        int number = 0;
        for (const QString& line : list.split('\n'))
            if (!line.isEmpty() || number + 1 < list.count('\n') + 1)
                add(cut.take(++number, line.toStdString()));
        add(cut.finish());
        QTEST(texts.join('|'), "texts");
    }

    void listsOfSquares() {
        StoneLines cut(StoneNotation::Squares, three);
        QCOMPARE(cut.take(1, "b2,a1 0").front().text, std::string("b2,a1"));
        QCOMPARE(cut.take(2, "b2 a1").front().text, std::string("b2 a1"));
        QCOMPARE(cut.take(3, "o../.x./... draw").front().text, std::string("o../.x./..."));
        QVERIFY(cut.take(4, "o..").empty());
        QVERIFY(cut.take(5, ".x.").empty());
        QVERIFY(cut.take(6, "...").empty());
        QCOMPARE(cut.finish().front().text, std::string("o..\n.x.\n...\n"));
    }
};

YOMI_TESTS(TestStoneText)
#include "test_stone_text.moc"
