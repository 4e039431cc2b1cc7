// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "tests/cli/run_cli.h"
#include "tests/run_tests.h"

#include <QDir>
#include <QFile>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace yomi;
using nlohmann::json;

namespace {

const QString traces = QStringLiteral(YOMI_GOLDEN_DIR "/traces/");

json expectedStatistics(const QString& file) {
    QFile expected(traces + "correct/expected.json");
    if (!expected.open(QIODevice::ReadOnly))
        throw std::runtime_error("expected.json is missing");
    return json::parse(expected.readAll().toStdString()).at(file.toStdString()).at("stats");
}

std::string differences(const json& found, const json& expected) {
    return json::diff(expected, found).dump();
}

QByteArray textOf(const QString& name) {
    QFile file(traces + name);
    if (!file.open(QIODevice::ReadOnly))
        throw std::runtime_error(name.toStdString() + " is missing");
    return file.readAll();
}

CliRun runStats(const QStringList& arguments, const QByteArray& input = {}) {
    return runCli(QStringList{"trace", "stats"} + arguments, input);
}

} // namespace

/// Runs yomi-cli trace as a process.
class TestTraceCli : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void statisticsAsJson() {
        const CliRun run = runStats({"--json", traces + "correct/12-moves-again-stopped.yt"});
        QCOMPARE(run.status, 0);
        QCOMPARE(run.errors, QByteArray());
        QCOMPARE(differences(run.json(), expectedStatistics("12-moves-again-stopped.yt")), "[]");
    }

    void oneObjectARecording() {
        const CliRun run =
            runStats({"-", "--json", traces + "correct/06-table-deepening-connectfour.jsonl"},
                     textOf("correct/05-pvs-connectfour.yt"));
        QCOMPARE(run.status, 0);
        const QList<QByteArray> lines = run.output.split('\n');
        QCOMPARE(lines.size(), 3);
        QCOMPARE(differences(json::parse(lines[0].toStdString()),
                             expectedStatistics("05-pvs-connectfour.yt")),
                 "[]");
        QCOMPARE(differences(json::parse(lines[1].toStdString()),
                             expectedStatistics("06-table-deepening-connectfour.yt")),
                 "[]");
    }

    void statisticsAsText() {
        const CliRun run = runStats({"-"}, "yomi-trace 1\n"
                                           "i 1\n"
                                           "> - 0 5\n"
                                           "> a 0 5\nt none\n< 6 beta\n"
                                           "> a 0 1\n< 2 static\n"
                                           "x b futility\n"
                                           "< 6\n"
                                           "> - torn");
        QCOMPARE(run.status, 0);
        QCOMPARE(run.errors, QByteArray());
        QCOMPARE(run.output, QByteArray("standard input\n"
                                        "events        9, and a line without its end\n"
                                        "nodes         3: 2 leaves, 0 still open, to ply 1\n"
                                        "cutoffs       1, by the first move 1 (1)\n"
                                        "by move       1 1\n"
                                        "re-searches   1 of 1 node (0.3333)\n"
                                        "null windows  1\n"
                                        "reasons       beta 2, static 1\n"
                                        "bounds        lower 3\n"
                                        "left out      futility 1\n"
                                        "table         1 probe, 0 stores\n"
                                        "found         none 1\n"
                                        "\n"
                                        "iteration  nodes  leaves  cutoffs  first  again  null  "
                                        "value  growth\n"
                                        "1              3       2        1      1      1     1  "
                                        "    6       -\n"
                                        "\n"
                                        "ply  nodes  expanded  leaves  cutoffs  children  "
                                        "branching\n"
                                        "0        1         1       0        1         2  "
                                        "        2\n"
                                        "1        2         0       2        0         0  "
                                        "        -\n"));
    }

    /// Events before an error are counted; the error names its line in compiler format.
    void errorsNameTheirLine() {
        const CliRun run = runStats({"--json", traces + "malformed/08-not-a-number.yt",
                                     traces + "correct/03-three-lines-random.yt"});
        QCOMPARE(run.status, 1);
        const QList<QByteArray> lines = run.output.split('\n');
        QCOMPARE(lines.size(), 3);
        QCOMPARE(json::parse(lines[0].toStdString()).at("events").get<int>(), 2);
        QCOMPARE(differences(json::parse(lines[1].toStdString()),
                             expectedStatistics("03-three-lines-random.yt")),
                 "[]");
        QCOMPARE(run.errors,
                 (traces + "malformed/08-not-a-number.yt:4: error: number: The value takes a "
                           "number of at most 1e15 in size, or inf, not \"3,5\".\n"
                           "yomi-cli: 1 recording was not read to the end.\n")
                     .toUtf8());
    }

    void filesThatCannotBeRead() {
        const CliRun run = runStats({"no such file.yt", traces});
        QCOMPARE(run.status, 1);
        QCOMPARE(run.output, QByteArray());
        QCOMPARE(run.errors, ("no such file.yt: error: this file cannot be opened\n" + traces +
                              ": error: this is a folder, not a file\n"
                              "yomi-cli: 2 recordings were not read to the end.\n")
                                 .toUtf8());
    }

    void littleMemory() {
        QByteArray text = "yomi-trace 1\n";
        for (int i = 0; i < 20000; ++i)
            text += "> -\n< 0\n";
        const CliRun run = runStats({"--memory", "1", "--json", "-"}, text);
        QCOMPARE(run.status, 1);
        const auto events = run.json().at("events").get<int>();
        const QByteArray line = QByteArray::number(events + 2);
        QVERIFY2(run.errors.startsWith("standard input:" + line +
                                       ": error: too-many: This recording needs more than 1 MiB: "),
                 run.errors);
        QCOMPARE(runStats({"--json", "-"}, text).json().at("events").get<int>(), 40000);
    }

    /// One line per finding in compiler format, and the coverage of the checks.
    void checkAsText() {
        const CliRun run = runCli({"trace", "check", "-"}, "yomi-trace 1 fail=soft\n"
                                                           "> - -3 5\n"
                                                           "> a -3 5\n"
                                                           "< -1\n"
                                                           "< 1\n");
        QCOMPARE(run.status, 1);
        QVERIFY2(run.output.startsWith("standard input: hint: A move has the position or the "
                                       "window of the node above, once: "),
                 run.output);
        QVERIFY2(
            run.output.contains(
                "\nstandard input:3: error: window-sign (1): The window (-3, 5) is that of "
                "the node above, passed on without being flipped: its ends change their places "
                "and signs.\n"
                "standard input:5: root: 1 is claimed, exact; the leaves give 1.\n"),
            run.output);
        QVERIFY(run.output.contains("standard input: 4 events, 2 nodes.\n"));
        QVERIFY(run.output.contains("window-sign 1"));
        QCOMPARE(run.output.count("Not tested: "), 1);
        QCOMPARE(run.errors, QByteArray("yomi-cli: 1 recording has mistakes.\n"));
    }

    /// The needs of checks without events, and the names of all checks.
    void checkSaysWhatItNeeds() {
        const CliRun run =
            runCli({"trace", "check", "--needs", "-"}, "yomi-trace 1 fail=soft\n> - -3 5\n< 1\n");
        QVERIFY2(run.output.contains("Not tested: fail-hard. Needed: fail=hard in the header, and "
                                     "alpha and beta on the lines of nodes.\n"),
                 run.output);
        const QByteArray help = runCli({"trace", "check", "--help"}).output.simplified();
        // In the help of --only and of --ignore.
        QVERIFY2(help.count("cut-missed") == 2 && help.count("visits-fall") == 2, help);
        QVERIFY2(help.contains("--ignore TEXT ... Checks whose findings are left out"), help);
    }

    /// Recordings of third-party searches: expected findings occur; only errors give exit status 1.
    void checksSearchesOfStrangers_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        const QString folder = QStringLiteral(YOMI_GOLDEN_DIR "/traces/strangers/");
        const auto contents = [&folder](const QString& name) {
            QFile file(folder + name);
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        QSet<QString> named;
        for (const json& each : json::parse(contents("expected.json").toStdString())) {
            const auto name = QString::fromStdString(each.at("file").get<std::string>());
            const std::string header = each.value("header", "");
            QByteArray text = contents(name);
            text.insert(text.indexOf('\n'), QByteArray::fromStdString(" " + header));
            named.insert(name);
            QTest::newRow((name.toStdString() + " " + header).c_str())
                << QString::fromUtf8(text) << QString::fromStdString(each.dump());
        }
        for (const QString& name : QDir(folder).entryList({QStringLiteral("*.yt")}))
            QVERIFY2(named.contains(name), qPrintable(name));
    }
    void checksSearchesOfStrangers() {
        QFETCH(const QString, text);
        QFETCH(const QString, expected);
        const json wanted = json::parse(expected.toStdString());
        const CliRun run = runCli({"trace", "check", "-"}, text.toUtf8());
        bool hasErrors = false;
        for (const json& finding : wanted.at("findings")) {
            const auto severity = finding.at("severity").get<std::string>();
            const auto name = finding.at("name").get<std::string>();
            QVERIFY2(run.output.contains((": " + severity + ": " + name + " (").c_str()),
                     run.output);
            hasErrors = hasErrors || severity == "error";
        }
        QVERIFY2(hasErrors || !run.output.contains(": error: "), run.output);
        QCOMPARE(run.status, hasErrors ? 1 : 0);
        QVERIFY2(run.output.contains(wanted.value("hint", "").c_str()), run.output);
    }

    /// A program's other output among its events.
    void foreignLines() {
        const QByteArray search = "Engine 1.0\nyomi-trace 1\n> - 0 9\ninfo depth 1\n< 3\n";
        const CliRun refused = runStats({"--json", "-"}, search);
        QCOMPARE(refused.status, 1);
        QVERIFY2(refused.errors.startsWith("standard input:1: error: header: ") &&
                     refused.errors.contains(" --skip-foreign "),
                 refused.errors);
        const CliRun run = runStats({"--json", "--skip-foreign", "-"}, search);
        QCOMPARE(run.status, 0);
        QCOMPARE(run.json().at("events").get<int>(), 2);
        QCOMPARE(run.errors,
                 QByteArray("standard input: 2 lines are not events and were skipped.\n"));
        QTemporaryDir folder;
        QFile document(folder.filePath("a.yomi")); // as the window saves it
        QVERIFY(document.open(QIODevice::WriteOnly));
        document.write(QByteArray::fromStdString(json{
            {"yomi", 1},
            {"kind", "recording"},
            {"text", search.toStdString()},
            {"skipForeign", true}}.dump()));
        document.close();
        QCOMPARE(runStats({"--json", document.fileName()}).json().at("events").get<int>(), 2);
    }

    void largeNumbersAsTheFileHasThem() {
        const CliRun run = runStats({"-"}, "yomi-trace 1\ni 1\n> -\n< 99999999\n");
        QVERIFY2(run.output.contains(" 99999999 "), run.output);
    }

    /// For a search by visits.
    void visits() {
        const QByteArray search = "yomi-trace 1 search=mcts\ni 10\n> -\n> a\n< 0.25 n=7 p=0.5\n"
                                  "> b\n< -0.5 n=3 p=0.25\n< 0.125 n=10\n";
        const QByteArray statistics = runStats({"-"}, search).output;
        QVERIFY2(statistics.contains("snapshot  nodes  leaves  visits   mean  growth\n"
                                     "10            3       2      10  0.125       -\n"),
                 statistics);
        QVERIFY2(!statistics.contains("null windows"), statistics);
        QCOMPARE(runCli({"trace", "line", "-", "b"}, search).output,
                 QByteArray("Iteration 10\n"
                            "move  place  line  visits  mean  prior  reason\n"
                            "b         2     6       3  -0.5   0.25  unknown\n"
                            "The line was searched.\n"));
        QCOMPARE(runCli({"trace", "line", "--json", "-", "b"}, search)
                     .json()[0]["steps"][0]["visits"][0]["n"]
                     .get<int>(),
                 3);
    }

    /// Tables and lines for people are in the chosen language; a recording's own words, check names
    /// and JSON are not.
    void inJapanese() {
        const QStringList japanese = {"--language", "ja"};
        const QByteArray search = "yomi-trace 1 search=mcts\ni 10\n> -\n> a\n< 0.25 n=7 p=0.5\n"
                                  "> b\n< -0.5 n=3 p=0.25\n< 0.125 n=10\n";
        const QByteArray statistics = runStats(QStringList{"-"} + japanese, search).output;
        QVERIFY2(statistics.contains("手数  ノード数  展開済み  葉  カット  子  分岐数\n"
                                     "0            1         1   0       0   2       2\n"),
                 statistics);
        const QByteArray line =
            runCli(QStringList{"trace", "line", "-", "b"} + japanese, search).output;
        QVERIFY2(line.contains("手  順番  行  訪問回数  平均  事前確率  理由\n"
                               "b      2   6         3  -0.5      0.25  unknown\n"),
                 line);
        const QString file = traces + "bugs/01-window-not-turned.yt";
        for (const QStringList& command :
             {QStringList{"stats", file, "--json"}, {"check", file, "--json"}, {"dot", file}}) {
            const QStringList arguments = QStringList{"trace"} + command;
            QCOMPARE(runCli(arguments + japanese).output, runCli(arguments).output);
        }
    }

    /// The text also reports the missing end.
    void checkOfATornEnd() {
        const CliRun run = runCli({"trace", "check", "-"}, "yomi-trace 1\n> - 0 9\n> a -9 0\n< 3");
        QCOMPARE(run.status, 0);
        QVERIFY2(run.output.contains("standard input: the last line has no end and was not read.\n"
                                     "standard input: 2 nodes are still open.\n"),
                 run.output);
    }

    void checkAsJson() {
        const QString file = traces + "bugs/01-window-not-turned.yt";
        const CliRun run = runCli({"trace", "check", "--json", file});
        QCOMPARE(run.status, 1);
        const json answer = run.json();
        QCOMPARE(answer.at("findings").size(), std::size_t{1});
        const json finding = answer.at("findings").at(0);
        QCOMPARE(finding.at("name").get<std::string>(), "window-sign");
        QCOMPARE(finding.at("count").get<int>(), 43);
        QCOMPARE(finding.at("lines").at(0).get<int>(), 15);
        QVERIFY(answer.at("error").is_null());
        QCOMPARE(answer.at("torn").get<bool>(), false);
        QCOMPARE(answer.at("open").get<int>(), 0);
        QVERIFY(answer.at("looked").at("window-sign") > 43);
        QCOMPARE(answer.at("root").at("value").get<int>(), 3);
    }

    /// Waste is not an error unless requested; findings can be selected and ignored.
    void checkStatus() {
        const QString waste = traces + "bugs/03-cut-only-above.yt";
        QCOMPARE(runCli({"trace", "check", waste}).status, 0);
        QCOMPARE(runCli({"trace", "check", "--strict", waste}).status, 1);
        const QString error = traces + "bugs/01-window-not-turned.yt";
        QCOMPARE(runCli({"trace", "check", "--ignore", "value-sign,window-sign", error}).status, 0);
        QCOMPARE(runCli({"trace", "check", "--only", "value-sign", error}).status, 0);
        QCOMPARE(runCli({"trace", "check", "--only", "window-sign", error}).status, 1);
        const CliRun wrong = runCli({"trace", "check", "--only", "colour", error});
        QCOMPARE(wrong.status, 2);
        QVERIFY2(wrong.errors.startsWith("yomi-cli: There is no check \"colour\"; the checks are "
                                         "cut-missed, "),
                 wrong.errors);
    }

    /// A single finding is ignored by its line; the next one is then the first, with its sentence.
    void checkWithoutSingleFindings() {
        const QString error = traces + "bugs/01-window-not-turned.yt";
        const json all = runCli({"trace", "check", "--json", error}).json().at("findings").at(0);
        const auto line = [&all](std::size_t place) {
            return QString::number(all.at("lines").at(place).get<int>());
        };
        const CliRun run = runCli({"trace", "check", "--json", "--ignore",
                                   "window-sign@" + line(0) + ",window-sign@" + line(2), error});
        const json left = run.json().at("findings").at(0);
        QCOMPARE(left.at("count").get<int>(), 41);
        QVERIFY(left.at("line") == all.at("lines").at(1));
        QVERIFY(left.at("lines").at(1) == all.at("lines").at(3));
        QVERIFY(left.at("sentence") != all.at("sentence"));
        QVERIFY(left.at("path") != all.at("path"));
        QCOMPARE(run.status, 1);
        for (const char* wrong : {"window-sign@", "window-sign@x", "window-sign@0"}) {
            const CliRun refused = runCli({"trace", "check", "--ignore", wrong, error});
            QCOMPARE(refused.status, 2);
            QVERIFY2(refused.errors.contains("there must be the number of a line."),
                     refused.errors);
        }
        QCOMPARE(runCli({"trace", "check", "--ignore", "colour@5", error}).status, 2);
    }

    /// The part before an error is checked.
    void checkOfWhatCanBeRead() {
        const CliRun run =
            runCli({"trace", "check", "--json", traces + "malformed/08-not-a-number.yt"});
        QCOMPARE(run.status, 1);
        QCOMPARE(run.json().at("events").get<int>(), 2);
        QCOMPARE(run.json().at("error").at("kind").get<std::string>(), "number");
        QCOMPARE(run.json().at("error").at("line").get<int>(), 4);
    }

    void queries() {
        const QString file = traces + "correct/05-pvs-connectfour.yt";
        const CliRun run =
            runCli({"trace", "query", "--json", file, "reason=beta and nodes>10 and best!=first"});
        QCOMPARE(run.status, 0);
        QCOMPARE(
            differences(run.json(), json::parse(R"({"count":2,"nodes":[{"line":263,"path":"3 4"},
                                             {"line":304,"path":"3 1"}]})")),
            "[]");
        const CliRun text = runCli({"trace", "query", "-", "value>0"}, "yomi-trace 1\n> a\n< 1\n");
        QCOMPARE(text.output, QByteArray("standard input:2: a  (value 1)\n1 node of 1.\n"));
        QCOMPARE(runCli({"trace", "query", "-", "valeu>0"}, "yomi-trace 1\n> a\n< 1\n").output,
                 QByteArray("0 nodes of 1.\nNo node has valeu; did you mean value?\n"));
        const QByteArray reason = "> a\n< 1 beta\n";
        QCOMPARE(runCli({"trace", "query", "-", "reason=bet"}, "yomi-trace 1\n" + reason).output,
                 QByteArray("0 nodes of 1.\nNo node has the reason \"bet\"; did you mean "
                            "\"beta\"?\n"));
        QVERIFY(runCli({"trace", "query", "--json", "-", "reason=bet"}, "yomi-trace 1\n" + reason)
                    .json()
                    .contains("remark"));
    }

    void refusedQuery() {
        const CliRun run = runCli({"trace", "query", "--json", "-", "cut=yes and"});
        QCOMPARE(run.status, 2);
        QCOMPARE(run.json().at("error").at("column").get<int>(), 12);
        QVERIFY2(run.errors.startsWith("yomi-cli: The query, column 12: Expected an attribute"),
                 run.errors);
        QCOMPARE(runCli({"trace", "query", "-", "cut=yes and"}).output, QByteArray());
    }

    void linesOfMoves() {
        const QByteArray search = "yomi-trace 1\n> -\n> a 0 5 d=1\n< 6\nx b futility\n< 6\n";
        const CliRun run = runCli({"trace", "line", "-", "a"}, search);
        QCOMPARE(run.status, 0);
        QCOMPARE(run.output, QByteArray("Iteration 1\n"
                                        "move  place  line  window  depth  value  bound  reason\n"
                                        "a         1     3  (0, 5)      1      6  lower  unknown\n"
                                        "The line was searched.\n"));
        QVERIFY(runCli({"trace", "line", "-", "b"}, search)
                    .output.endsWith("The move \"b\" was left out: futility.\n"));
        QCOMPARE(runCli({"trace", "line", "--json", "-", "b"}, search)
                     .json()
                     .at(0)
                     .at("why")
                     .get<std::string>(),
                 "futility");
        QCOMPARE(runCli({"trace", "line", "-", " "}, search).status, 2);
        const QByteArray blanks = "yomi-trace 1\n> -\n> A%20−1\n> B%20−2\n< 1\n< 1\n< 1\n";
        QVERIFY(runCli({"trace", "line", "-", "A%20−1 B%20−2"}, blanks)
                    .output.endsWith("The line was searched.\n"));
        QCOMPARE(runCli({"trace", "query", "-", "ply=2"}, blanks).output,
                 QByteArray("standard input:4: A%20−1 B%20−2  (ply 2)\n1 node of 3.\n"));
    }

    void twoRecordings() {
        const CliRun run =
            runCli({"trace", "diff", "--json", traces + "diff/01-a.yt", traces + "diff/01-b.yt"});
        QCOMPARE(run.status, 0);
        QCOMPARE(run.json().at("firstDifference").at("event").get<int>(), 120);
        const QString one = traces + "diff/01-a.yt";
        const CliRun same = runCli({"trace", "diff", one, one});
        QCOMPARE(same.status, 0);
        QCOMPARE(same.output, QByteArray("The recordings have the same events.\n81 nodes in both, "
                                         "0 of them different; 0 in the first alone, 0 in the "
                                         "second alone.\n"));
    }

    /// The lines at which two searches differ, as in the files.
    void twoRecordingsShowTheirLines() {
        QTemporaryDir folder;
        const auto write = [&](const char* name, const QByteArray& text) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        };
        write("a.yt", "yomi-trace 1\n# a comment\n> - 0 9\n< 3 best=4\n");
        write("b.yt", "yomi-trace 1\n> - 0 9\n< 5 best=2");
        const CliRun run =
            runCli({"trace", "diff", folder.filePath("a.yt"), folder.filePath("b.yt")});
        QVERIFY2(run.output.startsWith("The first event that differs is number 1: in the first "
                                       "recording line 4, the second has ended.\n"),
                 run.output);
        QVERIFY2(run.output.contains("a.yt:4: < 3 best=4\n") && !run.output.contains("b.yt:"),
                 run.output);
        write("b.yt", "yomi-trace 1\n> - 0 9\n< 5 best=2\n");
        QVERIFY(runCli({"trace", "diff", folder.filePath("a.yt"), folder.filePath("b.yt")})
                    .output.contains("b.yt:3: < 5 best=2\n"));
    }

    /// A document or a request that names an irregular file could block the program.
    void filesThatAreNone() {
        QTemporaryDir folder;
        const QString pipe = folder.filePath("pipe.yt"), document = folder.filePath("a.yomi");
        QCOMPARE(mkfifo(pipe.toUtf8().constData(), 0600), 0);
        for (const QString& name : {QStringLiteral("pipe.yt"), QStringLiteral("/dev/zero"),
                                    QStringLiteral("/proc/self/maps"), folder.path()}) {
            QFile file(document);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("{\"yomi\":1,\"kind\":\"recording\",\"file\":\"" + name.toUtf8() + "\"}\n");
            file.close();
            const CliRun run = runStats({document});
            QCOMPARE(run.status, 1);
            QVERIFY2(run.errors.contains("not a regular file"), run.errors);
        }
        const CliRun batch =
            runCli({"batch"}, "{\"id\":1,\"job\":\"trace\",\"do\":\"check\",\"file\":\"" +
                                  pipe.toUtf8() + "\"}\n");
        QVERIFY2(batch.output.contains("not a regular file"), batch.output);
    }

    /// Compares the readable parts of both; the error and the status show that they are incomplete.
    void recordingsThatEndInAnError() {
        const QString whole = traces + "diff/01-a.yt";
        for (const QString& option : {QString(), QStringLiteral("--json")}) {
            QStringList words{"trace", "diff", "-", whole};
            if (!option.isEmpty())
                words << option;
            const CliRun run = runCli(words, "yomi-trace 1\n> -\n> 4\nzzz\n");
            QCOMPARE(run.status, 1);
            QVERIFY(run.errors.startsWith("standard input:4: error: event: "));
            if (option.isEmpty())
                QVERIFY2(run.output.contains(" in both, "), run.output);
            else
                QCOMPARE(run.json().at("nodes").at("both").get<int>() +
                             run.json().at("nodes").at("onlyA").get<int>(),
                         2);
        }
        const CliRun gone = runCli({"trace", "diff", "--json", "no such file.yt", whole});
        QCOMPARE(gone.status, 1);
        QCOMPARE(gone.output, QByteArray());
    }

    void conversion() {
        const CliRun run = runCli({"trace", "convert", "-"}, "yomi-trace 1\n> a 0 inf\n< 1\n");
        QCOMPARE(run.status, 0);
        QCOMPARE(run.output, QByteArray("{\"yomi-trace\":1}\n"
                                        "{\"event\":\"enter\",\"move\":\"a\",\"alpha\":0,\"beta\":"
                                        "\"inf\"}\n"
                                        "{\"event\":\"leave\",\"value\":1}\n"));
        QCOMPARE(runCli({"trace", "convert", "--json", "-"}).status, 2);
    }

    void treeForGraphviz() {
        const QByteArray recording = "yomi-trace 1\n> - -9 9 d=1\n> \"a\\ -9 9 d=0\n< -2 horizon\n"
                                     "> b -9 -2 d=0\n< 5\n< 2 exact\n> c\n";
        const CliRun run = runCli({"trace", "dot", "-"}, recording);
        QCOMPARE(run.status, 0);
        QCOMPARE(run.output, QByteArray("digraph recording {\n"
                                        "  node [shape=box];\n"
                                        "  n0 [label=\"-\\n(-9, 9) 2 exact inside\"];\n"
                                        "  n1 [label=\"\\\"a\\\\\\n(-9, 9) -2 exact horizon\"];\n"
                                        "  n0 -> n1;\n"
                                        "  n2 [label=\"b\\n(-9, -2) 5 lower unknown\"];\n"
                                        "  n0 -> n2;\n"
                                        "  n3 [label=\"c\\nopen\"];\n"
                                        "}\n"));
        const CliRun odd = runCli({"trace", "dot", "-"}, "yomi-trace 1\n> a%0ab%20c\n< 1 d%22\n");
        QVERIFY(odd.output.contains("[label=\"a%0ab c\\n1 d\\\"\"];\n"));
        const CliRun part = runCli({"trace", "dot", "--from", "2", "--ply", "0", "-"}, recording);
        QCOMPARE(part.output, QByteArray("digraph recording {\n  node [shape=box];\n"
                                         "  n0 [label=\"-\\n(-9, 9) 2 exact inside\"];\n}\n"));
        const CliRun nowhere = runCli({"trace", "dot", "--from", "4", "-"}, recording);
        QVERIFY(nowhere.status != 0);
        QVERIFY2(nowhere.errors.contains("No node is entered at line 4."), nowhere.errors);
        QByteArray large = "yomi-trace 1\n";
        for (int node = 0; node < 5001; ++node)
            large += "> a\n< 1\n";
        const CliRun tooMany = runCli({"trace", "dot", "-"}, large);
        QVERIFY(tooMany.status != 0);
        QVERIFY2(tooMany.errors.contains("At most 5000 nodes are drawn, not 5001"), tooMany.errors);
    }

    /// Every node begins and ends, properly nested, at the recorded times.
    void eventsForPerfetto_data() {
        QTest::addColumn<QByteArray>("recording");
        QTest::addColumn<QList<int>>("times");
        QTest::newRow("numbers") << QByteArray("yomi-trace 1\n> -\n> a\n< 1\n< -1\n")
                                 << QList<int>{0, 1, 2, 3};
        QTest::newRow("stamps") << QByteArray("yomi-trace 1\n> - us=5\n> a us=7\n< 1 us=20\n< -1\n")
                                << QList<int>{5, 7, 20, 20};
        QTest::newRow("open") << QByteArray("yomi-trace 1\n> -\n> a\ni 2\n> -\n")
                              << QList<int>{0, 1, 2, 2, 3, 3};
        QTest::newRow("golden") << textOf("correct/12-moves-again-stopped.yt") << QList<int>{};
    }
    void eventsForPerfetto() {
        QFETCH(QByteArray, recording);
        QFETCH(QList<int>, times);
        const CliRun run = runCli({"trace", "perfetto", "-"}, recording);
        QCOMPARE(run.status, 0);
        QList<int> found;
        int open = 0, begun = 0;
        double last = 0;
        const json written = run.json();
        for (const json& event : written.at("traceEvents")) {
            const bool isBegin = event.at("ph") == "B";
            QVERIFY(isBegin || event.at("ph") == "E");
            begun += isBegin;
            open += isBegin ? 1 : -1;
            QVERIFY(open >= 0);
            QCOMPARE(isBegin, event.contains("name"));
            QVERIFY(event.at("ts").get<double>() >= last);
            last = event.at("ts");
            found << event.at("ts").get<int>();
        }
        QCOMPARE(open, 0);
        QCOMPARE(begun, runStats({"--json", "-"}, recording).json().at("nodes").get<int>());
        if (!times.isEmpty())
            QCOMPARE(found, times);
        QCOMPARE(runCli({"trace", "perfetto", "--json", "-"}, recording).status, 2);
    }

    /// The nodes of a recording equal the list that the search writes.
    void nodes_data() {
        QTest::addColumn<QStringList>("search");
        QTest::newRow("tic-tac-toe") << QStringList{"--algorithm", "pvs", "--iterative"};
        QTest::newRow("connect four")
            << QStringList{"--game", "connectfour", "--size", "5x4",     "--algorithm",
                           "mtdf",   "--depth",     "4",      "--moves", "32"};
        QTest::newRow("mnk") << QStringList{
            "--game",      "mnk",        "--size",  "4x3",     "--moves", "b2",
            "--algorithm", "alpha-beta", "--table", "--depth", "3"};
        QTest::newRow("ladder") << QStringList{"--game", "connectfour", "--size",  "4x4",
                                               "--step", "12",          "--moves", "12344321"};
        QTest::newRow("cut off") << QStringList{"--table", "--trace-limit", "100"};
    }
    void nodes() {
        QFETCH(QStringList, search);
        const QTemporaryDir folder;
        const QString recording = folder.filePath("run.yt"), list = folder.filePath("run.jsonl");
        search.prepend("search");
        QCOMPARE(runCli(search + QStringList{"--trace", recording}).status, 0);
        QCOMPARE(runCli(search + QStringList{"--trace", list}).status, 0);
        QFile file(list);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const CliRun run = runCli({"trace", "nodes", recording});
        QCOMPARE(run.status, 0);
        QCOMPARE(run.output, file.readAll());
        QCOMPARE(runCli({"trace", "check", recording}).status, 0);
    }

    /// An unknown game has its moves as recorded and no boards.
    void nodesOfAnyGame() {
        const CliRun run =
            runCli({"trace", "nodes", "-"}, "yomi-trace 1\n> - 0 5\n> e4 -5 0\n< -3\n< 3\n");
        QCOMPARE(run.status, 0);
        QCOMPARE(run.output,
                 QByteArray(R"({"node":0,"parent":-1,"iteration":0,"depth":-1,"board":"",)"
                            R"("move":null,"alpha":0,"beta":5,"value":3,"bound":"exact",)"
                            R"("kind":"full","table":"none","writer":null})"
                            "\n"
                            R"({"node":1,"parent":0,"iteration":0,"depth":0,"board":"",)"
                            R"("move":"e4","alpha":0,"beta":5,"value":3,"bound":"exact",)"
                            R"("kind":"full","table":"none","writer":null})"
                            "\n"));
        QCOMPARE(runCli({"trace", "nodes", "--json", "-"}).status, 2);
        const CliRun odd = runCli({"trace", "nodes", "-"}, "yomi-trace 1\n> a%0ab%22\n< 1\n");
        QCOMPARE(odd.json().at("move").get<std::string>(), "a\nb\"");
    }

    /// A document names the file relative to its own folder, or contains the text.
    void documents() {
        const QTemporaryDir folder;
        const auto write = [&](const QString& name, const QByteArray& text) {
            QFile file(folder.filePath(name));
            if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
                throw std::runtime_error("no file");
            return file.fileName();
        };
        write("run.yt", "yomi-trace 1\n> - 0 5\n> a 0 5\n< 3\n< 3\n");
        const QString named =
            write("a.yomi", R"({"yomi": 1, "kind": "recording", "file": "run.yt", "hushed": []})");
        const CliRun found = runCli({"trace", "check", named});
        QCOMPARE(found.status, 1);
        QVERIFY2(found.output.contains('\n' + folder.filePath("run.yt").toUtf8() +
                                       ":3: error: window-sign (1): "),
                 found.output);
        const QString pasted = write("b.yomi", R"({"yomi": 1, "kind": "recording",)"
                                               R"( "text": "yomi-trace 1\n> -\n< 3\n"})");
        QCOMPARE(runStats({"--json", pasted}).json().at("nodes").get<int>(), 1);
        const QString other = write("c.yomi", R"({"yomi": 1, "kind": "mnk"})");
        QCOMPARE(runStats({other}).status, 1);
    }

    /// A document may name only a file, not a pipe without a writer or an endless device.
    void documentsThatNameNoFile_data() {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QByteArray>("sentence");
        QTest::newRow("device") << QByteArray("/dev/zero")
                                << QByteArray("/dev/zero: this is a device, not a regular file\n");
        QTest::newRow("pipe") << QByteArray("pipe")
                              << QByteArray("/pipe: this is a pipe, not a regular file\n");
        QTest::newRow("standard input")
            << QByteArray("-") << QByteArray("/-: there is no such file\n");
    }

    void documentsThatNameNoFile() {
        QFETCH(QByteArray, file);
        QFETCH(QByteArray, sentence);
        const QTemporaryDir folder;
        QCOMPARE(mkfifo(qPrintable(folder.filePath("pipe")), 0600), 0);
        QFile document(folder.filePath("a.yomi"));
        QVERIFY(document.open(QIODevice::WriteOnly));
        document.write(R"({"yomi": 1, "kind": "recording", "file": ")" + file + R"("})");
        document.close();
        for (const char* job : {"check", "stats"}) {
            const CliRun run = runCli({"trace", job, document.fileName()});
            QCOMPARE(run.status, 1);
            QVERIFY2(run.errors.contains(sentence), run.errors);
        }
    }

    void batch() {
        const auto request = [&](nlohmann::json members) {
            members["job"] = "trace";
            return QByteArray::fromStdString(members.dump()) + '\n';
        };
        const std::string one = (traces + "diff/01-a.yt").toStdString(),
                          other = (traces + "diff/01-b.yt").toStdString();
        const CliRun run = runCli(
            {"batch"}, request({{"do", "stats"}, {"file", one}}) +
                           request({{"do", "diff"}, {"file", one}, {"other", other}}) +
                           request({{"do", "query"}, {"file", one}, {"query", "ply=0"}}) +
                           request({{"do", "line"}, {"file", one}, {"line", "none"}}) +
                           request({{"do", "check"}, {"file", one}, {"ignore", {"cut-missed"}}}) +
                           request({{"do", "stats"}, {"file", "-"}}) +
                           request({{"do", "stats"}, {"file", one}, {"line", "1"}}) +
                           request({{"do", "query"}, {"file", one}, {"query", "ply=0 and"}}) +
                           request({{"do", "check"}, {"file", one}, {"only", {"no-such"}}}));
        const QList<QByteArray> lines = run.output.trimmed().split('\n');
        QCOMPARE(lines.size(), 9);
        const auto reply = [&](qsizetype line) {
            return json::parse(lines[line].toStdString());
        };
        QVERIFY(reply(0).at("result") == runStats({"--json", traces + "diff/01-a.yt"}).json());
        QCOMPARE(reply(1).at("result").at("firstDifference").at("event").get<int>(), 120);
        QCOMPARE(reply(2).at("result").at("nodes").size(),
                 reply(2).at("result").at("count").get<std::size_t>());
        QCOMPARE(reply(3).at("result").at(0).at("steps").size(), std::size_t{0});
        QVERIFY(reply(4).at("result").at("error").is_null());
        for (const auto& [line, sentence] :
             {std::pair(5, "Standard input has the requests of the batch"),
              {6, "\"line\" is a key of line alone."},
              {7, "The query, column 10:"},
              {8, "There is no check \"no-such\""}})
            QVERIFY2(reply(line).at("error").get<std::string>().find(sentence) != std::string::npos,
                     lines[line]);
    }

    void wrongUsage() {
        QCOMPARE(runCli({"trace"}).status, 2);
        QCOMPARE(runStats({}).status, 2);
        QCOMPARE(runStats({"--memory", "0", "-"}).status, 2);
        QCOMPARE(runCli({"trace", "count", "-"}).status, 2);
    }
};

YOMI_TESTS(TestTraceCli)
#include "test_trace.moc"
