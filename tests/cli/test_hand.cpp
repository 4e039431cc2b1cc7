// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "tests/cli/run_cli.h"
#include "tests/core/golden_lines.h"
#include "tests/run_tests.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <map>

using nlohmann::json;
using yomi::CliRun;
using yomi::runCli;

namespace {

const QString secondHand =
    QStringLiteral("春香 千早 美希 真 貴音 やよい まつり 真美 エミリー 亜美 桃子 伊織 育");

/// The members of `names` in an array of objects, for example all "tile".
json column(const json& rows, const char* name) {
    json values = json::array();
    for (const json& row : rows)
        values.push_back(row.at(name));
    return values;
}

std::string joined(const json& names, const char* separator) {
    std::string text;
    for (const std::string name : names)
        text += (text.empty() ? "" : separator) + name;
    return text;
}

/// Enough to see that the program answers like the engine.
std::vector<json> everyFourth(const std::vector<json>& lines) {
    std::vector<json> some;
    for (std::size_t i = 0; i < lines.size(); i += 4)
        some.push_back(lines[i]);
    return some;
}

} // namespace

class TestHandCli : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString file(const QString& name, const QByteArray& text) {
        QFile opened(m_folder.filePath(name));
        if (!opened.open(QIODevice::WriteOnly) || opened.write(text) != text.size())
            qFatal("a temporary file cannot be written");
        return opened.fileName();
    }

