// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/cards.h"
#include "core/splitdamage/turn/json.h"
#include "core/splitdamage/turn/run.h"
#include "core/splitdamage/turn/sample.h"
#include "tests/core/splitdamage/compare_turns.h"
#include "tests/core/splitdamage/plain_turn.h"
#include "tests/core/splitdamage/random_turn.h"
#include "tests/run_tests.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace yomi;
using namespace yomi::splitdamage;

namespace {

constexpr Place enemyHero{SideName::Enemy};
constexpr Place enemyAt(int minion) {
    return {SideName::Enemy, minion};
}
constexpr Place friendlyAt(int minion) {
    return {SideName::Friendly, minion};
}

Character ofHealth(int health) {
    Character character;
    character.health = health;
    return character;
}

/// 1 to 4 damage to a random enemy, like a Boom Bot's.
const Step boom{.kind = StepKind::Split, .hits = 1, .damagePerHit = 1, .mostPerHit = 4};

Character boomBot() {
    Character bot = ofHealth(1);
    bot.deathrattle = boom;
    return bot;
}

Action action(const Step& step, std::optional<Place> target = {}) {
    return {.name = {}, .steps = {step}, .target = target};
}

Action card(const char* name) {
    return Cards::ofTheGame().called(name).action;
}

QByteArray text(const PlainTurn::Fraction& fraction) {
    return QByteArray::fromStdString(numerator(fraction).str() + "/" + denominator(fraction).str());
}

/// The value of the plan by each method, as a fraction where it is one.
void compareWithPlain(const Turn& turn) {
    const PlainTurn plain(turn);
    const QByteArray expected = text(plain.best());
    const BestPlan exact = bestPlan(turn, TurnMethod::Exact, {.depth = 0});
    QVERIFY2(QByteArray::fromStdString(exact.value.exact) == expected,
             "exact " + QByteArray::fromStdString(exact.value.exact) + ", not " + expected + ": " +
                 describe(turn));
    for (const ChoiceValue& first : exact.choices.all)
        QCOMPARE(QByteArray::fromStdString(first.value.exact),
                 text(plain.after(first.choice.action, first.choice.target)));
    const QByteArray found = differences(turn);
    QVERIFY2(found.isEmpty(), found + describe(turn));
}

/// Small turns of the kinds that PlainTurn knows.
class NewKinds {
public:
    explicit NewKinds(unsigned seed)
        : m_random(seed) {}

    Turn next() {
        Turn turn;
        for (Side* side : {&turn.board.enemy, &turn.board.friendly})
            for (int count = 1 + m_random.below(2); count > 0; --count)
                side->minions.push_back(character());
        if (chance(50))
            turn.board.enemy.hero = ofHealth(2 + m_random.below(3));
        for (int count = 2; count > 0; --count)
            turn.actions.push_back(action(strike(true)));
        turn.goal = {{.die = {enemyAt(0)}}};
        if (chance(40) && turn.board.friendly.minions.size() > 1)
            turn.goal[0].die.push_back(friendlyAt(1));
        return turn;
    }

private:
    bool chance(int percent) { return m_random.below(100) < percent; }

    Step strike(bool canChoose) {
        Step step;
        const int kind = m_random.below(canChoose ? 3 : 2);
        step.kind = kind == 0 ? StepKind::Split : kind == 1 ? StepKind::Area : StepKind::Target;
        step.hits = canChoose ? 1 + m_random.below(2) : 1;
        step.damagePerHit = 1 + m_random.below(2);
        if (chance(60)) {
            step.hits = 1; // or the plain recursion takes long
            step.mostPerHit = step.damagePerHit + 1;
        }
        constexpr Group pools[] = {Group::EnemyCharacters, Group::EnemyMinions,
                                   Group::AllCharacters, Group::AllMinions};
        step.pool = pools[m_random.below(4)];
        return step;
    }

