// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "tests/cli/large_plan.h"
#include "tests/cli/run_cli.h"
#include "tests/core/golden_lines.h"
#include "tests/run_tests.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using nlohmann::json;
using yomi::CliRun;
using yomi::runCli;

namespace {

/// Missiles, Cleave and Fireblast against minions of 2, 2 and 3.
json hand() {
    return json::parse(R"({
        "board": {"enemy": {"hero": {"health": 6},
                            "minions": [{"health": 2}, {"health": 2}, {"health": 3}]},
                  "friendly": {"hero": null, "minions": []}},
        "actions": [{"name": "Arcane Missiles", "steps": [{"kind": "split", "hits": 3,
                     "damagePerHit": 1, "pool": "enemy characters",
                     "spellDamageRule": "more hits"}]},
                    {"name": "Cleave", "steps": [{"kind": "distinct", "hits": 2,
                     "damagePerHit": 2, "pool": "enemy minions"}]},
                    {"name": "Fireblast", "steps": [{"kind": "target", "damagePerHit": 1,
                     "pool": "enemy minions"}]}],
        "goal": {"anyOf": [{"none": "enemy minions"}]}})");
}

CliRun plan(const json& request, QStringList options = {}) {
    return runCli(QStringList{"plan", "-"} + options, QByteArray::fromStdString(request.dump()));
}

QByteArray jsonText(const json& value) {
    return QByteArray::fromStdString(value.dump());
}

json place(const char* side, int minion) {
    return {{"side", side}, {"minion", minion}};
}

} // namespace

