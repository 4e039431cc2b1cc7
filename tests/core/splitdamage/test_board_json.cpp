// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/format_error.h"
#include "core/splitdamage/board_json.h"
#include "tests/run_tests.h"

#include <QTest>

using namespace yomi::splitdamage;
using nlohmann::json;
using yomi::FormatError;

namespace {

Setup everythingSet() {
    Setup setup;
    setup.board.enemy.hero = Character{"Jaina", 30, 5, false, true, Goal::MustDie};
    setup.board.enemy.minions = {{"Yeti", 5, 0, true, true, Goal::MustLive},
                                 {"", 999, 0, false, false, Goal::Free}};
    setup.board.friendly.minions = {{"é 🐲 \"x\"", 1, 0, false, true, Goal::Free}};
    setup.effect = {"My storm", 17, 2, Pool::AllCharacters, SpellDamageRule::MoreDamage};
    setup.spellDamage = 3;
    return setup;
}

json minimal() {
    return json::parse(R"({"board": {"enemy": {"minions": [{"health": 4}, {"health": 5}]}},
                           "effect": {"name": "Volcano"}})");
}

} // namespace

class TestBoardJson : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsWhatItWrote() {
        const Setup setup = everythingSet();
        QCOMPARE(readSetup(toJson(setup)), setup);
        QCOMPARE(readSetup(json::parse(toJson(setup).dump())), setup);
        QCOMPARE(readSetup(toJson(Setup())), Setup());
    }

    void writesEveryKey() {
        const json body = toJson(everythingSet());
        QCOMPARE(QByteArray::fromStdString(body.at("board").at("friendly").dump()),
                 QByteArray(R"({"hero":null,"minions":[{"armor":0,"divineShield":false,)"
                            R"("goal":"free","health":1,"inPool":true,)"
                            "\"name\":\"é 🐲 \\\"x\\\"\"}]}"));
        QCOMPARE(QByteArray::fromStdString(body.at("effect").dump()),
                 QByteArray(R"({"damagePerHit":2,"hits":17,"name":"My storm",)"
                            R"("pool":"all characters","spellDamageRule":"more damage"})"));
        QCOMPARE(body.at("spellDamage").get<int>(), 3);
    }

    void fillsInWhatIsLeftOut() {
        const Setup setup = readSetup(minimal());
        QCOMPARE(setup.effect, *findPreset("Volcano"));
        QCOMPARE(setup.board.enemy.minions.size(), std::size_t(2));
        QCOMPARE(setup.board.enemy.minions[1], (Character{"", 5, 0, false, true, Goal::Free}));
        QVERIFY(!setup.board.enemy.hero);
        QCOMPARE(setup.board.friendly, Side());
        QCOMPARE(setup.spellDamage, 0);
        json body = minimal();
        body["effect"] = {{"name", "Volcano"}, {"hits", 4}};
        QCOMPARE(readSetup(body).effect.hits, 4);
        QCOMPARE(readSetup(body).effect.pool, Pool::AllMinions);
        body["effect"] = {{"hits", 4}};
        QCOMPARE(readSetup(body).effect, (Effect{"Split damage", 4}));
    }

    void refuses_data() {
        QTest::addColumn<QByteArray>("patch");
        QTest::addColumn<QByteArray>("sentence");
        const auto row = [](const char* name, const char* patch, const char* sentence) {
            QTest::newRow(name) << QByteArray(patch) << QByteArray(sentence);
        };
        row("no board", R"([{"op":"remove","path":"/board"}])", "board: this value is missing");
        QTest::newRow("endless name")
            << "[{\"op\":\"add\",\"path\":\"/board/enemy/minions/1/name\",\"value\":\"" +
                   QByteArray("é").repeated(101) + "\"}]"
            << QByteArray(
                   "board.enemy.minions[1].name: a name has at most 100 characters, not 101");
        row("no effect", R"([{"op":"remove","path":"/effect"}])", "effect: this value is missing");
        row("health 0", R"([{"op":"replace","path":"/board/enemy/minions/1/health","value":0}])",
            "board.enemy.minions[1].health: a whole number from 1 to 999 is expected, not 0");
        row("health 2.5",
            R"([{"op":"replace","path":"/board/enemy/minions/1/health","value":2.5}])",
            "board.enemy.minions[1].health: a whole number from 1 to 999 is expected, not 2.5");
        row("armor", R"([{"op":"add","path":"/board/enemy/hero","value":{"health":9,"armor":-1}}])",
            "board.enemy.hero.armor: a whole number from 0 to 999 is expected, not -1");
        row("shield as a number",
            R"([{"op":"add","path":"/board/enemy/minions/0/divineShield","value":1}])",
            "board.enemy.minions[0].divineShield: true or false is expected, not 1");
        row("goal", R"([{"op":"add","path":"/board/enemy/minions/0/goal","value":"die"}])",
            "board.enemy.minions[0].goal: one of \"free\", \"must die\", \"must live\" is "
            "expected, not \"die\"");
        row("pool", R"([{"op":"add","path":"/effect/pool","value":"everybody"}])",
            "effect.pool: one of \"enemy characters\", \"enemy minions\", \"all characters\", "
            "\"all minions\" is expected, not \"everybody\"");
        row("hits", R"([{"op":"add","path":"/effect/hits","value":201}])",
            "effect.hits: a whole number from 0 to 200 is expected, not 201");
        row("an effect of its own without hits",
            R"([{"op":"replace","path":"/effect","value":{"name":"Fireball"}}])",
            "effect.hits: this value is missing");
        row("spell damage", R"([{"op":"add","path":"/spellDamage","value":-3}])",
            "spellDamage: a whole number from 0 to 99 is expected, not -3");
        row("too many hits with it",
            R"([{"op":"add","path":"/effect/hits","value":199},)"
            R"({"op":"add","path":"/spellDamage","value":2}])",
            "spellDamage: The number of hits must be 0 to 200, not 201.");
        row("a side that is a list", R"([{"op":"replace","path":"/board/enemy","value":[4,5]}])",
            "board.enemy: an object is expected here, not [4,5]");
    }

    void refuses() {
        QFETCH(QByteArray, patch);
        QFETCH(QByteArray, sentence);
        try {
            readSetup(minimal().patch(json::parse(patch.toStdString())));
            QFAIL("the setup was taken");
        } catch (const FormatError& error) {
            QCOMPARE(QByteArray(error.what()), sentence);
        }
    }

    void refusesEightMinions() {
        json body = minimal();
        for (int i = 0; i < 6; ++i)
            body["board"]["enemy"]["minions"].push_back({{"health", 1}});
        try {
            readSetup(body);
            QFAIL("the setup was taken");
        } catch (const FormatError& error) {
            QCOMPARE(QByteArray(error.what()),
                     QByteArray("board.enemy.minions: at most 7 entries are possible, not 8"));
        }
    }

    void positionsAreTextToo() {
        Setup setup;
        setup.board.enemy.minions.emplace_back().health = 4;
        setup.board.friendly.hero.emplace().goal = Goal::MustLive;
        giveIds(setup.board);
        setup.spellDamage = 2;
        const std::string text = toJson(setup).dump();
        QCOMPARE(parsePosition(text), setup);
        json document = json::parse(text);
        document["yomi"] = 1;
        document["kind"] = documentKind;
        QCOMPARE(parsePosition(document.dump()), setup);
        document["kind"] = "hand";
        QVERIFY_THROWS_EXCEPTION(yomi::FormatError, parsePosition(document.dump()));
    }

    void idsAreNotGivenTwice() {
        const auto read = [](const char* second) {
            return readSetup(json::parse(
                std::string(R"({"board": {"enemy": {"minions": [{"health": 1, "id": 3}, )") +
                second + R"(]}}, "effect": {"name": "Volcano"}})"));
        };
        QVERIFY(!read(R"({"health": 1})").board.enemy.minions[1].id);
        QCOMPARE(*read(R"({"health": 1, "id": 4})").board.enemy.minions[1].id, 4);
        QVERIFY_THROWS_EXCEPTION(yomi::FormatError, read(R"({"health": 1, "id": 3})"));
        QVERIFY_THROWS_EXCEPTION(yomi::FormatError, read(R"({"health": 1, "id": 16})"));
    }
};

YOMI_TESTS(TestBoardJson)
#include "test_board_json.moc"
