// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/stopped.h"
#include "core/splitdamage/hits/fewest_hits.h"
#include "core/splitdamage/hits/instructions.h"
#include "core/splitdamage/hits/lanes.h"
#include "core/splitdamage/hits/odds.h"
#include "tests/core/splitdamage/compare.h"
#include "tests/core/splitdamage/plain_odds.h"
#include "tests/core/splitdamage/random_request.h"
#include "tests/core/splitdamage/rows.h"
#include "tests/run_tests.h"

#include <QTest>

#include <algorithm>
#include <limits>
#include <numeric>
#include <random>

using namespace yomi::splitdamage;
using yomi::Stopped;

namespace {

using Numbers = std::vector<double>;

int sumOf(const std::vector<int>& hitsToKill) {
    return std::accumulate(hitsToKill.begin(), hitsToKill.end(), 0);
}

double sumOf(const Numbers& values) {
    return std::accumulate(values.begin(), values.end(), 0.0);
}

} // namespace

class TestOdds : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithThePlainFormulas_data() { addSeeds(16); }

    void agreesWithThePlainFormulas() {
        QFETCH(unsigned, seed);
        Request request = randomRequest(seed, 8, 12, 24);
        request.hits = std::min(request.hits, sumOf(request.hitsToKill) - 1);
        const Odds plain = plainOdds(request);
        for (const Instructions instructions : {Instructions::Baseline, bestInstructions()}) {
            const Odds odds = analyze(request, instructions, {});
            COMPARE_ODDS("kill", odds.kill, plain.kill);
            COMPARE_ODDS("dead", odds.dead, plain.dead);
            for (std::size_t i = 0; i < odds.kill.size(); ++i) {
                COMPARE_ODDS("remaining", odds.remaining[i], plain.remaining[i]);
                COMPARE_ODDS("kill curve", odds.curves.kill[i], plain.curves.kill[i]);
            }
            if (odds.goal)
                COMPARE_ODDS("goal curve", *odds.curves.goal, *plain.curves.goal);
            COMPARE_ODDS("kill odds alone",
                         killOdds(request.hitsToKill, request.hits, instructions).kill, plain.kill);
        }
    }

    /// The largest boards, compared across instruction sets and with killOdds().
    void agreesWithItself_data() { addSeeds(12); }

    void agreesWithItself() {
        QFETCH(unsigned, seed);
        const Request request = randomRequest(seed, mostTargets, 60, mostHits);
        const Odds best = analyze(request);
        const Odds baseline = analyze(request, Instructions::Baseline, {});
        COMPARE_ODDS("kill", best.kill, baseline.kill);
        COMPARE_ODDS("dead", best.dead, baseline.dead);
        COMPARE_ODDS("alone", killOdds(request.hitsToKill, request.hits).kill, best.kill);
        const Curves alone = curves(request);
        for (std::size_t i = 0; i < best.kill.size(); ++i) {
            COMPARE_ODDS("remaining", best.remaining[i], baseline.remaining[i]);
            COMPARE_ODDS("curve", alone.kill[i], best.curves.kill[i]);
        }
        QCOMPARE(alone.clear, best.curves.clear);
        QCOMPARE(alone.goal.has_value(), best.curves.goal.has_value());
        if (alone.goal)
            COMPARE_ODDS("goal", *alone.goal, *best.curves.goal);
    }

    void probabilitiesAddUp_data() { addSeeds(40); }

    void probabilitiesAddUp() {
        QFETCH(unsigned, seed);
        const Request request = randomRequest(seed, mostTargets, 40, 100);
        const Odds odds = analyze(request);
        const double hits = std::min(request.hits, sumOf(request.hitsToKill));
        COMPARE_ODDS("normalization", Numbers{odds.normalization}, Numbers{1});
        COMPARE_ODDS("hits", Numbers{sumOf(odds.expectedHits)}, Numbers{hits});
        double expectedDead = 0;
        for (std::size_t d = 0; d < odds.dead.size(); ++d)
            expectedDead += static_cast<double>(d) * odds.dead[d];
        COMPARE_ODDS("expected dead", Numbers{sumOf(odds.kill)}, Numbers{expectedDead});
        for (std::size_t i = 0; i < odds.kill.size(); ++i) {
            COMPARE_ODDS("remaining", Numbers{sumOf(odds.remaining[i])}, Numbers{1});
            QCOMPARE(odds.remaining[i].size(), std::size_t(request.hitsToKill[i]) + 1);
            QCOMPARE(odds.remaining[i][0], odds.kill[i]);
            QVERIFY(std::ranges::is_sorted(odds.curves.kill[i]));
            QCOMPARE(odds.curves.kill[i].back(), odds.kill[i]);
        }
        QCOMPARE(odds.dead.size(), odds.kill.size() + 1);
        QCOMPARE(odds.clear, odds.dead.back());
        if (odds.goal)
            QCOMPARE(odds.curves.goal->back(), *odds.goal);
    }

    /// The only possible outcome is exactly certain, without rounding in its last digit.
    void theOnlyOutcomeIsCertain() {
        for (int hits = 0; hits < 3; ++hits) // no target can die
            QCOMPARE(analyze({{3, 7, 11}, hits, {}}).dead, (Numbers{1, 0, 0, 0}));
        for (const std::vector<int>& board : {std::vector{4, 7}, {9, 4, 2}, {3, 3, 3, 3, 3}}) {
            const Odds odds = analyze({board, sumOf(board) - 1, {}}); // one hit is missing
            QCOMPARE(odds.dead[board.size() - 1], 1.0);
        }
        for (int hits = 0; hits < 12; ++hits) // all hits strike the only target
            QCOMPARE(analyze({{12}, hits, {}}).remaining[0][static_cast<std::size_t>(12 - hits)],
                     1.0);
    }

    void permutedTargetsHavePermutedOdds_data() { addSeeds(20); }

    void permutedTargetsHavePermutedOdds() {
        QFETCH(unsigned, seed);
        const Request request = randomRequest(seed, 10, 20, 40);
        std::vector<std::size_t> order(request.hitsToKill.size());
        std::iota(order.begin(), order.end(), 0U);
        std::shuffle(order.begin(), order.end(), std::mt19937(seed));
        Request permuted{{}, request.hits, {}};
        for (const std::size_t i : order) {
            permuted.hitsToKill.push_back(request.hitsToKill[i]);
            permuted.goals.push_back(request.goals[i]);
        }
        const Odds odds = analyze(request);
        const Odds again = analyze(permuted);
        for (std::size_t i = 0; i < order.size(); ++i) {
            QCOMPARE(again.kill[i], odds.kill[order[i]]);
            QCOMPARE(again.remaining[i], odds.remaining[order[i]]);
        }
        QCOMPARE(again.dead, odds.dead);
        QCOMPARE(again.goal, odds.goal);
    }

    /// The goals that each target is either dead or alive are disjoint and cover all outcomes.
    void goalsAddUp_data() { addSeeds(8); }

    void goalsAddUp() {
        QFETCH(unsigned, seed);
        Request request = randomRequest(seed, 6, 8, 20);
        const std::size_t count = request.hitsToKill.size();
        const Odds odds = analyze(request);
        Numbers sums(odds.curves.clear.size(), 0.0);
        Numbers dead(count + 1, 0.0);
        for (unsigned set = 0; set < 1U << count; ++set) {
            std::size_t died = 0;
            for (std::size_t i = 0; i < count; ++i) {
                request.goals[i] = (set >> i & 1U) != 0 ? Goal::MustDie : Goal::MustLive;
                died += set >> i & 1U;
            }
            const Odds each = analyze(request);
            dead[died] += *each.goal;
            for (std::size_t h = 0; h < sums.size(); ++h)
                sums[h] += (*each.curves.goal)[h];
        }
        COMPARE_ODDS("sum over all goals", sums, Numbers(sums.size(), 1.0));
        COMPARE_ODDS("dead", dead, odds.dead);
    }

    void withoutHitsNobodyDies() {
        const Odds odds = analyze({{1, 5, 300}, 0, {Goal::MustLive, Goal::Free, Goal::Free}});
        QCOMPARE(odds.kill, (Numbers{0, 0, 0}));
        QCOMPARE(odds.expectedHits, (Numbers{0, 0, 0}));
        QCOMPARE(odds.curves.clear, Numbers{0});
        COMPARE_ODDS("dead", odds.dead, Numbers{1, 0, 0, 0});
        COMPARE_ODDS("remaining", odds.remaining[0], Numbers{0, 1});
        COMPARE_ODDS("goal", Numbers{*odds.goal}, Numbers{1});
    }

    void enoughHitsKillEverybody() {
        for (const int hits : {6, 7, 200}) {
            const Odds odds = analyze({{1, 2, 3}, hits, {Goal::MustDie, Goal::Free, Goal::Free}});
            QCOMPARE(odds.kill, (Numbers{1, 1, 1}));
            QCOMPARE(odds.expectedHits, (Numbers{1, 2, 3}));
            QCOMPARE(odds.dead, (Numbers{0, 0, 0, 1}));
            QCOMPARE(odds.clear, 1.0);
            QCOMPARE(*odds.goal, 1.0);
            QCOMPARE(odds.curves.clear[5], 0.0);
            QCOMPARE(odds.curves.clear[6], 1.0);
            QCOMPARE(killOdds(std::vector{1, 2, 3}, hits).kill, (Numbers{1, 1, 1}));
        }
        QCOMPARE(*analyze({{1, 2}, 3, {Goal::MustLive, Goal::MustDie}}).goal, 0.0);
    }

    /// Denormal numbers are flushed to zero only while the quadrature runs.
    void leavesDenormalNumbersToOthers() {
        volatile double least = std::numeric_limits<double>::min();
        const auto half = [&] {
            volatile double product = least * 0.5;
            return double(product);
        };
        {
            const FlushToZero flush;
#if defined(__SSE2__) || defined(__aarch64__)
            QCOMPARE(half(), 0.0);
#endif
        }
        QVERIFY(half() > 0);
        analyze({{70, 80, 90}, 200, {}});
        QVERIFY(half() > 0);
        std::stop_source stop;
        stop.request_stop();
        QVERIFY_THROWS_EXCEPTION(Stopped, analyze({{70, 80, 90}, 200, {}}, stop.get_token()));
        QVERIFY(half() > 0);
    }

    void isStopped() {
        std::stop_source stop;
        stop.request_stop();
        const Request request{{70, 80, 90}, 200, {}};
        QVERIFY_THROWS_EXCEPTION(Stopped, analyze(request, stop.get_token()));
        QVERIFY_THROWS_EXCEPTION(Stopped, curves(request, stop.get_token()));
        QVERIFY_THROWS_EXCEPTION(Stopped, fewestHits(request, 0.5, stop.get_token()));
    }

    void refuses_data() {
        QTest::addColumn<std::vector<int>>("hitsToKill");
        QTest::addColumn<int>("hits");
        QTest::addColumn<int>("goals");
        QTest::addColumn<QByteArray>("sentence");
        QTest::newRow("no target") << std::vector<int>() << 3 << 0
                                   << QByteArray("There is no target: add at least one character.");
        QTest::newRow("17 targets")
            << std::vector<int>(17, 1) << 3 << 0
            << QByteArray("At most 16 characters fit on the board, not 17.");
        QTest::newRow("dead already") << std::vector{4, 0} << 3 << 0
                                      << QByteArray("The hits that a character takes to die must "
                                                    "be 1 to 1999, not 0.");
        QTest::newRow("too many hits")
            << std::vector{4} << 201 << 0
            << QByteArray("The number of hits must be 0 to 200, not 201.");
        QTest::newRow("negative hits")
            << std::vector{4} << -1 << 0
            << QByteArray("The number of hits must be 0 to 200, not -1.");
        QTest::newRow("a goal too few")
            << std::vector{4, 5} << 3 << 1 << QByteArray("There are 1 goals for 2 characters.");
    }

    void refuses() {
        QFETCH(std::vector<int>, hitsToKill);
        QFETCH(int, hits);
        QFETCH(int, goals);
        QFETCH(QByteArray, sentence);
        const Request request{hitsToKill, hits, std::vector<Goal>(std::size_t(goals))};
        try {
            analyze(request);
            QFAIL("the request was taken");
        } catch (const std::invalid_argument& error) {
            QCOMPARE(QByteArray(error.what()), sentence);
        }
    }
};

YOMI_TESTS(TestOdds)
#include "test_odds.moc"
