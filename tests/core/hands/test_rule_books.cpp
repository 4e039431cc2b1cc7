// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/format_error.h"
#include "core/hands/distance.h"
#include "core/hands/doudizhu.h"
#include "core/hands/hand_text.h"
#include "core/hands/setup.h"
#include "core/hands/unit_list_json.h"
#include "tests/run_tests.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <stdexcept>

using namespace yomi::hands;
using nlohmann::json;

namespace {

std::map<std::string, int> playsByCategory(const RuleBook& book) {
    std::map<std::string, int> plays;
    for (const Meld& meld : book.melds())
        ++plays[book.categories()[static_cast<std::size_t>(meld.category)].name];
    return plays;
}

} // namespace

class TestRuleBooks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void standardList() {
        const UnitList& list = standardUnits();
        QCOMPARE(list.idols.size(), std::size_t{54});
        QCOMPARE(list.units.size(), std::size_t{154});
        std::map<std::size_t, int> sizes;
        for (const Unit& unit : list.units)
            ++sizes[unit.members.size()];
        QCOMPARE(sizes, (std::map<std::size_t, int>{
                            {1, 1}, {2, 44}, {3, 34}, {4, 27}, {5, 39}, {6, 1}, {7, 1}, {13, 7}}));
        const RuleBook book = milliJan(list);
        QCOMPARE(book.kind(*book.tileNames().find("詩花")).copies, 3);
        const int sora = *book.tileNames().find("早坂そら");
        for (const Meld& meld : book.melds())
            QCOMPARE(meld.tiles.count(sora), 0);
    }

    void scoresBySize_data() {
        QTest::addColumn<QString>("unit");
        QTest::addColumn<int>("score");
        QTest::addColumn<int>("openScore");
        QTest::newRow("1") << "(詩花)" << 1000 << 0;
        QTest::newRow("2") << "Decided" << 2000 << 0;
        QTest::newRow("3") << "アイル" << 4000 << 2000;
        QTest::newRow("4") << "Clover" << 6000 << 4000;
        QTest::newRow("5") << "ARRIVE" << 8000 << 6000;
        QTest::newRow("6") << "ザ・ライブ革命でSHOW!" << 10000 << 8000;
        QTest::newRow("7") << "Happy!" << 12000 << 10000;
        QTest::newRow("13") << "765 ALL STARS" << 24000 << 22000;
    }

    void scoresBySize() {
        QFETCH(QString, unit);
        QFETCH(int, score);
        QFETCH(int, openScore);
        const RuleBook& book = *ruleBook(standardUnits());
        const Meld& meld = book.meld(findMeld(book, unit.toStdString()));
        QCOMPARE(meld.score, score);
        QCOMPARE(meld.openScore, openScore);
    }

    void faults() {
        UnitList list = standardUnits();
        list.units.push_back({"ＣＬＯＶＥＲ", {1, 2, 3}, {}}); // Clover, full-width capitals
        list.units.push_back({"mine", {28, 21, 35, 32}, {}});  // Clover's members
        list.units.push_back({"twice", {4, 4}, {}});
        list.units.push_back({" ", {4}, {}});
        list.units.push_back({"nobody", {}, {}});
        list.units.push_back({"stranger", {54}, {}});
        list.units.push_back({"worthless", {6, 9}, 0});
        list.units.push_back({"fine", {6, 7}, 100});
        std::vector<std::string> sentences;
        std::vector<UnitField> fields;
        for (const UnitFault& fault : unitFaults(list)) {
            QCOMPARE(fault.unit, 154 + static_cast<int>(sentences.size()));
            sentences.push_back(fault.sentence.english());
            fields.push_back(fault.field);
        }
        using enum UnitField;
        QVERIFY(fields ==
                std::vector<UnitField>({Name, Members, Members, Name, Members, Members, Score}));
        QCOMPARE(sentences, std::vector<std::string>({
                                "There is a unit named ＣＬＯＶＥＲ already.",
                                "mine has the same members as Clover.",
                                "twice has やよい twice.",
                                "A unit has no name.",
                                "nobody has 0 members; a unit has 1 to 13.",
                                "stranger has a member that is not an idol of this list.",
                                "worthless scores 0; 1 to 100000 is possible.",
                            }));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, milliJan(list));
    }

    void refusesImpossibleRules_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("category");
        QTest::addColumn<int>("fullHand");
        QTest::addColumn<QByteArray>("sentence");
        QTest::newRow("possible") << 1 << 0 << mostFullHand << QByteArray();
        QTest::newRow("kind") << 2 << 0 << 13
                              << QByteArray("M has a tile of kind 2; there are 2, counted from 0.");
        QTest::newRow("kind beyond a word")
            << 53 << 0 << 13 << QByteArray("M has a tile of kind 53; there are 2, counted from 0.");
        QTest::newRow("category") << 1 << 1 << 13
                                  << QByteArray(
                                         "M has the category 1; there are 1, counted from 0.");
        QTest::newRow("negative category")
            << 1 << -1 << 13 << QByteArray("M has the category -1; there are 1, counted from 0.");
        QTest::newRow("full hand")
            << 1 << 0 << 64 << QByteArray("A full hand has 0 to 16 tiles, not 64.");
        QTest::newRow("negative full hand")
            << 1 << 0 << -1 << QByteArray("A full hand has 0 to 16 tiles, not -1.");
    }

    void refusesImpossibleRules() {
        QFETCH(int, kind);
        QFETCH(int, category);
        QFETCH(int, fullHand);
        QFETCH(QByteArray, sentence);
        Rules rules;
        rules.kinds.resize(2);
        rules.kinds[0].name = "a";
        rules.kinds[1].name = "b";
        rules.categories = {{"unit", "unit"}};
        Meld meld{"M", {}, category};
        meld.tiles.add(kind);
        rules.melds = {meld};
        rules.fullHand = fullHand;
        try {
            const RuleBook book(rules);
            // The largest accepted full hand stays within every table.
            QVERIFY(!distance(book, meld.tiles));
            QCOMPARE(QByteArray(), sentence);
        } catch (const std::invalid_argument& error) {
            QCOMPARE(QByteArray(error.what()), sentence);
        }
    }

    void listsSurviveExportAndImport() {
        UnitList list = standardUnits();
        list.title = "mine";
        list.fullHand = 9;
        list.scores[2] = 2500;
        std::erase_if(list.units, [](const Unit& unit) { return unit.members.size() > 9; });
        list.units.push_back({"new one", {1, 40}, 7000});
        QVERIFY(readUnitList(json::parse(toJson(list).dump()), nullptr) == list);
        const RuleBook book = milliJan(list);
        QCOMPARE(book.meld(findMeld(book, "new one")).score, 7000);
        QCOMPARE(book.meld(findMeld(book, "decided")).score, 2500);
    }

    void shortListsTakeTheRestFromTheStandard() {
        const UnitList list = readUnitList(json::parse(R"({"format": "millijan/1",
                            "units": [{"name": "two", "members": ["HARUKA", "ﾁﾊﾔ"]}]})"),
                                           &standardUnits());
        QCOMPARE(list.units.front().members, std::vector<int>({0, 1}));
        QCOMPARE(list.idols.size(), std::size_t{54});
        QCOMPARE(list.idols.front().copies, 3);
        QCOMPARE(list.fullHand, 13);
    }

    void refusesLists_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("sentence");
        const QByteArray head = R"({"format": "millijan/1", "units": [)";
        QTest::newRow("format") << QByteArray(R"({"format": "x", "units": []})")
                                << QByteArray("format: a unit list (\"millijan/1\") is expected, "
                                              "not \"x\"");
        QTest::newRow("no units") << QByteArray(R"({"format": "millijan/1"})")
                                  << QByteArray("units: this value is missing");
        QTest::newRow("unknown idol")
            << head + R"({"name": "x", "members": ["春香", "Chihiro"]}]})"
            << QByteArray("units[0].members[1]: \"Chihiro\" is not an idol; did you mean Chihaya, "
                          "Iori, Michihiro");
        QTest::newRow("twice") << head + R"({"name": "x", "members": ["春香"]},
                                             {"name": "X", "members": ["千早"]}]})"
                               << QByteArray("units[1]: There is a unit named X already.");
        QTest::newRow("score") << head + R"({"name": "x", "members": ["春香"], "score": -1}]})"
                               << QByteArray("units[0].score: a whole number from 1 to 100000 is "
                                             "expected, not -1");
    }

    void refusesLists() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, sentence);
        try {
            readUnitList(json::parse(text.toStdString()), &standardUnits());
            QFAIL("the list was taken");
        } catch (const yomi::FormatError& error) {
            const QByteArray said(error.what());
            QVERIFY2(said.startsWith(sentence.left(sentence.indexOf("; the nearest"))),
                     said.constData());
        }
    }

    void douDizhuPlays() {
        const RuleBook book = douDizhu(douDizhuRules);
        QCOMPARE(book.meldCount(), 27471);
        std::map<std::string, int> expected = {
            {"solo", 15},
            {"pair", 13},
            {"trio", 13},
            {"bomb", 13},
            {"rocket", 1},
            {"trio_solo", 182},
            {"trio_pair", 156},
            {"trio_solo_chain_2", 968},
            {"trio_solo_chain_3", 3282},
            {"trio_solo_chain_4", 7184},
            {"trio_solo_chain_5", 10388},
            {"trio_pair_chain_2", 605},
            {"trio_pair_chain_3", 1200},
            {"trio_pair_chain_4", 1134},
            {"four_two_solo", 1326},
            {"four_two_pair", 858},
        };
        for (int length = 5; length <= 12; ++length) // 36 in all
            expected["solo_chain_" + std::to_string(length)] = 13 - length;
        for (int length = 3; length <= 10; ++length) // 52
            expected["pair_chain_" + std::to_string(length)] = 13 - length;
        for (int length = 2; length <= 6; ++length) // 45
            expected["trio_chain_" + std::to_string(length)] = 13 - length;
        QCOMPARE(playsByCategory(book), expected);
        QCOMPARE(douDizhu(looseRules).meldCount(), 29984);
    }

    void douDizhuPlaysAreDifferentCards() {
        for (const CardRules& rules : {douDizhuRules, looseRules, noipRules}) {
            const RuleBook book = douDizhu(rules);
            std::vector<Tiles> plays;
            for (const Meld& meld : book.melds()) {
                plays.push_back(meld.tiles);
                for (const auto [kind, copies] : meld.tiles)
                    QVERIFY(copies <= book.kind(kind).copies);
            }
            std::ranges::sort(plays);
            QVERIFY(std::ranges::adjacent_find(plays) == plays.end());
        }
    }

    void switches_data() {
        QTest::addColumn<QString>("cards");
        // 1 or 0 under the common rules, without wings, and with each other switch on: both jokers,
        // adjacent trio, four kickers, two pairs, joker pair.
        QTest::addColumn<QString>("isPlay");
        QTest::newRow("single wings") << "33344457"
                                      << "1011111";
        QTest::newRow("pair wings") << "3334445577"
                                    << "1011111";
        QTest::newRow("both jokers") << "3333BR"
                                     << "0010000";
        QTest::newRow("trio kickers next to the chain") << "3334445556667779"
                                                        << "0001000";
        QTest::newRow("trio kickers apart from it") << "333444555888"
                                                    << "1011111";
        QTest::newRow("two pairs of one rank") << "33334444"
                                               << "0000010";
        QTest::newRow("joker pair") << "333BR"
                                    << "0000001";
        QTest::newRow("four single kickers") << "3334445556668888"
                                             << "0000100";
        QTest::newRow("kicker of the body's rank") << "33334"
                                                   << "0000000";
        QTest::newRow("chain with a 2") << "TJQKA2"
                                        << "0000000";
    }

    void switches() {
        QFETCH(QString, cards);
        QFETCH(QString, isPlay);
        static const std::vector<RuleBook> books = [] {
            std::vector<CardRules> rules(7);
            rules[1].wings = false;
            rules[2].bothJokersAsKickers = true;
            rules[3].adjacentTrioKickers = true;
            rules[4].quadAsFourKickers = true;
            rules[5].quadAsTwoPairs = true;
            rules[6].jokersArePair = true;
            std::vector<RuleBook> made;
            for (const CardRules& set : rules)
                made.push_back(douDizhu(set));
            return made;
        }();
        QString found;
        for (const RuleBook& book : books) {
            try {
                findMeld(book, cards.toStdString());
                found += '1';
            } catch (const std::invalid_argument&) {
                found += '0';
            }
        }
        QCOMPARE(found, isPlay);
    }

    void beats_data() {
        QTest::addColumn<QByteArray>("play");
        QTest::addColumn<QByteArray>("beating"); // in the hand 3 44 5 6 7 8 9 TTTT JJ 2 B R
        QTest::newRow("solo") << QByteArray("8") << QByteArray("9 T J 2 B R TTTT BR");
        QTest::newRow("pair") << QByteArray("55") << QByteArray("TT JJ TTTT BR");
        QTest::newRow("chain") << QByteArray("34567")
                               << QByteArray("TTTT BR 45678 56789 6789T 789TJ");
        QTest::newRow("long chain")
            << QByteArray("3456789") << QByteArray("TTTT BR 456789T 56789TJ");
        QTest::newRow("trio with solo") << QByteArray("9993")
                                        << QByteArray("TTTT BR 3TTT 4TTT 5TTT 6TTT 7TTT 8TTT 9TTT "
                                                      "TTTJ TTT2 TTTB TTTR");
        QTest::newRow("bomb") << QByteArray("9999") << QByteArray("TTTT BR");
        QTest::newRow("higher bomb") << QByteArray("JJJJ") << QByteArray("BR");
        QTest::newRow("quad with two") << QByteArray("444456") << QByteArray("TTTT BR 34TTTT");
        QTest::newRow("rocket") << QByteArray("BR") << QByteArray("");
    }

    void beats() {
        QFETCH(QByteArray, play);
        QFETCH(QByteArray, beating);
        const RuleBook& book = *ruleBook(douDizhuRules);
        const Tiles hand = countTiles(book, parseTiles(book, "3445678910101010JJ2BR"));
        QByteArrayList found;
        for (const int meld : beatingPlays(book, hand, findMeld(book, play.toStdString())))
            found.append(QByteArray::fromStdString(meldName(book, meld)));
        if (play == "444456") { // many kickers: check one of them, and that all are tens
            for (const QByteArray& name : found)
                QVERIFY(name.contains("TTTT") || name == "BR");
            QVERIFY(found.contains("34TTTT"));
            return;
        }
        QCOMPARE(found.join(' '), beating);
    }

    void presets() {
        for (const std::string_view name : presetNames)
            QVERIFY(presetRules(name));
        QVERIFY(!presetRules("mahjong"));
        QCOMPARE(ruleBook(*presetRules("noip"))->mostTiles(), 23);
    }
};

YOMI_TESTS(TestRuleBooks)
#include "test_rule_books.moc"
