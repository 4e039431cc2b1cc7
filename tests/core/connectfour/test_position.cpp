// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/connectfour/position.h"
#include "tests/core/connectfour/random_play.h"
#include "tests/run_tests.h"

#include <QTest>

#include <stdexcept>

using namespace yomi::connectfour;

namespace {

const Size connectFourSizes[] = {{},        {4, 4, 3},  {2, 31, 8}, {21, 2, 5},
                                 {8, 7, 4}, {16, 3, 6}, {9, 6, 7}};

template <class Work>
std::string refusalOf(Work&& work) {
    try {
        work();
    } catch (const std::exception& error) {
        return error.what();
    }
    return {};
}

/// Whether `side` has a line, by checking each cell and direction separately.
bool hasLineSlowly(const Size& size, const std::string& board, char side) {
    const auto at = [&](int column, int row) {
        const bool inside = column >= 0 && column < size.width && row >= 0 && row < size.height;
        return inside ? board[static_cast<std::size_t>(row * (size.width + 1) + column)] : '/';
    };
    for (int row = 0; row < size.height; ++row)
        for (int column = 0; column < size.width; ++column)
            for (const auto& [right, down] : {std::pair{1, 0}, {0, 1}, {1, 1}, {1, -1}}) {
                int stones = 0;
                while (stones < size.inARow &&
                       at(column + stones * right, row + stones * down) == side)
                    ++stones;
                if (stones == size.inARow)
                    return true;
            }
    return false;
}

} // namespace

