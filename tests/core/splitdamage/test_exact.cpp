// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/stopped.h"
#include "core/splitdamage/hits/exact.h"
#include "core/splitdamage/hits/states.h"
#include "tests/core/splitdamage/compare.h"
#include "tests/core/splitdamage/random_request.h"
#include "tests/core/splitdamage/rows.h"
#include "tests/run_tests.h"

#include <QTest>

#include <chrono>
#include <stdexcept>
#include <thread>

using namespace yomi::splitdamage;
using nlohmann::json;

class TestExact : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void golden_data() { addLines("odds.jsonl"); }

    void golden() {
        QFETCH(QByteArray, line);
        const json golden = json::parse(line.toStdString());
        const ExactOdds exact = exactOdds({golden["lives"], golden["hits"], {}});
        QCOMPARE(exact.kill, golden["kill"].get<std::vector<std::string>>());
        QVERIFY(!exact.goal);
        // The golden file rounds some sums of many rounded numbers; ours are rounded once.
        const Odds& odds = exact.odds;
        constexpr double roundings = 4e-16;
        COMPARE_ODDS("kill", odds.kill, golden["kill_float"], roundings);
        COMPARE_ODDS("dead", odds.dead, golden["killsDistribution"], roundings);
        QCOMPARE(odds.normalization, 1.0);
        for (std::size_t i = 0; i < odds.kill.size(); ++i)
            COMPARE_ODDS("remaining", odds.remaining[i], golden["lifeDistribution"][i], roundings);
    }

    void agreesWithTheQuadrature_data() { addSeeds(30); }

    void agreesWithTheQuadrature() {
        QFETCH(unsigned, seed);
        const Request request = randomRequest(seed, 7, 9, 16);
        const ExactOdds exact = exactOdds(request);
        const Odds odds = analyze(request);
        COMPARE_ODDS("dead", odds.dead, exact.odds.dead);
        COMPARE_ODDS("expected hits", odds.expectedHits, exact.odds.expectedHits);
        COMPARE_ODDS("clear", odds.curves.clear, exact.odds.curves.clear);
        for (std::size_t i = 0; i < odds.kill.size(); ++i) {
            COMPARE_ODDS("remaining", odds.remaining[i], exact.odds.remaining[i]);
            COMPARE_ODDS("kill curve", odds.curves.kill[i], exact.odds.curves.kill[i]);
        }
        QCOMPARE(odds.goal.has_value(), exact.goal.has_value());
        if (odds.goal)
            COMPARE_ODDS("goal curve", *odds.curves.goal, *exact.odds.curves.goal);
        QCOMPARE(double(exact.states), States(request).countUpTo(request.hits));
    }

    void fractionsInWords() {
        const ExactOdds exact = exactOdds({{1, 2}, 2, {Goal::MustDie, Goal::MustLive}});
        QCOMPARE(exact.kill, (std::vector<std::string>{"3/4", "1/4"}));
        QCOMPARE(*exact.goal, std::string("3/4"));
        // All alive, two ways to strike, and two from each of these: {0,0} {1,0} {0,1} {1,1} {0,2}.
        QCOMPARE(exact.states, std::int64_t(5));
        QCOMPARE(exactOdds({{4, 5, 6, 7, 8}, 10, {}}).states, std::int64_t(2542));
    }

    void refusesTooManyStates() {
        try {
            exactOdds({{70, 71, 72}, 200, {}});
            QFAIL("the board was taken");
        } catch (const std::invalid_argument& error) {
            QCOMPARE(std::string(error.what()),
                     std::string("Exact fractions are worked out for at most 300,000 states; this "
                                 "board has 372,721 with 200 hits."));
        }
        const Request huge{
            std::vector<int>{20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33}, 150, {}};
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, exactOdds(huge));
    }

    /// The board takes a large part of a second; an early stop must end it before.
    void isStopped() {
        std::stop_source stop;
        const std::jthread person([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
            stop.request_stop();
        });
        const Request request{{64, 65, 66}, 195, {}};
        QVERIFY_THROWS_EXCEPTION(yomi::Stopped, exactOdds(request, stop.get_token()));
    }
};

YOMI_TESTS(TestExact)
#include "test_exact.moc"
