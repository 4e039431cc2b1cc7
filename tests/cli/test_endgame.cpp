// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "tests/cli/run_cli.h"
#include "tests/run_tests.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using nlohmann::json;
using yomi::CliRun;
using yomi::runCli;

namespace {

QByteArray text(const json& value) {
    return QByteArray::fromStdString(value.dump());
}

void writeFile(const QString& path, const char* content) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
}

} // namespace

class TestEndgameCli : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void publishedPosition() {
        const CliRun run = runCli({"endgame", "--hands", "KK5543", "225543", "--json"});
        QCOMPARE(run.status, 0);
        json answer = run.json();
        QCOMPARE(text(answer["winning"]), R"(["4","5"])");
        QCOMPARE(text(answer["plays"][1]), R"({"category":"solo","play":"4","wins":true})");
        QCOMPARE(text(answer["plays"][5]),
                 R"({"category":"pair","play":"KK","refutation":[{"play":"22","player":2}],)"
                 R"("wins":false})");
        QCOMPARE(text(answer["line"][0]), R"({"play":"4","player":1})");
        QVERIFY(answer["seconds"].get<double>() > 0);
        for (const char* list : {"winning", "plays", "line", "seconds"})
            answer.erase(list);
        QCOMPARE(text(answer), R"({"choices":6,"entries":852,"nodes":1268,"players":2,"toMove":1,)"
                               R"("winner":1,"wins":true})");
    }

    void options_data() {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("value");
        const QString partners = "9JKK2B | 99TJ | 8QQKR";
        QTest::newRow("partners") << QStringList{"--hands", partners, "--to-move", "2"} << "winning"
                                  << R"(["99"])";
        QTest::newRow("last and ban") << QStringList{"--hands=RAQQJJT999844",
                                                     "--hands=B22AAT886633",
                                                     "--ban",
                                                     "trio_pair",
                                                     "--last",
                                                     "7",
                                                     "--played",
                                                     "8, pass"}
                                      << "toMove"
                                      << "1";
        QTest::newRow("over") << QStringList{"--hands", "3|4", "--played", "3"} << ""
                              << R"({"over":true,"players":2,"toMove":2,"winner":1,"wins":false})";
        QTest::newRow("one pass made")
            << QStringList{"--hands", "KKQ|33|44", "--to-move", "2",        "--last",
                           "55",      "--last-by", "3",         "--played", "pass"}
            << "players"
            << "3";
    }

    void options() {
        QFETCH(QStringList, options);
        QFETCH(QString, key);
        QFETCH(QString, value);
        const CliRun run = runCli(QStringList("endgame") + options + QStringList("--json"));
        QCOMPARE(run.status, 0);
        const json answer = run.json();
        QCOMPARE(text(key.isEmpty() ? answer : answer[key.toStdString()]), value.toUtf8());
    }

    void textForPeople() {
        const CliRun run = runCli({"endgame", "--hands", "2KKTT77554", "AA8"});
        QCOMPARE(run.status, 0);
        QVERIFY(run.output.startsWith("Player 2 wins. Player 1 leads.\n"));
        QVERIFY2(run.output.contains("loses to 2: "), run.output);
        QVERIFY2(run.output.contains("\nLine: 1: "), run.output);
    }

    void textInJapanese() {
        const QByteArray text =
            runCli({"endgame", "--hands", "2KKTT77554", "AA8", "--language", "ja"}).output;
        QVERIFY2(text.contains("  結果\n"), text);
    }

    void proof() {
        const QTemporaryDir folder;
        const QString file = folder.filePath("proof.jsonl");
        const CliRun run = runCli({"endgame", "--hands", "KK5543", "225543", "--proof", file});
        QCOMPARE(run.status, 0);
        QFile lines(file);
        QVERIFY(lines.open(QIODevice::ReadOnly));
        json first = json::parse(lines.readLine().toStdString());
        QCOMPARE(first["moves"].size(), std::size_t{1});
        first.erase("moves");
        QCOMPARE(text(first), R"({"hands":["3455KK","345522"],"id":0,"last":null,"lastBy":null,)"
                              R"("toMove":1,"winner":1})");
    }

    void batch() {
        QByteArray requests;
        for (const char* request :
             {R"("hands": ["KK5543", "225543"])",
              R"("hands": "9JKK2B|99TJ|8QQKR", "to-move": 2, "ban": ["bomb"], )"
              R"("played": ["99", "pass"])",
              R"("hands": ["KK5543"])", R"("hands": ["2AKT96554", "BKJT8854"], "most-nodes": 100)",
              R"("hands": ["KK5543", "225543"], "proof": "proof.jsonl")"})
            requests += QByteArray(R"({"job": "endgame", )") + request + "}\n";
        const CliRun run = runCli({"batch"}, requests);
        QCOMPARE(run.status, 1);
        std::vector<json> lines;
        for (const QByteArray& line : run.output.trimmed().split('\n'))
            lines.push_back(json::parse(line.toStdString()));
        QCOMPARE(lines.size(), std::size_t{5});
        QCOMPARE(text(lines[0]["result"]["winning"]), R"(["4","5"])");
        QCOMPARE(text(lines[1]["result"]["toMove"]), "1");
        QCOMPARE(text(lines[2]["error"]), R"("line 3: An endgame has 2 or 3 hands, not 1.")");
        QCOMPARE(text(lines[3]["error"]),
                 R"("line 4: The search gave up after 100 nodes, the most allowed.")");
        QVERIFY(lines[4].contains("error"));
    }

    void documents() {
        const QTemporaryDir folder;
        const QString file = folder.filePath("table.yomi");
        writeFile(file, R"({"yomi": 1, "kind": "hand", "rules": "doudizhu", "table": {"hands":
            ["9JKK2B", "99TJ", "8QQKR"], "toMove": 2, "ban": ["bomb"], "played": ["99", "pass"]}})");
        json answer = runCli({"endgame", file, "--json"}).json();
        json same = runCli({"endgame", "--hands", "9JKK2B|99TJ|8QQKR", "--to-move", "2", "--ban",
                            "bomb", "--played", "99, pass", "--json"})
                        .json();
        answer.erase("seconds");
        same.erase("seconds");
        QCOMPARE(text(answer), text(same));
        QCOMPARE(text(answer["toMove"]), "1");
        const QByteArray name = file.toUtf8();
        CliRun refused = runCli({"endgame", file, "--hands", "3|4"});
        QCOMPARE(refused.status, 2);
        QCOMPARE(refused.errors, "yomi-cli: \"" + name +
                                     "\" has the position; leave --hands, --to-move, --last, "
                                     "--last-by, --ban, --rules and --played out.\n");
        writeFile(file, R"({"yomi": 1, "kind": "hand", "rules": "doudizhu", "table":
            {"hands": ["3", "4"], "toMove": 3}})");
        QVERIFY2(runCli({"endgame", file}).errors.contains("1 to 2"), "of two players");
        writeFile(file, R"({"yomi": 1, "kind": "hand", "rules": "doudizhu", "tiles": "33"})");
        refused = runCli({"endgame", file});
        QCOMPARE(refused.status, 1);
        QCOMPARE(refused.errors,
                 "yomi-cli: " + name + ": there are no hands on the table of this document\n");
    }

    void puzzles() {
        const QStringList options{"puzzle", "--seed", "7", "--cards", "6,6", "--ban", "trio_pair"};
        const CliRun run = runCli(options + QStringList("--json"));
        QCOMPARE(run.status, 0);
        const json puzzle = run.json();
        QVERIFY(puzzle["choices"] >= 5);
        QVERIFY(puzzle["tried"] >= 1);
        QVERIFY(puzzle["difficulty"] < puzzle["choices"]);
        const QString hands = QString::fromStdString(puzzle["hands"][0].get<std::string>() + "|" +
                                                     puzzle["hands"][1].get<std::string>());
        const json answer =
            runCli({"endgame", "--hands", hands, "--ban", "trio_pair", "--json"}).json();
        QCOMPARE(text(answer["winning"]), text(puzzle["winning"]));
        QCOMPARE(text(answer["choices"]), text(puzzle["choices"]));
        const QByteArray batch = R"({"job": "puzzle", "seed": 7, "cards": [6, 6], )"
                                 R"("ban": ["trio_pair"]})";
        QCOMPARE(text(runCli({"batch"}, batch).json()["result"]), text(puzzle));
        const QByteArray words = runCli(options).output;
        const QByteArray winning =
            QByteArray::fromStdString(puzzle["winning"][0].get<std::string>());
        QVERIFY2(words.contains("\nPlayer 1 leads and wins with " + winning + " only, of "), words);
    }

    void puzzlesStop() {
        const CliRun run = runCli({"batch", "--timeout", "0.01"},
                                  R"({"id": 1, "job": "puzzle", "cards": [20, 20]})");
        QCOMPARE(text(run.json()["error"]),
                 R"("The request took longer than 0.01 seconds and was ended.")");
    }

    void noPuzzles_data() {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("error");
        const auto row = [](const char* name, const char* value, int status, const char* error) {
            QTest::newRow(name) << QStringList{name, value} << status << QByteArray(error);
        };
        row("--cards", "9", 2, "A puzzle has 2 or 3 hands, not 1.");
        row("--cards", "9,21", 2, "A hand of a puzzle has 1 to 20 cards, not 21.");
        row("--cards", "20,20,20", 2, "The hands of a puzzle have 60 cards; there are 54.");
        row("--cards", "1,1", 1,
            "None of 10000 positions was a puzzle; choose other sizes or bans.");
        row("--ban", "solo", 2, "solo");
        row("--ban", "flush", 2, "There is no category");
        row("--rules", "millijan", 2, "MilliJan");
    }

    void noPuzzles() {
        QFETCH(QStringList, options);
        QFETCH(int, status);
        QFETCH(QByteArray, error);
        const CliRun run = runCli(QStringList("puzzle") + options);
        QCOMPARE(run.status, status);
        QVERIFY2(run.errors.contains(error), run.errors);
    }

    void refusals_data() {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QByteArray>("error");
        QTest::newRow("last by without last")
            << QStringList{"--hands", "3|4", "--last-by", "2"}
            << QByteArray("Player 2 made the last play, but there is none; name it.");
        QTest::newRow("no hands") << QStringList{}
                                  << QByteArray(
                                         "Give two or three hands with --hands, or a .yomi file.");
        QTest::newRow("no play") << QStringList{"--hands", "3|4", "--last", "56"}
                                 << QByteArray("\"56\" is not a play of Dou Dizhu.");
        QTest::newRow("empty hand") << QStringList{"--hands", "", "K3"}
                                    << QByteArray("Hand 1 is empty: that player has already won.");
        QTest::newRow("units") << QStringList{"--hands", "3|4", "--rules", "millijan"}
                               << QByteArray("These are cards; choose Dou Dizhu rules. Give "
                                             "--rules doudizhu.");
        QTest::newRow("played") << QStringList{"--hands", "34|5", "--played", "3,4"}
                                << QByteArray("Play 2 of the list, 4, is not in the hand of "
                                              "player 2.");
        QTest::newRow("player 0") << QStringList{"--hands", "3|4", "--last", "5", "--last-by", "0"}
                                  << QByteArray("Players are counted from 1; 0 made the last "
                                                "play.");
    }

    void refusals() {
        QFETCH(QStringList, options);
        QFETCH(QByteArray, error);
        const CliRun run = runCli(QStringList("endgame") + options);
        QCOMPARE(run.status, 2);
        QCOMPARE(run.errors, "yomi-cli: " + error + "\n");
    }
};

YOMI_TESTS(TestEndgameCli)
#include "test_endgame.moc"
