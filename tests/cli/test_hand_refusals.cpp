// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
// Input that yomi-cli hand refuses, and the sentence that gives the reason.
#include "tests/cli/run_cli.h"
#include "tests/run_tests.h"

#include <QTemporaryFile>
#include <QTest>

using nlohmann::json;
using yomi::CliRun;
using yomi::runCli;

class TestHandRefusalsCli : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void refuses_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("sentence");
        const auto row = [](const char* name, const QStringList& arguments,
                            const QByteArray& sentence) {
            QTest::newRow(name) << QStringList{"hand"} + arguments << sentence;
        };
        row("nothing", {}, "Give the hand with --tiles or as a .yomi file.");
        row("unknown tile", {"--tiles", "千草"}, "\"千草\" is not a tile; did you mean 千早, 千鶴");
        row("unknown meld", {"--tiles", "春香", "--require", "Clovr"},
            "\"Clovr\" is not a unit of MilliJan 2019; did you mean Clover");
        row("four copies", {"--tiles", "春香 春香 春香 春香"},
            "4 of 春香 are too many; there are 3.");
        row("21 cards", {"--rules", "doudizhu", "--tiles", "333344445555666677778"},
            "21 cards are too many; a hand of Dou Dizhu has at most 20.");
        row("no card", {"--rules", "doudizhu", "--tiles", "3W"}, "\"W\" is not a card");
        row("a joker", {"--rules", "doudizhu", "--tiles", "34joker"},
            "\"joker\" may be either joker. The cards are 3456789TJQKA2, B (the small joker) and R "
            "(the big joker).");
        row("no play", {"--rules", "doudizhu", "--tiles", "3", "--beats", "34"},
            "\"34\" is not a play of Dou Dizhu.");
        row("beats nothing", {"--rules", "doudizhu", "--tiles", "3", "--beats", ""},
            "\"\" is not a play of Dou Dizhu.");
        row("leads of tiles", {"--tiles", "春香", "--leads"},
            "--leads is about plays of cards; MilliJan 2019 has units.");
        row("beats of tiles", {"--tiles", "春香", "--beats", "Decided"},
            "--beats is about plays of cards; MilliJan 2019 has units.");
        row("opponent of tiles", {"--tiles", "春香", "--opponent", "17"},
            "--opponent is about plays of cards; MilliJan 2019 has units.");
        row("lead of tiles", {"--tiles", "春香", "--lead", "Decided"},
            "--lead is about plays of cards; MilliJan 2019 has units.");
        const QStringList cards = {"--rules", "doudizhu", "--tiles", "3345"};
        row("word of leads", cards + QStringList{"--leads=all"},
            "--leads: true, false or \"only\" is expected, not \"all\".");
        row("no opponent", cards + QStringList{"--opponent", "0", "--leads"},
            "--opponent: a whole number from 1 to 20 is expected, not 0.");
        row("large opponent", cards + QStringList{"--opponent", "21", "--lead", "3"},
            "--opponent: a whole number from 1 to 20 is expected, not 21.");
        row("more than unseen",
            cards + QStringList{"--seen", "334445556666777788889999TTTTJJJJQQQQKK", "--opponent",
                                "13", "--lead", "3"},
            "An opponent cannot have 13 cards; 12 are unseen.");
        row("opponent without a lead", cards + QStringList{"--opponent", "17"},
            "--opponent 17 needs the play to beat: --lead, or --leads for all.");
        row("lead without an opponent", cards + QStringList{"--lead", "33"},
            "--lead 33 needs --opponent with the number of cards of an opponent.");
        row("lead not in the hand", cards + QStringList{"--opponent", "17", "--lead", "44"},
            "The hand has no 44 to lead.");
        row("lead that is no play", cards + QStringList{"--opponent", "17", "--lead", "34"},
            "\"34\" is not a play of Dou Dizhu.");
        row("no favourite", {"--tiles", "春香", "--favourite-tile", ""}, "\"\" is not a tile");
        row("rules", {"--rules", "mahjong", "--tiles", "3"}, "There is no rule book \"mahjong\"");
        row("method", {"--tiles", "春香", "--method", "magic"},
            "--method: one of \"packed\", \"subsets\", \"backtracking\", \"reuse-list\", "
            "\"cache\", \"reuse-and-cache\" is expected, not \"magic\".");
        row("repeat", {"--tiles", "春香", "--repeat", "0"},
            "--repeat: a whole number from 1 to 1000000 is expected, not 0.");
        row("bonus", {"--tiles", "春香", "--bonus", "Decided=x"}, "A bonus is MELD=n");
        row("unfit", {"--tiles", "まつり", "--require", "Decided"},
            "The hand has no このみ for Decided.");
        const QStringList input = {"--noip-input", "hands"};
        row("plays of a hand", {"--list-plays", "--tiles", "春香"},
            "--list-plays prints the plays of a rule book, not of a hand");
        row("plays of an input", QStringList{"--list-plays"} + input,
            "--list-plays prints the plays of a rule book, not of a hand");
        row("two sorts of hands", input + QStringList{"--tiles", "33"},
            "--noip-input brings its own hands");
        row("other rules", input + QStringList{"--rules", "doudizhu"},
            "--noip-input has the rules noip, not \"doudizhu\"");
        row("doubles of nobody", {"--tiles", "春香", "--favourite-doubles"},
            "--favourite-doubles needs a favourite");
        row("cards without their option", {"--rules", "doudizhu", "3334445678"},
            "There is no file \"3334445678\"; tiles and cards follow --tiles as one text in "
            "quotes.");
        row("tiles without their option", {"春香", "千早", "未来"},
            "There is no file \"春香\"; tiles and cards follow --tiles as one text in quotes.");
        row("unknown option", {"--tile", "春香"},
            "There is no option --tile; did you mean --tiles?");
    }

    void refuses() {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, sentence);
        const CliRun run = runCli(arguments);
        QCOMPARE(run.status, 2);
        QVERIFY2(run.errors.contains(sentence), run.errors.constData());
        QCOMPARE(run.output, QByteArray());
    }

    void refusesDeals_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("sentence");
        QTest::newRow("tiles") << QStringList{"--rules", "millijan"}
                               << QByteArray("Hands of cards are dealt; MilliJan 2019 has units.");
        QTest::newRow("no card") << QStringList{"--cards", "17,0"}
                                 << QByteArray("A hand of Dou Dizhu has 1 to 20 cards, not 0.");
        QTest::newRow("21 cards") << QStringList{"--cards", "21"}
                                  << QByteArray("A hand of Dou Dizhu has 1 to 20 cards, not 21.");
        QTest::newRow("all cards") << QStringList{"--cards", "20,20,15"}
                                   << QByteArray("55 cards cannot be dealt; there are 54.");
        QTest::newRow("seed") << QStringList{"--seed", "-1"}
                              << QByteArray("--seed: a whole number from 0 to ");
    }

    void refusesDeals() {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, sentence);
        const CliRun run = runCli(QStringList{"deal"} + arguments);
        QCOMPARE(run.status, 2);
        QVERIFY2(run.errors.contains(sentence), run.errors.constData());
        QCOMPARE(run.output, QByteArray());
    }

    /// A place in a file that a request names is not reported as a line of the batch.
    void batchNamesPlaces() {
        QTemporaryFile input;
        QVERIFY(input.open());
        input.write("1 2\n3 4\n5 9\n");
        input.close();
        const auto error = [](json request) {
            request["id"] = 1;
            return json::parse(runCli({"batch"}, QByteArray::fromStdString(request.dump())).output)
                .at("error")
                .get<std::string>();
        };
        QCOMPARE(error({{"job", "hand"}, {"noip-input", input.fileName().toStdString()}}),
                 input.fileName().toStdString() + ": line 3: a suit from 1 to 4 is expected.");
        QCOMPARE(error({{"job", "hand"}, {"tiles", "[\"春香\","}}),
                 "A list that begins with [ is not closed by ].");
        QCOMPARE(error({{"job", "hand"}, {"rules", "doudizhu"}, {"tiles", "3"}, {"beats", ""}}),
                 "\"\" is not a play of Dou Dizhu.");
    }

    void refusesWrongUnitLists() {
        QTemporaryFile list;
        QVERIFY(list.open());
        list.write(R"({"format": "millijan/1",
            "units": [{"name": "two", "members": ["春香", "千葉"]}]})");
        list.close();
        const CliRun run = runCli({"hand", "--rules", list.fileName(), "--tiles", "春香"});
        QCOMPARE(run.status, 1);
        QVERIFY2(run.errors.contains(": units[0].members[1]: \"千葉\" is not an idol; did you mean "
                                     "千早"),
                 run.errors);
    }
};

YOMI_TESTS(TestHandRefusalsCli)
#include "test_hand_refusals.moc"
