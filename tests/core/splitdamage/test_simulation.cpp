// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/stopped.h"
#include "core/common/wilson.h"
#include "core/splitdamage/hits/simulation.h"
#include "tests/core/splitdamage/random_request.h"
#include "tests/core/splitdamage/rows.h"
#include "tests/run_tests.h"

#include <QTest>

using namespace yomi::splitdamage;

class TestSimulation : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithTheOdds_data() { addSeeds(6); }

    /// Within five standard errors; Wilson's 95 % interval has about two.
    void agreesWithTheOdds() {
        QFETCH(unsigned, seed);
        const Request request = randomRequest(seed, mostTargets, 12, 40);
        const Odds odds = analyze(request);
        constexpr int runs = 20'000;
        const Simulation found = simulate(request, runs, seed);
        const auto isNear = [](std::int64_t met, double expected) {
            const auto [low, high] = yomi::wilsonInterval(static_cast<double>(met), runs);
            const double more = (high - low) * 0.8;
            return expected >= low - more && expected <= high + more;
        };
        for (std::size_t i = 0; i < odds.kill.size(); ++i)
            QVERIFY(isNear(found.dead[i], odds.kill[i]));
        QVERIFY(isNear(found.goal, odds.goal.value_or(1)));
    }

    void theSameSeedGivesTheSameRuns() {
        const Request request{{4, 5, 6, 7, 8}, 10, {}};
        QCOMPARE(simulate(request, 1000, 7).dead, simulate(request, 1000, 7).dead);
        QVERIFY(simulate(request, 1000, 7).dead != simulate(request, 1000, 8).dead);
    }

    void isStopped() {
        std::stop_source stop;
        stop.request_stop();
        QVERIFY_THROWS_EXCEPTION(yomi::Stopped, simulate({{3}, 2, {}}, 10, 1, stop.get_token()));
    }
};

YOMI_TESTS(TestSimulation)
#include "test_simulation.moc"
