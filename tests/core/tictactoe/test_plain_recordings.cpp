// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "tests/core/tictactoe/plain_search.h"
#include "tests/core/tree/read_text.h"
#include "tests/run_tests.h"

#include <QTest>

#include <sstream>

using plain::Reading;

namespace {

/// The plain search's output, under a header that describes the interpretation.
std::string recordingOf(const Reading& reading, const plain::Search& search) {
    std::ostringstream text;
    text << "yomi-trace 1 game=tictactoe root=o........ values=first promises=depth,moves,stores "
            "fail="
         << (reading.failHard ? "hard" : "soft") << " step=" << reading.nullWindow
         << " scale=" << reading.scale << '\n';
    for (const plain::Result& result : plain::search("o........", search, reading))
        text << "i " << result.depth << '\n' << result.lines;
    return text.str();
}

} // namespace

/// The plain search with every interpretation is a correct search: its counts differ, but the
/// checker finds nothing.
class TestPlainRecordings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void checkClean_data() {
        QTest::addColumn<Reading>("reading");
        using Images = Reading::Images;
        const auto row = [](const char* name, const Reading& reading) {
            QTest::newRow(name) << reading;
        };
        row("as it is", {});
        row("first image wins", {.images = Images::FirstWins});
        row("other order of images", {.images = Images::OtherOrder});
        row("least image alone", {.images = Images::Canonical});
        row("no images", {.images = Images::None});
        row("column-major move order", {.columnByColumn = true});
        row("fresh table for each root child", {.freshTable = true});
        row("root passes its best value on", {.rootNarrows = true});
        row("fail-hard returns", {.failHard = true});
        row("null window 0.5 wide", {.nullWindow = 0.5});
        row("values doubled but window still 1", {.scale = 2});
        row("values doubled, window 2", {.nullWindow = 2, .scale = 2});
        row("table hits and leaves not counted", {.countsOnEntry = false});
        row("ordering moves to the front", {.movesToFront = true});
        row("best move replaced on ties", {.replacesOnTies = true});
        row("window not narrowed by the table", {.narrowsByTable = false});
        row("re-search from the score", {.researchesFromScore = true});
    }
    void checkClean() {
        QFETCH(Reading, reading);
        const plain::Search searches[] = {
            {.depth = 3, .prints = true},
            {.table = true, .depth = 5, .prints = true},
            {.pvs = true, .table = true, .depth = 6, .iterative = true, .prints = true}};
        for (const plain::Search& search : searches) {
            const auto [recording, report] = yomi::tree::checkText(recordingOf(reading, search));
            QVERIFY2(!recording.error,
                     recording.error ? recording.error->sentence.english().c_str() : "");
            for (const yomi::tree::Finding& finding : report.findings)
                QVERIFY2(severityOf(finding.check) == yomi::tree::Severity::Waste,
                         (std::to_string(finding.lines.front()) + ": " +
                          finding.sentences.front().english())
                             .c_str());
        }
    }
};

YOMI_TESTS(TestPlainRecordings)
#include "test_plain_recordings.moc"
