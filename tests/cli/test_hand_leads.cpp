// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
// Leads of cards with what they leave, an opponent's chance to beat them, and deals.
#include "tests/cli/run_cli.h"
#include "tests/core/golden_lines.h"
#include "tests/run_tests.h"

#include <QTest>

#include <algorithm>
#include <set>
#include <tuple>

using nlohmann::json;
using yomi::CliRun;
using yomi::runCli;

namespace {

/// The results of one batch, in order; fails for a reply with an error.
std::vector<json> resultsOf(const std::vector<json>& requests) {
    QByteArray input;
    for (const json& request : requests)
        input += QByteArray::fromStdString(request.dump()) + "\n";
    const CliRun run = runCli({"batch"}, input);
    std::vector<json> results;
    for (const QByteArray& line : run.output.trimmed().split('\n'))
        results.push_back(json::parse(line.toStdString()).at("result"));
    if (results.size() != requests.size())
        throw std::runtime_error("the batch has not answered every request");
    return results;
}

json cardsRequest(const json& line) {
    return {{"job", "hand"}, {"rules", line["rules"]}, {"tiles", line["hand"]}};
}

const QStringList handOf(const QString& tiles) {
    return {"hand", "--rules", "doudizhu", "--tiles", tiles, "--json"};
}

} // namespace