private Q_SLOTS:
    void articleHands_data() {
        QTest::addColumn<QString>("tiles");
        QTest::addColumn<QByteArray>("melds");
        QTest::addColumn<int>("applicable");
        QTest::newRow("first") << "志保 星梨花 海美 可奈 まつり このみ 瑞希 翼 ジュリア 律子 春香 "
                                  "千早 あずさ"
                               << QByteArray("Decided/アイル/Vault That Borderline!/Clover") << 9;
        QTest::newRow("second") << secondHand
                                << QByteArray("Charlotte・Charlotte/CRIMSON LOVERS/"
                                              "きゅんっ！ヴァンパイアガール/ザ・ライブ革命でSHOW!")
                                << 16;
        QTest::newRow("JSON array")
            << R"(["Haruka Amami", "CHIHAYA", "みき", "真", "貴音", "やよい", "まつり", "ﾏﾐ",
                   "エミリー・スチュアート", "亜美", "桃子", "伊織", "育"])"
            << QByteArray("Charlotte・Charlotte/CRIMSON LOVERS/きゅんっ！ヴァンパイアガール/"
                          "ザ・ライブ革命でSHOW!")
            << 16;
    }

    void articleHands() {
        QFETCH(QString, tiles);
        QFETCH(QByteArray, melds);
        QFETCH(int, applicable);
        for (const char* method :
             {"packed", "backtracking", "reuse-list", "cache", "reuse-and-cache"}) {
            const CliRun run = runCli({"hand", "--tiles", tiles, "--method", method, "--json"});
            QCOMPARE(run.errors, QByteArray());
            QCOMPARE(run.status, 0);
            const json answer = run.json();
            QCOMPARE(answer["complete"].get<bool>(), true);
            QCOMPARE(answer["score"].get<int>(), 18000);
            QCOMPARE(answer["rawScore"].get<int>(), 1018000);
            QCOMPARE(joined(column(answer["partition"], "name"), "/"), melds.toStdString());
            QCOMPARE(answer["leftover"].size(), std::size_t{0});
            QCOMPARE(answer["optimalPartitions"].get<int>(), 1);
            QCOMPARE(answer["applicable"].get<int>(), applicable);
            QVERIFY(answer["nodes"].get<int>() > 0);
            QVERIFY(answer["seconds"].get<double>() > 0);
            for (const char* absent :
                 {"waits", "discards", "distance", "oneShort", "minPlays", "partitions"})
                QVERIFY(!answer.contains(absent));
        }
    }

    /// Some golden lines through the whole program, in one batch.
    void goldenWaits() {
        QByteArray requests;
        const auto golden = everyFourth(yomi::goldenLines("millijan_waits.jsonl"));
        for (const json& line : golden)
            requests += QByteArray::fromStdString(json({{"id", line["id"]},
                                                        {"job", "hand"},
                                                        {"tiles", line["hand"]},
                                                        {"waits", true},
                                                        {"discards", true},
                                                        {"distance", true}})
                                                      .dump() +
                                                  "\n");
        const CliRun run = runCli({"batch"}, requests);
        QCOMPARE(run.status, 0);
        const auto replies = run.output.trimmed().split('\n');
        QCOMPARE(std::size_t(replies.size()), golden.size());
        for (std::size_t i = 0; i < golden.size(); ++i) {
            const json reply = json::parse(replies[qsizetype(i)].toStdString());
            QVERIFY(reply["id"] == golden[i]["id"]);
            const json& answer = reply["result"];
            QVERIFY(answer["distance"] == golden[i]["draws_needed"]);
            QVERIFY(answer["waits"] == golden[i].value("waits", json::array()));
            std::map<std::string, json> discards;
            for (const json& discard : golden[i].value("discards", json::array()))
                discards[discard["discard"]] = discard;
            QCOMPARE(answer["discards"].size(), discards.size());
            for (const json& discard : answer["discards"]) {
                const json& expected = discards.at(discard["tile"]);
                QVERIFY(discard["waits"] == expected["waits"]);
                QVERIFY(discard["tilesLeft"] == expected["tiles_left"]);
                QVERIFY(discard["bestScore"] >= discard["meanScore"]);
            }
        }
    }

    void goldenCards() {
        QByteArray requests;
        const auto golden = everyFourth(yomi::goldenLines("doudizhu.jsonl"));
        for (const json& line : golden) {
            for (const char* rules : {"doudizhu", "doudizhu-loose"})
                requests += QByteArray::fromStdString(
                    json({{"job", "hand"}, {"rules", rules}, {"tiles", line["hand"]}}).dump() +
                    "\n");
        }
        const CliRun run = runCli({"batch"}, requests);
        QCOMPARE(run.status, 0);
        qsizetype i = 0;
        const auto replies = run.output.trimmed().split('\n');
        for (const json& line : golden) {
            const json strict = json::parse(replies[i++].toStdString())["result"];
            QVERIFY(strict["minPlays"] == line["min_plays"]);
            QVERIFY(strict["legalLeads"] == line["legal_leads"]);
            QVERIFY(strict["optimalPartitions"] == line["optimal_partitions"]);
            const json loose = json::parse(replies[i++].toStdString())["result"];
            QVERIFY(loose["minPlays"] == line["loose_rules"]["min_plays"]);
            QVERIFY(loose["legalLeads"] == line["loose_rules"]["legal_leads"]);
        }
    }

    void allPartitions() {
        // The golden hand 390: four best partitions, one tile left over.
        const QString tiles =
            QStringLiteral("春香 千早 美希 雪歩 やよい 真 伊織 貴音 律子 あずさ 百合子 真美 響");
        const json answer = runCli({"hand", "--tiles", tiles, "--all", "--json"}).json();
        QCOMPARE(answer["partitions"].size(), std::size_t{4});
        QVERIFY(answer["partitions"][0] == answer["partition"]);
        QVERIFY(answer["leftover"] == json({"百合子"}));
        for (const json& partition : answer["partitions"]) {
            int score = 0;
            for (const json& meld : partition)
                score += meld["score"].get<int>();
            QCOMPARE(score, 16000);
        }
    }

    void constraints() {
        const QStringList hand = {"hand", "--tiles", secondHand, "--json"};
        const auto score = [&](const QStringList& more) {
            return runCli(hand + more).json()["score"].get<int>();
        };
        QCOMPARE(score({"--forbid", "CRIMSON LOVERS"}), 16000); // no longer complete
        QCOMPARE(score({"--require", "CRIMSON LOVERS", "--bonus", "CRIMSON LOVERS=700"}), 18700);
        QCOMPARE(score({"--open", "ザ・ライブ革命でSHOW!"}), 16000);
        QCOMPARE(score({"--favourite-tile", "はるか"}), 20000);
        QCOMPARE(score({"--favourite-tile", "やよい", "--favourite-doubles"}), 28000);
        const json answer = runCli(hand + QStringList{"--favourite-tile", "はるか"}).json();
        QCOMPARE(answer["favouritePoints"].get<int>(), 2000);
        // A name with a comma is one name; two options are two.
        const CliRun two =
            runCli({"hand", "--tiles", "やよい 育 可奈 環 まつり このみ", "--require",
                    "Good-Sleep, Baby♡", "--require", "Decided", "--json"});
        QCOMPARE(two.json()["score"].get<int>(), 8000);
    }

    void seenTilesAreNotDrawn() {
        const QString waiting =
            QStringLiteral("春香 千早 美希 真 貴音 やよい まつり 真美 エミリー 亜美 桃子 伊織");
        const auto waits = [&](const QString& seen) {
            return runCli({"hand", "--tiles", waiting, "--seen", seen, "--waits", "--json"})
                .json()["waits"];
        };
        QVERIFY(waits("") == json::parse(R"([{"tile": "育", "left": 3, "score": 18000}])"));
        QVERIFY(waits("育 育")[0]["left"] == 1);
        QVERIFY(waits("育 育 育").empty());
    }

    void whatDoesNotApplyIsEmpty() {
        const json answer = runCli({"hand", "--tiles", "春香 千早", "--waits", "--discards",
                                    "--distance", "--one-short", "--json"})
                                .json();
        QVERIFY(answer["waits"] == json::array());
        QVERIFY(answer["discards"] == json::array());
        QCOMPARE(answer["distance"].get<int>(), 11);
        QVERIFY(answer["oneShort"] == json::parse(R"json([
            {"tile": "美希", "melds": ["Fate of the World"]},
            {"tile": "雪歩", "melds": ["inferno SQUARING"]},
            {"tile": "未来", "melds": ["ハルカナミライ"]},
            {"tile": "静香", "melds": ["アライブファクター"]},
            {"tile": "詩花", "melds": ["(詩花)"]}])json"));
        const json cards = runCli({"hand", "--rules", "noip", "--tiles", "33", "--waits",
                                   "--discards", "--distance", "--json"})
                               .json();
        QVERIFY(cards["waits"].empty() && cards["discards"].empty() && cards["distance"].is_null());
        const json none = runCli({"hand", "--tiles", "", "--json"}).json();
        QVERIFY(none["complete"] == true && none["score"] == 0);
    }

    void leadsAndBeats() {
        const json answer = runCli({"hand", "--rules", "doudizhu", "--tiles", "3445678910JBR",
                                    "--leads", "--beats", "34567", "--json"})
                                .json();
        QCOMPARE(answer["leads"].size(), answer["legalLeads"].get<std::size_t>());
        QVERIFY(answer["leads"][0]["category"] == "solo" && answer["leads"][0]["cards"] == "3");
        QCOMPARE(joined(column(answer["beats"], "cards"), " "),
                 std::string("BR 45678 56789 6789T 789TJ"));
    }

    void listsPlays_data() {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<int>("plays");
        QTest::addColumn<QByteArray>("one");
        QTest::newRow("doudizhu") << "doudizhu" << 27471
                                  << QByteArray("trio_solo_chain_2\t33344457");
        QTest::newRow("loose") << "doudizhu-loose" << 29984 << QByteArray("four_two_solo\t3333BR");
        QTest::newRow("noip") << "noip" << 2801 << QByteArray("four_two_pair\t33334444");
        QTest::newRow("millijan") << "millijan" << 154 << QByteArray("Decided\tまつり このみ");
    }

    void listsPlays() {
        QFETCH(QString, rules);
        QFETCH(int, plays);
        QFETCH(QByteArray, one);
        const CliRun run = runCli({"hand", "--rules", rules, "--list-plays"});
        QCOMPARE(run.status, 0);
        const auto lines = run.output.split('\n');
        QCOMPARE(lines.size(), plays + 1);
        QVERIFY(lines.contains(one));
    }

    void noipSamples() {
        const QString first = file("first", "1 8\n7 4\n8 4\n9 1\n10 4\n11 4\n5 1\n1 4\n1 1\n");
        QCOMPARE(runCli({"hand", "--rules", "noip", "--noip-input", first}).output,
                 QByteArray("3\n"));
        const QString second =
            file("second", "1 17\n12 3\n4 3\n2 3\n5 4\n10 2\n3 3\n12 2\n0 1\n1 3\n"
                           "10 1\n6 2\n12 1\n11 3\n5 2\n12 4\n2 2\n7 2\n");
        QCOMPARE(runCli({"hand", "--rules", "noip", "--noip-input", second}).output,
                 QByteArray("6\n"));
    }

    /// In the unit that keeps the number below 1000, on every machine.
    void tellsTimesShort() {
        const auto slow = QString::fromUtf8(
            runCli({"hand", "--tiles", secondHand, "--method", "subsets"}).output);
        static const QRegularExpression time("nodes, (\\d{1,3}(\\.\\d+)?) (ns|µs|ms|s)\n");
        QVERIFY2(time.match(slow).hasMatch(), qUtf8Printable(slow));
    }

    void printsInJapanese() {
        const QByteArray text = runCli({"hand", "--tiles", "詩花", "--language", "ja"}).output;
        QVERIFY2(text.contains("\nユニット "), text);
    }

    void countsInWords() {
        const QByteArray one = runCli({"hand", "--tiles", "詩花"}).output;
        QVERIFY2(one.contains("1 split; 1 unit fits"), one);
        QVERIFY2(one.contains(", all used"), one);
        QVERIFY2(one.contains(" 1 node, "), one);
        const QByteArray none = runCli({"hand", "--tiles", ""}).output;
        QVERIFY2(none.contains("1 split; 0 units fit"), none);
        QVERIFY2(none.contains(" 0 nodes, "), none);
    }

    void ownUnitLists() {
        const QString list = file("units.json", R"({"format": "millijan/1", "title": "mine",
            "units": [{"name": "two", "members": ["春香", "千早"], "score": 5000}]})");
        const json answer =
            runCli({"hand", "--rules", list, "--tiles", "春香 千早", "--json"}).json();
        QCOMPARE(answer["score"].get<int>(), 5000);
    }

    void documents() {
        const QString document =
            file("hand.yomi", R"({"yomi": 1, "kind": "hand", "rules": "doudizhu", "tiles": "33344",
                                  "constraints": {"forbidden": ["33344"]}})");
        const json answer = runCli({"hand", document, "--json"}).json();
        QCOMPARE(answer["minPlays"].get<int>(), 2);
        const json given = runCli({"hand", document, "--tiles", "3344", "--json"}).json();
        QCOMPARE(joined(column(given["partition"], "name"), " "), std::string("33 44"));
        const CliRun other =
            runCli({"hand", file("other.yomi", R"({"yomi": 1, "kind": "split-damage"})")});
        QCOMPARE(other.status, 1);
        QVERIFY(other.errors.contains("a \"hand\" document is expected"));
    }

    /// The shell and batch read hands in every form (core/hands/test_pastes.cpp).
    void readsListsAndCounts() {
        const auto plays = [](const QStringList& options) {
            return runCli(QStringList{"hand", "--rules", "doudizhu", "--json", "--tiles"} + options)
                .json()["minPlays"];
        };
        QCOMPARE(plays({"33344"}).get<int>(), 1);
        QVERIFY(plays({"[3, 3, 3, 4, 4]"}) == 1 && plays({"{\"3\": 3, \"4\": 2}"}) == 1);
        const CliRun batch =
            runCli({"batch"}, R"({"job":"hand","rules":"doudizhu","tiles":{"3":3,"4":2}})"
                              "\n"
                              R"({"job":"hand","rules":"doudizhu","tiles":[3,17,20]})");
        const QList<QByteArray> lines = batch.output.split('\n');
        QCOMPARE(json::parse(lines[0].toStdString()).at("result").at("minPlays").get<int>(), 1);
        QCOMPARE(json::parse(lines[1].toStdString()).at("result").at("minPlays").get<int>(), 3);
        const CliRun other = runCli({"hand", "--tiles", "334455"});
        QCOMPARE(other.status, 2);
        QCOMPARE(other.errors, QByteArray("yomi-cli: These are cards; choose Dou Dizhu rules. Give "
                                          "--rules doudizhu.\n"));
    }

    void batchAnswersLikeTheShell() {
        json shell = runCli({"hand", "--tiles", secondHand, "--discards", "--one-short", "--all",
                             "--require", "CRIMSON LOVERS", "--json"})
                         .json();
        const json request = {{"id", 7},
                              {"job", "hand"},
                              {"tiles", secondHand.toStdString()},
                              {"discards", true},
                              {"one-short", true},
                              {"all", true},
                              {"require", {"CRIMSON LOVERS"}}};
        json batch = json::parse(runCli({"batch"}, QByteArray::fromStdString(request.dump()) + "\n")
                                     .output.toStdString())["result"];
        shell.erase("seconds");
        batch.erase("seconds");
        QCOMPARE(batch.dump(), shell.dump());
    }

    void printsATable() {
        const CliRun run = runCli({"hand", "--tiles", secondHand, "--discards", "--distance"});
        QCOMPARE(run.status, 0);
        QVERIFY(run.output.contains("score         18,000, complete (raw score 1,018,000)"));
        QVERIFY2(run.output.contains("best          1 split; 16 units fit\n"), run.output);
        QVERIFY2(run.output.contains(
                     "\nunit                           score  tiles\n"
                     "Charlotte・Charlotte           2,000  まつり エミリー\n"
                     "CRIMSON LOVERS                 2,000  春香 千早\n"
                     "きゅんっ！ヴァンパイアガール   4,000  伊織 育 桃子\n"
                     "ザ・ライブ革命でSHOW!         10,000  美希 やよい 真 貴音 亜美 真美\n"),
                 run.output);
        QVERIFY(run.output.contains("distance: 0,"));
        QVERIFY2(run.output.contains("\ndiscard   left    best    mean  waits\n"), run.output);
        QVERIFY2(run.output.contains("\nまつり       8  18,000  18,000  伊織 律子 風花\n"),
                 run.output);
    }

    void printsPlays() {
        const CliRun run =
            runCli({"hand", "--rules", "doudizhu", "--tiles", "33", "--forbid", "33"});
        QVERIFY2(run.output.contains("best          1 split; 1 play fits\n"), run.output);
        QVERIFY2(run.output.contains("\nplay  category\n3     Single\n3     Single\n"), run.output);
    }
};

YOMI_TESTS(TestHandCli)
#include "test_hand.moc"
