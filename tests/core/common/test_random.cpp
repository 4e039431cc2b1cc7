// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/random.h"
#include "core/common/wilson.h"
#include "tests/run_tests.h"

#include <QTest>

#include <cmath>

using namespace yomi;

class TestRandom : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The known numbers of splitmix64 for this seed.
    void drawsTheKnownNumbers() {
        Random random(1234567);
        for (const std::uint64_t expected :
             {6457827717110365317U, 3203168211198807973U, 9817491932198370423U})
            QCOMPARE(random.next(), expected);
    }

    void wilsonIntervals_data() {
        QTest::addColumn<double>("met");
        QTest::addColumn<int>("runs");
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("high");
        // Wilson's formula in 30-digit decimals.
        QTest::newRow("none") << 0.0 << 10 << 0.0 << 0.277532799862889;
        QTest::newRow("some") << 8.0 << 10 << 0.490162471536642 << 0.943317848545625;
        QTest::newRow("most") << 95.0 << 100 << 0.888249530768081 << 0.978456320845632;
    }

    void wilsonIntervals() {
        QFETCH(double, met);
        QFETCH(int, runs);
        QFETCH(double, low);
        QFETCH(double, high);
        const auto interval = wilsonInterval(met, runs);
        QVERIFY(std::abs(interval[0] - low) < 1e-12);
        QVERIFY(std::abs(interval[1] - high) < 1e-12);
    }
};

YOMI_TESTS(TestRandom)
#include "test_random.moc"
