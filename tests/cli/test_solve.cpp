// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "tests/cli/run_cli.h"
#include "tests/core/connectfour/golden_sets.h"
#include "tests/core/golden_lines.h"
#include "tests/run_tests.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <stdexcept>

using nlohmann::json;
using yomi::CliRun;
using yomi::runCli;
using yomi::runScript;

namespace {

QList<QByteArray> outputLines(const CliRun& run) {
    QList<QByteArray> lines = run.output.split('\n');
    lines.removeLast(); // after the last line end
    return lines;
}

/// "position score nodes µs" without the machine-dependent part.
QByteArray withoutTime(const QByteArray& line) {
    return line.left(line.lastIndexOf(' '));
}

} // namespace

class TestSolveCli : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void publicSet_data() {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<bool>("weak");
        QTest::newRow("solver") << QStringList() << false;
        QTest::newRow("signs") << QStringList{"--weak"} << true;
        QTest::newRow("two ideas less") << QStringList{"--without", "mirror,windows"} << false;
        QTest::newRow("three threads") << QStringList{"--threads", "3"} << false;
    }
    void publicSet() {
        QFETCH(const QStringList, options);
        QFETCH(const bool, weak);
        const auto set = yomi::golden::connectFourSet("end-easy");
        const CliRun run = runCli(
            QStringList{"solve", YOMI_GOLDEN_DIR "/games/connectfour/end-easy.txt"} + options);
        QCOMPARE(run.status, 0);
        QCOMPARE(run.errors, "");
        const QList<QByteArray> lines = outputLines(run);
        QCOMPARE(lines.size(), 1000);
        for (qsizetype i = 0; i < lines.size(); ++i) {
            const auto& [moves, score] = set[static_cast<std::size_t>(i)];
            const QList<QByteArray> fields = lines[i].split(' ');
            QCOMPARE(fields.size(), 4);
            QCOMPARE(fields[0].toStdString(), moves);
            QCOMPARE(fields[1].toInt(), weak ? (score > 0) - (score < 0) : score);
        }
    }

    /// The nodes of a step of the ladder are the published ones.
    void steps() {
        int looked = 0;
        for (const json& line : yomi::goldenLines("games/connectfour/steps.jsonl")) {
            if (line["set"] != "end-easy" || line["line"].get<int>() % 200 != 1)
                continue;
            const auto position = line["position"].get<std::string>();
            for (const auto& [step, nodes] : line["strong"].items()) {
                const CliRun run = runCli({"solve", "-", "--step", QString::fromStdString(step)},
                                          QByteArray::fromStdString(position + "\n"));
                QCOMPARE(withoutTime(run.output).toStdString(),
                         position + ' ' + line["score"].dump() + ' ' + nodes.dump());
                ++looked;
            }
        }
        QVERIFY(looked >= 40);
    }

    void scoresOfEachColumn() {
        const json line = yomi::goldenLines("games/connectfour/columns.jsonl").back();
        const QByteArray position = QByteArray::fromStdString(line["position"].get<std::string>());
        QByteArray expected = position;
        json moves;
        for (const json& score : line["scores"]) {
            expected += ' ' + (score.is_null() ? "-1000" : QByteArray::fromStdString(score.dump()));
            moves.push_back({{"move", std::to_string(moves.size() + 1)}, {"score", score}});
        }
        QCOMPARE(runCli({"solve", "-", "--scores"}, position).output, expected + '\n');

        const json answer = runCli({"solve", "-", "--scores", "--json"}, position).json();
        QCOMPARE(answer["position"].get<std::string>(), position.toStdString());
        QVERIFY(answer["score"] == line["score"]);
        QVERIFY(answer["scores"] == moves);
        QVERIFY(answer["nodes"].is_number() && answer["microseconds"].is_number());
    }

    void otherSizes() {
        // The empty line is the empty board: 4x4 is a draw, with three in a row the first player
        // wins.
        QCOMPARE(withoutTime(runCli({"solve", "-", "--size", "4x4", "--step", "5"}, "\n").output),
                 " 0 53149");
        QVERIFY(runCli({"solve", "-", "--size", "4x4", "--in-a-row", "3"}, "\n")
                    .output.startsWith(" 4 ")); // as minimax
    }

    void mnk() {
        const QStringList solve = {"solve", "-", "--game", "mnk", "--size", "4x3"};
        const QByteArray positions = "x.../..../.o..\no..oo../.x.x more\n\nb2,a1 c3\n";
        const CliRun run = runCli(solve, positions);
        QCOMPARE(run.errors, "Line 2: the board has 2 rows, not 3.\n"
                             "yomi-cli: 1 of 4 lines could not be solved.\n");
        QList<QByteArray> lines = outputLines(run);
        QCOMPARE(lines.size(), 4);
        QVERIFY(lines[0].startsWith("x.../..../.o.. 1 "));
        QVERIFY(lines[1].isEmpty());
        QVERIFY(lines[2].startsWith(" 1 "));
        QVERIFY(lines[3].startsWith("b2,a1 1 "));

        lines = outputLines(runCli(solve + QStringList{"--scores", "--threads", "2"}, positions));
        QCOMPARE(lines[0], "x.../..../.o.. -1000 1 1 1 -1 0 1 -1 1 -1000 1 0");
        const json answer =
            runCli(solve + QStringList{"--scores", "--json"}, "x.../..../.o..").json();
        QVERIFY(answer["score"] == 1 && answer["scores"].size() == 12);
        QVERIFY(answer["scores"][1] == json({{"move", "b1"}, {"score", 1}}));
    }

    /// A document is its position; options replace its board.
    void documents() {
        QTemporaryDir folder;
        const auto written = [&](const QByteArray& content) {
            const QString path = folder.filePath("position.yomi");
            QFile file(path);
            if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
                throw std::runtime_error("cannot write a document");
            return path;
        };
        QString path = written(R"({"yomi": 1, "kind": "mnk", "size": "4x3", "position": "b2 a1",
            "searches": [{"algorithm": "minimax"}]})");
        QVERIFY(runCli({"solve", path}).output.startsWith("b2,a1 1 "));
        QVERIFY(runCli({"solve", path, "--size", "3x3"}).output.startsWith("b2,a1 0 "));
        QVERIFY(runCli({"solve", path, "--json", "--scores"}).json()["scores"].size() == 12);
        CliRun run = runCli({"solve", path, "--game", "connectfour"});
        QCOMPARE(run.errors, "yomi-cli: The document is of mnk; --game connectfour is another.\n");
        QCOMPARE(run.status, 2);

        path = written(R"({"yomi": 1, "kind": "connect-four", "size": "4x4", "position": "1"})");
        QCOMPARE(withoutTime(runCli({"solve", path, "--step", "5"}).output),
                 withoutTime(runCli({"solve", "-", "--size", "4x4", "--step", "5"}, "1\n").output));
        path = written(R"({"yomi": 1, "kind": "connect-four", "position": "4545454"})");
        run = runCli({"solve", path});
        QCOMPARE(run.errors, "yomi-cli: The game is over: o has won.\n");
        QCOMPARE(run.status, 1);
        path = written(R"({"yomi": 1, "kind": "tic-tac-toe", "position": "........."})");
        QCOMPARE(runCli({"solve", path}).status, 2);
    }

    void mnkOverTime() {
        const QStringList solve = {"solve",      "-", "--game", "mnk",  "--size", "7x7",
                                   "--in-a-row", "5", "--time", "0.01", "--json"};
        for (const QStringList& scores : {QStringList(), QStringList{"--scores"}}) {
            const json answer = runCli(solve + scores, "\n").json();
            QVERIFY(answer["score"].is_null());
            QVERIFY(answer["lower"] < answer["upper"]);
        }
    }

    void mnkRefuses_data() {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QByteArray>("sentence");
        const auto row = [](const char* options, const char* sentence) {
            QTest::newRow(options) << QString(options).split(' ') << QByteArray(sentence);
        };
        row("--step 4", "--step is not an option of mnk.");
        row("--weak", "--weak is not an option of mnk.");
        row("--size 9x8", "The board 9x8 is too large: it has 72 squares, the limit is 64.");
        row("--in-a-row 4", "In a row must be 2 to 3 on 3x3; 4 was given.");
    }
    void mnkRefuses() {
        QFETCH(const QStringList, options);
        QFETCH(const QByteArray, sentence);
        const CliRun run = runCli(QStringList{"solve", "-", "--game", "mnk"} + options);
        QCOMPARE(run.status, 2);
        QCOMPARE(run.errors, "yomi-cli: " + sentence + "\n");
    }

    /// Windows line ends, a missing last one, text after a blank, a board.
    void readsWhatFilesContain() {
        const QByteArray moves = "2252576253462244111563365343671351441";
        const CliRun run = runCli({"solve", "-"}, moves + "\r\n" + moves + " -1 4 2\n" + moves +
                                                      "\t-1\n..../..../..../....");
        QCOMPARE(run.status, 1);
        QCOMPARE(run.errors, "Line 4: the board has 4 rows, not 6.\n"
                             "yomi-cli: 1 of 4 lines could not be solved.\n");
        const QList<QByteArray> lines = outputLines(run);
        QCOMPARE(lines.size(), 4);
        for (int i = 0; i < 3; ++i)
            QVERIFY(lines[i].startsWith(moves + " -1 "));
        QCOMPARE(lines[3], "");
    }

    /// Rows of a board are one position, reported once; columns may have blanks between them.
    void readsBoards() {
        const QByteArray moves = "2252576253462244111563365343671351441";
        const QByteArray board = "1 2 2 2 1 0 0\n2 1 2 1 1 1 0\n1 2 2 1 2 2 0\n1 2 1 2 1 1 0\n"
                                 "2 2 2 1 1 2 2\n1 1 2 1 1 1 2\n";
        QByteArray dashed = moves.left(1);
        for (const char column : moves.mid(1))
            dashed.append('-').append(column);
        const CliRun run =
            runCli({"solve", "-"}, board + "\n" + board + moves + " -1\n" + dashed + "\n");
        QCOMPARE(run.errors, "Line 1: Read as 7 × 6, 1 began; 2 to move. 1 is shown as O, 2 as X.\n"
                             "Line 15: Read as 37 moves, O began; X to move.\n");
        const QList<QByteArray> lines = outputLines(run);
        QCOMPARE(lines.size(), 4);
        QVERIFY2(lines[0].startsWith("oxxxo../xoxooo./oxxoxx./oxoxoo./xxxooxx/ooxooox -1 "),
                 lines[0]);
        QVERIFY(lines[1].startsWith("oxxxo../"));
        QVERIFY2(lines[2].startsWith(moves + " -1 "), lines[2]);
        QVERIFY2(lines[3].startsWith(moves + " -1 "), lines[3]);
    }

    void wrongLines_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("sentence");
        const auto row = [](const char* name, const QByteArray& line, const char* sentence) {
            QTest::newRow(name) << line << QByteArray(sentence);
        };
        row("no such column", "448", "move 3: there is no column 8, the last of 7 is 7");
        row("full column", "4444444", "move 7: column 4 is full");
        row("over", "1212121", "The game is over: o has won");
        row("mixed", "44o",
            "character 3: moves and a board in one text: \"4\" is a move, \"o\" a "
            "sign of a board");
        row("NUL", QByteArray("4\0", 2), "a line of text has no NUL");
        row("long", QByteArray(4097, ' '), "a line has at most 4096 bytes");
    }
    void wrongLines() {
        QFETCH(const QByteArray, line);
        QFETCH(const QByteArray, sentence);
        const QByteArray input = "12345671234567123456\n" + line + "\n12345671234567123456\n";
        const CliRun run = runCli({"solve", "-", "--threads", "2"}, input);
        QCOMPARE(run.status, 1);
        QCOMPARE(run.errors,
                 "Line 2: " + sentence + ".\nyomi-cli: 1 of 3 lines could not be solved.\n");
        const QList<QByteArray> lines = outputLines(run);
        QCOMPARE(lines.size(), 3);
        QVERIFY(!lines[0].isEmpty() && lines[1].isEmpty());
        QCOMPARE(withoutTime(lines[0]), withoutTime(lines[2]));

        const QList<QByteArray> answers = outputLines(runCli({"solve", "-", "--json"}, input));
        QCOMPARE(json::parse(answers[1].toStdString())["error"].get<std::string>(),
                 sentence.toStdString() + ".");
    }

    void wrongUsage_data() {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("words");
        const auto row = [](const QStringList& options, int status, const char* words) {
            QTest::addRow("%s", qPrintable(options.join(' ')))
                << options << status << QByteArray(words);
        };
        row({}, 2, "file is required");
        row({"-", "--step", "14"}, 2, "from 3 to 13 is expected, not 14");
        row({"-", "--size", "9x9"}, 2, "width · (height + 1) is 90, the limit is 64");
        row({"-", "--in-a-row", "9"}, 2, "9 was given");
        row({"-", "--time", "0"}, 2, "more than 0");
        row({"-", "--threads", "0"}, 2, "from 1 to 256 is expected, not 0");
        row({"-", "--game", "chess"}, 2, "chess");
        row({"-", "--without", "bounds,chain"}, 2,
            "--without[1]: one of \"bounds\", \"chains\", \"lookups\", \"mirror\", \"dead\", "
            "\"order\", \"windows\" is expected, not \"chain\".");
        row({"-", "--book", "/no/such/file", "--step", "12"}, 2,
            "Step 12 of the ladder has no book; step 13, the solver, has one.");
        row({"-", "--without", "dead", "--step", "12"}, 2,
            "Step 12 of the ladder has no ideas that can be left out; step 13, the solver, has "
            "some.");
        row({"/no/such/file"}, 1, "/no/such/file: there is no such file");
        row({"/dev/zero"}, 1, "yomi-cli: /dev/zero: this is a device, not a regular file");
        row({"/"}, 1, "yomi-cli: /: this is a folder, not a regular file");
    }
    void wrongUsage() {
        QFETCH(const QStringList, options);
        QFETCH(const int, status);
        QFETCH(const QByteArray, words);
        const CliRun run = runCli(QStringList{"solve"} + options);
        QCOMPARE(run.status, status);
        QCOMPARE(run.output, "");
        QVERIFY2(run.errors.contains(words), run.errors);
    }

    void timeLimit() {
        for (const char* step : {"13", "8"}) {
            const QStringList command = {"solve", "-", "--time", "0.05", "--step", step};
            const CliRun run = runCli(command, "\n");
            QCOMPARE(run.status, 0);
            QVERIFY2(run.output.startsWith(" ? "), run.output);
            const json answer = runCli(command + QStringList{"--json"}, "\n").json();
            QVERIFY(answer["score"].is_null());
            QVERIFY(answer["lower"].get<int>() < 1 && answer["upper"].get<int>() > 1);
            QVERIFY(answer["nodes"].get<int>() > 0);
            const QStringList scores = command + QStringList{"--scores"};
            QCOMPARE(runCli(scores, "444444\n").output, "444444 ? ? ? -1000 ? ? ?\n");
            const json columns = runCli(scores + QStringList{"--json"}, "444444\n").json();
            QVERIFY(columns["score"].is_null() && columns["lower"] < columns["upper"]);
            QVERIFY(columns["nodes"].get<int>() > 0 && !columns.contains("scores"));
            QCOMPARE(columns["scoreBounds"].size(), std::size_t{6});
            QVERIFY(columns["scoreBounds"][0]["searched"] == true);
            QVERIFY(columns["scoreBounds"][1]["searched"] == false);
        }
    }

    void interrupt() {
        QProcess process;
        process.start(QStringLiteral(YOMI_CLI), {"solve", "-"});
        process.write("2252576253462244111563365343671351441\n\n");
        while (!process.canReadLine())
            QVERIFY(process.waitForReadyRead());
        kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 130);
        QVERIFY(process.readLine().startsWith("2252576253462244111563365343671351441 -1 "));
        QCOMPARE(process.readAllStandardError(),
                 "yomi-cli: The job was ended before line 2 was solved.\n");
    }

    void outputFails() {
        const CliRun run = runScript("yes 2252576253462244111563365343671351441 | "
                                     "\"$YOMI\" solve - --threads 2 >/dev/full");
        QCOMPARE(run.status, 1);
        QVERIFY2(run.errors.contains("No space left on device"), run.errors);
    }

    /// Each answer is written before the next position is read.
    void answersAtOnce() {
        QProcess process;
        process.start(QStringLiteral(YOMI_CLI), {"solve", "-", "--threads", "2"});
        for (int i = 0; i < 3; ++i) {
            process.write("2252576253462244111563365343671351441\n");
            while (!process.canReadLine())
                QVERIFY(process.waitForReadyRead());
            QVERIFY(process.readLine().startsWith("2252576253462244111563365343671351441 -1 "));
        }
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 0);
    }

    void batch() {
        const CliRun run =
            runCli({"batch"},
                   R"({"id": 1, "job": "solve", "position": "2252576253462244111563365343671351441"}
{"id": 2, "job": "solve", "positions": ["444444", "4444444"], "weak": true, "step": 12, "size": "5x6"}
{"id": 3, "job": "solve", "position": "9"}
{"id": 4, "job": "solve"}
{"id": 5, "job": "solve", "positions": [], "threads": 2}
{"id": 6, "job": "solve", "position": "", "file": "-"}
{"id": 7, "job": "solve", "position": "2252576253462244111563365343671351441", "without": ["dead", "order"]}
)");
        QCOMPARE(run.status, 1);
        std::vector<json> replies;
        for (const QByteArray& line : outputLines(run))
            replies.push_back(json::parse(line.toStdString()));
        QCOMPARE(replies.size(), std::size_t{7});
        const json& one = replies[0]["result"];
        QCOMPARE(one["score"].get<int>(), -1);
        QCOMPARE(one["position"].get<std::string>(), "2252576253462244111563365343671351441");
        QCOMPARE(one.size(), std::size_t{4});
        const json& several = replies[1]["result"];
        QCOMPARE(several.size(), std::size_t{2});
        QVERIFY(several[0]["score"].is_number());
        QCOMPARE(several[1]["error"].get<std::string>(), "move 7: column 4 is full.");
        QCOMPARE(replies[2]["error"].get<std::string>(),
                 "move 1: there is no column 9, the last of 7 is 7.");
        QCOMPARE(replies[3]["error"].get<std::string>(),
                 "A request has either \"position\" or \"positions\".");
        QVERIFY(replies[4]["result"] == json::array());
        QCOMPARE(replies[5]["error"].get<std::string>(), "\"file\" is not an option of this job.");
        QCOMPARE(replies[6]["result"]["score"].get<int>(), -1);
    }
};

YOMI_TESTS(TestSolveCli)
#include "test_solve.moc"