class TestConnectFourPosition : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reads_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("board");
        QTest::newRow("empty") << ""
                               << "......./......./......./......./......./.......";
        QTest::newRow("moves") << "4453"
                               << "......./......./......./......./...x.../..xoo..";
        QTest::newRow("board") << "......./......./......./......./...x.../..xoo.."
                               << "......./......./......./......./...x.../..xoo..";
        QTest::newRow("x began") << "......./......./......./......./......./..xxo.."
                                 << "......./......./......./......./......./..oox..";
        QTest::newRow("columns from 0") << "3 3 4 0"
                                        << "......./......./......./......./...x.../x..oo..";
        QTest::newRow("won") << "1212121"
                             << "......./......./o....../ox...../ox...../ox.....";
    }
    void reads() {
        QFETCH(const QString, text);
        const Position position = parsePosition(text.toStdString());
        QTEST(QString::fromStdString(boardText(position)), "board");
        QCOMPARE(parsePosition(boardText(position)), position);
    }

    void columnsHaveLettersFromTheTenth() {
        const Size size = {21, 2, 4};
        const Position position = parsePosition("19al", size);
        QCOMPARE(boardText(position), std::string(21, '.') + "/o.......xo..........x");
        QCOMPARE(moveText(8), '9');
        QCOMPARE(moveText(9), 'a');
        QCOMPARE(moveText(20), 'l');
    }

    void centreOrder_data() {
        QTest::addColumn<int>("width");
        QTest::addColumn<QString>("order");
        QTest::newRow("7") << 7 << "4352617";
        QTest::newRow("4") << 4 << "3241";
        QTest::newRow("2") << 2 << "21";
    }
    void centreOrder() {
        QFETCH(const int, width);
        std::string order;
        for (const int column : Position({width, 6, 4}, MoveOrder::Centre).moves())
            order += moveText(column);
        QTEST(QString::fromStdString(order), "order");
    }

    void refuses_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* text, const char* sentence) {
            QTest::newRow(text) << text << sentence;
        };
        row("448", "move 3: there is no column 8, the last of 7 is 7");
        row("4444444", "move 7: column 4 is full");
        row("12121212", "move 8: o has won with move 7");
        row("44o.",
            "character 3: moves and a board in one text: \"4\" is a move, \"o\" a sign of a "
            "board");
        row("44?",
            "character 3: \"?\" is no sign of a position, which is moves (1 to 9, then a to l) "
            "or a board of ., o and x with rows joined by /");
        row("...x.../..xoo..", "the board has 2 rows, not 6");
        row("......./......./....../......./...x.../..xoo..", "row 3 has 6 cells, not 7");
        row("......./......./......./...o.../......./.......",
            "row 4: the stone in column 4 has nothing below it");
        row("......./......./......./......./......./oo.....",
            "o begins and the sides take turns: 2 o and 0 x cannot be on the board together");
        row("......./......./......./......./......./..xx...",
            "o begins and the sides take turns: 0 o and 2 x cannot be on the board together");
        row("......./......./ox...../ox...../ox...../ox.....",
            "both sides have a line; the game would have ended at the first");
        row("......./......./o....../ox...../ox...../ox..x..",
            "o has a line, but x has moved since");
        row("......./......./.x...../ox...../ox...../ox.oo..",
            "x has a line, but o has moved since");
        row("x....../o....../o....../o....../o....../x.x.x..",
            "o has a line, but x has moved since");
        row("x....../o....../o....../o....../o....../x.x....",
            "o has a line, but no top stone without which there would be none: none was the last");
    }
    void refuses() {
        QFETCH(const QString, text);
        const std::string position = text.toStdString();
        const std::string sentence = refusalOf([&] { (void)parsePosition(position); });
        QTEST(QString::fromStdString(sentence), "sentence");
    }

    void refusesSizes_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("inARow");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* text, int inARow, const char* sentence) {
            QTest::newRow(text) << text << inARow << sentence;
        };
        row("7", 4, "A size is WIDTHxHEIGHT, for example 7x6; \"7\" is not.");
        row("7x6x", 4, "A size is WIDTHxHEIGHT, for example 7x6; \"7x6x\" is not.");
        row("1x6", 4,
            "The width of 1x6 is 1; it must be at least 2, and width · (height + 1) at "
            "most 64.");
        row("9x7", 4, "The board 9x7 is too large: width · (height + 1) is 72, the limit is 64.");
        row("99x2", 4,
            "The width of 99x2 is 99; it must be at least 2, and width · (height + 1) at "
            "most 64.");
        row("4x5", 6, "In a row must be 3 to 5 on 4x5; 6 was given.");
        row("16x3", 9, "In a row must be 3 to 8 on 16x3; 9 was given.");
        row("2x2", 3, "The board 2x2 is too small: a line has at least 3 stones.");
    }
    void refusesSizes() {
        QFETCH(const QString, text);
        QFETCH(const int, inARow);
        const std::string size = text.toStdString();
        QTEST(QString::fromStdString(refusalOf([&] { (void)yomi::parseSize<Size>(size, inARow); })),
              "sentence");
    }

    void refusesToSearchTheEnd() {
        QCOMPARE(refusalOf([] { validateSearchable(parsePosition("1212121")); }),
                 std::string("The game is over: o has won."));
        const Position full = parsePosition("xoo/oxx/xoo/oxx/oxo", {3, 5, 5});
        QCOMPARE(refusalOf([&] { validateSearchable(full); }),
                 std::string("The game is over: the board is full and no line is complete."));
    }

    /// Lines, ends and undoing over random games, compared with checking each cell.
    void playsBySlowRules() {
        std::mt19937 random(1);
        for (const Size& size : connectFourSizes)
            for (int game = 0; game < 20; ++game) {
                Position position(size);
                std::string moves;
                while (position.ended() == Ended::No) {
                    const ColumnList columns = position.moves();
                    const int column = *(columns.begin() + random() % columns.size());
                    const Position before = position;
                    position.make(column);
                    moves += moveText(column);
                    const std::string board = boardText(position);
                    const bool isWon = hasLineSlowly(size, board, before.firstToMove() ? 'o' : 'x');
                    QCOMPARE(before.canWin() && completingCells(before.grid(), before.mover()) &
                                                    (position.stones() ^ before.stones()),
                             isWon);
                    QCOMPARE(position.ended() == Ended::Lost, isWon);
                    QVERIFY(parsePosition(board, size) == position);
                    QVERIFY(parsePosition(moves, size) == position);
                    QVERIFY(position.mirrored().mirrored() == position);
                    Position undone = position;
                    undone.unmake(column);
                    QVERIFY(undone == before);
                    QCOMPARE(undone.plies(), before.plies());
                }
            }
    }
};

YOMI_TESTS(TestConnectFourPosition)
#include "test_position.moc"
