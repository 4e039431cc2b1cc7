// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "tests/core/splitdamage/compare_turns.h"
#include "tests/core/splitdamage/random_turn.h"
#include "tests/run_tests.h"

#include <QTest>

using namespace yomi::splitdamage;

/// As fastIsPlain() in test_turn_properties.cpp, on many more.
class TestManyTurns : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fastIsPlain_data() {
        QTest::addColumn<unsigned>("seed");
        constexpr unsigned first = 100, seeds = 20;
        for (unsigned seed = first; seed < first + seeds; ++seed)
            QTest::addRow("seed %u", seed) << seed;
    }

    void fastIsPlain() {
        QFETCH(unsigned, seed);
        RandomTurn random(seed);
        constexpr int turns = 100;
        for (int i = 0; i < turns; ++i) {
            const Turn turn = random.next();
            const QByteArray found = differences(turn);
            QVERIFY2(found.isEmpty(), found + describe(turn));
        }
    }
};

YOMI_TESTS(TestManyTurns)
#include "test_turns.moc"
