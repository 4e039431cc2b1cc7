// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/ask/statistics_json.h"
#include "core/tree/check/check_json.h"
#include "tests/core/tree/read_text.h"
#include "tests/run_tests.h"

#include <QTest>

#include <algorithm>

using namespace yomi;
using namespace yomi::tree;
using nlohmann::json;

namespace {

void addRows(const std::string& folder) {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("expected");
    const json all = json::parse(goldenRecording(folder + "/expected.json"));
    for (const auto& [file, expected] : all.items())
        QTest::newRow(file.c_str()) << QString::fromStdString(folder + "/" + file)
                                    << QString::fromStdString(expected.dump());
}

std::string fetchedText(const char* column) {
    return (*static_cast<QString*>(QTest::qData(column, qMetaTypeId<QString>()))).toStdString();
}

json checkGolden() {
    const CheckedText checked = checkText(goldenRecording(fetchedText("file")));
    return toJson(checked.report, checked.recording);
}

json findingsOf(const json& checked) {
    json findings = json::array();
    for (const json& finding : checked.at("findings"))
        findings.push_back({{"name", finding.at("name")},
                            {"severity", finding.at("severity")},
                            {"count", finding.at("count")},
                            {"line", finding.at("line")}});
    return findings;
}

void compareFindings() {
    const json expected = json::parse(fetchedText("expected"));
    const json checked = checkGolden();
    QCOMPARE(findingsOf(checked).dump(2), expected.at("findings").dump(2));
    QCOMPARE(json::diff(expected.at("root"), checked.at("root")).dump(2), "[]");
}

} // namespace

/// The expectations in golden/traces for its recordings.
class TestRecordingGolden : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void statistics_data() { addRows("correct"); }
    void statistics() {
        const json expected = json::parse(fetchedText("expected"));
        const Recording recording = readText(goldenRecording(fetchedText("file")));
        QVERIFY2(!recording.error,
                 recording.error ? recording.error->sentence.english().c_str() : "");
        QCOMPARE(recording.isTorn, expected.at("torn").get<bool>());
        QCOMPARE(json::diff(expected.at("stats"), toJson(statisticsOf(recording))).dump(2), "[]");
    }

    void findings_data() { addRows("correct"); }
    void findings() { compareFindings(); }

    void bugs_data() { addRows("bugs"); }
    void bugs() {
        compareFindings();
        const json expected = json::parse(fetchedText("expected"));
        const json found = findingsOf(checkGolden());
        QVERIFY(std::ranges::any_of(found, [&](const json& finding) {
            return finding.at("name") == expected.at("finding") &&
                   finding.at("line") == expected.at("line");
        }));
    }

    /// The output of other programs' searches: required findings are found, and correct parts have
    /// no errors.
    void strangers_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("expected");
        for (const json& each : json::parse(goldenRecording("strangers/expected.json")))
            QTest::newRow((each.at("file").get<std::string>() + each.value("header", "")).c_str())
                << QString::fromStdString("strangers/" + each.at("file").get<std::string>())
                << QString::fromStdString(each.dump());
    }
    void strangers() {
        const json expected = json::parse(fetchedText("expected"));
        const std::string text = goldenRecording(fetchedText("file"));
        const std::size_t header = text.find('\n');
        const CheckedText checked = checkText(text.substr(0, header) + ' ' +
                                              expected.value("header", "") + text.substr(header));
        QVERIFY(!checked.recording.error);
        const json found = toJson(checked.report, checked.recording);
        json wanted = expected.at("findings");
        for (const json& finding : found.at("findings")) {
            const json named{{"name", finding.at("name")}, {"severity", finding.at("severity")}};
            const auto at = std::ranges::find(wanted, named);
            QVERIFY2(at != wanted.end() || finding.at("severity") != "error",
                     finding.dump().c_str());
            if (at != wanted.end())
                wanted.erase(at);
        }
        QVERIFY2(wanted.empty(), wanted.dump().c_str());
        const std::string hint = expected.value("hint", "");
        QVERIFY2(found.at("hints").dump().find(hint) != std::string::npos,
                 found.at("hints").dump().c_str());
    }

    void errors_data() { addRows("malformed"); }
    void errors() {
        const json expected = json::parse(fetchedText("expected"));
        const Recording recording = readText(goldenRecording(fetchedText("file")));
        QVERIFY(recording.error);
        QCOMPARE(recording.error->line, expected.at("line").get<std::uint64_t>());
        QCOMPARE(std::string(nameOf(recording.error->kind)),
                 expected.at("kind").get<std::string>());
        QCOMPARE(recording.lines.size(), expected.at("eventsRead").get<std::size_t>());
    }

    /// A recording is the same for pieces of any size.
    void pieces_data() { addRows("correct"); }
    void pieces() {
        const std::string text = goldenRecording(fetchedText("file"));
        const json whole = toJson(statisticsOf(readText(text)));
        for (const std::size_t size : {1u, 7u, 4096u}) {
            RecordingReader reader;
            for (std::size_t at = 0; at < text.size(); at += size)
                QVERIFY(reader.read(std::string_view(text).substr(at, size)));
            reader.end();
            QCOMPARE(toJson(statisticsOf(reader.recording())).dump(), whole.dump());
        }
    }
};

YOMI_TESTS(TestRecordingGolden)
#include "test_recording_golden.moc"
