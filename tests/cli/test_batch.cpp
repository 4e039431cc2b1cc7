// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "tests/cli/run_cli.h"
#include "tests/run_tests.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using nlohmann::json;
using yomi::CliRun;
using yomi::runCli;

namespace {

QList<json> repliesOf(const CliRun& run) {
    QList<json> replies;
    for (const QByteArray& line : run.output.trimmed().split('\n'))
        replies << json::parse(line.toStdString());
    return replies;
}

} // namespace

class TestBatchCli : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void answersInOrder() {
        QByteArray requests;
        for (int id = 0; id < 300; ++id)
            requests += R"({"id":)" + QByteArray::number(id) + R"(,"job":"odds","lives":[)" +
                        QByteArray::number(1 + id % 7) + R"(,5],"hits":4})" + "\n";
        const CliRun run = runCli({"batch"}, requests);
        QCOMPARE(run.status, 0);
        const QList<json> replies = repliesOf(run);
        QCOMPARE(replies.size(), 300);
        for (int id = 0; id < 300; ++id) {
            QCOMPARE(replies[id]["id"].get<int>(), id);
            QCOMPARE(replies[id]["result"]["targets"][0]["hitsToKill"].get<int>(), 1 + id % 7);
        }
    }

    /// The same numbers as on the command line, digit for digit.
    void answersLikeTheCommand() {
        json fromCommand =
            runCli({"odds",     "--lives",     "4,5,6", "--hits",  "7",          "--shield",
                    "0,1,0",    "--damage",    "2",     "--names", "a,b,c",      "--goal-kill",
                    "0,1",      "--goal-keep", "2",     "--curve", "--at-least", "0.5",
                    "--method", "exact",       "--json"})
                .json();
        json fromBatch =
            repliesOf(
                runCli({"batch"},
                       R"({"job":"odds","lives":[4,5,6],"hits":7,"shield":[0,1,0],"damage":2,)"
                       R"("names":["a","b","c"],"goal-kill":[0,1],"goal-keep":[2],)"
                       R"("curve":true,"at-least":0.5,"method":"exact"})"))
                .first()["result"];
        fromCommand.erase("seconds");
        fromBatch.erase("seconds");
        QVERIFY(fromCommand == fromBatch);
    }

    void answersTheGoodLinesAmongTheBad() {
        const CliRun run =
            runCli({"batch"}, "{\"id\":\"a\",\"job\":\"odds\",\"lives\":[4],\"hits\":1}\n"
                              "\n"
                              "not JSON\n"
                              "{\"id\":3,\"job\":\"odds\",\"lives\":[0],\"hits\":1}\n"
                              "{\"id\":[4],\"job\":\"dance\"}\n"
                              "{\"id\":5,\"lives\":[4]}\n"
                              "{\"job\":\"odds\",\"lives\":[4],\"hits\":1,\"luck\":1}\n"
                              "{\"id\":7,\"job\":\"odds\",\"lives\":[4,2.5],\"hits\":1}\n"
                              "{\"id\":8,\"job\":\"odds\",\"lives\":\"4\",\"hits\":1}\n"
                              "{\"id\":9,\"job\":\"odds\",\"lives\":[4],\"hits\":1}\n"
                              "{\"id\":10,\"job\":\"odds\",\"lives\":[4],\"hits\":1e400}");
        QCOMPARE(run.status, 1);
        const QList<json> replies = repliesOf(run);
        QCOMPARE(replies.size(), 10);
        QVERIFY(replies[0]["id"] == "a" && replies[0].contains("result"));
        QVERIFY(replies[1] == json({{"error", "line 3, column 2: this is not valid JSON."}}));
        QVERIFY(replies[2] ==
                json({{"id", 3},
                      {"error", "lives[0]: a whole number from 1 to 999 is expected, not 0."}}));
        QVERIFY(replies[3] == json({{"id", {4}}, {"error", "There is no batch job \"dance\"."}}));
        QVERIFY(replies[4] == json({{"id", 5}, {"error", "job: this value is missing."}}));
        QVERIFY(replies[5] == json({{"error", "line 7: \"luck\" is not an option of this job."}}));
        QVERIFY(replies[6] ==
                json({{"id", 7},
                      {"error", "lives[1]: a whole number from 1 to 999 is expected, not 2.5."}}));
        QVERIFY(replies[7] ==
                json({{"id", 8}, {"error", "lives: a list is expected, not \"4\"."}}));
        QVERIFY(replies[8]["id"] == 9 && replies[8].contains("result"));
        QVERIFY(replies[9] == json({{"error", "line 11: a number is too large to be read."}}));
    }

    /// Errors without an id are identified by their lines.
    void namesTheLinesOfErrorsWithoutAnId() {
        const CliRun run =
            runCli({"batch", "--timeout", "0.2"}, "5\n"
                                                  "[]\n"
                                                  "{\"job\":\"odds\",\"lives\":[4]}\n"
                                                  "{\"id\":null,\"job\":\"odds\",\"lives\":[4]}\n"
                                                  "{\"job\":\"search\",\"repeat\":1000000}\n");
        QCOMPARE(run.status, 1);
        const QList<json> replies = repliesOf(run);
        QVERIFY(replies[0] == json({{"error", "line 1: an object is expected here, not 5."}}));
        QVERIFY(replies[1] == json({{"error", "line 2: an object is expected here, not []."}}));
        QVERIFY(replies[2] == json({{"error", "line 3: The number of hits is missing."}}));
        QVERIFY(replies[3] == json({{"id", {}}, {"error", "The number of hits is missing."}}));
        QVERIFY(replies[4] == json({{"error", "line 5: The request took longer than 0.2 seconds "
                                              "and was ended."}}));
    }

    /// Only in the error: a warning would repeat it.
    void asksWhatAMisspeltKeyMeans_data() {
        QTest::addColumn<QByteArray>("request");
        QTest::addColumn<QByteArray>("error");
        QTest::newRow("option") << QByteArray(R"("job":"odds","lives":[4],"hit":1)")
                                << QByteArray("\"hit\" is not an option of this job; did you mean "
                                              "\"hits\"?");
        QTest::newRow("too many") << QByteArray(R"("job":"odds","jobs":1,"lives":[4],"hits":1)")
                                  << QByteArray("\"jobs\" is not an option of this job; did you "
                                                "mean \"job\"?");
        QTest::newRow("none") << QByteArray(R"("jbo":"odds","lives":[4],"hits":1)")
                              << QByteArray("job: this value is missing; is \"jbo\" meant for it?");
    }

    void asksWhatAMisspeltKeyMeans() {
        QFETCH(QByteArray, request);
        QFETCH(QByteArray, error);
        const CliRun run = runCli({"batch"}, "{\"id\":1," + request + "}");
        QVERIFY2(repliesOf(run).first() == json({{"id", 1}, {"error", error.toStdString()}}),
                 run.output.constData());
    }

    void refusesNumbersThatAreTooLarge_data() {
        QTest::addColumn<QByteArray>("number");
        for (const char* number : {"18446744073709551615", "9223372036854775808", "4294967300",
                                   "2147483648", "-2147483649", "2.5", "1e3"})
            QTest::newRow(number) << QByteArray(number);
    }

    void refusesNumbersThatAreTooLarge() {
        QFETCH(QByteArray, number);
        const CliRun run =
            runCli({"batch"}, "{\"job\":\"odds\",\"lives\":[4],\"hits\":" + number + "}");
        QCOMPARE(run.status, 1);
        QCOMPARE(repliesOf(run).first()["error"].get<std::string>(),
                 "line 1: hits: a whole number from 0 to 200 is expected, not " +
                     (number == "1e3" ? "1000.0." : number.toStdString() + "."));
    }

    /// Errors have bounded length and no control characters.
    void boundsItsErrors() {
        const QByteArray longName(5'000'000, 'x');
        const CliRun run = runCli({"batch"}, "{\"job\":\"" + longName + "\"}\n" +
                                                 "{\"job\":\"odds\",\"" + longName + "\":1}");
        QCOMPARE(run.status, 1);
        QVERIFY2(run.output.size() < 2500, QByteArray::number(run.output.size()).constData());
        const QList<json> replies = repliesOf(run);
        QVERIFY(replies[0]["error"].get<std::string>().starts_with(
            "line 1: There is no batch job \"xxx"));
        QVERIFY(replies[1]["error"].get<std::string>().ends_with(
            "xxx\" is not an option of this job."));
    }

    void endsRequestsThatTakeTooLong_data() {
        QTest::addColumn<QByteArray>("request");
        // Each would take minutes.
        QTest::newRow("repeats") << QByteArray(
            R"("job":"odds","lives":[4,5,6,7,8],"hits":20,"repeat":1000000)");
        QTest::newRow("branches") << QByteArray(
            R"("job":"odds","lives":[9,9,9,9,9],"hits":14,"method":"plain")");
        QTest::newRow("search") << QByteArray(
            R"("job":"search","algorithm":"minimax","repeat":1000000)");
        QTest::newRow("hand") << QByteArray(
            R"("job":"hand","rules":"doudizhu","tiles":"3334445678","repeat":1000000)");
    }

    void endsRequestsThatTakeTooLong() {
        QFETCH(QByteArray, request);
        const CliRun run = runCli({"batch", "--timeout", "0.3"},
                                  "{\"id\":1," + request +
                                      "}\n{\"id\":2,\"job\":\"odds\",\"lives\":[4],\"hits\":1}\n");
        QCOMPARE(run.status, 1);
        const QList<json> replies = repliesOf(run);
        QVERIFY2(replies[0] == json({{"id", 1},
                                     {"error", "The request took longer than 0.3 seconds and was "
                                               "ended."}}),
                 run.output.constData());
        QVERIFY(replies[1].contains("result"));
    }

    /// A search without time left reports that, and the requests after it are answered.
    void answersSearchesThatRanOutOfTime() {
        const CliRun run =
            runCli({"batch"}, R"({"id":1,"job":"search","game":"connectfour","iterative":true,)"
                              R"("algorithm":"alpha-beta","table":true,"time":0.000000001})"
                              "\n{\"id\":2,\"job\":\"odds\",\"lives\":[4],\"hits\":1}\n");
        QCOMPARE(run.status, 1);
        const QList<json> replies = repliesOf(run);
        QCOMPARE(replies.size(), 2);
        QVERIFY2(replies[0] ==
                     json({{"id", 1}, {"error", "The search ran out of its time limit."}}),
                 run.output.constData());
        QVERIFY(replies[1].contains("result"));
    }

    void refusesTimesThatAreNone() {
        for (const char* time : {"0", "-1", "1e7", "nan"})
            QCOMPARE(runCli({"batch", "--timeout", time}).status, 2);
    }

    void writesWhereItMayAlone_data() {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<bool>("allowed");
        QTest::newRow("name") << QByteArray("nodes.jsonl") << true;
        QTest::newRow("below") << QByteArray("inner/nodes.jsonl") << true;
        QTest::newRow("absolute") << QByteArray("FOLDER/under/nodes.jsonl") << true;
        QTest::newRow("beside") << QByteArray("../precious") << false;
        QTest::newRow("same start") << QByteArray("FOLDER/under-too") << false;
        QTest::newRow("absolute, elsewhere") << QByteArray("FOLDER/precious") << false;
        QTest::newRow("through a link") << QByteArray("out/precious") << false;
        QTest::newRow("itself") << QByteArray(".") << false;
        QTest::newRow("too long") << QByteArray(5000, 'x') << false;
    }

    void writesWhereItMayAlone() {
        QFETCH(QByteArray, path);
        QFETCH(bool, allowed);
        const QTemporaryDir folder;
        const QDir home(folder.path());
        QVERIFY(home.mkpath("under/inner") && QFile::link(home.path(), home.filePath("under/out")));
        QFile precious(home.filePath("precious"));
        QVERIFY(precious.open(QIODevice::WriteOnly) && precious.write("work") == 4);
        precious.close();
        path.replace("FOLDER", QFile::encodeName(home.canonicalPath()));
        const QByteArray request =
            "{\"job\":\"search\",\"position\":\"oxoxx..o.\",\"trace\":\"" + path + "\"}";

        const CliRun refused = runCli({"batch"}, request);
        QCOMPARE(repliesOf(refused).first()["error"].get<std::string>(),
                 std::string("line 1: A batch request may write files only under the folder of "
                             "batch --write-under DIR."));
        const CliRun run = runCli({"batch", "--write-under", home.filePath("under")}, request);
        QVERIFY2(repliesOf(run).first().contains(allowed ? "result" : "error"),
                 run.output.constData());
        QCOMPARE(QDir(home.filePath("under")).entryList({"*.jsonl"}).size() +
                     QDir(home.filePath("under/inner")).entryList({"*.jsonl"}).size(),
                 allowed ? 1 : 0);
        QVERIFY(precious.open(QIODevice::ReadOnly));
        QCOMPARE(precious.readAll(), QByteArray("work"));
    }

    /// Elsewhere "-" means standard output, which has the answers here.
    void writesNoFileNamedLikeStandardOutput() {
        const QTemporaryDir folder;
        const CliRun run = runCli({"batch", "--write-under", folder.path()},
                                  R"({"job":"search","position":"oxoxx..o.","trace":"-"})");
        QCOMPARE(repliesOf(run).first()["error"].get<std::string>(),
                 std::string("line 1: Standard output has the answers of the batch; name a file "
                             "instead of \"-\"."));
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    void refusesFoldersThatAreNone() {
        const CliRun run = runCli({"batch", "--write-under", "/nonexistent"});
        QCOMPARE(run.status, 2);
        QCOMPARE(run.errors, QByteArray("yomi-cli: --write-under needs a folder; "
                                        "\"/nonexistent\" is not one.\n"));
    }

    void namesItsJobs() {
        QVERIFY(runCli({"batch", "--help"})
                    .output.contains("Jobs: odds, plan, search, strong, solve, hand, deal, "
                                     "endgame, puzzle, trace."));
    }

    void warnsBesideTheAnswer() {
        const QTemporaryDir folder;
        QFile units(folder.filePath("units.json"));
        QVERIFY(units.open(QIODevice::WriteOnly));
        units.write(R"({"format": "millijan/1", "unit": 1, "fulHand": 13, "units": []})");
        units.close();
        const json hand = {
            {"job", "hand"}, {"tiles", ""}, {"rules", units.fileName().toStdString()}};
        const QList<json> replies = repliesOf(
            runCli({"batch"}, "{\"job\":\"odds\",\"lives\":[3],\"lives\":[4],\"hits\":1}\n"
                              "{\"job\":\"odds\",\"lives\":[3],\"hits\":1}\n" +
                                  QByteArray::fromStdString(hand.dump())));
        QCOMPARE(replies.size(), 3);
        QCOMPARE(replies[0]["result"]["targets"][0]["hitsToKill"].get<int>(), 4);
        QVERIFY(replies[0]["warnings"] ==
                json({"the key \"lives\" is given more than once; the last one counts."}));
        QVERIFY(!replies[1].contains("warnings"));
        QVERIFY(replies[2]["warnings"] ==
                json({"the key \"fulHand\" is unknown and changes nothing; did you mean "
                      "\"fullHand\"?",
                      "the key \"unit\" is unknown and changes nothing; did you mean "
                      "\"units\"?"}));
    }

    void answersNothingToNothing() {
        const CliRun run = runCli({"batch"});
        QCOMPARE(run.status, 0);
        QCOMPARE(run.output, QByteArray());
    }

    /// A caller that waits for an answer before the next request gets it.
    void answersAtOnce() {
        QProcess process;
        process.start(QStringLiteral(YOMI_CLI), {"batch"});
        QVERIFY(process.waitForStarted());
        for (int id = 1; id <= 3; ++id) {
            process.write("{\"id\":" + QByteArray::number(id) +
                          ",\"job\":\"odds\",\"lives\":[4],\"hits\":1}\n");
            QVERIFY(process.waitForReadyRead());
            while (!process.canReadLine())
                QVERIFY(process.waitForReadyRead());
            QCOMPARE(json::parse(process.readLine().toStdString())["id"].get<int>(), id);
        }
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished());
    }

    void refusesWrongUse() {
        QCOMPARE(runCli({}).status, 2);
        QVERIFY(runCli({}).errors.startsWith("yomi-cli: "));
        QCOMPARE(runCli({"dance"}).status, 2);
        QCOMPARE(runCli({"--help"}).status, 0);
        QVERIFY(runCli({"--version"}).output.startsWith("yomi-cli "));
    }
};

YOMI_TESTS(TestBatchCli)
#include "test_batch.moc"
