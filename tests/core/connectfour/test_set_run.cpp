// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/connectfour/position_list.h"
#include "core/connectfour/public_sets.h"
#include "core/connectfour/set_run.h"
#include "tests/core/connectfour/golden_sets.h"
#include "tests/core/golden_lines.h"
#include "tests/run_tests.h"

#include <QTest>

using namespace yomi::connectfour;
using nlohmann::json;

namespace {

std::vector<Position> positionsOf(const std::string& set) {
    std::vector<Position> positions;
    for (const auto& line : yomi::golden::connectFourSet(set))
        positions.push_back(parsePosition(line.moves));
    return positions;
}

} // namespace

class TestSetRun : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsAPositionALine() {
        const PositionList list = readPositions("4453 2\r\n\n44\t1\n..../....\n8\n1212121 -3\n"
                                                "4444444\n12\n\n \n");
        QCOMPARE(list.positions.size(), std::size_t{4});
        QCOMPARE(list.positions[0].text, std::string("4453"));
        QCOMPARE(list.positions[0].position, parsePosition("4453"));
        QCOMPARE(list.positions[1].position, Position()); // an empty line is the empty board
        QCOMPARE(list.positions[2].text, std::string("44"));
        QCOMPARE(list.positions[3].text, std::string("12"));
        QCOMPARE(list.refusals.size(), std::size_t{4});
        const std::vector<std::string> expected = {
            "Line 4: ", "Line 5: move 1: there is no column 8, the last of 7 is 7.",
            "Line 6: The game is over: o has won.", "Line 7: move 7: column 4 is full."};
        for (std::size_t i = 0; i < expected.size(); ++i)
            QVERIFY2(list.refusals[i].english().starts_with(expected[i]),
                     list.refusals[i].english().c_str());
    }

    void readsOtherSizesAndRefusesOddLines() {
        QCOMPARE(readPositions("8", {8, 7, 4}).positions.size(), std::size_t{1});
        QVERIFY(readPositions(" \n\n").positions.empty());
        const PositionList list =
            readPositions(std::string(5000, ' ') + "4\n" + std::string("4\0", 2) + "4\n4");
        QCOMPARE(list.positions.size(), std::size_t{1});
        QCOMPARE(list.refusals.size(), std::size_t{2});
        QCOMPARE(list.refusals[0].english(), std::string("Line 1: a line has at most 4096 bytes."));
        QCOMPARE(list.refusals[1].english(), std::string("Line 2: a line of text has no NUL."));
    }

    void knowsThePublicSets() {
        for (const PublicSet set : yomi::enumerators<PublicSet>) {
            std::vector<Position> positions = positionsOf(std::string(yomi::nameOf(set)));
            QVERIFY(publicSetOf(positions) == set);
            std::swap(positions[0], positions[1]);
            QVERIFY(!publicSetOf(positions));
            positions.pop_back();
            QVERIFY(!publicSetOf(positions));
        }
        QVERIFY(!publicSetOf({}));
    }

    /// All totals of whole sets, and no others.
    void publishedNodesAreTheGoldenTotals() {
        int known = 0, published = 0;
        for (const json& line : yomi::goldenLines("games/connectfour/totals.jsonl")) {
            if (line["lines"] != "all")
                continue;
            const auto set = yomi::enumNamed<PublicSet>(line["set"].get<std::string>());
            QVERIFY(set);
            QVERIFY(publishedNodes(*set, line["step"], line["weak"]) ==
                    line["nodes"].get<std::uint64_t>());
            ++known;
        }
        for (const PublicSet set : yomi::enumerators<PublicSet>)
            for (int step = firstStep - 1; step <= solverStep; ++step)
                for (const bool weak : {false, true})
                    published += publishedNodes(set, step, weak) && step != 6;
        QCOMPARE(published, known);
        QCOMPARE(publishedNodes(PublicSet::EndEasy, 6, false),
                 publishedNodes(PublicSet::EndEasy, 5, false));
    }

    /// The whole of End-Easy at every step but minimax, whose count takes long.
    void solvesASet_data() {
        QTest::addColumn<int>("step");
        QTest::addColumn<bool>("weak");
        for (int step = firstStep + 1; step <= solverStep; ++step)
            for (const bool weak : {false, true})
                QTest::addRow("step %d%s", step, weak ? " weak" : "") << step << weak;
    }
    void solvesASet() {
        QFETCH(const int, step);
        QFETCH(const bool, weak);
        const std::vector<Position> positions = positionsOf("end-easy");
        std::size_t told = 0;
        const SetRun run = solveSet({.step = step, .solver = {.weak = weak}}, positions, {},
                                    [&](std::size_t solved) { told += solved == told + 1; });
        QVERIFY(run.isFinished);
        QCOMPARE(run.solutions.size(), positions.size());
        QCOMPARE(told, positions.size());
        if (step <= lastStep)
            QCOMPARE(run.nodes(), publishedNodes(PublicSet::EndEasy, step, weak).value());
        const auto lines = yomi::golden::connectFourSet("end-easy");
        for (std::size_t i = 0; i < lines.size(); ++i)
            QCOMPARE(run.solutions[i].score.value(),
                     weak ? (lines[i].score > 0) - (lines[i].score < 0) : lines[i].score);
    }

    void countsWithoutVisiting() {
        std::vector<Position> positions;
        std::uint64_t expected = 0;
        for (const json& line : yomi::goldenLines("games/connectfour/steps.jsonl"))
            if (line["strong"].contains("4") && line["strong"]["4"] < 300'000) {
                positions.push_back(parsePosition(line["position"].get<std::string>()));
                expected += line["strong"]["4"].get<std::uint64_t>();
            }
        QVERIFY(positions.size() >= 90);
        const SetRun run = solveSet({.step = 4, .countOnly = true}, positions);
        QCOMPARE(run.nodes(), expected);
    }

    /// The hardest positions of End-Easy at step 12, by the golden counts.
    void ordersByNodes() {
        std::vector<Position> positions;
        std::vector<std::uint64_t> expected;
        for (const json& line : yomi::goldenLines("games/connectfour/steps.jsonl"))
            if (line["set"] == "end-easy") {
                positions.push_back(parsePosition(line["position"].get<std::string>()));
                expected.push_back(line["strong"]["12"]);
            }
        const SetRun run = solveSet({.step = 12}, positions);
        const std::vector<std::size_t> order = byNodes(run);
        std::ranges::sort(expected, std::greater());
        for (std::size_t i = 0; i < order.size(); ++i)
            QCOMPARE(run.solutions[order[i]].nodes, expected[i]);
    }

    void endsByTimeAndByStop() {
        const std::vector<Position> positions = {parsePosition("2252576253462244111563365343"),
                                                 Position()};
        const SetRun run =
            solveSet({.step = 3}, positions, {.time = std::chrono::milliseconds(400)});
        QVERIFY(!run.isFinished);
        QVERIFY(run.solutions.size() <= 1);
        // The time limit also ends positions too short to check the clock.
        QVERIFY(solveSet({}, positions, {.time = std::chrono::nanoseconds(0)}).solutions.empty());
        std::stop_source source;
        source.request_stop();
        QVERIFY_THROWS_EXCEPTION(yomi::Stopped, solveSet({}, positions, {source.get_token()}));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, solveSet({.step = 2}, positions));
    }

    void tellsScoresThatDiffer() {
        const std::vector<Position> positions = {parsePosition("2252576253462244111563365343")};
        const SetRun right = solveSet({}, positions);
        SetRun wrong = right;
        wrong.solutions[0].score = *right.solutions[0].score + 1;
        const SetRun unfinished;
        QVERIFY(agree(std::array{&unfinished, &right, &right}));
        QVERIFY(!agree(std::array{&unfinished, &right, &std::as_const(wrong)}));
    }
};

YOMI_TESTS(TestSetRun)
#include "test_set_run.moc"
