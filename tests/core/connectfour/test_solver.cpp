// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/connectfour/ladder.h"
#include "core/connectfour/solver.h"
#include "tests/core/connectfour/golden_sets.h"
#include "tests/core/connectfour/plain_solver.h"
#include "tests/core/connectfour/random_play.h"
#include "tests/core/golden_lines.h"
#include "tests/run_tests.h"

#include <QTest>

using namespace yomi::connectfour;
using nlohmann::json;

class TestConnectFourSolver : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void publicSets_data() {
        QTest::addColumn<QString>("set");
        QTest::addColumn<int>("every");
        QTest::newRow("end-easy") << "end-easy" << 1;
        QTest::newRow("middle-easy") << "middle-easy" << 1;
        QTest::newRow("middle-medium") << "middle-medium" << 20;
        QTest::newRow("begin-easy") << "begin-easy" << 10;
    }
    void publicSets() {
        QFETCH(const QString, set);
        QFETCH(const int, every);
        Solver solver, signs({.weak = true});
        const auto lines = yomi::golden::connectFourSet(set.toStdString());
        for (std::size_t i = 0; i < lines.size(); i += static_cast<std::size_t>(every)) {
            const auto& [moves, score] = lines[i];
            const Position position = parsePosition(moves);
            QVERIFY2(solver.solve(position).score == score, moves.c_str());
            QVERIFY2(signs.solve(position.mirrored()).score == (score > 0) - (score < 0),
                     moves.c_str());
        }
    }

    /// 504 positions of the public sets without each idea, alone and in random combinations.
    void ideasChangeNoScore_data() {
        QTest::addColumn<std::vector<Idea>>("without");
        constexpr auto all = yomi::enumerators<Idea>;
        QTest::newRow("all") << std::vector(all.begin(), all.end());
        for (const Idea idea : all)
            QTest::addRow("%s", yomi::nameOf(idea).data()) << std::vector{idea};
        std::mt19937 random(3);
        for (int i = 0; i < 3; ++i) {
            std::vector some = {Idea::Bounds};
            std::ranges::copy_if(all, std::back_inserter(some),
                                 [&](Idea) { return random() % 2 == 0; });
            QTest::addRow("%d of them, row %d", static_cast<int>(some.size()), i) << some;
        }
    }
    void ideasChangeNoScore() {
        QFETCH(const std::vector<Idea>, without);
        Solver solver({.without = without});
        const std::pair<const char*, std::size_t> sets[] = {
            {"end-easy", 4}, {"middle-easy", 4}, {"middle-medium", 250}};
        for (const auto& [set, every] : sets) {
            const auto lines = yomi::golden::connectFourSet(set);
            for (std::size_t i = 1; i < lines.size(); i += every)
                QVERIFY2(solver.solve(parsePosition(lines[i].moves)).score == lines[i].score,
                         lines[i].moves.c_str());
        }
    }

    /// Each switch changes the node count. Dead stones matter only on boards with many empty cells,
    /// which are too slow for a test.
    void everyIdeaChangesTheCount() {
        const Position late = parsePosition("274552224131661"), empty(Size{5, 4, 4});
        for (const Idea idea : {Idea::Bounds, Idea::Chains, Idea::Lookups, Idea::Mirror,
                                Idea::Order, Idea::Windows}) {
            const Position& position = idea == Idea::Mirror ? empty : late;
            QVERIFY2(Solver({.without = {idea}}).solve(position).nodes !=
                         Solver().solve(position).nodes,
                     yomi::nameOf(idea).data());
        }
    }

    void threadsChangeNoScore() {
        Solver two({.bestMove = true, .threads = 2}), signs({.weak = true, .threads = 3});
        for (const char* set : {"middle-easy", "middle-medium"}) {
            const auto lines = yomi::golden::connectFourSet(set);
            for (std::size_t i = 0; i < lines.size(); i += 100) {
                const Position position = parsePosition(lines[i].moves);
                const int score = lines[i].score;
                const Solution solution = two.solve(position);
                QVERIFY2(solution.score == score && solution.bestMove, lines[i].moves.c_str());
                QVERIFY2(signs.solve(position).score == (score > 0) - (score < 0),
                         lines[i].moves.c_str());
            }
        }
        QCOMPARE(two.solve(parsePosition("121212")).score.value(), 18); // at once
        const Solution early = two.solve(Position(), {.time = std::chrono::nanoseconds(1)});
        QVERIFY(!early.score && early.lower < 1 && early.upper > 1);
        std::stop_source source;
        source.request_stop();
        QVERIFY_THROWS_EXCEPTION(yomi::Stopped,
                                 two.solve(Position(), {.stop = source.get_token()}));
    }

    /// Small and odd boards, where the bounds and the key of dead stones are rarely used.
    void everySizeHasThePlainScore_data() {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::addColumn<int>("inARow");
        QTest::addColumn<int>("plies");
        const auto row = [](const char* name, int width, int height, int inARow, int plies) {
            QTest::newRow(name) << width << height << inARow << plies;
        };
        row("4x4", 4, 4, 4, 2);
        row("4x4, three", 4, 4, 3, 0);
        row("5x4, three", 5, 4, 3, 4);
        row("5x3, three", 5, 3, 3, 0);
        row("3x5", 3, 5, 4, 0);
        row("3x6, three", 3, 6, 3, 2);
        row("6x3", 6, 3, 4, 4);
        row("5x4", 5, 4, 4, 6);
        row("4x5", 4, 5, 4, 6);
        row("4x6", 4, 6, 4, 10);
        row("6x4, five", 6, 4, 5, 10);
        row("2x31, eight", 2, 31, 8, 50);
        row("21x2, eight", 21, 2, 8, 35);
        row("8x7, five", 8, 7, 5, 44);
        row("7x6", 7, 6, 4, 30);
        row("7x6, five", 7, 6, 5, 30);
    }
    void everySizeHasThePlainScore() {
        QFETCH(const int, width);
        QFETCH(const int, height);
        QFETCH(const int, inARow);
        QFETCH(const int, plies);
        plain::ConnectFour plainly(width, height, inARow);
        Solver all, noDead({.without = {Idea::Dead}}), noBounds({.without = {Idea::Bounds}});
        std::mt19937 random(11);
        for (int i = 0; i < 6; ++i) {
            const Position position = randomPosition(random, {width, height, inARow},
                                                     plies + static_cast<int>(random() % 2));
            std::string board = boardText(position);
            std::erase(board, '/');
            const int score = plainly.score(board);
            for (Solver* solver : {&all, &noDead, &noBounds}) {
                QVERIFY2(solver->solve(position).score == score, board.c_str());
                QVERIFY2(solver->solve(position.mirrored()).score == score, board.c_str());
            }
        }
    }

    void sizes() {
        Solver solver;
        int looked = 0;
        for (const json& line : yomi::goldenLines("games/connectfour/sizes.jsonl")) {
            const Size size = yomi::parseSize<Size>(line["size"].get<std::string>(), 4);
            if (size.cells() > 24 || !line.contains("score"))
                continue;
            QCOMPARE(solver.solve(Position(size)).score.value(), line["score"].get<int>());
            ++looked;
        }
        QVERIFY(looked >= 15);
    }

    void columnScores() {
        Solver solver;
        int looked = 0;
        for (const json& line : yomi::goldenLines("games/connectfour/columns.jsonl")) {
            const auto moves = line["position"].get<std::string>();
            if (moves.size() < 16)
                continue;
            json scores;
            for (const auto& score : solveColumns(solver, parsePosition(moves)).moves)
                scores.push_back(score ? json(score->score().value()) : json());
            QVERIFY2(scores == line["scores"], moves.c_str());
            ++looked;
        }
        QVERIFY(looked >= 30);
    }

    void bestMoves() {
        Solver solver({.bestMove = true}), signs({.weak = true, .bestMove = true});
        int looked = 0;
        for (const json& line : yomi::goldenLines("games/connectfour/columns.jsonl")) {
            const auto moves = line["position"].get<std::string>();
            if (moves.size() < 16)
                continue;
            const Position position = parsePosition(moves);
            const json& scores = line["scores"];
            const auto best = static_cast<std::size_t>(solver.solve(position).bestMove.value());
            QVERIFY2(scores[best] == line["score"], moves.c_str());
            const auto sign = [](int score) {
                return (score > 0) - (score < 0);
            };
            const auto good = static_cast<std::size_t>(signs.solve(position).bestMove.value());
            QVERIFY2(scores[good].is_number() && sign(scores[good]) == sign(line["score"]),
                     moves.c_str());
            ++looked;
        }
        QVERIFY(looked >= 30);
        // The next stone wins; after any other move the next but one loses.
        QCOMPARE(solver.solve(parsePosition("121212")).bestMove.value(), 0);
        QVERIFY(solver.solve(parsePosition("31415")).bestMove.has_value());
    }

    void refusals() {
        Solver solver;
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, solver.solve(parsePosition("1212121")));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, Solver({.threads = 0}));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, Solver({.threads = mostSolverThreads + 1}));
    }

    void limits() {
        Solver solver;
        const Solution early = solver.solve(Position(), {.time = std::chrono::nanoseconds(1)});
        QVERIFY(!early.score);
        QVERIFY(early.lower < 1 && early.upper > 1); // the score is 1
        QVERIFY(early.nodes > 0);
        std::stop_source source;
        source.request_stop();
        QVERIFY_THROWS_EXCEPTION(yomi::Stopped,
                                 solver.solve(Position(), {.stop = source.get_token()}));
        QCOMPARE(solver.solve(Position({4, 4, 4})).score.value(), 0); // its table can be reused
    }

    /// The column being solved when time runs out has bounds; the columns after it are not
    /// searched, but have their static bounds.
    void limitsOfColumns() {
        Solver solver, signs({.weak = true});
        const yomi::Limits noTime = {.time = std::chrono::nanoseconds(1)};
        const ColumnScores early = solveColumns(solver, parsePosition("444444"), noTime);
        QVERIFY(!early.areKnown() && !early.moves[3]);
        QVERIFY(early.moves[0]->isSearched && !early.moves[0]->score() && early.nodes > 0);
        for (const std::size_t column : {1, 2, 4, 5, 6}) {
            QVERIFY(!early.moves[column]->isSearched);
            QCOMPARE(early.moves[column]->upper, 17); // o's fifth stone from here at the earliest
        }
        QVERIFY(early.lower() <= -2 && early.upper() >= -2); // the score is −2
        const ColumnScores sign = solveColumns(signs, parsePosition("444444"), noTime);
        QVERIFY(sign.moves[1]->lower == -1 && sign.moves[1]->upper == 1);
        const ColumnScores win = solveColumns(solver, parsePosition("1212"), noTime);
        QVERIFY(win.moves[0]->isSearched);
        const ColumnScores known = solveColumns(solver, parsePosition("121212"), noTime);
        QCOMPARE(known.moves[0]->score().value(), 18);
        QCOMPARE(known.lower(), 18);
    }
};

YOMI_TESTS(TestConnectFourSolver)
#include "test_solver.moc"
