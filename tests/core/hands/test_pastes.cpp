// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
// Hands as people paste them: lists, counts, names run together, jokers by any letter.
#include "core/hands/hand_text.h"
#include "core/hands/setup_json.h"
#include "tests/core/golden_lines.h"
#include "tests/core/hands/rule_books.h"
#include "tests/run_tests.h"

#include <QTest>

#include <initializer_list>
#include <stdexcept>

using namespace yomi::hands;
using nlohmann::json;

namespace {

/// Tiles with one name each; their units do not matter.
RuleBook bookOf(std::initializer_list<const char*> names) {
    Rules rules;
    rules.mostTiles = 14;
    for (const char* name : names) {
        rules.kinds.emplace_back();
        rules.kinds.back().name = name;
        rules.kinds.back().copies = 3;
    }
    return RuleBook(std::move(rules));
}

QByteArray refusalOf(const RuleBook& book, std::string_view text) {
    try {
        parseTiles(book, text);
    } catch (const std::invalid_argument& error) {
        return error.what();
    }
    return {};
}

QByteArray readAndWritten(const RuleBook& book, std::string_view text) {
    return QByteArray::fromStdString(tilesText(book, parseTiles(book, text)));
}

} // namespace

class TestPastes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void golden_data() {
        QTest::addColumn<QByteArray>("line");
        for (const json& line : yomi::goldenLines("ahead/pastes.jsonl"))
            QTest::addRow("id %d", line["id"].get<int>()) << QByteArray::fromStdString(line.dump());
    }

    void golden() {
        QFETCH(QByteArray, line);
        const json golden = json::parse(line.toStdString());
        const Setup setup = readSetup({{"rules", golden["rules"]}});
        const RuleBook& book = *setup.book;
        const std::string text = golden["text"];
        std::vector<std::string> tiles;
        QByteArray sentence;
        try {
            const std::vector<int> kinds = parseTiles(book, text);
            validateHand(book, countTiles(book, kinds));
            for (const int kind : kinds)
                tiles.push_back(book.kind(kind).name);
        } catch (const std::invalid_argument& error) {
            sentence = error.what();
        }
        if (golden.contains("tiles")) {
            QCOMPARE(sentence, QByteArray());
            QCOMPARE(json(tiles).dump(), golden["tiles"].dump());
            return;
        }
        QVERIFY2(!sentence.isEmpty(), json(tiles).dump().c_str());
        if (golden["mentions"].is_string())
            QVERIFY2(sentence.contains(golden["mentions"].get<std::string>().c_str()),
                     sentence.constData());
    }

    void names_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("tiles");
        const auto row = [](const char* text, const char* tiles) {
            QTest::newRow(text) << QByteArray(text) << QByteArray(tiles);
        };
        row("天海・春香", "春香"); // a dot is like a blank
        row("エミリースチュアート", "エミリー");
        row("Emily Stewart Roco", "エミリー ロコ");
        row("春香×2 千早x3", "春香 春香 千早 千早 千早");
        row("天海 春香＊2", "春香 春香");
        row("\"Haruka Amami\"\"千早\"", "春香 千早");
        row("春香｜千早|美希", "春香 千早 美希");
        row("春香\n千早\t美希;真", "春香 千早 美希 真");
        row("('春香', \"千早\")", "春香 千早");
        row("(春香、千早，)", "春香 千早");
        row("[\"\\u6625\\u9999\"]", "春香");
        row("{\"春香\": 2, \"千早\": 0, 美希: 1}", "春香 春香 美希");
        row("[]", "");
        row("{}", "");
    }

    void names() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, tiles);
        QCOMPARE(readAndWritten(milliJanBook(), text.toStdString()), tiles);
    }

    void cards_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("cards");
        const auto row = [](const char* text, const char* cards) {
            QTest::newRow(text) << QByteArray(text) << QByteArray(cards);
        };
        row("小大", "BR");
        row("xYzd", "BBRR");
        row("♠️3·♡4・５／6", "3456");
        row("9 10 T O", "9TTT");
        row("[\"small joker\", 'Big Joker', \"♠3\", \"10\", '0']", "BR3TT");
        row("(3, 14, 17, 20, 30)", "3A2BR");
        row("[3, 10, J, 2]", "3TJ2"); // not only numbers: 2 is the card
        row("{2: 2, 3: 1}", "223");   // 2 is not a DouZero number: all are cards
        row("{3: 3, 17: 2}", "33322");
    }

    void cards() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, cards);
        QCOMPARE(readAndWritten(cardBook(), text.toStdString()), cards);
    }

    void refusals_data() {
        QTest::addColumn<bool>("areCards");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("piece"); // the piece named in the sentence
        const auto tiles = [](const char* text, const char* piece) {
            QTest::newRow(text) << false << QByteArray(text) << QByteArray(piece);
        };
        const auto cards = [](const char* text, const char* piece) {
            QTest::newRow(text) << true << QByteArray(text) << QByteArray(piece);
        };
        tiles("天海 千早", "\"天海\" is not a tile; did you mean 天海春香"); // only a surname
        tiles("春香 ×2", "×2");                                              // not after a name
        tiles("春香千早×2", "春香千早×2"); // after names that run together
        tiles("春香×0", "春香×0");
        tiles("春香 '", "'");
        tiles("春香(千早)", "春香(千早)");
        tiles("[春香", "not closed by ]");
        tiles("[春香)", "春香");
        tiles("[春香,,千早]", "A name is missing");
        tiles("[春香] 千早", "千早");
        tiles("{春香: 100}", "100");
        tiles("{春香: 1.5}", "1.5");
        tiles("{春香}", "{\"春香\": 2}");
        tiles("{春香: 1, はるか: 1}", "はるか");
        tiles("[\"春\\x\"]", "JSON");
        cards("3s4s5s", "\"S\"");
        cards("3x3", "\"3x3\"");
        cards("3 10*2", "\"10*2\"");
        cards("3-7", "\"-\"");
        cards("3|4", "one hand");
        cards("🃏3", "either joker");
        cards("10 00", "\"0\" next to 10");
        cards("1 0", "the ten is 10 or T");
        cards("[3, 4, 2]", "17 is the 2");
        cards("['34']", "\"34\"");
        cards("['王']", "either joker");
    }

    void refusals() {
        QFETCH(bool, areCards);
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, piece);
        const QByteArray sentence =
            refusalOf(areCards ? cardBook() : milliJanBook(), text.toStdString());
        QVERIFY2(sentence.contains(piece), sentence.constData());
    }

    void sayTheTwoMeanings() {
        QCOMPARE(refusalOf(bookOf({"あ", "い", "あい"}), "あ い"),
                 QByteArray("\"あ い\" can be read as \"あい\" and as \"あ、い\"; put commas "
                            "between the names."));
        QVERIFY(!refusalOf(bookOf({"a", "ax2"}), "ax2").isEmpty());
        // Two ways to split the words, one result.
        QCOMPARE(readAndWritten(bookOf({"a", "b"}), "a b ab"), QByteArray("a b a b"));
    }

    /// Names are quoted only where they would not be read back otherwise.
    void writesWhatItReads() {
        const RuleBook book = bookOf({"あ", "い", "あい", "え・お", "a b", "x\"y", "[z"});
        const auto written = [&](std::vector<int> kinds) {
            const std::string text = tilesText(book, kinds);
            const bool same =
                parseTiles(book, text) == kinds && readTiles(book, nlohmann::json(text)) == kinds;
            return QByteArray::fromStdString((same ? "" : "differs: ") + text);
        };
        QCOMPARE(written({0}), QByteArray("あ"));
        QCOMPARE(written({1, 0}), QByteArray("い あ"));
        QCOMPARE(written({0, 1}), QByteArray("\"あ\" \"い\""));
        QCOMPARE(written({3, 1}), QByteArray("え・お い"));
        QCOMPARE(written({4, 1}), QByteArray("\"a b\" い"));
        QCOMPARE(written({5, 1}), QByteArray("[\"x\\\"y\",\"い\"]"));
        QCOMPARE(written({6, 1}), QByteArray("\"[z\" \"い\""));
    }

    /// Older documents keep their meaning.
    void documentsTakeTheOldMeaning() {
        const RuleBook book = bookOf({"あ", "い", "あい"});
        QCOMPARE(readTiles(book, "あ い"), std::vector<int>({0, 1}));
        QCOMPARE(readTiles(book, json{{"い", 2}}), std::vector<int>({1, 1}));
        QCOMPARE(readTiles(cardBook(), json{3, 17}), std::vector<int>({0, 12}));
    }

    void saysWhichRulesATextBelongsTo() {
        QCOMPARE(refusalOf(milliJanBook(), "3344TT"),
                 QByteArray("These are cards; choose Dou Dizhu rules."));
        QCOMPARE(refusalOf(cardBook(), "春香千早"),
                 QByteArray("These are tiles of MilliJan; choose MilliJan rules."));
        QCOMPARE(refusalOf(bookOf({"あ"}), "春香"),
                 QByteArray("These are tiles of MilliJan; choose MilliJan rules."));
        QVERIFY(refusalOf(milliJanBook(), "Ryo").contains("Rio"));     // not the letters R, Y, T
        QVERIFY(refusalOf(milliJanBook(), "33333").contains("33333")); // not a hand of cards either
        QVERIFY(presetReading("TJQKA") == "doudizhu");
        QVERIFY(presetReading("KK5543 | 225543") == "doudizhu");
        QVERIFY(presetReading("KKK33｜KK456") == "doudizhu"); // too many in all, but cards
        QVERIFY(!presetReading("A | B"));
        QVERIFY(presetReading("はるか") == "millijan");
        QVERIFY(!presetReading("[]") && !presetReading("Ryo") && !presetReading("hello"));
    }
};

YOMI_TESTS(TestPastes)
#include "test_pastes.moc"