class TestPlan : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The user's card replaces the game's: Fireball with 1 damage kills no one here.
    void ownCards() {
        QTemporaryDir folder;
        const auto write = [&](const char* text) {
            QFile file(folder.filePath(QStringLiteral("cards.json")));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
        };
        json request = json::parse(R"({"board": {"enemy": {"minions": [{"health": 2}]}},
            "actions": [{"card": "fireball"}, {"card": "Pebble"}],
            "goal": {"anyOf": [{"none": "enemy minions"}]}})");
        const QStringList options = {QStringLiteral("--json"), QStringLiteral("--cards"),
                                     folder.filePath(QStringLiteral("cards.json"))};
        write(R"({"effects": [
            {"name": {"en": "Fireball"}, "cost": 4, "steps": [{"kind": "target",
             "damagePerHit": 1, "pool": "all characters"}]},
            {"name": {"zh": "Pebble"}, "steps": [{"kind": "target",
             "damagePerHit": 1, "pool": "enemy minions"}]}]})");
        QCOMPARE(plan(request, options).json()["odds"].get<double>(), 1.0);
        request["actions"].erase(1);
        QCOMPARE(plan(request, options).json()["odds"].get<double>(), 0.0);
        QCOMPARE(plan(request, {QStringLiteral("--json")}).json()["odds"].get<double>(), 1.0);
        write(R"({"effects": [{"name": {"en": "Fireball"}}]})");
        const CliRun noSteps = plan(request, options);
        QCOMPARE(noSteps.status, 1);
        QVERIFY2(noSteps.errors.contains("cards.json: effects[0].steps"),
                 noSteps.errors.constData());
        write("{}");
        QVERIFY(plan(request, options).errors.contains("effects"));
    }

    /// 85/96 is the second hand of the golden data; a document's goal is an alternative to its
    /// marks.
    void documents() {
        const auto example = [](const char* name) {
            return QStringLiteral(YOMI_GOLDEN_DIR
                                  "/../../resources/examples/split-damage-plan-%1.yomi")
                .arg(QLatin1String(name));
        };
        const json trade = runCli({"plan", example("trade"), "--json", "--method", "exact"}).json();
        QCOMPARE(jsonText(trade["exact"]), jsonText("85/96"));
        const json lethal = runCli({"plan", example("lethal"), "--json"}).json();
        QCOMPARE(jsonText(lethal["odds"]), jsonText(1.0));
        const CliRun none =
            runCli({"plan", QStringLiteral(YOMI_GOLDEN_DIR
                                           "/../../resources/examples/split-damage-volcano.yomi")});
        QCOMPARE(none.status, 2);
        QVERIFY(none.errors.contains("There is no action to play."));
    }

    void printsInJapanese() {
        const QByteArray text = plan(hand(), {"--language", "ja"}).output;
        QVERIFY2(text.contains("\nアクション                対象 "), text.constData());
        QVERIFY2(text.contains("\nFireblast        敵のミニオン3  "), text.constData());
    }

    void bestPlan() {
        const json answer = plan(hand(), {"--json", "--method", "exact", "--fixed-best"}).json();
        QCOMPARE(jsonText(answer["mode"]), jsonText("best plan"));
        QCOMPARE(jsonText(answer["exact"]), jsonText("3/4"));
        QCOMPARE(jsonText(answer["odds"]), jsonText(0.75));
        QCOMPARE(jsonText(answer["stop"]), jsonText(0.0));
        QVERIFY(!answer.contains("enemyAttack"));
        QCOMPARE(answer["first"].size(), std::size_t(5)); // Fireblast has three targets
        const json& first = answer["first"][0];
        QCOMPARE(jsonText(first["name"]), jsonText("Arcane Missiles"));
        QVERIFY(first["target"].is_null());
        QCOMPARE(jsonText(first["best"]), jsonText(true));
        QCOMPARE(jsonText(answer["first"][1]["exact"]), jsonText("50/81"));
        const json& policy = answer["policy"];
        QCOMPARE(jsonText(policy["action"]), jsonText(0));
        double all = policy["rest"]["probability"], mean = policy["rest"]["value"];
        mean *= all;
        for (const json& outcome : policy["outcomes"]) {
            all += outcome["probability"].get<double>();
            mean += outcome["probability"].get<double>() * outcome["value"].get<double>();
            QCOMPARE(outcome["characters"].size(), std::size_t(3)); // the hero does not matter
            QVERIFY(!outcome.contains("then"));
        }
        QVERIFY(std::abs(all - 1) < 1e-12);
        QVERIFY(std::abs(mean - 0.75) < 1e-12);
        QCOMPARE(jsonText(answer["fixedBest"]["value"]), jsonText(0.5));
        QCOMPARE(jsonText(answer["fixedBest"]["all"]), jsonText(true));
    }

    void bestPlanForPeople() {
        const CliRun run = plan(hand(), {"--fixed-best"});
        QCOMPARE(run.status, 0);
        QVERIFY(run.output.contains("First Arcane Missiles (75 %). Then:\n"));
        QVERIFY(run.output.contains("Best fixed order, 50 %: "));
        QVERIFY(run.output.contains("Fireblast        enemy minion 3"));
    }

    /// Names the first choice that is played among equally good ones, which may not be in the first
    /// row.
    void namesTheBeginningThatIsPlayed() {
        json request = hand();
        request["board"]["enemy"] = {{"hero", {{"health", 2}}}};
        const auto strike = [](const char* name, int damage) {
            const json step = {
                {"kind", "target"}, {"damagePerHit", damage}, {"pool", "enemy characters"}};
            return json{{"name", name}, {"steps", json::array({step})}};
        };
        request["actions"] = json::array({strike("Spark", 1), strike("Blast", 2)});
        request["goal"] = json::parse(R"({"anyOf": [{"die": [{"side": "enemy"}]}]})");
        const CliRun run = plan(request);
        QVERIFY2(run.output.contains("First Blast on the enemy hero (100 %). Then:\n"), run.output);
        // Also if the policy lists nothing else.
        const CliRun alone = plan(request, {"--depth", "0"});
        QVERIFY2(alone.output.contains("First Blast on the enemy hero (100 %).\n"), alone.output);
        const json policy = plan(request, {"--depth", "0", "--json"}).json()["policy"];
        QCOMPARE(jsonText(policy["action"]), jsonText(1));
        QVERIFY(policy["outcomes"].empty());
    }

    void fixedOrder() {
        json request = hand();
        request["actions"][2]["target"] = place("enemy", 2);
        request["fixed-order"] = true;
        request["method"] = "plain";
        const json answer = plan(request, {"--json"}).json();
        QCOMPARE(jsonText(answer["mode"]), jsonText("fixed order"));
        QCOMPARE(jsonText(answer["method"]), jsonText("plain"));
        QCOMPARE(answer["after"].size(), std::size_t(3));
        QCOMPARE(jsonText(answer["after"][0]["played"]), jsonText(1.0));
        QCOMPARE(jsonText(answer["characters"][1]["name"]), jsonText("Minion 1"));
        QCOMPARE(jsonText(answer["odds"]), jsonText(answer["after"][2]["odds"]));
        double sum = 0;
        for (const json& chance : answer["deaths"])
            sum += chance.get<double>();
        QVERIFY(std::abs(sum - 1) < 1e-12);
        const double face = answer["faceDamage"];
        QVERIFY(face > 0 && face < 3);
        QVERIFY(plan(request).output.contains("played"));
    }

    void estimateAndExample() {
        json request = hand();
        request["actions"][2]["target"] = place("enemy", 2);
        request["fixed-order"] = true;
        const json answer =
            plan(request, {"--json", "--sample", "2000", "--seed", "5", "--example", "met"}).json();
        const json& estimate = answer["estimate"];
        QCOMPARE(jsonText(estimate["runs"]), jsonText(2000));
        const double odds = answer["odds"], low = estimate["low"], high = estimate["high"];
        QVERIFY(low - 0.05 < odds && odds < high + 0.05);
        QCOMPARE(jsonText(answer["example"]["met"]), jsonText(true));
        QCOMPARE(answer["example"]["events"].size(), std::size_t(3));
        QVERIFY(plan(request, {"--example", "missed"}).output.contains("The goal is missed."));
        QVERIFY(plan(request, {"--sample", "100"}).output.contains("The goal is met in about "));
    }

    /// A hit on an immune minion takes neither its shield nor its health.
    void exampleTellsImmunityFromAShield() {
        json request = hand();
        request["board"]["enemy"] = {{"minions",
                                      {{{"health", 2}, {"immune", true}, {"divineShield", true}},
                                       {{"health", 2}, {"divineShield", true}},
                                       {{"health", 1}}}}};
        const json all = {{"kind", "area"}, {"damagePerHit", 1}, {"pool", "enemy minions"}};
        request["actions"] = {{{"name", "Storm"}, {"steps", {all, all}}}};
        request["fixed-order"] = true;
        const QByteArray printed = plan(request, {"--example", "any"}).output;
        QVERIFY2(printed.contains("  Storm\n"
                                  "    enemy minion 1: immune, 2 left\n"
                                  "    enemy minion 2: the shield, 2 left\n"
                                  "    enemy minion 3: -1, dead\n"
                                  "    enemy minion 1: immune, 2 left\n"
                                  "    enemy minion 2: -1, 1 left\n"),
                 printed);
    }

    /// With depth 0 the policy is only the first choice; null would mean to stop.
    void theFirstChoiceHasNoDepth() {
        const json answer = plan(hand(), {"--json", "--depth", "0"}).json();
        QCOMPARE(jsonText(answer["policy"]["action"]), jsonText(0));
        QCOMPARE(jsonText(answer["policy"]["value"]), jsonText(answer["odds"]));
        QVERIFY(answer["policy"]["outcomes"].empty());
    }

    void exampleOfTheBestPlan() {
        const json answer = plan(hand(), {"--json", "--example", "missed"}).json();
        QCOMPARE(jsonText(answer["example"]["met"]), jsonText(false));
        QCOMPARE(jsonText(answer["example"]["events"][0]["action"]), jsonText(0));
        json request = hand();
        request["actions"][0]["steps"][0]["hits"] = 20;
        QVERIFY(plan(request, {"--example", "missed"})
                    .output.contains("The goal is always met: there is no run in which it is "
                                     "missed."));
        const CliRun asJson = plan(request, {"--json", "--example", "missed"});
        QVERIFY(asJson.json()["example"].is_null());
        QVERIFY(asJson.errors.contains(
            "The goal is always met: there is no run in which it is missed."));
        request["actions"].erase(1);
        request["actions"][0]["steps"][0]["hits"] = 2;
        QVERIFY(plan(request, {"--example", "met"})
                    .output.contains("The goal is never met: there is no run in which it is met."));
    }

    /// Too many states: an order is sampled and marked as such, and first actions have no values.
    void samplesPlansThatAreTooLarge() {
        if (yomi::isSanitized)
            QSKIP("It takes minutes; tests of the core and of the window sample there, too.");
        const json answer = plan(yomi::largePlan(), {"--json"}).json();
        QCOMPARE(jsonText(answer["mode"]), jsonText("best plan"));
        QCOMPARE(jsonText(answer["estimate"]["runs"]), jsonText(100'000));
        const double odds = answer["odds"], low = answer["estimate"]["low"],
                     high = answer["estimate"]["high"];
        QVERIFY(0 < low && low < odds && odds < high && high < 1);
        QCOMPARE(jsonText(answer["fixedBest"]["all"]), jsonText(false));
        QVERIFY(!answer.contains("first"));
        QCOMPARE(jsonText(answer["example"]["met"]), jsonText(true));
        const QByteArray list = plan(yomi::largeList()).output;
        QVERIFY(list.contains("the odds below are sampled."));
        QVERIFY(list.contains("Enemy attack left: about "));
    }

    void batch() {
        json request = hand();
        request["id"] = 7;
        request["job"] = "plan";
        request["objective"] = "least attack";
        const CliRun run =
            runCli({"batch"}, QByteArray::fromStdString(request.dump()) +
                                  "\n{\"id\":8,\"job\":\"plan\",\"board\":{},\"actions\":[]}\n");
        QCOMPARE(run.status, 1);
        const auto lines = run.output.split('\n');
        const json answer = json::parse(lines[0].toStdString());
        QCOMPARE(jsonText(answer["id"]), jsonText(7));
        QCOMPARE(jsonText(answer["result"]["enemyAttack"]), jsonText(0.0));
        QVERIFY(!answer["result"].contains("odds"));
        QCOMPARE(jsonText(json::parse(lines[1].toStdString())["error"]),
                 jsonText("There is no action to play."));
    }

    void refuses_data() {
        QTest::addColumn<QByteArray>("patch"); ///< a JSON Patch of the hand
        QTest::addColumn<QByteArray>("sentence");
        const auto row = [](const char* name, const char* patch, const char* sentence) {
            QTest::newRow(name) << QByteArray(patch) << QByteArray(sentence);
        };
        row("no action", R"([{"op": "replace", "path": "/actions", "value": []}])",
            "There is no action to play.");
        row("no step", R"([{"op": "replace", "path": "/actions/0/steps", "value": []}])",
            "An action has 1 to 3 steps, not 0.");
        row("nobody there",
            R"([{"op": "add", "path": "/actions/2/target",
                 "value": {"side": "enemy", "minion": 5}}])",
            "There is no character at enemy minion 6 for action 3 (Fireblast).");
        row("not in the pool",
            R"([{"op": "replace", "path": "/actions/2/steps/0/pool", "value": "enemy minions"},
                {"op": "add", "path": "/actions/2/target", "value": {"side": "enemy"}}])",
            "Action 3 (Fireblast) cannot strike the enemy hero: its pool is enemy minions.");
        row("no target", R"([{"op": "add", "path": "/fixed-order", "value": true}])",
            "Action 3 (Fireblast) needs a target in a fixed order.");
        row("last without target", R"([{"op": "add", "path": "/actions/2/last", "value": true}])",
            "Action 3 is played last and by itself; give its target.");
        row("two targets",
            R"([{"op": "add", "path": "/actions/2/steps/-", "value":
                 {"kind": "target", "damagePerHit": 1, "pool": "all characters"}}])",
            "Steps 1 and 2 of action 3 both have a chosen target; one may.");
        row("butTarget without one",
            R"([{"op": "add", "path": "/actions/0/steps/0/butTarget", "value": true}])",
            "Step 1 of action 1 leaves out the chosen target, but the action has none.");
        row("butTarget of bounce",
            R"([{"op": "replace", "path": "/actions/0/steps/0", "value":
                 {"kind": "bounce", "damagePerHit": 1, "pool": "all minions",
                  "butTarget": true}}])",
            "\"butTarget\" does not go with bounce.");
        row("attack beside a step",
            R"([{"op": "add", "path": "/actions/0/steps/-", "value":
                 {"kind": "attack", "attacker": {"side": "friendly", "minion": 0}}}])",
            "An attack is an action of its own.");
        row("attack of all",
            R"([{"op": "replace", "path": "/actions/0/steps/0", "value":
                 {"kind": "attack", "attacker": {"side": "friendly", "minion": 0},
                  "pool": "all minions"}}])",
            "An attack's pool is enemy characters or enemy minions, not all minions.");
        row("attacker of theirs",
            R"([{"op": "replace", "path": "/actions/0/steps/0", "value":
                 {"kind": "attack", "attacker": {"side": "enemy", "minion": 1}}}])",
            "The attacker must be friendly, not enemy minion 2.");
        row("attacker without attack",
            R"([{"op": "add", "path": "/board/friendly/minions/-", "value": {"health": 1}},
                {"op": "replace", "path": "/actions/0/steps/0", "value":
                 {"kind": "attack", "attacker": {"side": "friendly", "minion": 0}}}])",
            "Friendly minion 1 has no attack; give it one before it attacks.");
        row("more hits of area",
            R"([{"op": "replace", "path": "/actions/0/steps/0", "value":
                 {"kind": "area", "damagePerHit": 1, "pool": "all minions",
                  "spellDamageRule": "more hits"}}])",
            "Spell Damage adds hits to split, list, lowest and distinct alone, not to area.");
        row("nothing wanted", R"([{"op": "remove", "path": "/goal"}])",
            "Name who must die or live, or minimise the enemy attack.");
        row("five clauses",
            R"([{"op": "replace", "path": "/goal/anyOf", "value": [{}, {}, {}, {}, {}]}])",
            "A goal has 1 to 4 clauses, not 5.");
        row("at least nobody",
            R"([{"op": "replace", "path": "/goal/anyOf/0", "value":
                 {"atLeast": {"count": 0, "of": "all minions"}}}])",
            "At least 1 to 16 must die, not 0.");
        row("less than nobody",
            R"([{"op": "replace", "path": "/goal/anyOf/0", "value":
                 {"atLeast": {"count": -1, "of": "all minions"}}}])",
            "At least 1 to 16 must die, not -1.");
        row("no such card", R"([{"op": "add", "path": "/actions/0/card", "value": "Firebal"}])",
            "There is no card \"Firebal\"; did you mean \"Fireball\"?");
        row("a card that is not played",
            R"([{"op": "add", "path": "/actions/0/card", "value": "Shadow Suffusion"}])",
            "Shadow Suffusion cannot be played here: it gives deathrattles that strike to "
            "minions.");
        row("mana", R"([{"op": "add", "path": "/mana", "value": -1}])",
            "Mana must be 0 to 99, not -1.");
        row("sample of a plan", R"([{"op": "add", "path": "/sample", "value": 10}])",
            "The best plan is not sampled hit by hit; \"sample\" goes with a fixed order.");
        row("unknown key", R"([{"op": "add", "path": "/manna", "value": 1}])",
            "standard input: manna: there is no such key; did you mean \"mana\"?");
        row("unknown key of a step",
            R"([{"op": "add", "path": "/actions/0/steps/0/hit", "value": 1}])",
            "standard input: actions[0].steps[0].hit: there is no such key; did you mean "
            "\"hits\"?");
        row("unknown key of a clause",
            R"([{"op": "replace", "path": "/goal/anyOf/0", "value": {"dies": []}}])",
            "standard input: goal.anyOf[0].dies: there is no such key; did you mean \"die\"?");
        row("unknown key of a place",
            R"([{"op": "replace", "path": "/goal/anyOf/0", "value":
                 {"die": [{"side": "enemy", "number": 1}]}}])",
            "standard input: goal.anyOf[0].die[0].number: there is no such key");
        row("unknown key of a character",
            R"([{"op": "add", "path": "/board/enemy/minions/0/armour", "value": 1}])",
            "standard input: board.enemy.minions[0].armour: there is no such key; did you mean "
            "\"armor\"?");
        row("unknown key of a summon",
            R"([{"op": "add", "path": "/board/enemy/minions/0/summons", "value":
                 {"health": 1, "foo": 1}}])",
            "standard input: board.enemy.minions[0].summons.foo: there is no such key");
    }

    void refuses() {
        QFETCH(QByteArray, patch);
        QFETCH(QByteArray, sentence);
        const CliRun run = plan(hand().patch(json::parse(patch.toStdString())));
        QCOMPARE(run.errors.trimmed(), "yomi-cli: " + sentence);
        QCOMPARE(run.status, sentence.startsWith("standard input: ") ? 1 : 2); // a broken file: 1
        QVERIFY(run.output.isEmpty());
        json request = hand().patch(json::parse(patch.toStdString()));
        request["id"] = 1;
        request["job"] = "plan";
        const CliRun batch = runCli({"batch"}, QByteArray::fromStdString(request.dump()) + '\n');
        const QByteArray where = "standard input: ";
        QByteArray error = sentence.startsWith(where) ? sentence.sliced(where.size()) : sentence;
        if (!error.endsWith('.') && !error.endsWith('?'))
            error += '.';
        QCOMPARE(jsonText(json::parse(batch.output.toStdString())["error"]),
                 jsonText(error.toStdString()));
    }

    void refusesACardOfADocument() {
        const json document = json::parse(
            R"({"yomi": 1, "kind": "split-damage", "board": {"enemy": {"minions": [{"health": 2}]}},
            "effect": {"name": "Arcane Missiles", "hits": 3, "damagePerHit": 1,
                       "pool": "enemy characters"},
            "plan": {"actions": [{"card": "Firebal"}]}})");
        const CliRun run = plan(document);
        QCOMPARE(run.status, 2);
        QVERIFY2(run.errors.contains("plan.actions[0].card: There is no card \"Firebal\"; did you "
                                     "mean \"Fireball\"?"),
                 run.errors.constData());
        json open = document;
        open["plan"]["actions"] = {{{"card", "Fireball"}}};
        const CliRun targetless = plan(open, {"--fixed-order"});
        QCOMPARE(targetless.status, 2);
        QVERIFY2(targetless.errors.contains(
                     "plan: Action 1 (Fireball) needs a target in a fixed order."),
                 targetless.errors.constData());
    }

    void refusesTooManyActions() {
        json request = hand();
        for (int i = 0; i < 9; ++i)
            request["actions"].push_back(request["actions"][0]);
        QVERIFY(plan(request).errors.contains("A plan has at most 10 actions, not 12."));
    }

    void endsAtTheLimitOfFractions() {
        json request = hand();
        for (const char* side : {"enemy", "friendly"}) {
            request["board"][side]["minions"] = json::array();
            for (int i = 0; i < 7; ++i)
                request["board"][side]["minions"].push_back({{"health", 20 + i}});
        }
        request["actions"][0]["steps"][0]["hits"] = 30;
        request["actions"][0]["steps"][0]["pool"] = "all minions";
        request["actions"][2]["target"] = place("enemy", 0);
        const CliRun run = plan(request, {"--method", "plain", "--fixed-order"});
        QVERIFY(run.errors.contains("Exact fractions are worked out for at most 300,000 states; "
                                    "this plan has more."));
        QCOMPARE(run.status, 2);
    }

    /// The keys of the cards, which are read meanwhile, are not keys of the document.
    void anErrorBringsNoHintAboutOtherFiles() {
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("bad.yomi")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"yomi": 1, "kind": "split-damage", "effect": {"name": "Avenging Wrath"},
                       "board": {"enemy": {"minions": [{"health": 0}]}}})");
        file.close();
        const CliRun run = runCli({"plan", file.fileName()});
        QCOMPARE(run.status, 1);
        QVERIFY2(run.errors.contains("minions[0].health"), run.errors);
        QCOMPARE(run.errors.count('\n'), 1);
    }

    void anEmptyNameOfAFileIsRefused_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("cards") << QStringList{"plan", "-", "--cards", ""};
        QTest::newRow("trace") << QStringList{"search", "--trace", ""};
        QTest::newRow("write under") << QStringList{"batch", "--write-under", ""};
        QTest::newRow("record") << QStringList{"icefire", "arena",   "--a", "wait",     "--b",
                                               "wait",    "--games", "1",   "--record", ""};
    }

    void anEmptyNameOfAFileIsRefused() {
        QFETCH(QStringList, arguments);
        const CliRun run = runCli(arguments);
        QCOMPARE(run.status, 2);
        QVERIFY2(run.errors.contains("the name of a file is expected, not \"\""), run.errors);
        QVERIFY(run.output.isEmpty());
    }
};

YOMI_TESTS(TestPlan)
#include "test_plan.moc"
