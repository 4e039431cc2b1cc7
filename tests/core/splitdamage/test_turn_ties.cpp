// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/turn/sample.h"
#include "core/splitdamage/turn/walk.h"
#include "tests/core/splitdamage/compare_turns.h"
#include "tests/core/splitdamage/random_turn.h"
#include "tests/run_tests.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace yomi;
using namespace yomi::splitdamage;

namespace {

constexpr double sameSum = 1e-9;

Place enemy(int minion) {
    return {SideName::Enemy, minion};
}

Action hits(int count, int cost = 0, int damage = 1) {
    Action action;
    action.cost = cost;
    action.steps = {{.kind = StepKind::Split, .hits = count, .damagePerHit = damage}};
    return action;
}

Action strike(int damage, int cost = 0) {
    Action action;
    action.cost = cost;
    action.steps = {{.kind = StepKind::Target, .damagePerHit = damage}};
    return action;
}

/// The first of these minions must die.
Turn against(const std::vector<int>& healths, std::vector<Action> actions) {
    Turn turn;
    for (const int health : healths) {
        Character& minion = turn.board.enemy.minions.emplace_back();
        minion.health = health;
    }
    turn.actions = std::move(actions);
    turn.goal = {{.die = {enemy(0)}, .live = {}, .none = {}, .atLeast = {}}};
    return turn;
}

std::vector<std::size_t> actionsOf(const std::vector<Choice>& order) {
    std::vector<std::size_t> actions;
    for (const Choice& choice : order)
        actions.push_back(choice.action);
    return actions;
}

/// The mean number of actions when a policy is followed to its end.
double actionsOf(const Policy& policy) {
    double sum = 1;
    for (const Policy::Outcome& outcome : policy.outcomes)
        for (const Policy& then : outcome.then)
            sum += outcome.probability.value * actionsOf(then);
    return sum;
}

/// Tries every plan: the best value of a state, and the fewest actions that reach it.
class AllPlans {
public:
    explicit AllPlans(const Turn& turn)
        : m_turn(turn)
        , m_rules(turn)
        , m_steps(m_rules)
        , m_count(TurnMethod::States, m_stop)
        , m_walk(m_steps, nullptr, m_count) {}

    std::pair<double, double> best(const TurnState& state, unsigned left) {
        std::pair<double, double> best{stopping(state), 0};
        m_rules.forEachChoice(state, left, [&](std::size_t action, const auto& target) {
            const unsigned rest = left & ~(1u << action);
            std::pair<double, double> tried{0, 1};
            for (const auto& [after, weight] : m_walk.play({{state, 1.0}}, action, target, rest)) {
                const auto [value, actions] = this->best(after, rest);
                tried.first += weight * value;
                tried.second += weight * actions;
            }
            const double gain = m_turn.objective == Objective::Goal ? tried.first - best.first
                                                                    : best.first - tried.first;
            if (gain > sameSum || (gain > -sameSum && tried.second < best.second))
                best = tried;
        });
        return best;
    }
    std::pair<double, double> best() {
        return best(m_rules.start(), (1u << m_turn.actions.size()) - 1);
    }

private:
    double stopping(const TurnState& state) const {
        return m_turn.objective == Objective::Goal ? (m_rules.isGoalMet(state) ? 1 : 0)
                                                   : m_rules.enemyAttack(state);
    }

    const Turn& m_turn;
    TurnRules m_rules;
    TurnSteps m_steps;
    std::stop_token m_stop;
    StateCount m_count;
    TurnWalk<double> m_walk;
};

} // namespace

