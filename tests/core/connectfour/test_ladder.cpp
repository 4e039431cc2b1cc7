// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/connectfour/ladder_record.h"
#include "core/tree/step/state.h"
#include "tests/core/connectfour/plain_solver.h"
#include "tests/core/connectfour/random_play.h"
#include "tests/core/golden_lines.h"
#include "tests/run_tests.h"

#include <QTest>

using namespace yomi::connectfour;
using nlohmann::json;

namespace {

/// The limit on nodes per position and step, for searches.
constexpr std::int64_t mostLadderNodes = yomi::isSanitized ? 10'000 : 40'000;
/// The same for counting with the memo.
constexpr std::int64_t mostCountedNodes = yomi::isSanitized ? 100'000 : 1'000'000;

int signOf(int score) {
    return (score > 0) - (score < 0);
}

/// The board in the plain solver's format.
std::string plainBoard(const Position& position) {
    std::string board = boardText(position);
    std::erase(board, '/');
    return board;
}

std::vector<Ladder> everyStep() {
    std::vector<Ladder> steps;
    for (int step = firstStep; step <= lastStep; ++step)
        for (const bool weak : {false, true})
            steps.emplace_back(LadderSettings{.step = step, .weak = weak});
    return steps;
}

} // namespace

class TestConnectFourLadder : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void goldenCounts_data() {
        QTest::addColumn<int>("step");
        QTest::addColumn<bool>("weak");
        QTest::addColumn<bool>("countOnly");
        for (int step = firstStep; step <= lastStep; ++step)
            for (const bool weak : {false, true})
                for (const bool countOnly : {false, true})
                    if ((!weak || step >= 4) && (!countOnly || (step >= 4 && step <= 6)))
                        QTest::addRow("step %d%s%s", step, weak ? " weak" : "",
                                      countOnly ? " counted" : "")
                            << step << weak << countOnly;
    }
    void goldenCounts() {
        QFETCH(const int, step);
        QFETCH(const bool, weak);
        QFETCH(const bool, countOnly);
        Ladder ladder({step, weak, countOnly});
        int counted = 0;
        for (const json& line : yomi::goldenLines("games/connectfour/steps.jsonl")) {
            const json& nodes = line[weak ? "weak" : "strong"];
            const std::string key = std::to_string(step == 6 ? 5 : step);
            if (!nodes.contains(key) ||
                nodes[key].get<std::int64_t>() > (countOnly ? mostCountedNodes : mostLadderNodes))
                continue;
            const auto moves = line["position"].get<std::string>();
            const Solution solution = ladder.solve(parsePosition(moves));
            const int score = line["score"];
            QVERIFY2(solution.score == (weak ? signOf(score) : score), moves.c_str());
            QVERIFY2(solution.nodes == nodes[key].get<std::uint64_t>(), moves.c_str());
            ++counted;
        }
        QVERIFY(counted >= 90);
    }

    /// A recorded run equals the unrecorded one, node for node, and the values of its nodes are
    /// true.
    void recordsEveryStep_data() {
        QTest::addColumn<int>("step");
        for (int step = firstStep; step <= lastStep; ++step)
            QTest::addRow("step %d", step) << step;
    }
    void recordsEveryStep() {
        QFETCH(const int, step);
        using namespace yomi::tree;
        const Size size = {5, 4, 4};
        plain::ConnectFour plainly(5, 4, 4);
        std::mt19937 random(3);
        Ladder ladder({.step = step});
        int judged = 0;
        for (int i = 0; i < (yomi::isSanitized ? 2 : 6); ++i) {
            const Position position = randomPosition(random, size, 9);
            const RecordedLadder recorded = recordLadder(position, {.step = step});
            const Trace& trace = recorded.trace;
            const Solution silent = ladder.solve(position);
            QCOMPARE(recorded.solution.score, silent.score);
            QCOMPARE(recorded.solution.nodes, silent.nodes);
            QCOMPARE(trace.nodes.size(), silent.nodes);
            for (NodeId id = 0; id < trace.nodes.size(); ++id) {
                const TraceNode& node = trace.nodes[id];
                QVERIFY(node.left != noEvent);
                Position at = position;
                for (const Move move : pathTo(trace, id))
                    at.make(static_cast<int>(move));
                QCOMPARE(trace.game->boardText(pathTo(trace, id)), boardText(at));
                QCOMPARE(at.firstToMove(), node.firstToMove);
                const int score = plainly.score(plainBoard(at));
                const double truth = at.firstToMove() ? score : -score;
                for (const Bounds& proved : {provedBy(trace, id), provedAtEnd(trace, id)})
                    QVERIFY(proved.lower <= truth && truth <= proved.upper);
                QCOMPARE(node.alphaSource.kind() == SourceKind::None, node.alpha == -infinite);
                ++judged;
            }
        }
        QVERIFY(judged > 20);
        QVERIFY_EXCEPTION_THROWN(recordLadder(Position(), {.step = 4, .countOnly = true}),
                                 std::invalid_argument);
    }

    void publishedCountsOf4x4() {
        const Position empty({4, 4, 4});
        QCOMPARE(Ladder({.step = 4}).solve(empty).nodes, std::uint64_t{16'377});
        for (const int step : {5, 6})
            QCOMPARE(Ladder({.step = step}).solve(empty).nodes, std::uint64_t{53'149});
    }

    void everyStepHasThePlainScore_data() {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::addColumn<int>("inARow");
        QTest::addColumn<int>("plies");
        QTest::newRow("4x4") << 4 << 4 << 4 << 4;
        QTest::newRow("4x4, three") << 4 << 4 << 3 << 3;
        QTest::newRow("5x3, three") << 5 << 3 << 3 << 4;
        QTest::newRow("3x5") << 3 << 5 << 4 << 3;
        QTest::newRow("2x31, eight") << 2 << 31 << 8 << 50;
        QTest::newRow("21x2, eight") << 21 << 2 << 8 << 35;
        QTest::newRow("8x7, seven") << 8 << 7 << 7 << 48;
        QTest::newRow("7x6") << 7 << 6 << 4 << 32;
    }
    void everyStepHasThePlainScore() {
        QFETCH(const int, width);
        QFETCH(const int, height);
        QFETCH(const int, inARow);
        QFETCH(const int, plies);
        const Size size = {width, height, inARow};
        plain::ConnectFour plainly(width, height, inARow);
        static std::vector<Ladder> steps = everyStep(); // their tables are large
        std::mt19937 random(7);
        for (int i = 0; i < (yomi::isSanitized ? 3 : 12); ++i) {
            const Position position = randomPosition(random, size, plies);
            const int score = plainly.score(plainBoard(position));
            for (Ladder& ladder : steps) {
                const int expected = ladder.isWeak() ? signOf(score) : score;
                QCOMPARE(ladder.solve(position).score.value(), expected);
                QCOMPARE(ladder.solve(position.mirrored()).score.value(), expected);
            }
        }
    }

    void columnScores() {
        Ladder ladder;
        int looked = 0;
        for (const json& line : yomi::goldenLines("games/connectfour/columns.jsonl")) {
            const auto moves = line["position"].get<std::string>();
            if (moves.size() < 22)
                continue;
            const ColumnScores found = solveColumns(ladder, parsePosition(moves));
            json scores;
            for (const auto& score : found.moves)
                scores.push_back(score ? json(score->score().value()) : json());
            QVERIFY2(scores == line["scores"], moves.c_str());
            QCOMPARE(found.lower(), line["score"].get<int>());
            ++looked;
        }
        QVERIFY(looked >= 30);
    }

    void smallSizes() {
        Ladder ladder;
        int looked = 0;
        for (const json& line : yomi::goldenLines("games/connectfour/sizes.jsonl")) {
            const Size size = yomi::parseSize<Size>(line["size"].get<std::string>(), 4);
            if (size.cells() > (yomi::isSanitized ? 20 : 24) || !line.contains("score"))
                continue;
            QCOMPARE(ladder.solve(Position(size)).score.value(), line["score"].get<int>());
            ++looked;
        }
        QVERIFY(looked >= 15);
    }

    void refusals() {
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, Ladder({.step = 2}));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, Ladder({.step = 13}));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, Ladder({.step = 7, .countOnly = true}));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, Ladder().solve(parsePosition("1212121")));
    }

    void limits() {
        Ladder ladder;
        const Solution early = ladder.solve(Position(), {.time = std::chrono::nanoseconds(1)});
        QVERIFY(!early.score);
        QCOMPARE(early.lower, -21);
        QCOMPARE(early.upper, 21);
        std::stop_source source;
        source.request_stop();
        QVERIFY_THROWS_EXCEPTION(yomi::Stopped, ladder.solve(Position(), {source.get_token()}));
        QCOMPARE(ladder.solve(Position({4, 4, 4})).score.value(), 0); // its table can be reused
    }
};

YOMI_TESTS(TestConnectFourLadder)
#include "test_ladder.moc"
