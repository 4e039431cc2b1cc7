// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "tests/core/splitdamage/compare_turns.h"
#include "tests/core/splitdamage/random_turn.h"
#include "tests/run_tests.h"

#include <QTest>

#include <algorithm>

using namespace yomi;
using namespace yomi::splitdamage;

namespace {

constexpr int turnsTried = isSanitized ? 20 : 100;

double valueOfPlan(const Turn& turn) {
    return bestPlan(turn, TurnMethod::States, {.depth = 0}).value.value;
}

/// How much better `value` is than `than` for the turn's objective.
double gain(const Turn& turn, double value, double than) {
    return turn.objective == Objective::Goal ? value - than : than - value;
}

constexpr double rounding = 1e-11;

void mirror(const Board& board, Place& place) {
    if (place.minion)
        place.minion = static_cast<int>(side(board, place.side).minions.size()) - 1 - *place.minion;
}

void mirror(const Board& board, std::vector<Place>& places) {
    for (Place& place : places)
        mirror(board, place);
}

/// The same turn with the minions of each side from right to left.
Turn mirrored(Turn turn) {
    const auto turned = [&](std::optional<Place>& place) {
        if (place)
            mirror(turn.board, *place);
    };
    for (Action& action : turn.actions) {
        turned(action.target);
        turned(action.source);
        for (Step& step : action.steps)
            turned(step.attacker);
    }
    for (Clause& clause : turn.goal) {
        mirror(turn.board, clause.die);
        mirror(turn.board, clause.live);
        if (clause.atLeast)
            mirror(turn.board, clause.atLeast->places);
    }
    std::ranges::reverse(turn.board.enemy.minions);
    std::ranges::reverse(turn.board.friendly.minions);
    return turn;
}

/// The actions that have their targets, as a list in random order; those played last stay last.
Turn anyOrder(Turn turn, RandomTurn& random) {
    std::erase_if(turn.actions,
                  [](const Action& action) { return action.targetStep() && !action.target; });
    const auto lasts = std::stable_partition(turn.actions.begin(), turn.actions.end(),
                                             [](const Action& action) { return !action.last; });
    for (auto count = lasts - turn.actions.begin(); count > 1; --count)
        std::iter_swap(turn.actions.begin() + count - 1,
                       turn.actions.begin() + random.below(static_cast<int>(count)));
    return turn;
}

bool namesBodies(const Turn& turn) {
    return std::ranges::any_of(turn.actions,
                               [](const Action& each) { return each.body.has_value(); });
}

} // namespace