/// The choice among plans of equal value, and the limits of Spell Damage.
class TestTurnTies : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fewestActionsThenLeastMana_data() {
        QTest::addColumn<Turn>("turn");
        QTest::addColumn<int>("first");
        QTest::newRow("one action is enough") << against({6}, {hits(3), strike(6)}) << 1;
        QTest::newRow("the cheaper one") << against({3}, {strike(6, 4), strike(3, 2)}) << 1;
        QTest::newRow("one that costs more than two")
            << against({6}, {strike(3, 1), strike(3, 2), strike(6, 9)}) << 2;
        // Three hits in any order find the minion as often, but two of them usually suffice.
        QTest::newRow("the one that often is enough") << against({1, 9}, {hits(1), hits(2)}) << 1;
    }

    void fewestActionsThenLeastMana() {
        QFETCH(Turn, turn);
        QFETCH(int, first);
        for (const TurnMethod method : {TurnMethod::States, TurnMethod::Exact, TurnMethod::Plain}) {
            const BestPlan plan = bestPlan(turn, method);
            QVERIFY(plan.policy.has_value());
            QCOMPARE(plan.policy->choice.action, static_cast<std::size_t>(first));
        }
    }

    void ordersLeaveOutWhatIsNotNeeded() {
        using Order = std::vector<std::size_t>;
        const auto order = [](const Turn& turn) {
            return actionsOf(bestOrder(turn).order);
        };
        QCOMPARE(order(against({6}, {hits(3), strike(1), strike(6)})), Order{2});
        QCOMPARE(order(against({3}, {strike(6, 4), strike(3, 2), strike(5, 3)})), Order{1});
        QCOMPARE(order(against({6}, {strike(1), strike(3, 3), strike(4, 4), strike(3, 2)})),
                 (Order{1, 3}));
        QCOMPARE(
            actionsOf(
                sampledBestOrder(against({6}, {hits(3), strike(6, 4), strike(7, 3)}), 1).order),
            Order{2});
    }

    /// Compared with every plan.
    void noEqualPlanTakesFewerActions() {
        RandomTurn random(21);
        int planned = 0;
        for (int i = 0; i < (isSanitized ? 20 : 120); ++i) {
            const Turn turn = random.next();
            const bool hasLast = std::ranges::any_of(turn.actions, &Action::last);
            if (hasLast)
                continue;
            const auto [value, actions] = AllPlans(turn).best();
            const BestPlan plan =
                bestPlan(turn, TurnMethod::States, {mostPolicyDepth, mostPolicyOutcomes});
            QVERIFY2(std::abs(plan.value.value - value) < sameSum, describe(turn));
            const double found = plan.policy ? actionsOf(*plan.policy) : 0;
            QVERIFY2(std::abs(found - actions) < 1e-6, describe(turn));
            planned += plan.policy.has_value();
        }
        QVERIFY(planned > 5);
    }

    /// Three chances, each equal to the next according to sameSum, but the last better than the
    /// first: not an order for sorting.
    void roundingMakesNoOrder() {
        const Turn turn =
            against({1, 999, 999, 999, 999, 999, 999}, {hits(176), hits(180), hits(197)});
        Turn one = turn;
        one.mana = 1;
        for (Action& action : one.actions)
            action.cost = 1;
        const Choices choices = bestPlan(one, TurnMethod::States, {.depth = 0}).choices;
        QCOMPARE(choices.all.size(), std::size_t{3});
        QVERIFY(std::ranges::is_partitioned(choices.all, &ChoiceValue::isBest));
        QCOMPARE(choices.all.back().choice.action, std::size_t{0});
    }

    void spellDamageStaysWithinTheLimits_data() {
        QTest::addColumn<int>("spellDamage");
        QTest::addColumn<int>("ofMinion");
        QTest::addColumn<QByteArray>("refusal");
        QTest::newRow("as many as can be") << 50 << 0 << QByteArray();
        QTest::newRow("one more") << 51 << 0 << QByteArray("not 201");
        QTest::newRow("by a minion") << 50 << 1 << QByteArray("not 201");
    }

    void spellDamageStaysWithinTheLimits() {
        QFETCH(int, spellDamage);
        QFETCH(int, ofMinion);
        QFETCH(QByteArray, refusal);
        Turn turn = against({9}, {hits(150)});
        turn.actions[0].steps[0].spellDamageRule = SpellDamageRule::MoreHits;
        turn.spellDamage = spellDamage;
        turn.board.friendly.minions.resize(1);
        turn.board.friendly.minions[0].spellDamage = ofMinion;
        const auto said = [](const Turn& asked) -> QByteArray {
            try {
                validate(asked);
                return {};
            } catch (const std::invalid_argument& error) {
                return error.what();
            }
        };
        QVERIFY2(said(turn).contains(refusal), said(turn));
        QCOMPARE(said(turn).isEmpty(), refusal.isEmpty());
        turn.actions[0].steps[0].spellDamageRule = SpellDamageRule::MoreDamage;
        turn.actions[0].steps[0].damagePerHit = 949;
        QCOMPARE(said(turn).isEmpty(), refusal.isEmpty());
        turn.actions[0].steps[0].spellDamageRule = SpellDamageRule::None;
        QCOMPARE(said(turn), QByteArray());
    }
};

YOMI_TESTS(TestTurnTies)
#include "test_turn_ties.moc"