    Character character() {
        Character character = ofHealth(1 + m_random.below(4));
        character.divineShield = chance(15);
        character.immune = chance(20);
        if (chance(30))
            character.deathrattle = strike(false);
        if (chance(20)) {
            character.summons = Summon{.name = {}, .health = 1 + m_random.below(2)};
            character.summons->immune = chance(30);
            if (chance(50))
                character.summons->deathrattle = strike(false);
        }
        return character;
    }

    RandomTurn m_random;
};

} // namespace

/// Random amounts, deathrattles that strike, and immunity.
class TestTurnSteps : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Two of the four amounts of Crackle kill a minion with 5 health.
    void randomAmount() {
        Turn turn;
        turn.board.enemy.minions = {ofHealth(5)};
        turn.actions = {card("Crackle")};
        turn.goal = {{.die = {enemyAt(0)}}};
        QCOMPARE(bestPlan(turn, TurnMethod::Exact).value.exact, std::string("1/2"));
        turn.spellDamage = 1; // 4 to 7
        QCOMPARE(bestPlan(turn, TurnMethod::Exact).value.exact, std::string("3/4"));
    }

    /// Every minion takes its own amount.
    void randomAmountOnAll() {
        Turn turn;
        turn.board.enemy.minions = {ofHealth(3), ofHealth(3), ofHealth(3)};
        turn.actions = {card("Lightning Storm (Classic)")};
        turn.goal = {{.none = Group::EnemyMinions}};
        QCOMPARE(bestPlan(turn, TurnMethod::Exact).value.exact, std::string("1/8"));
        QCOMPARE(bestPlan(turn).value.value, 0.125);
    }

    /// The bot strikes the hero or the minion, and 2, 3 and 4 of its amounts kill the minion.
    void deathrattle() {
        Turn turn;
        turn.board.enemy = {ofHealth(30), {ofHealth(3)}};
        turn.board.friendly.minions = {boomBot()};
        turn.actions = {card("Whirlwind")};
        turn.goal = {{.die = {enemyAt(0)}}};
        QCOMPARE(bestPlan(turn, TurnMethod::Exact).value.exact, std::string("3/8"));
        const OrderOdds odds = orderOdds(turn, TurnMethod::Exact);
        QCOMPARE(odds.after[0].dead[1].exact, std::string("3/8"));
        QCOMPARE(odds.after[0].dead[2].exact, std::string("1/1"));
        QCOMPARE(odds.faceDamage.exact, std::string("5/4"));
    }

    /// An enemy's deathrattle strikes our side; its victim's strikes back.
    void deathrattlesFollowEachOther() {
        Turn turn;
        turn.board.enemy = {ofHealth(4), {boomBot()}};
        turn.board.friendly.minions = {boomBot()};
        turn.actions = {action({.kind = StepKind::Target, .damagePerHit = 1}, enemyAt(0))};
        turn.goal = {{.die = {enemyHero}}};
        // Our bot is the only target, dies for certain and strikes the hero: 4 of 1 to 4 kill it.
        QCOMPARE(bestPlan(turn, TurnMethod::Exact).value.exact, std::string("1/4"));
        compareWithPlain(turn);
    }

    /// Half of three hits go to the immune one and are lost.
    void immune() {
        Turn turn;
        turn.board.enemy.minions = {ofHealth(2), ofHealth(1)};
        turn.board.enemy.minions[1].immune = true;
        turn.actions = {card("Arcane Missiles")};
        turn.goal = {{.die = {enemyAt(0)}}};
        QCOMPARE(bestPlan(turn, TurnMethod::Exact).value.exact, std::string("1/2"));
        turn.goal = {{.die = {enemyAt(1)}}};
        QCOMPARE(bestPlan(turn).value.value, 0.0);
        const Setup setup{turn.board, {.hits = 200}};
        const std::vector<double> kill = killOdds(request(setup).hitsToKill, 200).kill;
        QCOMPARE(kill[1], 0.0);
    }

    /// Which of two spells first: the order matters, and the plan finds it.
    void whichSpellFirst() {
        Turn turn;
        turn.board.enemy = {ofHealth(4), {ofHealth(2), ofHealth(5), boomBot()}};
        turn.actions = {card("Crackle"), card("Arcane Missiles")};
        turn.goal = {{.die = {enemyAt(0), enemyAt(1)}}};
        compareWithPlain(turn);
        const BestPlan plan = bestPlan(turn, TurnMethod::Exact);
        QVERIFY(plan.choices.all.front().value.value > plan.choices.all.back().value.value);
        turn.actions[0].target = enemyAt(1);
        const PlainTurn plain(turn);
        for (const bool isFirst : {true, false}) {
            Turn list = turn;
            if (!isFirst)
                std::swap(list.actions[0], list.actions[1]);
            QCOMPARE(QByteArray::fromStdString(
                         orderOdds(list, TurnMethod::Exact).after.back().odds->exact),
                     text(plain.inOrder(isFirst ? std::vector<std::size_t>{0, 1}
                                                : std::vector<std::size_t>{1, 0})));
        }
    }

    void randomTurnsArePlain() {
        NewKinds random(3);
        for (int i = 0; i < (isSanitized ? 10 : 40); ++i) {
            compareWithPlain(random.next());
            if (QTest::currentTestFailed())
                return;
        }
    }

    /// With all other kinds of steps, by all methods of the engine.
    void allKindsTogether() {
        RandomTurn random(17);
        constexpr int turns = isSanitized ? 10 : 40;
        int tooLarge = 0; // for the plain method
        for (int i = 0; i < turns; ++i) {
            Turn turn = random.next();
            bool isBounced = false; // which goes with nobody immune
            for (Action& each : turn.actions)
                for (Step& step : each.steps) {
                    isBounced = isBounced || step.kind == StepKind::Bounce;
                    if (step.kind != StepKind::List && step.kind != StepKind::Attack &&
                        random.below(4) == 0)
                        step.mostPerHit = step.damagePerHit + 1;
                }
            for (const Place& place : places(turn.board)) {
                Character& character = *characterAt(turn.board, place);
                character.immune = random.below(8) == 0 && !isBounced;
                if (const int kind = random.below(10); kind < 3) {
                    constexpr StepKind kinds[] = {StepKind::Lowest, StepKind::Distinct,
                                                  StepKind::Area};
                    character.deathrattle =
                        Step{.kind = kinds[kind], .hits = 1, .damagePerHit = 1, .mostPerHit = 2};
                }
            }
            try {
                const QByteArray found = differences(turn);
                QVERIFY2(found.isEmpty(), found + describe(turn));
            } catch (const TooManyStates&) {
                ++tooLarge;
            }
        }
        QVERIFY2(tooLarge < turns / 4, QByteArray::number(tooLarge));
    }

    void samplesAndExamples() {
        Turn turn;
        turn.board.enemy = {ofHealth(8), {ofHealth(3), ofHealth(4), boomBot()}};
        turn.board.friendly.minions = {boomBot(), ofHealth(2)};
        turn.actions = {card("Whirlwind"), card("Elemental Destruction"),
                        action({.kind = StepKind::Split,
                                .hits = 2,
                                .damagePerHit = 1,
                                .mostPerHit = 3,
                                .pool = Group::EnemyCharacters})};
        turn.goal = {{.die = {enemyHero}}};
        constexpr int runs = 20'000;
        const OrderOdds exact = orderOdds(turn), sampled = sampledOdds(turn, runs, 1);
        for (std::size_t c = 0; c < exact.after.back().dead.size(); ++c) {
            const double p = exact.after.back().dead[c].value;
            QVERIFY(std::abs(sampled.after.back().dead[c].value - p) <=
                    5 * std::sqrt(p * (1 - p) / runs) + 1e-4);
        }
        const double odds = exact.after.back().odds->value;
        QVERIFY(0 < odds && odds < 1);
        // A known probability below the limit draws each choice given the result.
        for (const auto& [example, known] : {std::pair(Example::Met, odds),
                                             {Example::Met, rareOdds / 2},
                                             {Example::Missed, odds}}) {
            const auto run = exampleRun(turn, Played::List, 7, example, known);
            QVERIFY(run);
            QCOMPARE(run->isMet, example == Example::Met);
            for (const RunHit& hit : run->events[1].hits)
                QVERIFY(hit.damage >= 1 && hit.damage <= 5);
        }
    }

    /// Documents without the new fields stay as they are, and those with them come back.
    void asJson() {
        Turn turn;
        turn.board.enemy.minions = {boomBot()};
        const std::string plainBoard = toJson(Board{{{}, {ofHealth(1)}}, {}}).dump();
        for (const char* key : {"immune", "deathrattle", "mostPerHit"})
            QVERIFY(plainBoard.find(key) == std::string::npos);
        turn.board.enemy.minions[0].immune = true;
        turn.board.enemy.minions[0].summons =
            Summon{.name = {}, .immune = true, .deathrattle = boom};
        turn.actions = {card("Crackle"), card("Bomb Toss")};
        turn.goal = {{.die = {enemyAt(0)}}};
        const nlohmann::json written = toJson(turn);
        QVERIFY(readTurn(ObjectReader(written)) == turn);
    }

    void refusals_data() {
        QTest::addColumn<QByteArray>("keys");
        QTest::addColumn<QByteArray>("sentence");
        const QByteArray strike = R"("kind": "split", "pool": "enemy minions")";
        QTest::addRow("less than the least")
            << R"("steps": [{)" + strike + R"(, "damagePerHit": 3, "mostPerHit": 2}])"
            << QByteArray("The most damage per hit of action 1 must be 3 to 999, not 2.");
        QTest::addRow("a random list")
            << QByteArray(R"("steps": [{"kind": "list", "damages": [1], "pool": "enemy minions",
                              "mostPerHit": 2}])")
            << QByteArray("\"mostPerHit\" does not go with list.");
        QTest::addRow("a deathrattle with a choice")
            << R"("steps": [{)" + strike + R"(, "damagePerHit": 1}], "body": {"health": 1,
                  "deathrattle": {"kind": "target", "damagePerHit": 1, "pool": "all minions"}})"
            << QByteArray("A deathrattle strikes by itself; \"target\" does not go with the "
                          "deathrattle of the minion of action 1.");
        QTest::addRow("hits that may never end")
            << QByteArray(R"("steps": [{"kind": "bounce", "pool": "all minions",
                  "damagePerHit": 1}], "body": {"health": 1, "immune": true})")
            << QByteArray("Action 1 strikes until one dies, which may never end: the minion of "
                          "action 1 is immune.");
        QTest::addRow("too many hits with Spell Damage")
            << R"("steps": [{)" + strike +
                   R"(, "damagePerHit": 1, "hits": 199, "spellDamageRule": "more hits"}])"
            << QByteArray("The number of hits of action 1 with 2 Spell Damage must be 0 to 200, "
                          "not 201.");
        QTest::addRow("too much random damage with Spell Damage")
            << R"("steps": [{)" + strike +
                   R"(, "hits": 1, "damagePerHit": 1, "mostPerHit": 998,
                      "spellDamageRule": "more damage"}])"
            << QByteArray("The damage per hit of action 1 with 2 Spell Damage must be 1 to 999, "
                          "not 1000.");
    }

    /// Nothing beyond a limit is cut.
    void refusals() {
        QFETCH(QByteArray, keys);
        QFETCH(QByteArray, sentence);
        const QByteArray text = R"({"board": {"enemy": {"minions": [{"health": 1}]}},
                                    "spellDamage": 2, "actions": [{"name": "", )" +
                                keys + "}]}";
        const Turn turn = readTurn(ObjectReader(parseJson(text.toStdString())));
        try {
            validate(turn);
            QFAIL("It was not refused.");
        } catch (const std::invalid_argument& error) {
            QCOMPARE(QByteArray(error.what()), sentence);
        }
    }
};

YOMI_TESTS(TestTurnSteps)
#include "test_turn_steps.moc"
