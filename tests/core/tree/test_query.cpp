// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/ask/node_path.h"
#include "core/tree/ask/query.h"
#include "tests/core/tree/read_text.h"
#include "tests/run_tests.h"

#include <nlohmann/json.hpp>

#include <QTest>

using namespace yomi;
using namespace yomi::tree;
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
                lines.push_back(read.recording.lineNumberOf(read.recording.nodes[node].entered));
            if (paths.size() < 3)
                paths.push_back(pathText(read.recording, node));
        }
        QCOMPARE(lines.dump(), expected.at("lines").dump());
        QCOMPARE(paths.dump(), expected.at("paths").dump());
    }

    /// A word is written as in a line of the file, with %20 for a blank; quoted text is literal.
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
        row("not (tag or ply=0)", 1);
        row("child(skips=1)", 1);
        row("below(ply=2)", 0);
        row("parent.best=a and move!=@parent.best", 1);
        row("parent.move=a", 0);
        row("order", 0);
        row("path=b or path=\"\"", 2);
        row("move='b'&&value>2||!(ply>0)", 2);
        row("NOT tag AND move=a", 1);
    }
    void answers() {
        QFETCH(const QString, query);
        QFETCH(const int, count);
        const DetailedText read = readDetails(small);
        QCOMPARE(static_cast<int>(
                     Query(query.toStdString()).matches(read.recording, *read.details).size()),
                 count);
    }

    /// A test that no node or every node would pass is a mistake.
    void slips_data() {
        QTest::addColumn<QString>("query");
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* query, int column, const char* sentence) {
            QTest::newRow(query) << query << column << sentence;
        };
        row("value==-1", 7, "Write value=-1.");
        row("nodes<>5", 7, "Write nodes!=5.");
        row("(nodes=>5)", 8, "Write nodes>=5.");
        row("nodes=<5 and cut", 7, "Write nodes<=5.");
        const char* const expected =
            "Expected a word, a quoted text, or @ and an attribute to compare with.";
        row("depth > > 3", 9, expected);
        row("depth >", 8, expected);
        row("value>abc", 7, "\"abc\" is not a number.");
        row("tag > z", 7, "\"z\" is not a number.");
        row("nodes>1,000", 7, "\"1,000\" is not a number; write 1000.");
        row("value>3,5", 7, "\"3,5\" is not a number; write 3.5.");
        row("alpha>beta", 7, "\"beta\" is not a number; write @beta.");
        row("value=parent.value", 7, "\"parent.value\" is not a number; write @parent.value.");
        row("nodes=many", 7, "\"many\" is not a number.");
        row("value>\"-1\"", 7, "Write -1 without quotation marks, to compare numbers.");
        row("parent.bound=exakt", 14, "parent.bound is one of exact, lower, upper, not \"exakt\".");
        row("and cut", 1, "Expected an attribute, such as value or reason.");
        row("cut or or cut", 8, "Expected an attribute, such as value or reason.");
        row("cut value", 5, "Expected \"and\", \"or\" or the end of the query.");
    }
    void slips() {
        QFETCH(const QString, query);
        QFETCH(const int, column);
        QFETCH(const QString, sentence);
        try {
            const Query parsed(query.toStdString());
            QFAIL("is read");
        } catch (const QueryError& error) {
            QCOMPARE(QString::fromUtf8(error.what()), sentence);
            QCOMPARE(static_cast<int>(error.column()), column);
        }
    }

    /// Reasons may be any words: a reason that no node has is reported with the answer.
    void namesTheNearestReason() {
        const DetailedText read =
            readDetails("yomi-trace 1\n> - -9 9 d=1\n> a -9 9 d=0\n< -9 alpha\n< 9 all\n");
        const auto absent = [&](const char* query) {
            return Query(query).absentReason(read.recording);
        };
        const auto near = absent("reason=alpah");
        QVERIFY(near);
        QCOMPARE(near->name, std::string("alpah"));
        QCOMPARE(near->nearest, std::string("alpha"));
        QCOMPARE(absent("cut or parent.reason!=horizon")->nearest, std::string());
        QVERIFY(!absent("reason=all or reason~bet"));
    }

    /// A list of hits shows the attributes of the query.
    void shownAttributes() {
        QCOMPARE(Query("nodes>100 and line<5 and value>=@beta and nodes<200").shownAttributes(),
                 (std::vector<std::string>{"nodes", "value", "beta"}));
    }

    /// Line numbers are those of the file, whatever is between events.
    void linesBetweenComments() {
        const DetailedText read = readDetails("yomi-trace 1\n> -\n# one\n\n> a\n< 1\n# two\n> b\n"
                                              "< 2\n< 2\n");
        const auto lineOf = [&](NodeId node) {
            return read.recording.lineNumberOf(read.recording.nodes[node].entered);
        };
        QCOMPARE(lineOf(0), 2U);
        QCOMPARE(lineOf(1), 5U);
        QCOMPARE(lineOf(2), 8U);
        QCOMPARE(read.recording.lineNumberOf(read.recording.nodes[0].left), 10U);
    }

    void namesWhatNoNodeHas() {
        const DetailedText read = readDetails(small);
        const auto absent = [&](const char* query) {
            const auto found = Query(query).absentAttribute(read.recording, *read.details);
            return found ? found->name + '?' + found->nearest : std::string();
        };
        QCOMPARE(absent("valeu>0 or not child(reson=null)"), std::string("valeu?value"));
        QCOMPARE(absent("tag and ply>@parent.order"), std::string("parent.order?"));
        QCOMPARE(absent("parent.VALUE>3"), std::string("parent.VALUE?parent.value"));
        QCOMPARE(absent("visits>3"), std::string("visits?n"));
        QCOMPARE(absent("d=2"), std::string("d?depth"));
        QCOMPARE(absent("n>3"), std::string("n?"));
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
