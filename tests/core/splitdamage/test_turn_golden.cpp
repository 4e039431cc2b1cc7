// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/turn/json.h"
#include "core/splitdamage/turn/run.h"
#include "core/splitdamage/turn/sample.h"
#include "tests/core/golden_lines.h"
#include "tests/run_tests.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace yomi;
using namespace yomi::splitdamage;
using nlohmann::json;

namespace {

double valueOf(const std::string& fraction) {
    const std::size_t line = fraction.find('/');
    return std::stod(fraction.substr(0, line)) / std::stod(fraction.substr(line + 1));
}

/// The difference between a number and its golden fraction; empty if they agree.
QByteArray difference(const TurnNumber& number, const json& golden, const std::string& what) {
    const std::string fraction = golden;
    const double expected = valueOf(fraction);
    const bool isSame = number.exact.empty() ? std::abs(number.value - expected) <=
                                                   1e-12 + 1e-11 * std::abs(expected)
                                             : number.exact == fraction;
    return isSame ? QByteArray()
                  : QByteArray::fromStdString(what + ": " + std::to_string(number.value) + " " +
                                              number.exact + ", not " + fraction);
}

#define COMPARE_NUMBER(number, golden, what)                                                       \
    QCOMPARE(difference(number, golden, what), QByteArray())

/// Adds a row for each line of a file and each method; in slow builds only some for fractions.
/// Omits lines that name cards of the catalog.
void addTurns(const std::string& file) {
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<TurnMethod>("method");
    constexpr int part = 4;
    for (const json& line : goldenLines("sequences/" + file)) {
        const int id = line.at("id");
        const std::string text = line.dump();
        if (text.find("\"card\"") != std::string::npos)
            continue;
        for (const TurnMethod method : enumerators<TurnMethod>)
            if (!isSanitized || method == TurnMethod::States || id % part == 0)
                QTest::addRow("%d %s", id, nameOf(method).data())
                    << QByteArray::fromStdString(text) << method;
    }
}

Turn turnOf(const json& line) {
    return readTurn(ObjectReader(line));
}

} // namespace

