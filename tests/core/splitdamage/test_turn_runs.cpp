// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/turn/sample.h"
#include "core/splitdamage/turn/sampler.h"
#include "tests/core/splitdamage/compare_turns.h"
#include "tests/core/splitdamage/random_turn.h"
#include "tests/run_tests.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace yomi;
using namespace yomi::splitdamage;

namespace {

constexpr double nearlyNothing = 1e-11;
constexpr double mostDeviations = 5;

Turn turnFrom(const char* text) {
    const nlohmann::json body = nlohmann::json::parse(text);
    return readTurn(ObjectReader(body));
}

/// Missiles, Cleave and Fireblast against minions of 2, 2 and 3: 3/4 by choosing after each
/// outcome, 1/2 for a fixed order.
Turn missilesAndCleave() {
    return turnFrom(R"({
        "board": {"enemy": {"hero": {"health": 6},
                            "minions": [{"health": 2}, {"health": 2}, {"health": 3}]}},
        "actions": [{"name": "Arcane Missiles", "steps": [{"kind": "split", "hits": 3,
                     "damagePerHit": 1, "pool": "enemy characters"}]},
                    {"name": "Cleave", "steps": [{"kind": "distinct", "hits": 2,
                     "damagePerHit": 2, "pool": "enemy minions"}]},
                    {"name": "Fireblast", "steps": [{"kind": "target", "damagePerHit": 1,
                     "pool": "enemy minions"}]}],
        "goal": {"anyOf": [{"none": "enemy minions"}]}})");
}

/// Seven hits on a minion of 6 among seven living: 43 of 7⁷ ways, in 7 of which the first six hits
/// strike it.
Turn rareTurn() {
    return turnFrom(R"({
        "board": {"enemy": {"minions": [{"health": 6}, {"health": 20}, {"health": 20},
                  {"health": 20}, {"health": 20}, {"health": 20}, {"health": 20}]}},
        "actions": [{"name": "Storm", "steps": [{"kind": "split", "hits": 7, "damagePerHit": 1,
                     "pool": "enemy minions"}]}],
        "goal": {"anyOf": [{"die": [{"side": "enemy", "minion": 0}]}]}})");
}

double oddsOfList(const Turn& turn) {
    return orderOdds(turn).after.back().odds->value;
}

/// Whether this many successes in this many runs are plausible.
bool isLikely(double odds, double met, double runs) {
    return std::abs(met - runs * odds) <=
           mostDeviations * std::sqrt(runs * odds * (1 - odds)) + 1e-6;
}

/// The actions that have their targets, as a list.
Turn listOf(Turn turn) {
    std::erase_if(turn.actions,
                  [](const Action& action) { return action.targetStep() && !action.target; });
    turn.objective = Objective::Goal;
    return turn;
}

bool canBeList(const Turn& turn) {
    try {
        validateOrder(turn);
        return !turn.goal.empty();
    } catch (const std::invalid_argument&) {
        return false;
    }
}

} // namespace

