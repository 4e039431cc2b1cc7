// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/ask/move_line.h"
#include "core/tree/ask/node_path.h"
#include "core/tree/ask/recording_diff.h"
#include "core/tree/line_fields.h"
#include "core/tree/line_writer.h"
#include "tests/core/tree/read_text.h"
#include "tests/run_tests.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <sstream>

using namespace yomi;
using namespace yomi::tree;
using nlohmann::json;

namespace {

struct ReadRecording : RecordingListener {
    Recording recording;
    RecordingDetails details;
    EventPrints prints;

    explicit ReadRecording(const std::string& text) {
        RecordingReader reader(RecordingReader::usualMostBytes, this);
        reader.read(text);
        reader.end();
        recording = reader.take();
    }
    void happened(const Recording& read, const EventLine& event, std::uint64_t line) override {
        details.happened(read, event, line);
        prints.happened(read, event, line);
    }
};

RecordingDiff compareTexts(const std::string& a, const std::string& b) {
    const ReadRecording one(a), other(b);
    return compareRecordings({one.recording, one.details, one.prints},
                             {other.recording, other.details, other.prints});
}

std::string converted(const std::string& text) {
    std::ostringstream out;
    RecordingConverter converter(out);
    RecordingReader reader(RecordingReader::usualMostBytes, &converter);
    reader.read(text);
    reader.end();
    converter.end(reader.recording());
    return out.str();
}

/// A content that the field may have.
template <class Content>
Content sampleOf(const LineField& field) {
    if constexpr (std::is_same_v<Content, std::string_view>)
        return "a b%=\u00e9";
    else if constexpr (NamedEnum<Content>)
        return enumerators<Content>.back();
    else if constexpr (std::is_same_v<Content, Source>)
        return Source(SourceKind::Value, 17);
    else if constexpr (std::is_same_v<Content, Bounds>)
        return {-18, infinite};
    else
        return field.type == FieldType::Depth || field.type == FieldType::Count ? 3 : -0.5;
}

/// A line with a field, and with what it cannot lack.
EventLine lineWith(const LineField& field, LineKind kind, std::optional<EntryKind> entry) {
    EventLine line;
    line.kind = kind;
    line.entry = entry;
    for (const LineField* const each : fieldsOf(kind))
        if (each->goesWith(line) && (each == &field || each->part.needed))
            std::visit(
                [&]<class Content>(LineField::In<Content> member) {
                    line.*member = (line.*member).value_or(sampleOf<Content>(*each));
                },
                each->member);
    return line;
}

} // namespace

