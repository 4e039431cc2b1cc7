// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "tests/cli/run_cli.h"
#include "tests/core/golden_lines.h"
#include "tests/run_tests.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <set>

using nlohmann::json;
using yomi::CliRun;
using yomi::isNear;
using yomi::runCli;

namespace {

const QStringList article = {"odds", "--lives", "4,5,6,7,8", "--hits", "10"};

json answerTo(const QStringList& arguments) {
    const CliRun run = runCli(arguments + QStringList("--json"));
    if (run.status != 0)
        throw std::runtime_error(run.errors.toStdString());
    return run.json();
}

std::set<std::string> keysOf(const json& object) {
    std::set<std::string> keys;
    for (const auto& [key, value] : object.items())
        keys.insert(key);
    return keys;
}

/// [target] the values at a key.
std::vector<double> numbersOf(const json& answer, const char* key) {
    std::vector<double> values;
    for (const json& target : answer["targets"])
        values.push_back(target[key]);
    return values;
}

} // namespace

class TestOddsCli : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void goldenBoards() {
        const auto lines = yomi::goldenLines("odds.jsonl");
        for (std::size_t i = 0; i < lines.size(); i += 12) {
            const json& golden = lines[i];
            QStringList lives;
            for (const int life : golden["lives"])
                lives << QString::number(life);
            for (const char* method : {"poisson", "exact"}) {
                const json answer =
                    answerTo({"odds", "--lives", lives.join(','), "--hits",
                              QString::number(golden["hits"].get<int>()), "--method", method});
                QVERIFY(isNear(numbersOf(answer, "kill"), golden["kill_float"]));
                QVERIFY(isNear(answer["dead"], golden["killsDistribution"]));
                for (std::size_t target = 0; target < answer["targets"].size(); ++target)
                    QVERIFY(isNear(answer["targets"][target]["remaining"],
                                   golden["lifeDistribution"][target]));
            }
        }
    }

    void answersWithEveryKey() {
        const json answer = answerTo(article);
        QCOMPARE(keysOf(answer),
                 (std::set<std::string>{"method", "hits", "targets", "dead", "clear", "goal",
                                        "normalization", "nodes", "seconds"}));
        QCOMPARE(answer["method"].get<std::string>(), std::string("poisson"));
        QCOMPARE(answer["hits"].get<int>(), 10);
        QVERIFY(answer["goal"].is_null());
        QCOMPARE(answer["clear"].get<double>(), 0.0);
        QVERIFY(isNear(answer["normalization"], 1));
        QVERIFY(answer["seconds"].get<double>() > 0);
        const json& second = answer["targets"][1];
        QCOMPARE(keysOf(second), (std::set<std::string>{"name", "hitsToKill", "kill",
                                                        "expectedHits", "remaining"}));
        QCOMPARE(second["name"].get<std::string>(), std::string("Minion 2"));
        QCOMPARE(second["hitsToKill"].get<int>(), 5);
        QVERIFY(isNear(second["kill"], 0.032919811075));
        QVERIFY(isNear(second["expectedHits"], 5 - 2.997038329425));
    }

    void answersInFractions() {
        const json answer = answerTo(article + QStringList{"--method", "exact", "--repeat", "3"});
        QCOMPARE(answer["targets"][0]["killExact"].get<std::string>(),
                 std::string("302388189/2500000000"));
        QCOMPARE(answer["targets"][0]["kill"].get<double>(), 0.1209552756);
        QCOMPARE(answer["states"].get<int>(), 2542);
    }

    void answersByTheArticlesSteps_data() {
        QTest::addColumn<int>("branches");
        QTest::newRow("plain") << 483279;
        QTest::newRow("carry-alive") << 483279;
        QTest::newRow("stop-at-last") << 483279;
        QTest::newRow("pruned") << 107891;
        QTest::newRow("published") << 119459;
    }

    void answersByTheArticlesSteps() {
        QFETCH(int, branches);
        const QString method = QTest::currentDataTag();
        const QStringList arguments = {"odds", "--lives",  "4,5,6,7,8", "--hits",
                                       "8",    "--method", method};
        const json answer = answerTo(arguments);
        QCOMPARE(keysOf(answer),
                 (std::set<std::string>{"method", "hits", "targets", "branches", "seconds"}));
        QCOMPARE(keysOf(answer["targets"][0]),
                 (std::set<std::string>{"name", "hitsToKill", "kill"}));
        QCOMPARE(answer["branches"].get<int>(), branches);
        QVERIFY(std::abs(numbersOf(answer, "kill")[0] - 0.0562816) < 1e-12);
        const json inFloat = answerTo(arguments + QStringList("--float"));
        if (method != "pruned")
            QCOMPARE(QString::number(numbersOf(inFloat, "kill")[0], 'f', 7), QString("0.0562765"));
    }

    void answersForEveryNumberOfHits() {
        const json answer = answerTo({"odds", "--lives", "1,2", "--hits", "3", "--goal-kill", "0",
                                      "--goal-keep", "1", "--curve", "--at-least", "0.75"});
        const json& curve = answer["curve"];
        QVERIFY(curve["hits"] == json({0, 1, 2, 3}));
        QVERIFY(isNear(curve["kill"], json({{0.0, 0.5, 0.75, 1.0}, {0.0, 0.0, 0.25, 1.0}})));
        QVERIFY(curve["clear"] == json({0.0, 0.0, 0.0, 1.0}));
        QVERIFY(isNear(curve["goal"], json({0.0, 0.5, 0.75, 0.0})));
        QCOMPARE(answer["goal"].get<double>(), 0.0);
        QVERIFY(answer["fewestHits"] ==
                json({{"probability", 0.75}, {"kill", {2, 3}}, {"clear", 3}, {"goal", 2}}));
    }

    void saysWhatCannotBeReached() {
        const json answer = answerTo({"odds", "--lives", "999,1", "--hits", "0", "--goal-keep", "0",
                                      "--goal-kill", "1", "--at-least", "1"});
        QVERIFY(answer["fewestHits"]["kill"][0].is_null());
        QVERIFY(answer["fewestHits"]["clear"].is_null());
        QVERIFY(answerTo(article + QStringList("--curve"))["curve"]["goal"].is_null());
    }

    void countsArmorShieldsAndDamage() {
        const json answer =
            answerTo({"odds", "--lives", "4,5,9", "--hits", "2", "--armor", "0,0,4", "--shield",
                      "1,0,0", "--damage", "3", "--names", "Yeti,Ogre,Ångström"});
        QCOMPARE(numbersOf(answer, "hitsToKill"), (std::vector<double>{3, 2, 5}));
        QCOMPARE(answer["targets"][2]["name"].get<std::string>(), std::string("Ångström"));
    }

    void readsADocument() {
        const QTemporaryDir folder;
        QFile file(folder.filePath("board.yomi"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"yomi": 1, "kind": "split-damage",
                       "board": {"enemy": {"hero": {"health": 30, "armor": 2},
                                           "minions": [{"health": 4, "goal": "must die"},
                                                       {"health": 7, "inPool": false}]},
                                 "friendly": {"minions": [{"health": 1}]}},
                       "effect": {"name": "Arcane Missiles"}, "spellDamage": 2})");
        file.close();
        const json answer = answerTo({"odds", file.fileName(), "--curve"});
        QCOMPARE(numbersOf(answer, "hitsToKill"), (std::vector<double>{32, 4}));
        QCOMPARE(answer["targets"][0]["name"].get<std::string>(), std::string("Enemy hero"));
        QCOMPARE(answer["hits"].get<int>(), 5);
        QVERIFY(isNear(answer["goal"], (5.0 + 1) / 32));

        QFile position(folder.filePath("copied.json")); // as Yomi copies it: without the envelope
        QVERIFY(position.open(QIODevice::WriteOnly));
        position.write(R"({"board": {"enemy": {"minions": [{"health": 4}, {"health": 5}]}},
                           "effect": {"name": "Split damage", "hits": 5}})");
        position.close();
        QCOMPARE(numbersOf(answerTo({"odds", position.fileName()}), "hitsToKill"),
                 (std::vector<double>{4, 5}));

        const CliRun both = runCli({"odds", file.fileName(), "--lives", "4"});
        QCOMPARE(both.status, 2);
        QVERIFY(both.errors.contains("or from the options, not from both."));
    }

    void warnsOfMisspeltKeys() {
        const QTemporaryDir folder;
        QFile file(folder.filePath("board.yomi"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"yomi": 1, "kind": "split-damage", "note": "mine", "view": {},
                       "board": {"enemy": {"minions": [{"health": 4, "armour": 2}]}},
                       "effect": {"name": "Arcane Missiles", "hits": 2, "hits": 5}})");
        file.close();
        const CliRun run = runCli({"odds", file.fileName(), "--json"});
        QCOMPARE(run.status, 0);
        QCOMPARE(run.json()["hits"].get<int>(), 5);
        QCOMPARE(run.errors,
                 QByteArray("yomi-cli: warning: effect: the key \"hits\" is given more than once; "
                            "the last one counts.\n"
                            "yomi-cli: warning: board.enemy.minions[0]: the key \"armour\" is "
                            "unknown and changes nothing; did you mean \"armor\"?\n"));
    }

    /// Options of the command line are not keys of the document.
    void takesNoOptionForAKey() {
        const QTemporaryDir folder;
        QFile file(folder.filePath("board.yomi"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"yomi": 1, "kind": "split-damage", "method": "by hand", "live": [4],
                       "board": {"enemy": {"minions": [{"health": 4}]}},
                       "effect": {"name": "Arcane Missiles", "hits": 2}})");
        file.close();
        const CliRun run = runCli({"odds", file.fileName(), "--method", "exact"});
        QCOMPARE(run.status, 0);
        QCOMPARE(run.errors, QByteArray());
    }

    /// The examples, and members of later versions or of the user, cause no warning.
    void warnsOfNothingElse() {
        const CliRun run =
            runCli({"odds", YOMI_GOLDEN_DIR "/../../resources/examples/split-damage-volcano.yomi"});
        QCOMPARE(run.status, 0);
        QCOMPARE(run.errors, QByteArray());
    }

    void refusesADamagedDocument() {
        const QTemporaryDir folder;
        QFile file(folder.filePath("board.yomi"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"yomi": 1, "kind": "split-damage",
                       "board": {"enemy": {"minions": [{"health": 0}]}}, "effect": {"hits": 3}})");
        file.close();
        const CliRun run = runCli({"odds", file.fileName()});
        QCOMPARE(run.status, 1);
        QCOMPARE(run.errors,
                 "yomi-cli: " + file.fileName().toUtf8() +
                     ": board.enemy.minions[0].health: a whole number from 1 to 999 is expected, "
                     "not 0\n");
        const auto whyNot = [](const QString& path) {
            const CliRun unread = runCli({"odds", path});
            QTest::qVerify(unread.status == 1, "the status is 1", "", __FILE__, __LINE__);
            return QString::fromUtf8(unread.errors).remove("yomi-cli: " + path).trimmed();
        };
        QCOMPARE(whyNot(folder.filePath("none.yomi")), QString(": this file cannot be opened"));
        QCOMPARE(whyNot(folder.path()), QString(": this is a folder, not a file"));
        QCOMPARE(whyNot("/dev/zero"), QString(": this file is larger than 64 MiB"));
    }

    void printsATable() {
        const CliRun run = runCli(article + QStringList{"--goal-kill", "0", "--method", "exact"});
        QCOMPARE(run.status, 0);
        QVERIFY2(run.output.startsWith(
                     "10 hits on 5 characters\n"
                     "\n"
                     "character  needs          dead  hits taken                 exactly\n"
                     "Minion 1       4     12.0955 %       1.962    302388189/2500000000\n"
                     "Minion 2       5     3.29198 %       2.003  1316792443/40000000000\n"
                     "Minion 3       6    0.637739 %       2.011     51019109/8000000000\n"
                     "Minion 4       7   0.0864358 %       2.012            8441/9765625\n"
                     "Minion 5       8  0.00779264 %       2.012             761/9765625\n"
                     "\n"
                     "how many die      exactly     at least\n"
                     "0               83.9477 %        100 %\n"
                     "1               15.9852 %    16.0523 %\n"
                     "2             0.0671598 %  0.0671598 %\n"
                     "To kill all takes 30 hits.\n"
                     "Goal (Minion 1 dies): 12.0955 %.\n"
                     "\n"
                     "exact: 2,542 states, "),
                 run.output.constData());
    }

    void printsInJapanese() {
        const CliRun run = runCli({"odds", "--lives", "1,1", "--hits", "1", "--names", "A,B",
                                   "--curve", "--language", "ja"});
        QVERIFY2(run.output.contains("\nヒット数     A     B\n"
                                     "0          0 %   0 %\n"
                                     "1         50 %  50 %\n"),
                 run.output.constData());
    }

    void countsInTheSingular() {
        const CliRun run = runCli({"odds", "--lives", "1", "--hits", "1"});
        QVERIFY2(run.output.startsWith("1 hit on 1 character\n"), run.output.constData());
        const CliRun two = runCli({"odds", "--lives", "1,1", "--hits", "1", "--method", "plain"});
        QVERIFY2(two.output.contains("\nplain: 3 branches, "), two.output.constData());
        const CliRun none = runCli({"odds", "--lives", "1,1", "--hits", "0", "--method", "plain"});
        QVERIFY2(none.output.contains("\nplain: 1 branch, "), none.output.constData());
    }

    void refuses_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("sentence");
        const auto row = [](const char* name, const char* arguments, const char* sentence) {
            QTest::newRow(name) << QString(arguments).split(' ') << QByteArray(sentence);
        };
        row("no lives", "--hits 3", "There is no target: add at least one character.");
        row("empty lives", "--lives  --hits 3",
            "--lives[0]: Health must be a whole number from 1 to 999, not nothing.");
        row("an empty life", "--lives 4,,5 --hits 3",
            "--lives[1]: Health must be a whole number from 1 to 999, not nothing.");
        row("a comma too many", "--lives 4,5, --hits 3",
            "--lives[2]: Health must be a whole number from 1 to 999, not nothing.");
        row("a letter", "--lives 4,x --hits 3",
            "--lives[1]: Health must be a whole number from 1 to 999, not x.");
        row("a fraction", "--lives 4.5 --hits 3",
            "--lives[0]: Health must be a whole number from 1 to 999, not 4.5.");
        row("an attack", "--lives 1000/2 --hits 3",
            "--lives[0]: Attack must be a whole number from 0 to 999, not 1000.");
        row("blanks", "--lives 4 5 --hits 3",
            "There is no file \"5\"; separate the values of a list by commas, such as 2,1.");
        row("huge", "--lives 4 --hits 99999999999",
            "--hits: a whole number from 0 to 200 is expected, not 99999999999.");
        row("no hits", "--lives 4", "The number of hits is missing.");
        row("17 characters", "--lives 1,2,3,4,5,6,7,8,9,1,2,3,4,5,6,7,8 --hits 3",
            "At most 16 characters fit on the board, not 17.");
        row("too many hits", "--lives 4 --hits 201",
            "--hits: a whole number from 0 to 200 is expected, not 201.");
        row("negative hits", "--lives 4 --hits -1",
            "--hits: a whole number from 0 to 200 is expected, not -1.");
        row("no health", "--lives 4,0 --hits 3",
            "--lives[1]: Health must be a whole number from 1 to 999, not 0.");
        row("too healthy", "--lives 1000 --names Yeti --hits 3",
            "--lives[0]: Health must be a whole number from 1 to 999, not 1000.");
        row("shields", "--lives 4,5 --hits 3 --shield 1",
            "\"shield\" has 1 entry for 2 lives; it needs one for each.");
        row("armor", "--lives 4,5 --hits 3 --armor 1",
            "\"armor\" has 1 entry for 2 lives; it needs one for each.");
        row("a shield of 2", "--lives 4 --hits 3 --shield 2",
            "--shield[0]: a whole number from 0 to 1 is expected, not 2.");
        row("names", "--lives 4 --hits 3 --names a,b",
            "\"names\" has 2 entries for 1 life; it needs one for each.");
        row("damage", "--lives 4 --hits 3 --damage 0",
            "--damage: a whole number from 1 to 999 is expected, not 0.");
        row("goal", "--lives 4,5 --hits 3 --goal-kill 2",
            "There is no character 2 for the goal: they are numbered from 0 to 1.");
        row("both", "--lives 4,5 --hits 3 --goal-kill 1 --goal-keep 1",
            "Minion 2 cannot be both killed and kept.");
        row("more than 64 bits", "--lives 4 --hits 99999999999999999999",
            "--hits: 99999999999999999999 is too large.");
        row("no probability", "--lives 4 --hits 3 --at-least 0",
            "The wanted probability must be above 0 and at most 1, not 0.");
        row("method", "--lives 4 --hits 3 --method magic",
            "--method: one of \"poisson\", \"exact\", \"plain\", \"carry-alive\", "
            "\"stop-at-last\", \"pruned\", \"published\" is expected, not \"magic\".");
        row("float", "--lives 4 --hits 3 --float",
            "Single precision is for the steps of the article; the method \"poisson\" has none.");
        row("probability", "--lives 4 --hits 3 --at-least 1.5",
            "The wanted probability must be above 0 and at most 1, not 1.5.");
        row("repeats", "--lives 4 --hits 3 --repeat 0",
            "--repeat: a whole number from 1 to 1000000 is expected, not 0.");
        row("too large for fractions", "--lives 70,71,72 --hits 200 --method exact",
            "Exact fractions are worked out for at most 300,000 states; this board has 372,721 "
            "with "
            "200 hits.");
        row("too large for the article", "--lives 9,9,9,9,9 --hits 30 --method plain",
            "The method plain would visit 8.32236e+20 branches on this board; 1e+10 are the most "
            "it may.");
        row("unknown option", "--lives 4 --hits 3 --luck", "--luck");
    }

    void refusesNamesThatAreNotText() {
        QProcess process;
        process.start("sh", {"-c",
                             "exec \"$0\" odds --lives 4,5 --hits 3 --names \"$(printf "
                             "'a,\\377')\" --json",
                             YOMI_CLI});
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 2);
        QVERIFY(process.readAllStandardError().contains("--names: The text is not valid UTF-8."));
    }

    void refuses() {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, sentence);
        const CliRun run = runCli(QStringList("odds") + arguments);
        QCOMPARE(run.status, 2);
        QVERIFY2(run.errors.contains(sentence), run.errors.constData());
        QCOMPARE(run.output, QByteArray());
    }
};

YOMI_TESTS(TestOddsCli)
#include "test_odds.moc"
