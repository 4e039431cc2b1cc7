// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/document.h"
#include "core/common/format_error.h"
#include "core/common/json_reader.h"

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

QTEST_APPLESS_MAIN(TestDocument)
#include "test_document.moc"
