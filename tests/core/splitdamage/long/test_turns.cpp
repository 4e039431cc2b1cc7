// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "tests/core/splitdamage/compare_turns.h"
#include "tests/core/splitdamage/random_turn.h"
#include "tests/run_tests.h"

#include <QTest>

using namespace yomi::splitdamage;

/// Like fastIsPlain() in test_turn_properties.cpp, on many more turns.
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

    /// They have too many states for all orders, but not for the plan.
    void someOrdersOfAFullBoard() {
        Turn turn;
        for (Side* side : {&turn.board.enemy, &turn.board.friendly}) {
            side->hero.emplace().health = 30;
            for (int i = 0; i < mostMinions; ++i)
                side->minions.emplace_back().health = 1 + i;
        }
        const auto split = [](int hits, Group pool) {
            return Action{.name = {}, .steps = {{.hits = hits, .damagePerHit = 1, .pool = pool}}};
        };
        turn.actions = {
            split(5, Group::AllMinions),
            split(3, Group::AllCharacters),
            split(8, Group::EnemyCharacters),
            {.name = {},
             .steps = {
                 {.kind = StepKind::Target, .damagePerHit = 1, .pool = Group::AllCharacters}}}};
        turn.goal = {{.atLeast = AtLeast{4, Group::EnemyMinions}}};
        const BestPlan plan = bestPlan(turn);
        const BestOrder order = bestOrder(turn);
        QVERIFY(!order.isAll);
        QVERIFY(order.value.value > plan.choices.stop.value);
        QVERIFY(order.value.value <= plan.value.value);
    }
};

YOMI_TESTS(TestManyTurns)
#include "test_turns.moc"
