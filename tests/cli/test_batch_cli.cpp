// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "tests/cli/run_cli.h"

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
        QVERIFY(replies[1] == json({{"error", "line 1, column 2: this is not valid JSON"}}));
        QVERIFY(replies[2] ==
                json({{"id", 3}, {"error", "The health of Minion 1 must be 1 to 999, not 0."}}));
        QVERIFY(replies[3] == json({{"id", {4}}, {"error", "There is no batch job \"dance\"."}}));
        QVERIFY(replies[4] == json({{"id", 5}, {"error", "job: this value is missing"}}));
        QVERIFY(replies[5] == json({{"error", "\"luck\" is not an option of this job."}}));
        QVERIFY(replies[6] ==
                json({{"id", 7},
                      {"error", "\"lives\" must be a list, each value a whole number of at most "
                                "2147483647, not [4,2.5]."}}));
        QVERIFY(replies[7] ==
                json({{"id", 8},
                      {"error", "\"lives\" must be a list, each value a whole number of at most "
                                "2147483647, not \"4\"."}}));
        QVERIFY(replies[8]["id"] == 9 && replies[8].contains("result"));
        QVERIFY(replies[9] == json({{"error", "a number is too large to be read"}}));
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

    /// Whoever waits for an answer before asking on gets it.
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

QTEST_APPLESS_MAIN(TestBatchCli)
#include "test_batch_cli.moc"
