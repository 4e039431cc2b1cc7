// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/turn_json.h"
#include "core/splitdamage/turn_odds.h"
#include "core/splitdamage/turn_run.h"
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

/// What a number and the fraction in the golden data say if they differ.
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

/// A row for each line of a file and each method; where everything is slow, of fractions a part.
/// Lines that name cards of the catalog are left out.
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
        COMPARE_NUMBER(plan.stop, answer["stop"], "stop");
        QCOMPARE(plan.first.size(), answer["first"].size());
        for (const json& expected : answer["first"]) {
            const auto found = std::ranges::find_if(plan.first, [&](const BestPlan::First& first) {
                const json target =
                    first.choice.target ? toJson(*first.choice.target) : json(nullptr);
                return first.choice.action == expected["action"] && target == expected["target"];
            });
            QVERIFY(found != plan.first.end());
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

    /// One number of what is found and one of the work it took: neither changes unseen.
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
            values += plan.value.value + plan.stop.value;
            states += plan.states;
        });
        QVERIFY2(std::abs(values - 454.665591426526) < 1e-9, QByteArray::number(values, 'g', 15));
        QCOMPARE(states, std::int64_t{264226});
    }

    void samplesNearTheOdds() {
        constexpr int runs = isSanitized ? 500 : 5'000;
        for (const json& line : goldenLines("sequences/order.jsonl")) {
            const Turn turn = line["id"] < 40 ? turnOf(line) : Turn();
            if (turn.goal.empty())
                continue;
            const double odds = orderOdds(turn).after.back().odds->value;
            const double met = sampleGoal(turn, runs, 1);
            constexpr double deviations = 5;
            QVERIFY(std::abs(met - runs * odds) <=
                    deviations * std::sqrt(runs * odds * (1 - odds)) + 1e-6);
        }
    }

private:
    /// Plays the order that was found as a list, where it leaves nothing out.
    static void checkOrder(const Turn& turn, const BestOrder& order, TurnMethod method,
                           const json& value) {
        Turn list = turn;
        list.actions.clear();
        for (const Choice& choice : order.order) {
            if (turn.actions[choice.action].body)
                return; // the goal and other actions name it by its number in the list
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
