// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/timing.h"
#include "tests/run_tests.h"

#include <QTest>

#include <array>

using namespace yomi;

class TestTiming : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void summarizes() {
        const Timing timing = summarize(std::array{5.0, 1.0, 4.0, 2.0, 3.0});
        QCOMPARE(timing.median, 3.0);
        QCOMPARE(timing.mean, 3.0);
        QCOMPARE(timing.deviation, std::sqrt(2.5));
        QCOMPARE(timing.repeats, 5);
        QCOMPARE(timing.spread, 1.0); // the quartiles are 2 and 4
        QCOMPARE(summarize(std::array{4.0, 1.0, 2.0, 3.0}).median, 2.5);
    }

    void aStallLeavesTheSpread() {
        const Timing calm = summarize(std::array{1.0, 2.0, 3.0, 4.0, 5.0});
        const Timing stalled = summarize(std::array{1.0, 2.0, 3.0, 4.0, 500.0});
        QCOMPARE(stalled.spread, calm.spread);
        QVERIFY(stalled.deviation > 100 * calm.deviation);
    }

    void oneRunHasNoSpread() {
        const Timing timing = summarize(std::array{2.0});
        QCOMPARE(timing.median, 2.0);
        QCOMPARE(timing.deviation, 0.0);
        QCOMPARE(timing.spread, 0.0);
    }

    void repeatsWhatIsQuick() {
        int runs = 0;
        const auto work = [&] {
            ++runs;
        };
        QCOMPARE(measureWithin(1e6, 7, work).repeats, 7);
        QCOMPARE(runs, 1 + 7);
        runs = 0;
        QCOMPARE(measureWithin(1e-300, 7, work).repeats, 1);
        QCOMPARE(runs, 1);
    }

    void stops() {
        std::stop_source source;
        int runs = 0;
        const auto work = [&] {
            if (++runs == 3)
                source.request_stop();
        };
        QVERIFY_THROWS_EXCEPTION(Stopped, measure(10, work, source.get_token()));
        QCOMPARE(runs, 3);
    }
};

YOMI_TESTS(TestTiming)
#include "test_timing.moc"
