// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/board_rules.h"
#include "tests/run_tests.h"

#include <QTest>

#include <set>
#include <string>

using namespace yomi;

/// The rules for checking recordings of known games.
class TestBoardRules : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void stonesFall() {
        const tree::BoardRules rules({3, 3, 3}, StoneNotation::Columns);
        const std::string board = "..."
                                  "x.."
                                  "o.x";
        QCOMPARE(rules.cellOf(board, 0), std::size_t{0});
        QCOMPARE(rules.cellOf(board, 1), std::size_t{7});
        QCOMPARE(rules.cellOf(board, 2), std::size_t{5});
        QVERIFY(!rules.cellOf(board, 3));
        QVERIFY(!rules.cellOf("o.." + board.substr(3), 0));
        QCOMPARE(rules.moveCount(board), std::size_t{3});
        QCOMPARE(rules.moveCount("o.." + board.substr(3)), std::size_t{2});
    }

    void squaresAreMoves() {
        const tree::BoardRules rules({3, 2, 3}, StoneNotation::Squares);
        QCOMPARE(rules.cellOf("o....x", 4), std::size_t{4});
        QVERIFY(!rules.cellOf("o....x", 5));
        QVERIFY(!rules.cellOf("o....x", 6));
        QCOMPARE(rules.moveCount("o....x"), std::size_t{4});
    }

    void lines_data() {
        QTest::addColumn<QString>("board");
        QTest::addColumn<int>("cell");
        QTest::addColumn<bool>("wins");
        QTest::newRow("row") << "xooo............" << 2 << true;
        QTest::newRow("not around the edge") << "..ooo..........." << 3 << false;
        QTest::newRow("column") << ".o...o...o......" << 5 << true;
        QTest::newRow("falling diagonal") << "o....o....o....." << 10 << true;
        QTest::newRow("rising diagonal") << "..o..o..o......." << 5 << true;
        QTest::newRow("other stones") << "..x..o..o......." << 5 << false;
        QTest::newRow("more than asked") << "oooo............" << 3 << true;
    }
    /// On four by four cells, three in a row.
    void lines() {
        QFETCH(const QString, board);
        QFETCH(const int, cell);
        QFETCH(const bool, wins);
        const std::string text = board.toStdString();
        for (const auto notation : {StoneNotation::Squares, StoneNotation::Columns})
            QCOMPARE(
                tree::BoardRules({4, 4, 3}, notation).winsAt(text, static_cast<std::size_t>(cell)),
                wins);
    }

    void images() {
        const tree::BoardRules square({3, 3, 3}, StoneNotation::Squares);
        std::set<std::string> all;
        for (const char* const image : {"ox.......", ".xo......", "......ox.", ".......xo",
                                        "o..x.....", "..o..x...", "...x..o..", ".....x..o"})
            all.insert(square.representative(image));
        QCOMPARE(all.size(), std::size_t{1});
        QVERIFY(square.representative("o...x....") != square.representative("ox......."));
        const tree::BoardRules wide({3, 2, 3}, StoneNotation::Squares);
        QCOMPARE(wide.representative("o....."), wide.representative(".....o"));
        QVERIFY(wide.representative("ox....") != wide.representative("o..x.."));
        const tree::BoardRules columns({3, 2, 3}, StoneNotation::Columns);
        QCOMPARE(columns.representative("...o.."), columns.representative(".....o"));
        QVERIFY(columns.representative("...o..") != columns.representative("o....."));
    }
};

YOMI_TESTS(TestBoardRules)
#include "test_board_rules.moc"