class TestHandLeadsCli : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void turns() {
        const auto golden = yomi::goldenLines("ahead/turns.jsonl");
        std::vector<json> requests;
        for (const json& line : golden)
            requests.push_back(cardsRequest(line));
        const auto results = resultsOf(requests);
        for (std::size_t i = 0; i < golden.size(); ++i) {
            QVERIFY(results[i]["turns"] == golden[i]["turns"]);
            QVERIFY(results[i]["minPlays"] == golden[i]["min_plays"]);
            QCOMPARE(results[i]["turnsPartition"].size(), golden[i]["plays"].get<std::size_t>());
        }
        const json first = results[0]["turnsPartition"][0]; // of 778888JQ
        QVERIFY(first ==
                json({{"name", "77"}, {"category", "pair"}, {"tiles", {"7", "7"}}, {"score", -1}}));
    }

    void leadsAlone() {
        using Row = std::tuple<std::string, std::string, std::string, int, int, int>;
        const auto golden = yomi::goldenLines("ahead/leads.jsonl");
        std::vector<json> requests;
        for (const json& line : golden) {
            json request = cardsRequest(line);
            request["leads"] = "only";
            requests.push_back(std::move(request));
        }
        const auto results = resultsOf(requests);
        for (std::size_t i = 0; i < golden.size(); ++i) {
            QCOMPARE(results[i].size(), std::size_t{2});
            std::set<Row> found;
            for (const json& lead : results[i]["leads"]) {
                found.emplace(lead["category"], lead["cards"], lead["rank"], lead["length"],
                              lead["then"], lead["thenTurns"]);
                QVERIFY(lead["rlcard"] == lead["cards"]);
                QCOMPARE(lead["douzero"].size(), lead["cards"].get<std::string>().size());
                QVERIFY(std::ranges::is_sorted(lead["douzero"].get<std::vector<int>>()));
            }
            const auto expected = golden[i]["leads"].get<std::vector<Row>>();
            QVERIFY(found == std::set<Row>(expected.begin(), expected.end()));
            QCOMPARE(results[i]["legalLeads"].get<std::size_t>(), expected.size());
        }
    }

    void membersOfALead() {
        const json answer = runCli(handOf("33344456J2BR") + QStringList{"--leads"}).json();
        const auto lead = [&](const std::string& cards) {
            for (const json& each : answer["leads"])
                if (each["cards"] == cards)
                    return each;
            return json();
        };
        QVERIFY(lead("33344456") == json({{"category", "trio_solo_chain_2"},
                                          {"cards", "33344456"},
                                          {"rank", "3"},
                                          {"length", 2},
                                          {"then", 3},
                                          {"thenTurns", 1},
                                          {"rlcard", "33344456"},
                                          {"douzero", {3, 3, 3, 4, 4, 4, 5, 6}}}));
        QVERIFY(lead("BR")["rank"] == "B" && lead("BR")["douzero"] == json({20, 30}));
        QVERIFY(lead("2")["douzero"] == json({17}) && lead("2")["length"] == 1);
        QVERIFY(answer.contains("minPlays") && !answer.contains("opponent"));
        QVERIFY(!runCli(handOf("33") + QStringList{"--leads=false"}).json().contains("leads"));
        const json only = runCli(handOf("33") + QStringList{"--leads=only"}).json();
        QCOMPARE(only.size(), std::size_t{2});
        QVERIFY(only["legalLeads"] == 2 && only["leads"].size() == 2);
    }

    /// A rest that forbidden plays leave no partition has no plays left to count.
    void forbiddenPlays() {
        const json answer = runCli(handOf("34") + QStringList{"--forbid", "4", "--leads"}).json();
        QVERIFY(answer["turns"].is_null() && answer["turnsPartition"] == json::array());
        QVERIFY(answer["leads"][0]["then"].is_null() && answer["leads"][0]["thenTurns"].is_null());
        QVERIFY(answer["leads"][1]["then"] == 1 && answer["leads"][1]["thenTurns"] == 1);
    }

    void opponents() {
        const auto golden = yomi::goldenLines("ahead/beaten.jsonl");
        std::vector<json> requests;
        for (const json& line : golden) {
            json request = cardsRequest(line);
            request.update({{"seen", line["seen"]},
                            {"opponent", line["cards"]},
                            {"lead", line["play"]},
                            {"leads", true}});
            requests.push_back(std::move(request));
        }
        const auto results = resultsOf(requests);
        for (std::size_t i = 0; i < golden.size(); ++i) {
            const json& line = golden[i];
            QVERIFY(results[i]["opponent"] == json({{"cards", line["cards"]},
                                                    {"unseen", line["unseen"]},
                                                    {"play", line["play"]},
                                                    {"beaten", line["chance"].get<double>()},
                                                    {"exact", line["exact"]}}));
            const json& leads = results[i]["leads"];
            const auto led = std::ranges::find_if(
                leads, [&](const json& lead) { return lead["cards"] == line["play"]; });
            QVERIFY(led != leads.end());
            QVERIFY((*led)["beaten"] == results[i]["opponent"]["beaten"]);
        }
    }

    void printsTurnsAndLeads() {
        const QStringList hand = {"hand", "--rules", "doudizhu", "--tiles", "345679999"};
        const CliRun run =
            runCli(hand + QStringList{"--leads", "--opponent", "17", "--lead", "9999"});
        QCOMPARE(run.errors, QByteArray());
        QVERIFY2(run.output.contains("\nturns         0: 9999 / 34567\n"), run.output);
        QVERIFY2(run.output.contains("\nleads: "), run.output);
        QVERIFY2(run.output.contains("\n  Bomb: 9999\n"), run.output);
        QVERIFY2(run.output.contains("\nleft after the lead\n"), run.output);
        QVERIFY2(run.output.contains("  1 play, -1 turns: 34567\n"), run.output);
        QVERIFY2(run.output.contains("\nopponent: 17 of 45 unseen cards\n9999 is beaten: "),
                 run.output);
        const CliRun only = runCli(hand + QStringList{"--leads=only"});
        QVERIFY2(only.output.startsWith("\nleads: "), only.output);
    }

    void deals() {
        const json dealt = runCli({"deal", "--rules", "doudizhu", "--seed", "7"}).json();
        QCOMPARE(dealt["hands"].size(), std::size_t{3});
        std::string all = dealt["rest"];
        QCOMPARE(all.size(), std::size_t{3});
        for (const std::string hand : dealt["hands"]) {
            QCOMPARE(hand.size(), std::size_t{17});
            all += hand;
        }
        std::ranges::sort(all);
        std::string deck = "BR";
        for (const char rank : std::string("3456789TJQKA2"))
            deck.append(4, rank);
        std::ranges::sort(deck);
        QCOMPARE(all, deck);
        QCOMPARE(dealt["rest"].get<std::string>(), std::string("8A2"));
        const auto results = resultsOf({{{"job", "deal"}, {"seed", 7}},
                                        {{"job", "deal"}, {"seed", 8}},
                                        {{"job", "deal"}, {"seed", 7}, {"cards", {20, 1}}}});
        QVERIFY(results[0] == dealt);
        QVERIFY(results[1] != dealt);
        QCOMPARE(results[2]["hands"][0].get<std::string>().size(), std::size_t{20});
        QCOMPARE(results[2]["rest"].get<std::string>().size(), std::size_t{33});
        QVERIFY(runCli({"deal", "--seed", "7", "--cards", "20,1", "--json"}).json() == results[2]);
    }
};

YOMI_TESTS(TestHandLeadsCli)
#include "test_hand_leads.moc"
