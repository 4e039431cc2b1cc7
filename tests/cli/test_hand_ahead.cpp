// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
// Hands of tiles looked ahead: the ranking of discards, and chances over the next draws.
#include "tests/cli/run_cli.h"
#include "tests/core/golden_lines.h"
#include "tests/run_tests.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <fstream>

using nlohmann::json;
using yomi::CliRun;
using yomi::isNear;
using yomi::runCli;

namespace {

/// The first hand of the manual, 3 away.
const QString chanceHand =
    QStringLiteral("茜 ひなた エレナ 星梨花 環 美也 杏奈 麗花 可憐 風花 歌織 翼 真美");

/// Every n-th golden line and the results of their requests in one batch.
template <class Request>
std::vector<std::pair<json, json>> answered(const std::string& file, std::size_t n,
                                            Request&& request) {
    std::vector<std::pair<json, json>> answers;
    QByteArray input;
    const auto golden = yomi::goldenLines(file);
    for (std::size_t i = 0; i < golden.size(); i += n) {
        json asked = request(golden[i]);
        asked["id"] = answers.size();
        input += QByteArray::fromStdString(asked.dump()) + "\n";
        answers.emplace_back(golden[i], json());
    }
    const auto replies = runCli({"batch"}, input).output.trimmed().split('\n');
    for (std::size_t i = 0; i < answers.size(); ++i) {
        const json reply = json::parse(replies.at(qsizetype(i)).toStdString());
        if (reply.at("id") != i)
            throw std::runtime_error("the batch is not in order");
        answers[i].second = reply.at("result");
    }
    return answers;
}

} // namespace

class TestHandAheadCli : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

