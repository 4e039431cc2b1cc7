// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/document.h"
#include "core/common/format_error.h"
#include "core/common/json_reader.h"
#include "tests/run_tests.h"

#include <QTest>

using namespace yomi;
using nlohmann::json;

class TestDocument : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsTheEnvelope() {
        const DocumentFile file = parseDocument(R"({"yomi": 1, "kind": "hand", "tiles": [3]})");
        QCOMPARE(file.kind, std::string("hand"));
        QCOMPARE(file.body.at("tiles").dump(), std::string("[3]"));
    }

    void skipsAByteOrderMark() {
        QCOMPARE(parseDocument("\xEF\xBB\xBF{\"yomi\":1,\"kind\":\"hand\"}").kind,
                 std::string("hand"));
    }

    void refuses_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("sentence");
        QTest::newRow("empty") << QByteArray() << QByteArray("line 1, column 1: the file is empty");
        QTest::newRow("cut off") << QByteArray("{\"yomi\": 1,\n \"kind\"")
                                 << QByteArray("line 2, column 8: this is not valid JSON");
        QTest::newRow("deep") << QByteArray("{\"a]\\\"[\": 1,\n ") + QByteArray("\"b\": ") +
                                     QByteArray(200000, '[') + QByteArray(200000, ']') + "}"
                              << QByteArray("line 2, column 106: lists and objects are nested more "
                                            "than 100 deep");
        QTest::newRow("many values")
            << "{\"a\":\n[" + QByteArray("0,").repeated(2'000'000) + "0]}"
            << QByteArray("line 2, column 3999997: there are more than 2,000,000 values");
        QTest::newRow("a list") << QByteArray("[1]")
                                << QByteArray("This is not a Yomi document: \"yomi\" and \"kind\" "
                                              "are missing.");
        QTest::newRow("newer") << QByteArray("{\"yomi\": 2, \"kind\": \"hand\"}")
                               << QByteArray("This document was written by a newer Yomi (file "
                                             "version 2; this program reads up to 1).");
        QTest::newRow("other kind")
            << QByteArray("{\"yomi\": 1, \"kind\": \"hand\"}")
            << QByteArray("kind: a \"split-damage\" document is expected, not \"hand\"");
    }

    void refuses() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, sentence);
        try {
            parseDocument(text.toStdString(), "split-damage");
            QFAIL("the text was taken");
        } catch (const FormatError& error) {
            QCOMPARE(QByteArray(error.what()), sentence);
        }
    }

    void keepsUnknownKeysOnSave() {
        const json before = json::parse(R"({"yomi":1,"kind":"hand","note":"mine","view":{"zoom":2,
                                            "later":true},"tiles":[1]})");
        const json body = json::parse(R"({"tiles":[2],"view":{"zoom":3}})");
        const std::string text = documentText("hand", body, {.file = before, .known = body});
        QVERIFY(text.find("\"yomi\": 1") < text.find("\"kind\""));
        const json saved = parseDocument(text, "hand");
        QVERIFY(saved.at("note") == json("mine"));
        QVERIFY(saved.at("view").at("later") == json(true));
        QVERIFY(saved.at("view").at("zoom") == json(3));
        QCOMPARE(saved.at("tiles").dump(), std::string("[2]"));
    }

    /// List elements have no names: they are identified by their known members.
    void keepsUnknownKeysOfListElements_data() {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("saved");
        const auto row = [](const char* name, const char* body, const char* saved) {
            QTest::newRow(name) << QByteArray(body) << QByteArray(saved);
        };
        row("as read", R"([{"h":1},{"h":2},{"h":1}])",
            R"([{"h":1,"armour":5},{"h":2,"note":"b"},{"h":1,"note":"c"}])");
        row("one changed", R"([{"h":3},{"h":2},{"h":1}])",
            R"([{"h":3,"armour":5},{"h":2,"note":"b"},{"h":1,"note":"c"}])");
        row("moved", R"([{"h":2},{"h":1},{"h":1}])",
            R"([{"h":2,"note":"b"},{"h":1,"armour":5},{"h":1,"note":"c"}])");
        row("first taken away", R"([{"h":2},{"h":1}])",
            R"([{"h":2,"note":"b"},{"h":1,"armour":5}])");
        row("changed and one added", R"([{"h":9},{"h":2},{"h":1},{"h":1}])",
            R"([{"h":9},{"h":2,"note":"b"},{"h":1,"note":"c"},{"h":1,"armour":5}])");
    }

    void keepsUnknownKeysOfListElements() {
        QFETCH(QByteArray, body);
        QFETCH(QByteArray, saved);
        const json file =
            json::parse(R"({"m":[{"h":1,"armour":5},{"h":2,"note":"b"},{"h":1,"note":"c"}]})");
        const json known = json::parse(R"({"m":[{"h":1},{"h":2},{"h":1}]})");
        const json now = {{"m", json::parse(body.toStdString())}};
        const json written =
            parseDocument(documentText("hand", now, {.file = file, .known = known}), "hand");
        QCOMPARE(QByteArray::fromStdString(written.at("m").dump()),
                 QByteArray::fromStdString(json::parse(saved.toStdString()).dump()));
    }

    void dropsKnownKeysThatAreGone() {
        const json file = json::parse(R"({"note":"mine","hero":{"health":30,"epithet":"the Bold"},
                                          "side":{"hero":1,"later":2}})");
        const json known = json::parse(R"({"hero":{"health":30},"side":{"hero":1}})");
        const json body = json::parse(R"({"side":{}})");
        const json saved =
            parseDocument(documentText("hand", body, {.file = file, .known = known}), "hand");
        QVERIFY(saved == json::parse(R"({"yomi":1,"kind":"hand","note":"mine",
                                         "side":{"later":2}})"));
    }

    void warnsOfSlips_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArrayList>("sentences");
        QTest::newRow("nothing to say")
            << QByteArray(R"({"side":{"hero":{"health":3}}})") << QByteArrayList();
        QTest::newRow("a note of one's own, and a later key")
            << QByteArray(R"({"note":"mine","side":{"hero":{"health":3,"later":1}}})")
            << QByteArrayList();
        QTest::newRow("misspelt")
            << QByteArray(R"({"side":{"minions":[{"health":3},{"health":3,"armour":5}]}})")
            << QByteArrayList{
                   R"(side.minions[1]: the key "armour" is unknown and changes nothing; )"
                   R"(did you mean "armor"?)"};
        QTest::newRow("capitals, a part, two letters swapped")
            << QByteArray(R"({"side":{"Hero":1,"minions":[{"heatlh":3,"shield":true}]}})")
            << QByteArrayList{
                   R"(side: the key "Hero" is unknown and changes nothing; did you mean "hero"?)",
                   R"(side.minions[0]: the key "heatlh" is unknown and changes nothing; )"
                   R"(did you mean "health"?)",
                   R"(side.minions[0]: the key "shield" is unknown and changes nothing; )"
                   R"(did you mean "divineShield"?)"};
        QTest::newRow("a part of a key that is there")
            << QByteArray(R"({"side":{"hero":{"divineShield":true,"shield":"gold"}}})")
            << QByteArrayList();
        QTest::newRow("twice")
            << QByteArray(R"({"a":[1,{"side":2}],"side":{"hero":{"health":3,"health":4}}})")
            << QByteArrayList{
                   R"(side.hero: the key "health" is given more than once; the last one counts.)"};
        QTest::newRow("twice in the whole and in a list")
            << QByteArray(R"({"a:":"b:c","side":{},"x":[{},[0,{"y":1,"y":2}]],"side":{}})")
            << QByteArrayList{
                   R"(x[1][1]: the key "y" is given more than once; the last one counts.)",
                   R"(the key "side" is given more than once; the last one counts.)"};
        QTest::newRow("control characters")
            << QByteArray(R"({"side":{"her\u001bo":1}})")
            << QByteArrayList{R"(side: the key "her\u001bo" is unknown and changes nothing; )"
                              R"(did you mean "hero"?)"};
    }

    void warnsOfSlips() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArrayList, sentences);
        const JsonWarnings warnings;
        const json body = parseJson(text.toStdString());
        const auto readCharacter = [](const ObjectReader& character) {
            character.integer("health", 0, 9, 1);
            character.integer("armor", 0, 9, 0);
            character.boolean("divineShield", false);
        };
        const ObjectReader side = ObjectReader(body).object("side");
        if (side.has("hero"))
            readCharacter(side.object("hero"));
        side.forEach("minions", 7, [&](const json& entry, const std::string& path) {
            readCharacter(ObjectReader(entry, path));
        });
        QByteArrayList said;
        for (const Sentence& sentence : warnings.sentences())
            said << QByteArray::fromStdString(sentence.english());
        QCOMPARE(said, sentences);
    }

    /// A hostile file does not fill the screen; an outer collector gets no warnings of an inner
    /// one.
    void limitsAndNestsWarnings() {
        std::string text = "{\"a\":0";
        for (int i = 0; i < 50; ++i)
            text += ",\"a\":0";
        const JsonWarnings outer;
        {
            const JsonWarnings inner;
            parseJson(text + "}");
            QCOMPARE(inner.sentences().size(), std::size_t(21));
            QCOMPARE(inner.sentences().back().english(),
                     std::string("There are 30 more such keys."));
        }
        QVERIFY(outer.sentences().empty());
    }

    void quotesTheStartOfALongValue() {
        const std::string text = shownValue("春春春春春春春春春春春春春春"); // 3 bytes each
        QCOMPARE(text, std::string("\"春春春春春春春春春春春春春…"));
        QCOMPARE(shownValue(json::array({1, 2})), std::string("[1,2]"));
    }

    void namesPlaceValueAndLimit() {
        const json body = json::parse(R"({"enemies":[{"health":1},{"health":0}]})");
        try {
            ObjectReader(body).forEach("enemies", 7,
                                       [](const json& entry, const std::string& path) {
                                           ObjectReader(entry, path).integer("health", 1, 999);
                                       });
            QFAIL("health 0 was taken");
        } catch (const FormatError& error) {
            QCOMPARE(error.where(), std::string("enemies[1].health"));
            QCOMPARE(std::string(error.what()),
                     std::string("enemies[1].health: a whole number from 1 to 999 is expected, "
                                 "not 0"));
        }
    }
};

YOMI_TESTS(TestDocument)
#include "test_document.moc"
