// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/catalog.h"
#include "core/splitdamage/card_words.h"
#include "core/splitdamage/cards.h"
#include "core/splitdamage/turn/json.h"
#include "core/splitdamage/turn/run.h"
#include "tests/run_tests.h"

#include <QTest>

using namespace yomi;
using namespace yomi::splitdamage;

namespace {

/// Both heroes, seven enemy minions and six of ours with room for one more.
Board almostFullBoard() {
    Board board;
    Character someone;
    someone.health = 5;
    someone.attack = 2;
    board.enemy = {someone, std::vector<Character>(7, someone)};
    board.friendly = {someone, std::vector<Character>(6, someone)};
    return board;
}

QString cardError(const std::string& json) {
    try {
        readAction(ObjectReader(parseJson(json), "actions[0]"));
    } catch (const FormatError& error) {
        return QString::fromUtf8(error.what());
    }
    return {};
}

QStringList namesFound(const char* words) {
    QStringList names;
    for (const Card* card : Cards::ofTheGame().search(words))
        names += QString::fromStdString(shownName(*card));
    return names;
}

} // namespace

class TestCards : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void hasEveryEntryOfTheDataFile() {
        QCOMPARE(Cards::ofTheGame().all().size(), std::size_t(331));
        const auto isCard = [](const Card& card) {
            return !card.id.empty();
        };
        QCOMPARE(std::ranges::count_if(Cards::ofTheGame().all(), isCard), 321);
    }

    /// As it is added by Enter.
    void theCardOfExactlyThatNameIsFirst() {
        const QStringList found = namesFound("lightning storm");
        QVERIFY(found.size() > 1);
        QCOMPARE(found.first(), QStringLiteral("Lightning Storm"));
    }

    /// Each card is found by its id and its names, keeps its numbers as text, and can be played.
    void everyCardPlaysOnAFullBoard() {
        const nlohmann::json file = parseJson(catalog("effects"));
        for (std::size_t i = 0; const Card& card : Cards::ofTheGame().all()) {
            const nlohmann::json& entry = file["effects"][i++];
            QVERIFY2(Cards::ofTheGame().find(card.english.empty() ? card.chinese : card.english) ==
                         &card,
                     shownName(card).c_str());
            if (!card.id.empty())
                QCOMPARE(Cards::ofTheGame().find(card.id), &card);
            Turn turn;
            turn.board = almostFullBoard();
            turn.actions = {card.action};
            Action& action = turn.actions[0];
            const nlohmann::json text = toJson(action);
            QVERIFY2(readAction(ObjectReader(text)) == action, shownName(card).c_str());
            for (std::size_t step = 0; step < action.steps.size(); ++step)
                for (const auto& [key, value] : entry["steps"][step].items())
                    QCOMPARE(nlohmann::json(action.steps[step])
                                 .value(key, key == "spellDamageRule" ? nlohmann::json("none")
                                                                      : nlohmann::json())
                                 .dump(),
                             value.dump());
            if (action.targetStep())
                for (const Place& place : places(turn.board))
                    if (contains(action.targetStep()->pool, place.side, !place.minion))
                        action.target = place;
            if (card.needsSource)
                action.source = Place{SideName::Friendly, 0};
            const std::optional<ExampleRun> run = exampleRun(turn, Played::List, 1);
            QVERIFY2(run && !run->events[0].isSkipped, shownName(card).c_str());
            if (action.steps[0].kind != StepKind::Split || action.steps[0].hits > 0)
                QVERIFY2(!run->events[0].hits.empty(), shownName(card).c_str());
        }
    }

    void everyTextHasWords() {
        const nlohmann::json effects = parseJson(catalog("effects"));
        const nlohmann::json others = parseJson(catalog("cardnames")).at("notPlayed");
        QStringList wordless;
        const auto check = [&](const nlohmann::json& entry, const char* key) {
            const std::string text = entry.value(key, std::string());
            if (!text.empty() && text != "played" && // the usual case, which is not shown
                cardWords(text).englishTemplate().empty())
                wordless += QString::fromStdString(text);
        };
        for (const nlohmann::json& entry : effects.at("effects")) {
            for (const char* key : {"class", "when", "condition", "leavesOut", "doubt"})
                check(entry, key);
            check(entry.value("asks", nlohmann::json::object()), "what");
        }
        for (const nlohmann::json* unplayed : {&effects.at("notExpressible"), &others})
            for (const nlohmann::json& each : *unplayed)
                check(each, "reason");
        QCOMPARE(wordless.join(u'\n'), QString());
        QCOMPARE(cardWords("no such text"), Sentence::verbatim("no such text"));
    }

    void findsInEitherLanguage() {
        const Card* missiles = Cards::ofTheGame().find("奥术飞弹");
        QVERIFY(missiles);
        QCOMPARE(missiles, Cards::ofTheGame().find("arcane missiles"));
        QCOMPARE(missiles, Cards::ofTheGame().find("VAN_EX1_277"));
        QVERIFY(!Cards::ofTheGame().find(""));
    }

    void searchesByEveryWord() {
        QVERIFY(namesFound("arc mis").contains(QStringLiteral("Arcane Missiles")));
        QVERIFY(namesFound("奥术").contains(QStringLiteral("Arcane Missiles")));
        QVERIFY(namesFound("mage 4").contains(QStringLiteral("Fireball")));
        QVERIFY(!namesFound("mage 5").contains(QStringLiteral("Fireball")));
        QVERIFY(!namesFound("ireball").contains(QStringLiteral("Fireball"))); // starts no word
        QVERIFY(namesFound("no such card").isEmpty());
        QCOMPARE(namesFound("").size(), 331);
        const QStringList missiles = namesFound("missiles");
        QVERIFY(missiles.indexOf(QStringLiteral("Arcane Missiles")) <
                missiles.indexOf(QStringLiteral("Greater Arcane Missiles"))); // by name
    }

    void namesWhatIsNotThere() {
        QCOMPARE(cardError(R"({"card": "Firebal"})"),
                 QStringLiteral("actions[0].card: There is no card \"Firebal\"; did you mean "
                                "\"Fireball\"?"));
        QCOMPARE(cardError(R"({"card": "Shadow Suffusion"})"),
                 QStringLiteral("actions[0].card: Shadow Suffusion cannot be played here: it gives "
                                "deathrattles that strike to minions."));
        QCOMPARE(cardError(R"({"card": "loatheb"})"),
                 QStringLiteral("actions[0].card: loatheb cannot be played here: it deals no "
                                "damage."));
        QVERIFY(cardError(R"({"card": "Anomalus"})").contains(QStringLiteral("own numbers")));
        QCOMPARE(cardError(R"({"card": "Dr. Boom"})"),
                 QStringLiteral("actions[0].card: Dr. Boom cannot be played here: it summons two "
                                "minions."));
        QCOMPARE(cardError(R"({"card": "Fireball", "costs": 3})"),
                 QStringLiteral("actions[0].costs: there is no such key; did you mean \"cost\"?"));
    }

    /// Names in any spelling, and with a small mistake.
    void findsNamesInOtherSpellings() {
        const Card* card = Cards::ofTheGame().find("Avenging Wrath");
        QVERIFY(card);
        for (const char* name : {"avenging wrath", "AvengingWrath", "ＡＶＥＮＧＩＮＧ　Wrath"})
            QCOMPARE(Cards::ofTheGame().find(name), card);
        const Card* possessive = nullptr;
        for (const Card& each : Cards::ofTheGame().all())
            if (each.english.find('\'') != std::string::npos)
                possessive = &each;
        QVERIFY(possessive);
        for (const char* apostrophe : {"’", "‘", ""}) {
            std::string name = possessive->english;
            name.replace(name.find('\''), 1, apostrophe);
            QCOMPARE(Cards::ofTheGame().find(name), possessive);
            const auto found = Cards::ofTheGame().search(name);
            QVERIFY(std::ranges::find(found, possessive) != found.end());
        }
        for (const char* slip : {"Avneging Wrath", "avenging wrth", "avneging", "avenginwrath"}) {
            QVERIFY(Cards::ofTheGame().search(slip).empty());
            const auto meant = Cards::ofTheGame().suggestions(slip);
            QVERIFY2(!meant.empty() && meant.front() == card, slip);
        }
        QVERIFY(Cards::ofTheGame().suggestions("no such card").empty());
    }

    void findsClassesInTheLanguageOfThePerson() {
        const Cards& cards = Cards::ofTheGame();
        const auto english = cards.search("mage 4");
        QVERIFY(english.size() > 1);
        for (const auto& [language, words] : {std::pair("zh_CN", "法师 4"), {"ja", "メイジ 4"}}) {
            const Wordings wordings = wordingsOf(language);
            QCOMPARE(cards.search(words, wordings), english);
            QCOMPARE(cards.search("mage 4", wordings), english);
            QVERIFY(cards.search(words).empty());
        }
        QVERIFY(!cards.suggestions("デーモンハンダー", wordingsOf("ja")).empty());
    }

    void keysBesideTheCardReplaceItsOwn() {
        const Action action = readAction(ObjectReader(
            parseJson(R"({"card": "Fireball", "cost": 3, "target": {"side": "enemy"}})")));
        QCOMPARE(action.name, std::string("Fireball"));
        QCOMPARE(action.cost, 3);
        QCOMPARE(action.steps[0].damagePerHit, 6);
        QVERIFY(action.target == Place{SideName::Enemy});
    }

    void remembersOlderNumbers() {
        QCOMPARE(Cards::ofTheGame().called("Spreading Madness").hitsBefore, std::optional(9));
        QCOMPARE(Cards::ofTheGame().called("Goblin Blastmage").hitsBefore, std::optional(4));
        QVERIFY(!Cards::ofTheGame().called("Volcano").hitsBefore);
    }
};

YOMI_TESTS(TestCards)
#include "test_cards.moc"