private Q_SLOTS:
    void goldenRankings() {
        const auto answers = answered("ahead/rankings.jsonl", 4, [](const json& line) {
            return json{{"job", "hand"},        {"tiles", line["hand"]},
                        {"seen", line["seen"]}, {"forbid", line["forbid"]},
                        {"rank", true},         {"favourite-tile", line["favourite"]}};
        });
        for (const auto& [line, answer] : answers) {
            json expected = json::array();
            for (const json& row : line["ranking"]) {
                json useful = json::array();
                for (const json& each : row["useful"])
                    useful.push_back({{"tile", each[0]}, {"left", each[1]}});
                expected.push_back({{"discard", row["discard"]},
                                    {"distance", row["distance"]},
                                    {"tilesLeft", row["tiles_left"]},
                                    {"useful", useful},
                                    {"bestScore", row["best_score"]},
                                    {"plan", row["plan"]},
                                    {"planScore", row["plan_score"]},
                                    {"planWays", row["plan_ways"]}});
                if (row.contains("mean_score"))
                    expected.back()["meanScore"] = row["mean_score"];
            }
            QCOMPARE(answer["discardRanking"].size(), expected.size());
            for (std::size_t i = 0; i < expected.size(); ++i) {
                json row = answer["discardRanking"][i];
                if (row.contains("meanScore")) {
                    QVERIFY(isNear(row["meanScore"], expected[i].at("meanScore")));
                    row["meanScore"] = expected[i]["meanScore"];
                }
                QCOMPARE(row.dump(), expected[i].dump());
            }
        }
    }

    void goldenChances() {
        const auto rulesOf = [&](const json& line) {
            if (line["rules"].is_string())
                return line["rules"].get<std::string>();
            const std::string name =
                m_folder.filePath(QString::number(line["id"].get<int>()) + ".json").toStdString();
            std::ofstream(name) << line["rules"];
            return name;
        };
        const auto answers = answered("ahead/chances.jsonl", 5, [&](const json& line) {
            return json{{"job", "hand"},        {"rules", rulesOf(line)}, {"tiles", line["hand"]},
                        {"seen", line["seen"]}, {"draws", line["draws"]}, {"objective", "all"}};
        });
        for (const auto& [line, answer] : answers) {
            const json& chance = answer["chance"];
            QVERIFY(chance["play"] == "best" && chance["exact"] == true);
            QVERIFY(chance["draws"] == line["draws"]);
            QCOMPARE(chance["rows"].size(), line["rows"].size());
            double last = 1;
            for (const json& row : chance["rows"]) {
                const auto expected = std::ranges::find_if(line["rows"], [&](const json& each) {
                    return each["discard"] == row["discard"];
                });
                QVERIFY(isNear(row["chance"], (*expected)["best"]["chance"]));
                QVERIFY(isNear(row["points"], (*expected)["best"]["points"]));
                QVERIFY(row["chance"].back() <= last);
                last = row["chance"].back();
            }
        }
    }

    /// The chance and the points want different discards.
    void objectives() {
        const auto chances = [](const char* objective) {
            return runCli({"hand", "--tiles", chanceHand, "--draws", "3", "--objective", objective,
                           "--json"})
                .json()["chance"];
        };
        const json chance = chances("chance"), points = chances("points"), all = chances("all");
        QVERIFY(chance["wall"] == 149 && chance["states"] > 0 && chance["objective"] == "chance");
        QVERIFY(chance["rows"][0]["discard"] == "ひなた" && !chance["rows"][0].contains("points"));
        QVERIFY(points["rows"][0]["discard"] == "真美" && !points["rows"][0].contains("chance"));
        QCOMPARE(std::lround(chance["rows"][0]["chance"][2].get<double>() * 1e6), 62863L);
        QCOMPARE(std::lround(points["rows"][0]["points"][2].get<double>() * 100), 143012L);
        QVERIFY(all["rows"][0]["discard"] == "ひなた" && all["rows"][0].contains("points"));
        QVERIFY(all["rows"][0]["chance"] == chance["rows"][0]["chance"]);
    }

    /// An estimate says so; equal seeds give equal numbers.
    void sampledPlay() {
        const auto sampled = [](const char* seed) {
            return runCli({"hand", "--tiles", chanceHand, "--draws", "4", "--play", "sampled",
                           "--samples", "20", "--seed", seed, "--json"})
                .json()["chance"];
        };
        const json chance = sampled("3");
        QVERIFY(chance["play"] == "sampled" && chance["exact"] == false);
        QVERIFY(chance["policy"] == "nearest-first" && !chance.contains("states"));
        QVERIFY(chance["samples"] == 20 && chance["seed"] == 3);
        QCOMPARE(chance["rows"].size(), std::size_t{13});
        double last = 1;
        for (const json& row : chance["rows"]) {
            for (const char* name : {"chance", "low", "high", "points", "pointsError"})
                QCOMPARE(row[name].size(), std::size_t{4});
            QVERIFY(row["low"][3] <= row["chance"][3] && row["chance"][3] <= row["high"][3]);
            QVERIFY(row["chance"][3] <= last);
            last = row["chance"][3];
        }
        QVERIFY(sampled("3") == chance);
        QVERIFY(sampled("4")["rows"] != chance["rows"]);
    }

    void handsOfOtherSizes() {
        const json twelve = runCli({"hand", "--tiles", chanceHand.section(' ', 1), "--rank",
                                    "--draws", "2", "--json"})
                                .json();
        QCOMPARE(twelve["discardRanking"].size(), std::size_t{1});
        QVERIFY(twelve["discardRanking"][0]["discard"].is_null());
        QCOMPARE(twelve["chance"]["rows"].size(), std::size_t{1});
        QVERIFY(twelve["chance"]["rows"][0]["discard"].is_null());
        const json three = runCli({"hand", "--tiles", "春香 千早 美希", "--rank", "--json"}).json();
        const json far = three["discardRanking"][0];
        QVERIFY(far["distance"] >= 9 && far["useful"].empty() && far["plan"].empty());
        QVERIFY(far["tilesLeft"] == 0 && far["planWays"] == 0 && !far.contains("meanScore"));
        const json many =
            runCli({"hand", "--tiles", chanceHand + " 春香", "--rank", "--json"}).json();
        QVERIFY(many["discardRanking"] == json::array());
        QVERIFY(!many.contains("chance"));
    }

    void printsRankingAndChances() {
        const CliRun run =
            runCli({"hand", "--tiles", chanceHand, "--rank", "--draws", "3", "--objective", "all"});
        QCOMPARE(run.errors, QByteArray());
        QVERIFY2(run.output.contains("\ndiscard  away  tiles    best  why\n"), run.output);
        QVERIFY2(
            run.output.contains("\n風花        2     30  24,000  One farther than 真美. 2 away, 30 "
                                "tiles of 11 kinds"),
            run.output);
        QVERIFY2(run.output.contains("\nwithin 3 draws from a wall of 149, best play: exact, "),
                 run.output);
        QVERIFY2(run.output.contains("6.2863"), run.output);
        QVERIFY2(run.output.contains("1,010"), run.output);
        QVERIFY2(run.output.contains("Not modelled"), run.output);
        const CliRun many = runCli({"hand", "--tiles", chanceHand + " 春香", "--rank"});
        QVERIFY2(many.output.contains("14 tiles are more than the 13 of a full hand, take one out"),
                 many.output);
    }

    void refuses_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("sentence");
        const QStringList cards = {"--rules", "doudizhu", "--tiles", "334"};
        const QStringList tiles = {"--tiles", chanceHand};
        QTest::newRow("ranking of cards")
            << cards + QStringList{"--rank"}
            << QByteArray("--rank is about hands of tiles; Dou Dizhu has plays of cards.");
        QTest::newRow("draws of cards")
            << cards + QStringList{"--draws", "2"}
            << QByteArray("--draws is about hands of tiles; Dou Dizhu has plays of cards.");
        QTest::newRow("no draw") << tiles + QStringList{"--draws", "0"}
                                 << QByteArray(
                                        "--draws: a whole number from 1 to 40 is expected, not 0.");
        QTest::newRow("41 draws")
            << tiles + QStringList{"--draws", "41"}
            << QByteArray("--draws: a whole number from 1 to 40 is expected, not 41.");
        QTest::newRow("few tiles") << QStringList{"--tiles", "春香 千早", "--draws", "2"}
                                   << QByteArray("Draws are computed for 12 or 13 tiles, not 2.");
        QTest::newRow("many tiles") << QStringList{"--tiles", chanceHand + " 春香", "--draws", "2"}
                                    << QByteArray("Draws are computed for 12 or 13 tiles, not 14.");
        QTest::newRow("way to play")
            << tiles + QStringList{"--draws", "2", "--play", "well"}
            << QByteArray("--play: one of \"best\", \"sampled\" is expected, not \"well\".");
        QTest::newRow("objective")
            << tiles + QStringList{"--draws", "2", "--objective", "fun"}
            << QByteArray("--objective: one of \"chance\", \"points\", \"all\" is expected, not "
                          "\"fun\".");
        QTest::newRow("samples")
            << tiles + QStringList{"--draws", "2", "--play", "sampled", "--samples", "0"}
            << QByteArray("--samples: a whole number from 1 to 1000000 is expected, not 0.");
    }

    void refuses() {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, sentence);
        const CliRun run = runCli(QStringList{"hand"} + arguments);
        QCOMPARE(run.status, 2);
        QVERIFY2(run.errors.contains(sentence), run.errors.constData());
        QCOMPARE(run.output, QByteArray());
    }

    /// Best play that needs too much gives up, and names what it has finished.
    void givesUp() {
        const CliRun run =
            runCli({"hand", "--tiles", chanceHand, "--draws", "3", "--most-states", "10"});
        QCOMPARE(run.status, 1);
        QVERIFY2(
            run.errors.contains("needs more than 10 states or complete hands; the last horizon "
                                "finished is "),
            run.errors);
        QVERIFY2(run.errors.contains("Choose fewer draws, more states or sampled play."),
                 run.errors);
    }
};

YOMI_TESTS(TestHandAheadCli)
#include "test_hand_ahead.moc"
