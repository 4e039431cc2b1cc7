// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/mnk/search.h"
#include "core/mnk/solver.h"
#include "tests/core/golden_lines.h"
#include "tests/core/mnk/plain_solver.h"
#include "tests/run_tests.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace yomi::mnk;
using nlohmann::json;

namespace {

std::string signsOf(const Position& position) {
    std::string board = boardText(position);
    std::erase(board, '/');
    return board;
}

/// A position with `plies` stones from an unfinished random game.
Position randomPosition(std::mt19937& random, const Size& size, int plies) {
    const Position start = parsePosition("", size);
    Position position = start;
    while (position.plies() < plies) {
        const int square = static_cast<int>(random() % static_cast<unsigned>(size.cells()));
        if (position.stones() >> square & 1)
            continue;
        Squares& mover = position.firstToMove() ? position.o : position.x;
        mover |= Squares{1} << square;
        if (position.board->hasLine(mover))
            position = start;
    }
    return position;
}

} // namespace

class TestMnkSolver : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void goldenBoards() {
        Solver solver;
        int looked = 0;
        for (const json& line : yomi::goldenLines("games/mnk_values.jsonl")) {
            const Size size =
                yomi::parseSize<Size>(line["size"].get<std::string>(), line["inARow"]);
            if (size.cells() > 20 && 2 * size.inARow < std::max(size.width, size.height) + 4)
                continue; // in a long test
            const Solution solution = solver.solve(parsePosition("", size));
            QCOMPARE(solution.score.value(), line["value"].get<int>());
            QVERIFY(solution.lower == solution.score && solution.upper == solution.score);
            QVERIFY(solution.bestMove.has_value());
            ++looked;
        }
        QVERIFY(looked >= 14);
    }

    void goldenPositions() {
        Solver solver;
        int withMoves = 0;
        for (const json& line : yomi::goldenLines("games/mnk_positions.jsonl")) {
            const Size size =
                yomi::parseSize<Size>(line["size"].get<std::string>(), line["inARow"]);
            const auto text = line["position"].get<std::string>();
            const Position position = parsePosition(text, size);
            const Solution solution = solver.solve(position);
            const int score = line["value"].get<int>() * (position.firstToMove() ? 1 : -1);
            QVERIFY2(solution.score == score, text.c_str());
            if (!line.contains("bestMoves"))
                continue;
            const json best = line["bestMoves"];
            const json named = moveText(size, *solution.bestMove);
            QVERIFY2(std::find(best.begin(), best.end(), named) != best.end(), text.c_str());
            if (size.cells() > 20)
                continue;
            const SquareScores squares = solver.solveSquares(position);
            QCOMPARE(squares.lower(), score);
            json found = json::array();
            for (int square = 0; square < size.cells(); ++square)
                if (const auto& move = squares.moves[static_cast<std::size_t>(square)];
                    move && move->score() == score)
                    found.push_back(moveText(size, square));
            QVERIFY2(found == best, text.c_str());
            ++withMoves;
        }
        QVERIFY(withMoves >= 20);
    }

    /// Both searches, and a reference that shares nothing with either; all squares.
    void everySizeHasThePlainScores_data() {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::addColumn<int>("inARow");
        QTest::addColumn<int>("plies");
        const auto row = [](int width, int height, int inARow, int plies) {
            QTest::addRow("%dx%d, %d", width, height, inARow) << width << height << inARow << plies;
        };
        row(2, 2, 2, 0);
        row(3, 2, 2, 1);
        row(2, 3, 3, 0);
        row(3, 3, 2, 0);
        row(3, 3, 3, 0);
        row(3, 3, 3, 3);
        row(4, 3, 3, 2);
        row(3, 4, 3, 3);
        row(3, 4, 4, 2);
        row(4, 4, 2, 0);
        row(4, 4, 3, 5);
        row(4, 4, 4, 6);
        row(6, 2, 3, 2);
        row(2, 6, 5, 2);
        row(5, 3, 3, 4);
        row(5, 4, 4, 9);
        row(4, 5, 3, 9);
        row(5, 5, 4, 15);
        row(5, 5, 5, 14);
        row(7, 3, 4, 10);
        row(2, 32, 32, 54);
        row(26, 2, 3, 42);
        row(8, 8, 4, 53);
        row(8, 8, 5, 53);
    }
    void everySizeHasThePlainScores() {
        QFETCH(const int, width);
        QFETCH(const int, height);
        QFETCH(const int, inARow);
        QFETCH(const int, plies);
        plain::Mnk plainly(width, height, inARow);
        Solver solver;
        std::mt19937 random(11);
        for (int i = 0; i < 12; ++i) {
            const Position position = randomPosition(random, {width, height, inARow},
                                                     plies + static_cast<int>(random() % 2));
            const std::string board = signsOf(position);
            const int score = plainly.score(board);
            const Solution solution = solver.solve(position);
            QVERIFY2(solution.score == score, board.c_str());
            QVERIFY2(plainly.score(board, static_cast<std::size_t>(*solution.bestMove)) == score,
                     board.c_str());
            const SquareScores squares = solver.solveSquares(position);
            QCOMPARE(squares.lower(), score);
            for (std::size_t square = 0; square < board.size(); ++square)
                QVERIFY2(board[square] == '.'
                             ? squares.moves[square]->score() == plainly.score(board, square)
                             : !squares.moves[square],
                         board.c_str());
            const int value = position.firstToMove() ? score : -score;
            QVERIFY2(searchPosition(position, {.evaluation = "win-draw-loss", .table = true})
                             .last()
                             .value == value,
                     board.c_str());
        }
    }

    void refusals() {
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument,
                                 Solver().solve(parsePosition("a1 a2 b1 b2 c1")));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument,
                                 Solver().solveSquares(parsePosition("oxo/oxo/xox")));
    }

    void limits() {
        Solver solver;
        const Position empty = parsePosition("", {5, 5, 4});
        const Solution early = solver.solve(empty, {.time = std::chrono::nanoseconds(1)});
        QVERIFY(!early.score && !early.bestMove);
        QVERIFY(early.lower < early.upper);
        const SquareScores squares = solver.solveSquares(parsePosition("a1", {5, 5, 4}),
                                                         {.time = std::chrono::nanoseconds(1)});
        QVERIFY(!squares.areKnown() && !squares.moves[0]);
        QVERIFY(squares.moves[1]->isSearched && !squares.moves[1]->score());
        QVERIFY(!squares.moves[2]->isSearched);
        QVERIFY(squares.lower() == -1 && squares.upper() == 1);
        std::stop_source source;
        source.request_stop();
        QVERIFY_THROWS_EXCEPTION(yomi::Stopped, solver.solve(empty, {.stop = source.get_token()}));
        QCOMPARE(solver.solve(parsePosition("")).score.value(), 0); // its table can be reused
    }
};

YOMI_TESTS(TestMnkSolver)
#include "test_solver.moc"
