// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/format_error.h"
#include "core/hands/deal.h"
#include "core/hands/hand_text.h"
#include "core/hands/noip_input.h"
#include "core/hands/setup_json.h"
#include "tests/core/hands/rule_books.h"
#include "tests/run_tests.h"

#include <QTest>

#include <set>
#include <stdexcept>

using namespace yomi::hands;
using nlohmann::json;

namespace {

/// The message of an exception of that type; empty if none is thrown.
template <class Exception, class Call>
QByteArray sentenceOf(Call&& call) {
    try {
        call();
    } catch (const Exception& error) {
        return error.what();
    }
    return {};
}

} // namespace

class TestHandTexts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesInAnySpelling_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("tile");
        QTest::newRow("short") << "春香"
                               << "春香";
        QTest::newRow("full") << "天海春香"
                              << "春香";
        QTest::newRow("kana") << "はるか"
                              << "春香";
        QTest::newRow("katakana") << "ハルカ"
                                  << "春香";
        QTest::newRow("half-width katakana") << "ﾊﾙｶ"
                                             << "春香";
        QTest::newRow("romaji") << "Haruka Amami"
                                << "春香";
        QTest::newRow("given name") << "haruka"
                                    << "春香";
        QTest::newRow("full-width letters") << "ＨＡＲＵＫＡ"
                                            << "春香";
        QTest::newRow("half-width with a voiced mark") << "ｼﾞｭﾘｱ"
                                                       << "ジュリア";
        QTest::newRow("Hiragana for Katakana") << "えみりー"
                                               << "エミリー";
        QTest::newRow("with a middle dot") << "エミリー・スチュアート"
                                           << "エミリー";
        QTest::newRow("half-width dot") << "ｴﾐﾘｰ･ｽﾁｭｱｰﾄ"
                                        << "エミリー";
    }

    void namesInAnySpelling() {
        QFETCH(QString, name);
        QFETCH(QString, tile);
        const auto kind = milliJanBook().tileNames().find(name.toStdString());
        QVERIFY(kind);
        QCOMPARE(QString::fromStdString(milliJanBook().kind(*kind).name), tile);
    }

    void meldsInAnySpelling() {
        const auto number = [](std::string_view name) {
            return findMeld(milliJanBook(), name);
        };
        QCOMPARE(number("きゅんっ!ヴァンパイアガール"), number("きゅんっ！ヴァンパイアガール"));
        QCOMPARE(number("CRIMSON LOVERS"), 40);
        QCOMPARE(number("crimson lovers"), 40);
        QCOMPARE(number("りるきゃん 〜3 little candy〜"), 67); // wave dash for the tilde
        QCOMPARE(findMeld(cardBook(), "76543"), findMeld(cardBook(), "34567"));
    }

    void nearestNames() {
        const auto nearest = [](std::string_view name) {
            return sentenceOf<std::invalid_argument>(
                [&] { parseTiles(milliJanBook(), std::string(name)); });
        };
        QVERIFY(nearest("春春").startsWith("\"春春\" is not a tile; did you mean 春香"));
        QVERIFY(nearest("コロ").startsWith("\"コロ\" is not a tile; did you mean ロコ"));
        QCOMPARE(nearest("爨"), QByteArray("\"爨\" is not a tile."));
        QVERIFY(nearest("Harka").contains("did you mean Haruka"));
        QVERIFY(nearest("千").contains("did you mean 千早, 千鶴"));
        QVERIFY(nearest(std::string(5000, 'x')).contains("5000 bytes"));
        QVERIFY(nearest("\xE6\x98").contains("not valid UTF-8"));
        QVERIFY(sentenceOf<std::invalid_argument>([] {
                    findMeld(milliJanBook(), "Cloverr");
                }).contains("did you mean Clover"));
        QCOMPARE(sentenceOf<std::invalid_argument>([] { parseTiles(cardBook(), "33S"); }),
                 QByteArray("\"S\" is not a card. The cards are 3456789TJQKA2, B (the small joker) "
                            "and R (the big joker)."));
        QCOMPARE(sentenceOf<std::invalid_argument>([] { findMeld(cardBook(), "3344"); }),
                 QByteArray("\"3344\" is not a play of Dou Dizhu."));
    }

    void filterWhileTyping() {
        const yomi::NameIndex& names = milliJanBook().tileNames();
        const std::vector<int> matsuri = {20, 27}; // まつり, and 松田亜利沙 by romaji "Matsuda"
        QCOMPARE(names.containing("matsu"), matsuri);
        QCOMPARE(names.containing("マツリ"), std::vector<int>{20});
        QCOMPARE(names.containing("千"), std::vector<int>({1, 37}));
        QCOMPARE(names.containing("koto"), std::vector<int>({16, 5})); // Kotoha, then Makoto
        QCOMPARE(milliJanBook().tileNames().containing("").size(), std::size_t{54});
        QVERIFY(milliJanBook().tileNames().containing("zzz").empty());
    }

    void tiles_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("written");
        QTest::newRow("blanks") << "  春香 千早\t美希\n"
                                << "春香 千早 美希";
        QTest::newRow("wide blanks") << "春香\u3000千早"
                                     << "春香 千早";
        QTest::newRow("quotes") << "\"Haruka Amami\" chihaya"
                                << "春香 千早";
        QTest::newRow("quotes without blanks") << "\"春香\"\"千早\""
                                               << "春香 千早";
        QTest::newRow("JSON") << R"( ["Haruka Amami", "千早"])"
                              << "春香 千早";
        QTest::newRow("none") << ""
                              << "";
    }

    void tiles() {
        QFETCH(QString, text);
        QFETCH(QString, written);
        const auto kinds = parseTiles(milliJanBook(), text.toStdString());
        QCOMPARE(QString::fromStdString(tilesText(milliJanBook(), kinds)), written);
    }

    void namesWithBlanksAreQuoted() {
        UnitList list = standardUnits();
        list.idols.front().name = "Haruka A.";
        const RuleBook book = milliJan(list);
        const std::vector<int> kinds = {0, 1};
        QCOMPARE(tilesText(book, kinds), std::string("\"Haruka A.\" 千早"));
        QCOMPARE(parseTiles(book, tilesText(book, kinds)), kinds);
    }

    void cards() {
        const std::string_view text = "3 4 10 10T jq ka2 BR";
        QCOMPARE(tilesText(cardBook(), parseTiles(cardBook(), text)), std::string("34TTTJQKA2BR"));
        QCOMPARE(parseTiles(cardBook(), R"(["10", "B"])"), std::vector<int>({7, 13}));
    }

    void refusesTexts() {
        QCOMPARE(
            sentenceOf<std::invalid_argument>([] { parseTiles(milliJanBook(), "春香 \"千早"); }),
            QByteArray("A quotation mark is not closed."));
        QCOMPARE(sentenceOf<std::invalid_argument>([] { parseTiles(milliJanBook(), "[\"春香\""); }),
                 QByteArray("A list that begins with [ is not closed by ]."));
        QCOMPARE(sentenceOf<std::invalid_argument>([] { readTiles(milliJanBook(), 1); }),
                 QByteArray("Tiles are a text, a list of names or counts of them, not 1."));
    }

    void limits() {
        const auto refused = [](const RuleBook& book, std::string_view hand,
                                std::string_view seen) {
            return sentenceOf<std::invalid_argument>([&] {
                validateHand(book, countTiles(book, parseTiles(book, hand)),
                             countTiles(book, parseTiles(book, seen)));
            });
        };
        QCOMPARE(refused(milliJanBook(), "春香 春香 春香 春香", ""),
                 QByteArray("4 of 春香 are too many; there are 3."));
        QCOMPARE(refused(milliJanBook(), "春香 春香", "春香 春香"),
                 QByteArray("2 of 春香 in the hand and 2 seen are too many; there are 3."));
        std::string fifteen;
        for (const TileKind& kind : std::span(milliJanBook().kinds()).first(15))
            fifteen += kind.name + " ";
        QCOMPARE(refused(milliJanBook(), fifteen, ""),
                 QByteArray("15 tiles are too many; a hand of MilliJan 2019 has at most 14."));
        QCOMPARE(refused(cardBook(), "RR", ""), QByteArray("2 of R are too many; there is 1."));
        QCOMPARE(refused(cardBook(), "333344445555666677778", ""),
                 QByteArray("21 cards are too many; a hand of Dou Dizhu has at most 20."));
        QCOMPARE(refused(cardBook(), "33334444555566667777", ""), QByteArray());
        QCOMPARE(refused(milliJanBook(), "春香 春香 春香 春香 春香 春香 春香 春香", ""),
                 QByteArray("8 of 春香 are too many; at most 7 can be counted."));
    }

    void dealsAreWholeAndRepeatable() {
        const RuleBook& book = cardBook();
        const auto all = deal(book, 54, 7);
        for (int kind = 0; kind < book.kindCount(); ++kind)
            QCOMPARE(std::ranges::count(all, kind), book.kind(kind).copies);
        QCOMPARE(deal(book, 20, 7), std::vector<int>(all.begin(), all.begin() + 20));
        QVERIFY(deal(book, 20, 7) != deal(book, 20, 8));
        std::set<int> first;
        for (std::uint64_t seed = 0; seed < 200; ++seed)
            first.insert(deal(book, 1, seed).front());
        QCOMPARE(first.size(), std::size_t{15});
        const Tiles seen = countTiles(book, parseTiles(book, "3333BR"));
        const auto rest = deal(book, 48, 3, seen);
        QVERIFY(std::ranges::count(rest, 0) == 0 && std::ranges::count(rest, 13) == 0);
        QCOMPARE(sentenceOf<std::invalid_argument>([&] { deal(book, 49, 3, seen); }),
                 QByteArray("49 tiles cannot be dealt; 48 are left."));
    }

    void noipInput() {
        const auto hands = readNoipInput("2 5\n7 4\n0 1\n0 2\n1 2\r\n13 4\n3 1 3 2 3 3 3 4 2 1\n");
        QCOMPARE(hands.size(), std::size_t{2});
        QCOMPARE(tilesText(cardBook(), hands[0]), std::string("7BRAK"));
        QCOMPARE(tilesText(cardBook(), hands[1]), std::string("33332"));
        QVERIFY(readNoipInput("0 0").empty());
    }

    void refusesNoipInput_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("sentence");
        QTest::newRow("empty") << QByteArray()
                               << QByteArray("the end, after line 1: a number of hands from 0 to "
                                             "1000000 is expected");
        QTest::newRow("too short") << QByteArray("1 3\n3 1\n4 1\n")
                                   << QByteArray("the end, after line 3: the number of a card "
                                                 "from 0 to 13 is expected");
        QTest::newRow("too many cards") << QByteArray("1 24")
                                        << QByteArray("line 1: a number of cards from 0 to 23 is "
                                                      "expected");
        QTest::newRow("no such card") << QByteArray("1 2\n3 1\n14 1")
                                      << QByteArray("line 3: the number of a card from 0 to 13 is "
                                                    "expected");
        QTest::newRow("no such suit")
            << QByteArray("1 1\n3 5") << QByteArray("line 2: a suit from 1 to 4 is expected");
        QTest::newRow("no such joker")
            << QByteArray("1 1\n0 3") << QByteArray("line 2: a suit from 1 to 2 is expected");
        QTest::newRow("a word") << QByteArray("1 1\n3x 1")
                                << QByteArray("line 2: the number of a card from 0 to 13 is "
                                              "expected");
        QTest::newRow("too often") << QByteArray("1 2\n0 1\n0 1")
                                   << QByteArray("line 3: there are more of this card than in a "
                                                 "deck");
        QTest::newRow("too long") << QByteArray("1 1\n3 1\n4")
                                  << QByteArray("line 3: there is more than the hands that the "
                                                "first line says");
    }

    void refusesNoipInput() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, sentence);
        QCOMPARE(sentenceOf<yomi::FormatError>([&] { readNoipInput(text.toStdString()); }),
                 sentence);
    }

    void documents_data() {
        QTest::addColumn<QByteArray>("rules");
        for (const std::string_view name : presetNames)
            QTest::newRow(name.data()) << QByteArray(json(name).dump().c_str());
        QTest::newRow("switches") << QByteArray(
            R"({"game":"doudizhu","wings":false,"quadAsTwoPairs":true,"mostCards":17})");
        QTest::newRow("own units") << QByteArray(
            R"({"format":"millijan/1","title":"mine","units":[{"name":"a","members":["春香"]},
                {"name":"b","members":["千早","春香"],"score":9000}]})");
    }

    /// Whatever is read is written so that it reads the same.
    void documents() {
        QFETCH(QByteArray, rules);
        json body = {{"rules", json::parse(rules.toStdString())}};
        Setup setup = readSetup(body);
        QVERIFY(readSetup(toJson(setup)) == setup);
        const RuleBook& book = *setup.book;
        setup.hand = deal(book, 12, 5);
        setup.seen = {setup.hand.front() == 0 ? 1 : 0};
        const std::string name = meldName(book, 0);
        setup.constraints.forbidden = {name};
        setup.constraints.bonuses = {{name, 500}};
        setup.constraints.required = {meldName(book, 1), meldName(book, 1)};
        setup.constraints.favouriteTile = book.kind(3).name;
        setup.constraints.favouriteRule = FavouriteRule::Doubles;
        QVERIFY(readSetup(toJson(setup)) == setup);
        if (body["rules"].is_string())
            QCOMPARE(toJson(setup)["rules"].dump(), body["rules"].dump());
    }

    void refusesDocuments_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("sentence");
        QTest::newRow("no rules") << QByteArray("{}") << QByteArray("rules: this value is missing");
        QTest::newRow("unknown rules") << QByteArray(R"({"rules": "mahjong"})")
                                       << QByteArray("rules: there is no rule book \"mahjong\"");
        QTest::newRow("unknown tile")
            << QByteArray(R"({"rules": "doudizhu", "tiles": "34S"})")
            << QByteArray("tiles: \"S\" is not a card. The cards are 3456789TJQKA2, B (the small "
                          "joker) and R (the big joker).");
        QTest::newRow("too many") << QByteArray(
                                         R"({"rules": "doudizhu", "tiles": "33", "seen": "333"})")
                                  << QByteArray("tiles: 2 of 3 in the hand and 3 seen are "
                                                "too many; there are 4.");
        QTest::newRow("unknown meld")
            << QByteArray(R"({"rules": "doudizhu", "constraints": {"required": ["3344"]}})")
            << QByteArray("constraints: \"3344\" is not a play of Dou Dizhu.");
        QTest::newRow("bonus")
            << QByteArray(
                   R"({"rules": "millijan", "constraints": {"bonuses": [{"meld": "Clover", "points": 1e9}]}})")
            << QByteArray("constraints.bonuses[0].points: a whole number from "
                          "-100000 to 100000 is expected, not 1000000000.0");
        QTest::newRow("favourite rule")
            << QByteArray(R"({"rules": "millijan", "constraints": {"favouriteRule": "triples"}})")
            << QByteArray(
                   "constraints.favouriteRule: one of \"adds once\", \"doubles\" is expected, not "
                   "\"triples\"");
    }

    void refusesDocuments() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, sentence);
        QCOMPARE(sentenceOf<yomi::FormatError>([&] { readSetup(json::parse(text.toStdString())); }),
                 sentence);
    }
};

YOMI_TESTS(TestHandTexts)
#include "test_hand_texts.moc"