/// All fixed orders and best plans of the reference data, by every method.
class TestTurnGolden : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void orders_data() { addTurns("order.jsonl"); }

    void orders() {
        QFETCH(QByteArray, line);
        QFETCH(TurnMethod, method);
        const json golden = json::parse(line.toStdString());
        const json& answer = golden["answer"];
        const OrderOdds odds = orderOdds(turnOf(golden), method);
        QCOMPARE(odds.after.size(), answer["after"].size());
        for (std::size_t i = 0; i < odds.after.size(); ++i) {
            const OrderOdds::After& after = odds.after[i];
            const json& expected = answer["after"][i];
            COMPARE_NUMBER(after.played, expected["played"], "played");
            COMPARE_NUMBER(after.enemyAttack, expected["enemyAttack"], "attack");
            QCOMPARE(after.odds.has_value(), expected["goal"].is_string());
            if (after.odds)
                COMPARE_NUMBER(*after.odds, expected["goal"], "goal");
            for (std::size_t c = 0; c < after.dead.size(); ++c)
                COMPARE_NUMBER(after.dead[c], expected["dead"].at(c), "dead");
        }
        const OrderOdds::After& end = odds.after.back();
        COMPARE_NUMBER(end.enemyAttack, answer["enemyAttack"], "attack at the end");
        if (end.odds)
            COMPARE_NUMBER(*end.odds, answer["goal"], "goal at the end");
        QCOMPARE(odds.deaths.size(), answer["deaths"].size());
        for (std::size_t d = 0; d < odds.deaths.size(); ++d)
            COMPARE_NUMBER(odds.deaths[d], answer["deaths"][d], "deaths");
        QCOMPARE(odds.life.size(), answer["life"].size());
        for (std::size_t c = 0; c < odds.life.size(); ++c) {
            QCOMPARE(odds.life[c].size(), answer["life"][c].size());
            for (const auto& [life, chance] : odds.life[c])
                COMPARE_NUMBER(chance, answer["life"][c].at(std::to_string(life)), "life");
        }
    }

    void plans_data() { addTurns("best.jsonl"); }

    void plans() {
        QFETCH(QByteArray, line);
        QFETCH(TurnMethod, method);
        const json golden = json::parse(line.toStdString());
        const json& answer = golden["answer"];
        const Turn turn = turnOf(golden);
        const BestPlan plan = bestPlan(turn, method);
        COMPARE_NUMBER(plan.value, answer["value"], "value");
        COMPARE_NUMBER(plan.choices.stop, answer["stop"], "stop");
        QCOMPARE(plan.choices.all.size(), answer["first"].size());
        for (const json& expected : answer["first"]) {
            const auto found =
                std::ranges::find_if(plan.choices.all, [&](const ChoiceValue& first) {
                    const json target =
                        first.choice.target ? toJson(*first.choice.target) : json(nullptr);
                    return first.choice.action == expected["action"] &&
                           target == expected["target"];
                });
            QVERIFY(found != plan.choices.all.end());
            COMPARE_NUMBER(found->value, expected["value"], "first " + expected.dump());
        }
        const BestOrder order = bestOrder(turn, method);
        QVERIFY(order.isAll);
        COMPARE_NUMBER(order.value, answer["fixedOrder"], "fixed order");
        checkOrder(turn, order, method, answer["fixedOrder"]);
    }

    void runs() {
        for (const json& line : goldenLines("sequences/runs.jsonl")) {
            if (line.dump().find("\"card\"") != std::string::npos)
                continue;
            const Example example = *enumNamed<Example>(line["example"].get<std::string>());
            const auto run = exampleRun(turnOf(line), Played::List, line["seed"], example);
            QVERIFY(run.has_value());
            const json& answer = line["answer"];
            QCOMPARE(run->isMet, answer["met"].get<bool>());
            json events = json::array();
            for (const RunEvent& event : run->events) {
                events.push_back({{"action", event.action}});
                if (event.isSkipped) {
                    events.back()["skipped"] = true;
                    continue;
                }
                events.back()["hits"] = json::array();
                for (const RunHit& hit : event.hits)
                    events.back()["hits"].push_back(
                        {{"place", toJson(hit.place)}, {"damage", hit.damage}, {"life", hit.life}});
            }
            QCOMPARE(QByteArray::fromStdString(events.dump()),
                     QByteArray::fromStdString(answer["events"].dump()));
        }
    }

    /// OrderParts::Goal gives the same goal with less work.
    void theGoalComesFirst() {
        for (const json& line : goldenLines("sequences/order.jsonl")) {
            if (line["id"] >= 40)
                break;
            const Turn turn = turnOf(line);
            const OrderOdds all = orderOdds(turn);
            const OrderOdds goal = orderOdds(turn, TurnMethod::States, {}, OrderParts::Goal);
            for (std::size_t i = 0; i < all.after.size(); ++i) {
                QCOMPARE(goal.after[i].odds.has_value(), all.after[i].odds.has_value());
                if (all.after[i].odds)
                    QCOMPARE(goal.after[i].odds->value, all.after[i].odds->value);
                QCOMPARE(goal.after[i].enemyAttack.value, all.after[i].enemyAttack.value);
                QCOMPARE(goal.after[i].played.value, all.after[i].played.value);
                QVERIFY(goal.after[i].dead.empty());
            }
            QVERIFY(goal.life.empty());
            QVERIFY(goal.states < all.states);
        }
    }

    /// One number for the results and one for the work, so that a change of either is noticed.
    void signature() {
        std::int64_t states = 0;
        double values = 0;
        const auto forEachTurn = [](const char* file, const auto& work) {
            for (const json& line : goldenLines("sequences/" + std::string(file)))
                if (line.dump().find("\"card\"") == std::string::npos)
                    work(turnOf(line));
        };
        forEachTurn("order.jsonl", [&](const Turn& turn) {
            const OrderOdds odds = orderOdds(turn);
            values += odds.after.back().enemyAttack.value + odds.losses.value;
            states += odds.states;
        });
        forEachTurn("best.jsonl", [&](const Turn& turn) {
            const BestPlan plan = bestPlan(turn, TurnMethod::States, {.depth = 0});
            values += plan.value.value + plan.choices.stop.value;
            states += plan.states;
        });
        QVERIFY2(std::abs(values - 454.665591426526) < 1e-9, QByteArray::number(values, 'g', 15));
        QCOMPARE(states, std::int64_t{241341});
    }

    /// Every number of a sample is within five deviations of the exact one.
    void samplesNearTheOdds() {
        constexpr int runs = isSanitized ? 500 : 5'000;
        constexpr double deviations = 5, inInterval = 1.959963984540054;
        constexpr double rare = 3.0 / runs; // even unlikelier outcomes may be drawn
        const auto isNear = [](const TurnNumber& sampled, const TurnNumber& exact) {
            const double p = std::min(1.0, exact.value); // rounded
            return std::abs(sampled.value - p) <= deviations * std::sqrt(p * (1 - p) / runs) + rare;
        };
        const auto areNear = [&](const auto& sampled, const auto& exact) {
            return std::ranges::equal(sampled, exact, isNear);
        };
        for (const json& line : goldenLines("sequences/order.jsonl")) {
            if (line["id"] >= 40)
                break;
            const Turn turn = turnOf(line);
            const OrderOdds exact = orderOdds(turn), sampled = sampledOdds(turn, runs, 1);
            QCOMPARE(sampled.after.size(), exact.after.size());
            for (std::size_t i = 0; i < exact.after.size(); ++i) {
                QCOMPARE(sampled.after[i].action, exact.after[i].action);
                QVERIFY(isNear(sampled.after[i].played, exact.after[i].played));
                QVERIFY(areNear(sampled.after[i].dead, exact.after[i].dead));
                QCOMPARE(sampled.after[i].odds.has_value(), !turn.goal.empty());
                QVERIFY(turn.goal.empty() || isNear(*sampled.after[i].odds, *exact.after[i].odds));
            }
            QVERIFY(areNear(sampled.deaths, exact.deaths));
            for (const std::size_t side : {0, 1})
                QVERIFY(areNear(sampled.deathsBySide[side], exact.deathsBySide[side]));
            const std::vector<Place> all = places(turn.board);
            double losses = 0, faceDamage = 0;
            for (std::size_t c = 0; c < all.size(); ++c) {
                const bool isHero = !all[c].minion;
                if (!isHero && all[c].side == SideName::Friendly)
                    losses += sampled.after.back().dead[c].value;
                for (const auto& [life, chance] : sampled.life[c]) {
                    const auto known =
                        std::ranges::find(exact.life[c], life, &std::pair<int, TurnNumber>::first);
                    QVERIFY(known != exact.life[c].end() && isNear(chance, known->second));
                    const Character& character = *characterAt(turn.board, all[c]);
                    if (isHero && all[c].side == SideName::Enemy)
                        faceDamage += chance.value * (character.health + character.armor - life);
                }
            }
            QVERIFY(std::abs(sampled.losses.value - losses) < 1e-9);
            QVERIFY(std::abs(sampled.faceDamage.value - faceDamage) < 1e-9);
            QVERIFY(sampled.sample && !exact.sample);
            QCOMPARE(sampled.sample->runs, runs);
            if (!turn.goal.empty())
                QCOMPARE(sampled.sample->met / static_cast<double>(runs),
                         sampled.after.back().odds->value);
            const auto [low, high] = sampled.sample->enemyAttack;
            const double attack = sampled.after.back().enemyAttack.value;
            QVERIFY(low <= attack && attack <= high);
            double most = 0; // the most that a rare run can change the mean
            for (const Character& minion : turn.board.enemy.minions)
                most += minion.attack + (minion.summons ? minion.summons->attack : 0);
            QVERIFY(std::abs(attack - exact.after.back().enemyAttack.value) <=
                    deviations / inInterval * (high - low) / 2 + rare * most + 1e-9);
        }
    }

    /// Turns with too many states are sampled, with or without a goal.
    void samplesWhatIsTooLarge() {
        if (isSanitized)
            QSKIP("It goes through three million states first.");
        json line = {{"actions", json::array()}};
        for (const auto& [hits, pool] : {std::pair(120, "enemy minions"), {3, "all characters"}})
            line["actions"].push_back(
                {{"steps",
                  {{{"kind", "split"}, {"hits", hits}, {"damagePerHit", 1}, {"pool", pool}}}}});
        for (const int attack : {1, 2, 3, 4, 5}) // no two are alike
            line["board"]["enemy"]["minions"].push_back(
                {{"health", 29 + attack}, {"attack", attack}});
        const Turn turn = turnOf(line);
        const OrderOdds odds = orderOddsOrSample(turn, 2'000, 1);
        QCOMPARE(odds.sample->runs, 2'000);
        QVERIFY(!odds.after.back().odds);
        QVERIFY(0 < odds.after.back().enemyAttack.value &&
                odds.after.back().enemyAttack.value < 15);
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, sampledOdds(turn, 0, 1));
    }

private:
    /// Plays the order found as a list, if it contains all actions.
    static void checkOrder(const Turn& turn, const BestOrder& order, TurnMethod method,
                           const json& value) {
        Turn list = turn;
        list.actions.clear();
        for (const Choice& choice : order.order) {
            if (turn.actions[choice.action].body)
                return; // the goal and other actions refer to it by its number in the list
            list.actions.push_back(turn.actions[choice.action]);
            list.actions.back().target = choice.target;
        }
        std::ranges::copy_if(turn.actions, std::back_inserter(list.actions), &Action::last);
        if (list.actions.size() < turn.actions.size())
            return;
        const OrderOdds::After end = orderOdds(list, method).after.back();
        const bool isGoal = turn.objective == Objective::Goal;
        COMPARE_NUMBER(isGoal ? *end.odds : end.enemyAttack, value, "order played");
    }
};

YOMI_TESTS(TestTurnGolden)
#include "test_turn_golden.moc"
