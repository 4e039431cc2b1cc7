// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/trace/node_path.h"
#include "core/trace/query.h"
#include "tests/core/trace/read_text.h"
#include "tests/run_tests.h"

#include <nlohmann/json.hpp>

#include <QTest>

using namespace yomi;
using namespace yomi::trace;
using nlohmann::json;

namespace {

json goldenQueries(const char* key) {
    return json::parse(goldenRecording("queries.json")).at(key);
}

const char* const small = "yomi-trace 1\n"
                          "> - -9 9 d=2 tag=x%20y\n"
                          "> a -9 9 d=1\n"
                          "< -1\n"
                          "> b -9 -1 d=1 tag=z\n"
                          "x c futility\n"
                          "< 3\n"
                          "< 1\n";

} // namespace

class TestQuery : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void golden_data() {
        QTest::addColumn<int>("number");
        int number = 0;
        for (const json& query : goldenQueries("queries"))
            QTest::newRow(query.at("query").get<std::string>().c_str()) << number++;
    }
    void golden() {
        QFETCH(const int, number);
        const json expected = goldenQueries("queries").at(static_cast<std::size_t>(number));
        const DetailedText read =
            readDetails(goldenRecording(expected.at("file").get<std::string>()));
        const std::vector<NodeId> nodes =
            Query(expected.at("query").get<std::string>()).matches(read.recording, *read.details);
        QCOMPARE(nodes.size(), expected.at("count").get<std::size_t>());
        json lines = json::array(), paths = json::array();
        for (const NodeId node : nodes) {
            if (lines.size() < 10)
                lines.push_back(read.details->of(node).enteredLine);
            if (paths.size() < 3)
                paths.push_back(pathText(read.recording, node));
        }
        QCOMPARE(lines.dump(), expected.at("lines").dump());
        QCOMPARE(paths.dump(), expected.at("paths").dump());
    }

    /// A word is written as on a line of the file, with %20 for a blank; what is quoted is taken as
    /// it stands.
    void wordsAreThoseOfTheFile() {
        const DetailedText whole =
            readDetails("yomi-trace 1\n> - -9 9\n> a%20b -9 9\n< -1\n> 9%25 -9 9\n< 0\n"
                        "< 1 best=a%20b\n");
        const auto count = [&whole](const char* query) {
            return Query(query).matches(whole.recording, *whole.details).size();
        };
        QCOMPARE(count("move=a%20b"), 1U);
        QCOMPARE(count("move=\"a b\""), 1U);
        QCOMPARE(count("move=\"a%20b\""), 0U);
        QCOMPARE(count("move~%20"), 1U);
        QCOMPARE(count("best=a%20b"), 1U);
        QCOMPARE(count("path=a%20b"), 1U);
        QCOMPARE(count("move=9%25"), 1U);
        QCOMPARE(count("move=9%"), 1U);
    }

    void refusedGolden() {
        for (const json& refused : goldenQueries("refused")) {
            const auto text = refused.at("query").get<std::string>();
            try {
                const Query query(text);
                QFAIL(text.c_str());
            } catch (const QueryError& error) {
                QCOMPARE(error.column(), refused.at("column").get<std::size_t>());
            }
        }
    }

    void answers_data() {
        QTest::addColumn<QString>("query");
        QTest::addColumn<int>("count");
        const auto row = [](const char* query, int count) {
            QTest::newRow(query) << query << count;
        };
        row("tag", 2);
        row("tag=\"x y\"", 1);
        row("tag~y", 1);
        row("value=\"-1\"", 1);
        row("value>\"-1\"", 0);
        row("reason>a", 0);
        row("not (tag or ply=0)", 1);
        row("child(skips=1)", 1);
        row("below(ply=2)", 0);
        row("parent.best=a and move!=@parent.best", 1);
        row("parent.move=a", 0);
        row("order", 0);
        row("path=b or path=\"\"", 2);
    }
    void answers() {
        QFETCH(const QString, query);
        QFETCH(const int, count);
        const DetailedText read = readDetails(small);
        QCOMPARE(static_cast<int>(
                     Query(query.toStdString()).matches(read.recording, *read.details).size()),
                 count);
    }

    void namesWhatNoNodeHas() {
        const DetailedText read = readDetails(small);
        const auto absent = [&](const char* query) {
            return Query(query).absentAttribute(read.recording, *read.details);
        };
        QCOMPARE(absent("valeu>0 or not child(reson=null)"), std::string("valeu"));
        QCOMPARE(absent("tag and ply>@parent.order"), std::string("parent.order"));
        QCOMPARE(absent("tag=\"no node\""), std::string());
    }

    void deepQueries() {
        QVERIFY_THROWS_EXCEPTION(QueryError, Query(std::string(100'000, '(') + "ply"));
        QVERIFY_THROWS_EXCEPTION(QueryError, Query("ply=1 ply=2"));
        QVERIFY_THROWS_EXCEPTION(QueryError, Query("move=\"a"));
    }
};

YOMI_TESTS(TestQuery)
#include "test_query.moc"