/// Lines of moves, the comparison of two recordings, and the conversion to the other form.
class TestRecordingTools : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void goldenLines_data() {
        QTest::addColumn<int>("number");
        int number = 0;
        for (const json& line : json::parse(goldenRecording("lines.json")))
            QTest::newRow((line.at("file").get<std::string>() + line.at("line").dump()).c_str())
                << number++;
    }
    void goldenLines() {
        QFETCH(const int, number);
        const json golden =
            json::parse(goldenRecording("lines.json")).at(static_cast<std::size_t>(number));
        const DetailedText read =
            readDetails(goldenRecording(golden.at("file").get<std::string>()));
        const auto moves = golden.at("line").get<std::vector<std::string>>();
        const auto searches = searchesOf(moves, read.recording, *read.details);
        const json found = toJson(searches, read.recording, *read.details);
        QCOMPARE(json::diff(golden.at("result"), found).dump(2), "[]");
    }

    /// The line to a node is read as the same moves, whatever their names.
    void linesThatAreRead() {
        const DetailedText read = readDetails("yomi-trace 1\n> -\n> A%20−1\n> 50%25\n> e8%3dQ\n"
                                              "> a%0ab%2525\n");
        const std::string line = lineTo(read.recording, 4);
        QCOMPARE(line, "A%20−1 50%25 e8=Q a%0ab%2525");
        QCOMPARE(pathText(read.recording, 4), line);
        const std::vector<std::string> moves = {"A −1", "50%", "e8=Q", "a\nb%25"};
        QCOMPARE(movesIn(line), moves);
        QCOMPARE(searchesOf(moves, read.recording, *read.details).front().end, LineEnd::Reached);
        const std::vector<std::string> loose = {"a", "50%", "%2", "b"};
        QCOMPARE(movesIn(" a\t50%\n%2  b "), loose); // an incomplete % is literal, as while typing
        QVERIFY(movesIn(" \n").empty());
    }

    /// A line may be a displayed path, with the numbers of visits.
    void linesGoAlongPaths() {
        const DetailedText read = readDetails("yomi-trace 1\n> -\n> a\n> b\n< 1\n< 1\n"
                                              "> a\n> c\n< 2\n< 2\n> #3\n< 1\n< 2\n");
        const auto steps = [&](const char* line) {
            return searchesOf(movesIn(line), read.recording, *read.details).front().steps;
        };
        QCOMPARE(pathText(read.recording, 4), std::string("a#2 c"));
        QCOMPARE(steps("a#2 c").size(), std::size_t{2});
        QCOMPARE(steps("a#1 b").size(), std::size_t{2});
        QCOMPARE(steps("a b").size(), std::size_t{1}); // below the last visit
        QCOMPARE(steps("a#3").size(), std::size_t{0});
        QCOMPARE(steps("#3").size(), std::size_t{1}); // a move of that name
    }

    /// Nodes with a path are at its end, and not moves of the root.
    void nodesThatSayTheirPath() {
        const DetailedText read =
            readDetails("yomi-trace 1\n> 2 path=0,1,2\n> b\n< 1\n< 1\n> 2 path=1,4,2\n< 1\n"
                        "> 2 path=0,1,2\n> c\n< 1\n< 1\n> 2\n< 1\n");
        const std::vector<std::string> paths = {"0 1 2",   "0 1 2 b",   "1 4 2",
                                                "0 1 2#2", "0 1 2#2 c", "2"};
        for (std::uint32_t before = 0; before < paths.size(); ++before) {
            const NodeId node = read.recording.enteredAfter(before);
            QCOMPARE(pathText(read.recording, node), paths[before]);
            QCOMPARE(read.recording.nodes[node].isRepeated, before == 3);
        }
        QCOMPARE(lineTo(read.recording, read.recording.enteredAfter(4)), "0 1 2 c");
        const auto end = [&](const char* line, std::size_t steps) {
            const IterationLine search =
                searchesOf(movesIn(line), read.recording, *read.details).front();
            return search.steps.size() == steps ? search.end : LineEnd::Skipped;
        };
        QVERIFY(end("0 1 2 c", 4) == LineEnd::Reached);
        QVERIFY(end("1 4 2", 3) == LineEnd::Reached);
        QVERIFY(end("2", 1) == LineEnd::Reached);
        QVERIFY(end("1 4 2 b", 3) == LineEnd::Leaf);
        QVERIFY(end("0 2", 0) == LineEnd::NotSearched);
        const std::vector<std::string> moves = movesIn("0 1 2 c");
        const std::vector<IterationLine> searches =
            searchesOf(moves, read.recording, *read.details);
        QCOMPARE(shownMove(searches.front(), 2), std::string("0 1 2"));
        QCOMPARE(shownMove(searches.front(), 3), std::string("c"));
        const json steps = toJson(searches, read.recording, *read.details)[0].at("steps");
        QVERIFY(steps[2].at("place").is_null());
        QCOMPARE(steps[3].at("place").get<int>(), 1);
        const std::string a = "yomi-trace 1\n> 2 path=0,1,2\n< 1\n> 2 path=1,4,2\n< 2\n",
                          b = "yomi-trace 1\n> 2 path=1,4,2\n< 2\n";
        const RecordingDiff diff = compareTexts(a, b);
        QCOMPARE(diff.both, std::uint64_t{1});
        QCOMPARE(diff.differ, std::uint64_t{0});
    }

    void goldenDiffs() {
        const json pairs = json::parse(goldenRecording("diff/expected.json"));
        for (const auto& [pair, expected] : pairs.items()) {
            const json found = toJson(compareTexts(goldenRecording("diff/" + pair + "-a.yt"),
                                                   goldenRecording("diff/" + pair + "-b.yt")));
            QCOMPARE(json::diff(expected, found).dump(2), "[]");
        }
    }

    void differences_data() {
        QTest::addColumn<QString>("a");
        QTest::addColumn<QString>("b");
        QTest::addColumn<QString>("found");
        const auto row = [](const char* name, const char* a, const char* b, const char* found) {
            QTest::newRow(name) << a << b << found;
        };
        row("header, time and own fields", "yomi-trace 1\n> a us=1 x=2\n< 1\n",
            "yomi-trace 1 engine=b\n> a us=3\n< 1\n", "same 1+0+0/0");
        row("one ends", "yomi-trace 1\n> a\n< 1\n", "yomi-trace 1\n> a\n", "1: 3 - 1+0+0/1");
        row("a second visit", "yomi-trace 1\n> a\n< 1\n> a\n< 1\n", "yomi-trace 1\n> a\n< 1\n",
            "2: 4 - 1+1+0/0");
        row("two passes", "yomi-trace 1\n> -\n> a\n< 1\n< 1\n> -\n> a\n< 2\n< 2\n",
            "yomi-trace 1\n> -\n> a\n< 1\n< 1\n> -\n> a\n< 3\n< 3\n", "6: 8 8 4+0+0/2");
        row("iterations with names", "yomi-trace 1\ni 4\n> a\n< 1\n",
            "yomi-trace 1\ni 3\n> a\n< 2\ni 4\n> a\n< 1\n", "0: 2 2 1+0+1/0");
    }
    void differences() {
        QFETCH(const QString, a);
        QFETCH(const QString, b);
        QFETCH(const QString, found);
        const RecordingDiff diff = compareTexts(a.toStdString(), b.toStdString());
        const auto lineText = [](const std::optional<std::uint64_t>& line) {
            return line ? std::to_string(*line) : std::string("-");
        };
        const std::string first = diff.first ? std::to_string(diff.first->event) + ": " +
                                                   lineText(diff.first->lineA) + ' ' +
                                                   lineText(diff.first->lineB)
                                             : "same";
        QCOMPARE(QString::fromStdString(
                     first + ' ' + std::to_string(diff.both) + '+' + std::to_string(diff.onlyA) +
                     '+' + std::to_string(diff.onlyB) + '/' + std::to_string(diff.differ)),
                 found);
    }

    void convertedGolden_data() {
        QTest::addColumn<QString>("file");
        const json files = json::parse(goldenRecording("correct/expected.json"));
        for (const auto& [file, expected] : files.items())
            QTest::newRow(file.c_str()) << QString::fromStdString("correct/" + file);
    }
    /// The other form has the same events, and converting back gives the original text.
    void convertedGolden() {
        QFETCH(const QString, file);
        const std::string text = goldenRecording(file.toStdString());
        const std::string other = converted(text), back = converted(other);
        QVERIFY(text.starts_with('{') != other.starts_with('{'));
        const RecordingDiff there = compareTexts(text, other), andBack = compareTexts(text, back);
        QVERIFY(!there.first);
        QVERIFY(!andBack.first);
        QCOMPARE(there.differ, std::uint64_t{0});
        QCOMPARE(converted(converted(back)), back);
    }

    void fieldsComeBack_data() {
        QTest::addColumn<int>("row");
        QTest::addColumn<LineKind>("kind");
        int row = 0;
        for (const LineField& field : lineFields()) {
            for (const LineKind kind : enumerators<LineKind>)
                if (field.kinds & setOf(kind))
                    QTest::addRow("%s of %s", field.name.data(), nameOf(kind).data())
                        << row << kind;
            ++row;
        }
    }
    /// Each field is read as it was written, in text and in JSON Lines, next to each kind of entry
    /// that it goes with.
    void fieldsComeBack() {
        QFETCH(const int, row);
        QFETCH(const LineKind, kind);
        const LineField& field = lineFields()[static_cast<std::size_t>(row)];
        std::vector<std::optional<EntryKind>> entries = {std::nullopt};
        if (kind == LineKind::Table || kind == LineKind::Store)
            entries.assign(enumerators<EntryKind>.begin() + (kind == LineKind::Store),
                           enumerators<EntryKind>.end());
        for (const std::optional<EntryKind>& entry : entries) {
            const EventLine line = lineWith(field, kind, entry);
            if (!field.goesWith(line))
                continue;
            for (const RecordingForm form : {RecordingForm::Text, RecordingForm::JsonLines}) {
                std::ostringstream out;
                LineWriter(out, form).write(line);
                std::string text = out.str();
                text.pop_back(); // the line's end
                EventParser parser(infinite);
                const EventLine& read =
                    form == RecordingForm::Text ? parser.readText(text) : parser.readJson(text);
                const auto isSame = [&](auto member) {
                    return line.*member && read.*member == line.*member;
                };
                QVERIFY2(std::visit(isSame, field.member), text.c_str());
            }
        }
    }

    void convertedTexts() {
        QCOMPARE(converted("yomi-trace 1 engine=a%20b\n> a%25 -inf .5 tag=x%3Dy\n< - stopped\n"),
                 "{\"yomi-trace\":1,\"engine\":\"a b\"}\n"
                 "{\"event\":\"enter\",\"move\":\"a%\",\"alpha\":\"-inf\",\"beta\":0.5,"
                 "\"tag\":\"x=y\"}\n"
                 "{\"event\":\"leave\",\"value\":null,\"reason\":\"stopped\"}\n");
        QCOMPARE(converted("{\"yomi-trace\":1}\n{\"event\":\"enter\",\"move\":\"a b=c\\n\"}\n"),
                 "yomi-trace 1\n> a%20b%3dc%0a\n");
        QCOMPARE(converted("{\"yomi-trace\":1}\n{\"event\":\"enter\",\"move\":\"\\u0085é\"}\n"),
                 "yomi-trace 1\n> %c2%85é\n");
        QCOMPARE(converted("yomi-trace 1\n"), "{\"yomi-trace\":1}\n");
    }

    /// The side to move is written if it is known, not if it was only assumed.
    void sideToMoveIsWrittenIfKnown() {
        const auto hasSide = [](const std::string& text) {
            return converted(text).find("tomove") != std::string::npos;
        };
        QVERIFY(hasSide("yomi-trace 1 tomove=max values=first\n> -\n< 0\n"));
        QVERIFY(!hasSide("yomi-trace 1 values=first\n> -\n< 0\n"));
        QVERIFY(hasSide("yomi-trace 1 values=first\n> -\n> a\n< 1\n> b\n< 2\n< 1 exact\n"));
    }

    void whatTheOtherFormLacks() {
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument,
                                 converted("{\"yomi-trace\":1}\n{\"event\":\"enter\",\"move\":\"\"}"
                                           "\n"));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, converted("yomi-trace 1\n> a reason=b\n"));
        QVERIFY_THROWS_EXCEPTION(
            std::invalid_argument,
            converted("{\"yomi-trace\":1}\n{\"event\":\"enter\",\"move\":\"a\"}\n"
                      "{\"event\":\"leave\",\"value\":1,\"reason\":\"exact\"}\n"));
    }
};

YOMI_TESTS(TestRecordingTools)
#include "test_recording_tools.moc"