/// Examples of outcomes, and the best order that sampling finds.
class TestTurnRuns : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The backward value of a list equals the forward one; the chances of met and missed add up to
    /// one.
    void chancesOfListsAreTheirOdds() {
        RandomTurn random(11);
        int lists = 0;
        for (int i = 0; i < (isSanitized ? 40 : 300); ++i) {
            const Turn turn = listOf(random.next());
            if (!canBeList(turn))
                continue;
            ++lists;
            const TurnRules rules(turn, true);
            const std::stop_token stop;
            StateCount count(TurnMethod::States, stop);
            const double odds = oddsOfList(turn);
            const double met = TurnValues(rules, count).stopping(rules.start());
            const double missed = TurnValues(rules, count, true).stopping(rules.start());
            QVERIFY2(std::abs(met - odds) <= nearlyNothing, describe(turn));
            QVERIFY2(std::abs(met + missed - 1) <= nearlyNothing, describe(turn));
        }
        QVERIFY(lists > 20);
    }

    /// With a condition every run fits, for lists and for best plans.
    void conditionsHold() {
        RandomTurn random(12);
        int drawn = 0;
        for (int i = 0; i < (isSanitized ? 40 : 300); ++i) {
            const Turn any = random.next();
            for (const bool asList : {false, true}) {
                const Turn turn = asList ? listOf(any) : any;
                if (asList ? !canBeList(turn) : turn.objective != Objective::Goal)
                    continue;
                const TurnRules rules(turn, asList);
                const std::stop_token stop;
                StateCount count(TurnMethod::States, stop);
                TurnValues values(rules, count);
                const double odds =
                    asList ? oddsOfList(turn)
                           : bestPlan(turn, TurnMethod::States, {.depth = 0}).value.value;
                for (const bool wantsMet : {true, false}) {
                    if (odds == (wantsMet ? 0 : 1))
                        continue;
                    TurnValues chances(rules, count, !wantsMet);
                    TurnSampler dice(rules, 7);
                    dice.setCondition(chances);
                    for (int run = 0; run < 5; ++run, ++drawn)
                        QVERIFY2(
                            (asList ? dice.draw(listInOrder(turn)) : dice.drawBest(values)).isMet ==
                                wantsMet,
                            describe(turn));
                }
            }
        }
        QVERIFY(drawn > 200);
    }

    void rareRunsAreDrawnOnCondition() {
        const Turn turn = rareTurn();
        const double odds = oddsOfList(turn);
        QVERIFY(std::abs(odds - 43 / std::pow(7, 7)) < 1e-12);
        constexpr int runs = 2'000;
        int atOnce = 0;
        for (int seed = 0; seed < runs; ++seed) {
            const auto run = exampleRun(turn, Played::List, static_cast<std::uint64_t>(seed),
                                        Example::Met, odds);
            QVERIFY(run && run->isMet);
            const auto& hits = run->events.front().hits;
            atOnce += std::all_of(hits.begin(), hits.begin() + 6,
                                  [](const RunHit& hit) {
                                      return hit.place == Place{SideName::Enemy, 0};
                                  })
                          ? 1
                          : 0;
        }
        QVERIFY(isLikely(7.0 / 43, atOnce, runs));
    }

    void oddsOfZeroAndOneHaveNoExample() {
        Turn turn = rareTurn();
        turn.board.enemy.minions[0].health = 8;
        QCOMPARE(oddsOfList(turn), 0.0);
        QVERIFY(!exampleRun(turn, Played::List, 1, Example::Met, 0.0));
        QVERIFY(exampleRun(turn, Played::List, 1, Example::Missed, 0.0));
    }

    void bestPlansArePlayedAsTheyAreWorth() {
        const Turn turn = missilesAndCleave();
        constexpr int runs = 4'000;
        int met = 0;
        for (int seed = 0; seed < runs; ++seed)
            met += exampleRun(turn, Played::BestPlan, static_cast<std::uint64_t>(seed))->isMet;
        QVERIFY(isLikely(0.75, met, runs));
        const auto missed = exampleRun(turn, Played::BestPlan, 3, Example::Missed, 0.75);
        QVERIFY(missed && !missed->isMet);
        QCOMPARE(missed->events.front().action, std::size_t(0)); // the missiles first
    }

    void samplingFindsAGoodOrder() {
        const Turn turn = missilesAndCleave();
        const SampledOrder found = sampledBestOrder(turn, 1);
        QCOMPARE(found.runs, usualSamples);
        QVERIFY(isLikely(0.5, found.met, found.runs)); // the best one: there are 38 orders
        QVERIFY(found.low < found.value && found.value < found.high);
        Turn list = turn;
        list.actions.clear();
        for (const Choice& choice : found.order) {
            list.actions.push_back(turn.actions[choice.action]);
            list.actions.back().target = choice.target;
        }
        QCOMPARE(oddsOfList(list), bestOrder(turn).value.value);
        const auto run = exampleRun(turn, found.order, 2, Example::Met);
        QVERIFY(run && run->isMet);
    }

    /// Draws some of more than 200 orders; with the attack objective smaller is better.
    void samplingWantsLittleAttack() {
        Turn turn = missilesAndCleave();
        for (Character& minion : turn.board.enemy.minions)
            minion.attack = 3;
        turn.objective = Objective::LeastAttack;
        turn.actions.push_back(turn.actions[2]);
        turn.actions.push_back(turn.actions[0]);
        const SampledOrder found = sampledBestOrder(turn, 1);
        const double best = bestOrder(turn).value.value;
        QVERIFY(found.high > best);
        QVERIFY(found.value < best + 1.5);
    }

    void tellsHowFarItHasCome() {
        std::int64_t told = 0;
        const Turn turn = rareTurn();
        const BestPlan plan =
            bestPlan(turn, TurnMethod::States, {}, {}, [&](std::int64_t states) { told = states; });
        QVERIFY(told <= plan.states);
        Turn larger = missilesAndCleave();
        for (int i = 0; i < 3; ++i)
            larger.board.enemy.minions.push_back({.name = {}, .health = 5 + i});
        larger.actions.push_back(larger.actions[0]);
        larger.actions[0].steps[0].hits = 20;
        told = 0;
        bestPlan(larger, TurnMethod::States, {}, {}, [&](std::int64_t states) { told = states; });
        QVERIFY(told > 0);
    }
};

YOMI_TESTS(TestTurnRuns)
#include "test_turn_runs.moc"