/// Properties of all turns, on random small ones.
class TestTurnProperties : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fastIsPlain() {
        RandomTurn random(1);
        for (int i = 0; i < turnsTried; ++i) {
            const Turn turn = random.next();
            const QByteArray found = differences(turn);
            QVERIFY2(found.isEmpty(), found + describe(turn));
        }
    }

    /// A life of 11 exceeds all remaining damage, but after losing 4 it no longer exceeds 7.
    void comparedLivesStayApart() {
        const auto enemy = [](int minion) {
            return Place{SideName::Enemy, minion};
        };
        const auto strike = [](int damage, Place target) {
            return Action{.name = {},
                          .steps = {{.kind = StepKind::Target, .damagePerHit = damage}},
                          .target = target,
                          .last = true};
        };
        Turn turn;
        turn.board.enemy.minions = {{.name = {}, .health = 8}, {.name = {}, .health = 12}};
        turn.actions = {
            {.name = {}, .steps = {{.kind = StepKind::Area, .damagePerHit = 1}}, .last = true},
            strike(4, enemy(1)),
            {.name = {},
             .steps = {{.kind = StepKind::Lowest, .hits = 1, .damagePerHit = 1}},
             .last = true},
            strike(6, enemy(0))};
        turn.goal = {{.die = {enemy(0)}}};
        QCOMPARE(differences(turn), QByteArray());
        QCOMPARE(orderOdds(turn).after.back().odds->value, 0.5);
    }

    void noOrderBeatsThePlan() {
        RandomTurn random(2);
        for (int i = 0; i < turnsTried; ++i) {
            const Turn turn = random.next();
            const BestPlan plan = bestPlan(turn);
            double best = plan.choices.stop.value;
            for (const ChoiceValue& first : plan.choices.all) {
                QVERIFY2(gain(turn, plan.value.value, first.value.value) >= -rounding,
                         describe(turn));
                if (gain(turn, first.value.value, best) > 0)
                    best = first.value.value;
            }
            QVERIFY2(std::abs(best - plan.value.value) <= rounding, describe(turn));
            const double fixed = bestOrder(turn).value.value;
            QVERIFY2(gain(turn, plan.value.value, fixed) >= -rounding, describe(turn));
            const Turn list = anyOrder(turn, random);
            if (list.actions.empty() || namesBodies(turn)) // which are referred to by number
                continue;
            const OrderOdds::After end = orderOdds(list).after.back();
            const double any =
                turn.objective == Objective::Goal ? end.odds->value : end.enemyAttack.value;
            QVERIFY2(gain(turn, fixed, any) >= -rounding, describe(turn));
        }
    }

    /// For an action with a given target only that target matters.
    void givenTargetsAloneMatter() {
        Turn turn;
        turn.board.enemy.hero.emplace().health = 9;
        turn.board.enemy.minions.resize(1);
        turn.board.enemy.minions[0].health = 2;
        turn.board.friendly.hero.emplace().health = 10;
        turn.board.friendly.minions.resize(2);
        turn.board.friendly.minions[1].inPool = false;
        const Place wanted{SideName::Enemy, 0};
        Action madness, blast;
        madness.steps = {
            {.kind = StepKind::Split, .hits = 1, .damagePerHit = 1, .pool = Group::AllCharacters}};
        blast.steps = {{.kind = StepKind::Target, .damagePerHit = 1, .pool = Group::AllCharacters}};
        blast.target = wanted;
        blast.cost = 3;
        turn.actions = {madness, blast};
        turn.goal.emplace_back().die = {wanted};
        const BestPlan plan = bestPlan(turn);
        QCOMPARE(plan.value.value, 0.25);
        QCOMPARE(plan.policy->outcomes.size(), std::size_t(2)); // struck or not
        QCOMPARE(plan.policy->outcomes[0].probability.value, 0.75);
        QCOMPARE(plan.policy->outcomes[0].characters.size(), std::size_t(1));
        QVERIFY(plan.policy->outcomes[0].characters[0].place == wanted);
    }

    /// An order lists only actions that are played in it, and has the value of playing it.
    void ordersPlayWhatTheySay() {
        Turn turn;
        turn.board.enemy.minions.resize(2);
        turn.board.enemy.minions[0].health = 3;
        turn.board.enemy.minions[0].attack = 4;
        turn.board.enemy.minions[1].health = 8;
        turn.board.enemy.minions[1].attack = 7;
        const auto bolt = [](int damage) {
            Action action;
            action.steps = {
                {.kind = StepKind::Target, .damagePerHit = damage, .pool = Group::EnemyMinions}};
            return action;
        };
        turn.actions = {bolt(3), bolt(6), bolt(10)};
        turn.actions[1].target = Place{SideName::Enemy, 0}; // dead by then
        turn.actions[2].target = Place{SideName::Enemy, 1};
        turn.objective = Objective::LeastAttack;
        const BestOrder best = bestOrder(turn);
        QCOMPARE(best.value.value, 0.0);
        QCOMPARE(best.order.size(), std::size_t(2));
        QCOMPARE(best.order[1].action, std::size_t(2));
    }

    void placesDoNotMatter() {
        RandomTurn random(3);
        for (int i = 0; i < turnsTried; ++i) {
            const Turn turn = random.next();
            const double value = valueOfPlan(turn);
            QVERIFY2(std::abs(valueOfPlan(mirrored(turn)) - value) <= rounding, describe(turn));
        }
    }

    void nobodyCanTouchIt() {
        RandomTurn random(4);
        for (int i = 0; i < turnsTried; ++i) {
            Turn turn = random.next();
            const double value = valueOfPlan(turn);
            Character added;
            added.inPool = false;
            added.attack = 5;
            added.taunt = true;
            turn.board.enemy.minions.push_back(added);
            QVERIFY2(std::abs(valueOfPlan(turn) - value) <= rounding, describe(turn));
        }
    }

    void moreIsNeverWorse() {
        RandomTurn random(5);
        for (int i = 0; i < turnsTried; ++i) {
            const Turn turn = random.next();
            const double value = valueOfPlan(turn);
            Turn richer = turn;
            if (richer.mana)
                ++*richer.mana;
            QVERIFY2(gain(turn, valueOfPlan(richer), value) >= -rounding, describe(turn));
            richer.actions.push_back(random.action(turn));
            richer.actions.back().last = false;
            try {
                validatePlan(richer);
            } catch (const std::invalid_argument&) {
                continue; // it has no such target, source or attacker
            }
            QVERIFY2(gain(turn, valueOfPlan(richer), value) >= -rounding, describe(turn));
        }
    }
};

YOMI_TESTS(TestTurnProperties)
#include "test_turn_properties.moc"
