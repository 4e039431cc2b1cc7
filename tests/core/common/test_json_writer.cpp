// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/json_writer.h"
#include "tests/run_tests.h"

#include <QTest>

#include <nlohmann/json.hpp>

#include <limits>
#include <optional>
#include <vector>

using yomi::JsonWriter;

class TestJsonWriter : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesWhatATreeWouldHold() {
        JsonWriter out;
        out.beginObject();
        out.member("name", "Snow \"fury\" \xE9\x9B\xAA\n");
        out.member("broken", std::string("a\xFF"));
        out.member("empty", std::vector<double>());
        out.member("lists", std::vector<std::vector<int>>{{1, -2}, {}, {3}});
        out.member("none", std::optional<int>());
        out.member("some", std::optional<bool>(true));
        out.key("inner");
        out.beginArray();
        out.beginObject();
        out.endObject();
        out.value(std::numeric_limits<double>::quiet_NaN());
        out.endArray();
        out.endObject();
        const nlohmann::json expected = {{"name", "Snow \"fury\" \xE9\x9B\xAA\n"},
                                         {"broken", "a\xEF\xBF\xBD"},
                                         {"empty", nlohmann::json::array()},
                                         {"lists", {{1, -2}, nlohmann::json::array(), {3}}},
                                         {"none", nullptr},
                                         {"some", true},
                                         {"inner", {nlohmann::json::object(), nullptr}}};
        QVERIFY(nlohmann::json::parse(out.text()) == expected);
    }

    void everyDigitOfANumberIsKept_data() {
        QTest::addColumn<double>("number");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("whole") << 1.0 << QByteArray("1.0");
        QTest::newRow("third") << 1.0 / 3 << QByteArray("0.3333333333333333");
        QTest::newRow("tiny") << 1e-240 << QByteArray("1e-240");
        QTest::newRow("large") << 1e300 << QByteArray("1e+300");
        QTest::newRow("denormal") << 5e-324 << QByteArray("5e-324");
    }

    void everyDigitOfANumberIsKept() {
        QFETCH(double, number);
        QFETCH(QByteArray, text);
        JsonWriter out;
        out.value(number);
        QCOMPARE(QByteArray::fromStdString(out.text()), text);
        QCOMPARE(nlohmann::json::parse(out.text()).get<double>(), number);
    }
};

YOMI_TESTS(TestJsonWriter)
#include "test_json_writer.moc"
