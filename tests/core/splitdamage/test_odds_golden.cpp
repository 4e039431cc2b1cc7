// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/hits/odds.h"
#include "tests/core/splitdamage/compare.h"
#include "tests/core/splitdamage/rows.h"
#include "tests/run_tests.h"

#include <QTest>

#include <cmath>

using namespace yomi::splitdamage;
using nlohmann::json;

namespace {

using Row = std::vector<double>;

constexpr double tolerance = 1e-13; // relative

/// A golden number is a number, a decimal text with more digits than a double has, or a fraction
/// "p/q".
double numberIn(const json& value) {
    if (value.is_number())
        return value.get<double>();
    const std::string text = value.get<std::string>();
    const std::size_t slash = text.find('/');
    if (slash == std::string::npos)
        return std::stod(text);
    return static_cast<double>(std::stold(text.substr(0, slash)) /
                               std::stold(text.substr(slash + 1)));
}

Row rowIn(const json& values) {
    Row row;
    for (const json& value : values)
        row.push_back(numberIn(value));
    return row;
}

} // namespace

class TestOddsGolden : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void smallBoards_data() { addLines("odds.jsonl"); }

    void smallBoards() {
        QFETCH(QByteArray, line);
        const json golden = json::parse(line.toStdString());
        const Request request{golden["lives"], golden["hits"], {}};
        const Odds odds = analyze(request);
        COMPARE_ODDS("kill", odds.kill, rowIn(golden["kill"]));
        COMPARE_ODDS("kill", odds.kill, rowIn(golden["kill_float"]));
        COMPARE_ODDS("dead", odds.dead, rowIn(golden["killsDistribution"]));
        COMPARE_ODDS("clear", Row{odds.clear}, Row{numberIn(golden["clear"])});
        for (std::size_t i = 0; i < odds.kill.size(); ++i) {
            COMPARE_ODDS("remaining", odds.remaining[i], rowIn(golden["lifeDistribution"][i]));
            const double missing = request.hitsToKill[i] - odds.expectedHits[i];
            const double expected = numberIn(golden["expectedRemaining"][i]);
            QVERIFY(std::abs(missing - expected) <= tolerance * request.hitsToKill[i]);
        }
        COMPARE_ODDS("normalization", Row{odds.normalization}, Row{1});
        COMPARE_ODDS("killOdds", killOdds(request.hitsToKill, request.hits).kill, odds.kill);
    }

    void largeBoards_data() { addLines("odds_large.jsonl"); }

    void largeBoards() {
        QFETCH(QByteArray, line);
        const json golden = json::parse(line.toStdString());
        Request request{golden["lives"], golden["hits"], {}};
        request.goals.resize(request.hitsToKill.size());
        for (const std::size_t i : golden["goalKill"])
            request.goals[i] = Goal::MustDie;
        for (const std::size_t i : golden["goalKeep"])
            request.goals[i] = Goal::MustLive;
        const Odds odds = analyze(request);
        COMPARE_ODDS("kill", odds.kill, rowIn(golden["kill"]));
        COMPARE_ODDS("dead", odds.dead, rowIn(golden["dead"]));
        COMPARE_ODDS("clear", Row{odds.clear}, Row{numberIn(golden["clear"])});
        COMPARE_ODDS("goal", Row{*odds.goal}, Row{numberIn(golden["goal"])});
        COMPARE_ODDS("goal curve", *odds.curves.goal, rowIn(golden["curveGoal"]));
        COMPARE_ODDS("kill curve", odds.curves.kill[0], rowIn(golden["curveKillFirst"]));
        COMPARE_ODDS("normalization", Row{odds.normalization}, Row{1});
        COMPARE_ODDS("killOdds", killOdds(request.hitsToKill, request.hits).kill, odds.kill);
    }

    /// One number for all the work on the golden boards, so that a change of method is noticed.
    void signature() {
        int nodes = 0;
        for (const char* file : {"odds.jsonl", "odds_large.jsonl"})
            for (const json& line : yomi::goldenLines(file))
                nodes += analyze({line["lives"], line["hits"], {}}).nodes +
                         killOdds(line["lives"].get<std::vector<int>>(), line["hits"]).nodes;
        QCOMPARE(nodes, 10898);
    }

    /// T characters that each need at least H hits, the first exactly H: it dies if every hit
    /// strikes it.
    void closedForm_data() {
        QTest::addColumn<int>("targets");
        QTest::addColumn<int>("hits");
        for (const int targets : {2, 3, 5, 8, 12, 16})
            for (const int hits : {1, 10, 60, 137, 200})
                QTest::addRow("%d^-%d", targets, hits) << targets << hits;
    }

    void closedForm() {
        QFETCH(int, targets);
        QFETCH(int, hits);
        Request request{{}, hits, {}};
        for (int i = 0; i < targets; ++i)
            request.hitsToKill.push_back(hits + 31 * i);
        const Odds odds = analyze(request);
        const Row expected{std::pow(targets, -hits)};
        COMPARE_ODDS("kill", Row{odds.kill.front()}, expected);
        COMPARE_ODDS("killOdds", Row{killOdds(request.hitsToKill, hits).kill.front()}, expected);
        COMPARE_ODDS("dead", Row{odds.dead[1]}, expected);
        COMPARE_ODDS("curve", Row{odds.curves.kill.front().back()}, expected);
    }
};

YOMI_TESTS(TestOddsGolden)
#include "test_odds_golden.moc"
