// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/icefire/game.h"
#include "core/icefire/protocol.h"
#include "core/icefire/record.h"
#include "tests/cli/run_cli.h"
#include "tests/core/golden_lines.h"
#include "tests/core/icefire/drawn_board.h"
#include "tests/run_tests.h"
#include "tests/waiting.h"

#include <QDir>
#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>

using namespace yomi;
using namespace yomi::icefire;
using nlohmann::json;

namespace {

const QString goldenFolder = QStringLiteral(YOMI_GOLDEN_DIR "/icefire/");
const QString bot = QStringLiteral("'" YOMI_CLI "' icefire bot --iterations 60 --profile ");

CliRun runIcefire(const QString& command, const QStringList& arguments,
                  const QByteArray& input = {}) {
    return runCli(QStringList{"icefire", command} + arguments, input);
}

} // namespace

/// yomi-cli icefire as a process.
class TestIcefireCli : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void mapsAsJson() {
        QStringList arguments = {"--json"};
        QByteArray expected;
        QFile file(goldenFolder + "maps.jsonl");
        QVERIFY(file.open(QIODevice::ReadOnly));
        for (int i = 0; i < 60; ++i) {
            const QByteArray line = file.readLine();
            const json map = json::parse(line.toStdString());
            arguments << "--seed" << QString::fromStdString(map.at("seed").dump());
            expected += line;
        }
        const CliRun run = runIcefire("map", arguments);
        QCOMPARE(run.status, 0);
        QCOMPARE(run.output, expected);
    }

    void mapAsProtocolText() {
        const json first = goldenLines("icefire/games/seed_-19.jsonl").at(1);
        const CliRun run = runIcefire("map", {"--seed", "-19"});
        QCOMPARE(run.output.toStdString(), first.at("input").get<std::string>() + "\n");
    }

    void replaysEveryRecordedGame() {
        QStringList files = {goldenFolder + "lite.jsonl"};
        for (const QString& name : QDir(goldenFolder + "games").entryList({"*.jsonl"}))
            files << goldenFolder + "games/" + name;
        const CliRun run = runIcefire("replay", files);
        QCOMPARE(run.status, 0);
        QCOMPARE(run.output.count('\n'), files.size());
        QVERIFY(run.output.startsWith((files[0] + ": games 15, player-turns 2375,").toUtf8()));
        QCOMPARE(
            runIcefire("replay", {"--ruleset", "contest2019", goldenFolder + "contest_lite.jsonl"})
                .status,
            0);
    }

    void namesTheFirstDifference() {
        const CliRun run = runIcefire("replay", {goldenFolder + "contest_lite.jsonl"});
        QCOMPARE(run.status, 1);
        QVERIFY(run.errors.contains("contest_lite.jsonl:1: mines: the record has [["));
    }

    void botAnswersEveryTurn() {
        QByteArray input;
        int turns = 0;
        for (const json& line : goldenLines("icefire/games/seed_12.jsonl")) {
            if (line.at("type") == "turn" && line.at("player") == 1) {
                input += QByteArray::fromStdString(line.at("input").get<std::string>()) + '\n';
                ++turns;
            }
        }
        const QStringList options = {"--profile", "strong", "--iterations", "200"};
        const CliRun run = runIcefire("bot", options, input);
        QCOMPARE(run.status, 0);
        QCOMPARE(run.output.count('\n'), turns);
        QCOMPARE(runIcefire("bot", options, input).output, run.output);
        // Each line consists of valid commands.
        const State state = Game(generateMap(12)).state();
        for (const QByteArray& line : run.output.trimmed().split('\n')) {
            for (const Piece& piece : parseLine(line.toStdString(), state))
                QVERIFY2(piece.outcome != Outcome::Unrecognised, line.constData());
        }
    }

    void botAnswersBeforeTheInputGoesOn() {
        QProcess process;
        process.start(QStringLiteral(YOMI_CLI), {"icefire", "bot", "--profile", "article"});
        Game game(generateMap(3));
        process.write(QByteArray::fromStdString(initialInput(game.state().terrain->map())));
        for (int turn = 0; turn < 5; ++turn) {
            process.write(QByteArray::fromStdString(turnInput(game.state())));
            while (!process.canReadLine())
                QVERIFY(process.waitForReadyRead(yomi::longestWait));
            game.play(process.readLine().trimmed().toStdString());
            game.play("WAIT");
        }
        QVERIFY(game.state().owned[0].count() > 5);
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished(yomi::longestWait));
        QCOMPARE(process.exitCode(), 0);
    }

    void botRefusesGarbage() {
        const CliRun run = runIcefire("bot", {}, "12\n1 0\nhello\n");
        QCOMPARE(run.status, 1);
        QVERIFY(run.output.isEmpty());
        QCOMPARE(run.errors, QByteArray("yomi-cli: line 3: a number or the first map row is "
                                        "expected here, not \"hello\"\n"));
    }

    void analyzesAPosition() {
        State state = corridor("AaTaa..bbbbb");
        state.gold = {180, 20};
        const QByteArray input = QByteArray::fromStdString(turnInput(state));
        const json result = runIcefire("analyse", {"--json"}, input).json();
        QCOMPARE(result.at("player").get<int>(), 0);
        QCOMPARE(result.at("you").at("price").get<int>(), 180);
        QCOMPARE(result.at("enemy").at("price").get<int>(), 110);
        QCOMPARE(result.at("before").at("cells").get<int>(), 5 - 16);
        QCOMPARE(result.at("after").at("won").get<bool>(), true);
        // The plan is the chain: it takes the HQ.
        playLine(state, result.at("commands").get<std::string>());
        QCOMPARE(capturedPlayer(state).value_or(-1), 1);

        const CliRun run = runIcefire("analyze", {}, input);
        QVERIFY(run.output.contains("Your chain to their HQ, this turn: 180 gold of 180\n"
                                    "  (4,0) (5,0) (6,0)"));
        QVERIFY(run.output.contains("Their chain to your HQ, next turn: 110 gold of 36\n"));
        QVERIFY(run.output.contains("Your cells within their reach: 1: (4,0)\n"));
        QVERIFY(run.output.contains("Plan: TRAIN 1 5 0;TRAIN 1 6 0;"));
        QVERIFY(result.at("reply").is_null()); // the game is over
        const QByteArray japanese = runIcefire("analyze", {"--language", "ja"}, input).output;
        QVERIFY2(japanese.contains("\n評価 "), japanese);
    }

    /// Like the text of the position that the document shows, including its turn.
    void analyzesADocument() {
        const QTemporaryDir folder;
        Game game(generateMap(12));
        const std::string line = "TRAIN 1 1 0";
        game.play(line);
        const auto analysis = [&](const json& view, const QStringList& options = {}) {
            QFile file(folder.filePath("match.yomi"));
            if (!file.open(QIODevice::WriteOnly))
                qFatal("a temporary file cannot be written");
            json document = {{"yomi", 1},
                             {"kind", "ice-and-fire"},
                             {"seed", 12},
                             {"lines", {line}},
                             {"begun", ""}};
            if (!view.is_null())
                document["view"] = view;
            file.write(QByteArray::fromStdString(document.dump(1)));
            file.close();
            return runIcefire("analyze",
                              QStringList{file.fileName(), "--json", "--iterations", "100"} +
                                  options)
                .json();
        };
        const auto ofText = [](const State& state) {
            return runIcefire("analyze", {"--json", "--iterations", "100"},
                              QByteArray::fromStdString(turnInput(state)))
                .json();
        };
        const State start = Game(generateMap(12)).state();
        QVERIFY(analysis({{"moment", 0}}).at("commands") == ofText(start).at("commands"));
        QCOMPARE(analysis({{"moment", 0}}).at("player").get<int>(), 0);
        QCOMPARE(analysis({{"moment", 99}}).at("player").get<int>(), 1);
        QVERIFY(analysis({}).at("commands") == ofText(game.state()).at("commands"));
        QVERIFY(analysis({{"moment", 0}}, {"--turn", "100"}).at("valueBefore") !=
                analysis({{"moment", 0}}).at("valueBefore"));
    }

    void saysWhatADocumentIsNotFor() {
        const QTemporaryDir folder;
        const auto errors = [&](const char* command, const json& lines) {
            QFile file(folder.filePath("match.yomi"));
            if (!file.open(QIODevice::WriteOnly))
                qFatal("a temporary file cannot be written");
            const json document = {
                {"yomi", 1}, {"kind", "ice-and-fire"}, {"seed", 12}, {"lines", lines}};
            file.write(QByteArray::fromStdString(document.dump(1)));
            file.close();
            const CliRun run = runIcefire(command, {file.fileName()});
            QTest::qVerify(run.status == 1, "the status is 1", "", __FILE__, __LINE__);
            return QString::fromUtf8(run.errors).remove("yomi-cli: " + file.fileName()).trimmed();
        };
        QCOMPARE(errors("analyze", {{{"forfeit", "timeout"}}}),
                 QString(": the position shown is the end of the game; step back from it"));
        QVERIFY(errors("replay", {"WAIT"}).startsWith(": a document does not keep what came of "));
    }

    void saysWhatToGiveOfALog() {
        const std::string turn = turnInput(Game(generateMap(12)).state());
        const CliRun run = runIcefire("analyze", {}, QByteArray::fromStdString(turn + turn));
        QCOMPARE(run.status, 1);
        QCOMPARE(run.errors,
                 "yomi-cli: standard input: line " +
                     QByteArray::number(std::ranges::count(turn, '\n') + 1) +
                     ": the text continues after the last unit of the turn; give the text of one "
                     "turn alone\n");
    }

    void analyzesTheReply() {
        State state = corridor("AaTaa..bbbbb");
        state.gold = {25, 50};
        const QByteArray input = QByteArray::fromStdString(turnInput(state));
        const json result = runIcefire("analyze", {"--json", "--iterations", "600"}, input).json();
        Game game(state);
        QCOMPARE(game.state().player, 0);
        for (const char* line : {"commands", "reply"}) {
            const PlayedTurn played = game.play(result.at(line).get<std::string>());
            QVERIFY2(!played.pieces.empty(), line);
            for (const Piece& piece : played.pieces)
                QVERIFY2(piece.outcome == Outcome::Ok || piece.outcome == Outcome::Wait,
                         codesOf(played).c_str());
        }
        const QStringList article = {"--json", "--profile", "article"};
        QVERIFY(runIcefire("analyze", article, input).json().at("reply").is_null());
    }

    void asksWhatAMisspeltParameterMeans() {
        const QByteArray input =
            QByteArray::fromStdString(turnInput(Game(generateMap(12)).state()));
        const CliRun run = runIcefire("analyze", {"--parameters", R"({"threat": 1})"}, input);
        QCOMPARE(run.status, 1);
        QCOMPARE(run.errors, QByteArray("yomi-cli: parameters.threat: there is no such parameter; "
                                        "did you mean \"threatened\"?\n"));
    }

    void analyseRefusesImpossiblePositions() {
        State state = corridor("AaTaa..bbbbb");
        state.units.push_back({1, 0, 1, cellAt(6, 0), true});
        const CliRun run = runIcefire("analyze", {}, QByteArray::fromStdString(turnInput(state)));
        QCOMPARE(run.status, 1);
        QCOMPARE(run.errors, QByteArray("yomi-cli: This position cannot occur. Unit 1 at (6,0) "
                                        "is on a cell that is not its owner's.\n"));
    }

    void arenaPlaysProgramsAndKeepsTheGames() {
        const QTemporaryDir folder;
        const CliRun run = runIcefire(
            "arena", {"--a", bot + "greedy", "--b", "random", "--games", "4", "--seed-from", "20",
                      "--jobs", "2", "--time-factor", "100", "--record", folder.path(), "--json"});
        QCOMPARE(run.status, 0);
        const json result = run.json();
        QCOMPARE(result.at("games").get<int>(), 4);
        QCOMPARE(result.at("score").get<double>(), 1.0);
        QCOMPARE(int(result.at("list").size()), 4);
        QVERIFY(result.at("contestants").at(0).at("forfeits").empty());
        const QStringList names = QDir(folder.path()).entryList({"*.jsonl"});
        QCOMPARE(names, (QStringList{"game_00000.jsonl", "game_00001.jsonl", "game_00002.jsonl",
                                     "game_00003.jsonl"}));
        QStringList files;
        for (const QString& name : names)
            files << folder.filePath(name);
        QCOMPARE(runIcefire("replay", files).status, 0);
    }

    void programsPlayLikeBuiltInBots() {
        const auto endings = [](const QString& contestant) {
            const CliRun run = runIcefire("arena", {"--a", contestant, "--b", "wait", "--games",
                                                    "2", "--time-factor", "100", "--json"});
            json list = run.json().at("list");
            for (json& game : list)
                game.erase("players");
            return list;
        };
        QVERIFY(endings("greedy") == endings(bot + "greedy"));
    }

    void refusesSeedsThatAreNone_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("sentence");
        QTest::addRow("map") << QStringList{"map", "--seed", "9223372036854775808"}
                             << "9223372036854775808 is too large.";
        QTest::addRow("map, below") << QStringList{"map", "--seed", "-9223372036854775809"}
                                    << "-9223372036854775809 is too large.";
        QTest::addRow("arena") << QStringList{"arena", "--a",         "wait", "--b",
                                              "wait",  "--seed-from", "1e30"}
                               << "\"1e30\" is not a whole number.";
        QTest::addRow("bot, below 0") << QStringList{"bot", "--seed", "-1"}
                                      << "--seed: a whole number from 0 to 9223372036854775807 is "
                                         "expected, not -1.";
        QTest::addRow("bot") << QStringList{"bot", "--seed", "99999999999999999999"}
                             << "99999999999999999999 is too large.";
    }

    void refusesSeedsThatAreNone() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, sentence);
        const QString command = arguments.takeFirst();
        const CliRun run = runIcefire(command, arguments);
        QCOMPARE(run.status, 2);
        QVERIFY2(run.errors.contains(sentence.toUtf8()), run.errors.constData());
    }

    void refusesProgramsThatDoNotExist() {
        const CliRun run = runIcefire("arena", {"--a", "no-such-bot", "--b", "wait"});
        QCOMPARE(run.status, 2);
        QVERIFY2(run.errors.contains("\"no-such-bot\" cannot be started"), run.errors.constData());
    }

    void arenaTakesSeeds() {
        const json result = runIcefire("arena", {"--a=wait", "--b=wait", "--games=6",
                                                 "--seeds=15,-19", "--seed-from=16", "--json"})
                                .json();
        std::vector<int> seeds;
        for (const json& game : result.at("list"))
            seeds.push_back(game.at("seed").get<int>());
        QCOMPARE(seeds, (std::vector<int>{15, 15, -19, -19, 16, 16}));
    }

    /// The even games end long before the odd ones.
    void arenaListsGamesInOrder() {
        const json result = runIcefire("arena", {"--a=strong", "--b=exit 3", "--games=6",
                                                 "--jobs=2", "--iterations=2000", "--json"})
                                .json();
        std::vector<int> numbers;
        for (const json& game : result.at("list"))
            numbers.push_back(game.at("game").get<int>());
        QCOMPARE(numbers, (std::vector<int>{0, 1, 2, 3, 4, 5}));
    }

    void arenaGivesTheTimeAskedFor() {
        const QString slow = "sleep 0.3; exec yes WAIT";
        const auto list = [&](const QStringList& options) {
            return runIcefire("arena",
                              QStringList{"--a", slow, "--b", "wait", "--games", "1", "--json"} +
                                  options)
                .json();
        };
        const json late = list({"--first-turn-time", "100"});
        QCOMPARE(late.at("list")[0].at("reason").get<std::string>(), std::string("timeout"));
        QVERIFY(late.at("timeLimits") ==
                (json{{"first-turn-time", 100}, {"turn-time", 50}, {"time-factor", 1.0}}));
        const json inTime =
            list({"--first-turn-time", "100", "--turn-time", "200", "--time-factor", "200"});
        QCOMPARE(inTime.at("list")[0].at("reason").get<std::string>(), std::string("turn_limit"));
    }

    void arenaRefusesTimesOutOfRange() {
        const CliRun run = runIcefire("arena", {"--a", "wait", "--b", "wait", "--turn-time", "0"});
        QCOMPARE(run.status, 2);
        QVERIFY2(run.errors.contains("from 1 to 600000"), run.errors.constData());
    }

    void arenaTellsTheErrorOfACrash() {
        const QStringList arguments = {
            "--a",     "echo 'ReferenceError: readline is not \033defined' >&2; exit 1",
            "--b",     "wait",
            "--games", "1"};
        const CliRun run = runIcefire("arena", arguments);
        QVERIFY2(run.output.contains("it ended with status 1 and wrote \"ReferenceError: readline "
                                     "is not \\u001bdefined\"\n"),
                 run.output.constData());
        const json result = runIcefire("arena", arguments + QStringList{"--json"}).json();
        QCOMPARE(QString::fromStdString(result.at("list")[0].at("detail").get<std::string>()),
                 QString("it ended with status 1 and wrote \"ReferenceError: readline is not "
                         "\033defined\""));
    }

    void arenaShowsWhatIsNoCommand() {
        const CliRun run =
            runIcefire("arena", {"--a", "echo 'WAIT;MOVE \033x" + QString(200, u'y') + ";WAIT'",
                                 "--b", "wait", "--games", "1"});
        QVERIFY2(run.output.contains("forfeits, unrecognised: it printed \"MOVE \\u001bx" +
                                     QByteArray(73, 'y') + "\"\n"),
                 run.output.constData());
    }

    void arenaNamesForfeits() {
        const CliRun run = runIcefire("arena", {"--a", "exit 3", "--b", "wait", "--games", "1"});
        QCOMPARE(run.status, 0);
        QVERIFY(run.output.contains(
            "Game 0, seed 1, turn 1: exit 3 forfeits, crash: it ended with status 3\n"));
        QVERIFY(run.output.contains("exit 3: forfeits crash 1;"));
        QVERIFY(run.output.contains("wait: forfeits none;"));
        QVERIFY2(!run.output.contains("0.0 ms"), run.output.constData()); // but microseconds
        QVERIFY(run.output.contains(": 1 game, won 0, "));
        // The first game ends at once: one contestant or neither is asked again.
        QVERIFY2(run.output.contains(", worst later none\n"), run.output.constData());
        QVERIFY2(!run.output.contains(" 0 ns"), run.output.constData());
    }

    void arenaOutlivesHostilePrograms_data() {
        QTest::addColumn<QString>("program");
        QTest::addColumn<QString>("forfeit");
        QTest::newRow("hangs") << "sleep 100"
                               << "timeout";
        QTest::newRow("answers too late") << "sleep 1.2; exec yes WAIT"
                                          << "timeout";
        QTest::newRow("crashes") << "read x; kill -SEGV $$"
                                 << "crash";
        QTest::newRow("floods") << "exec cat /dev/zero"
                                << "flood";
        QTest::newRow("writes garbage") << "echo hello"
                                        << "unrecognised";
        QTest::newRow("is slow only at first") << "sleep 0.2; exec yes WAIT"
                                               << "";
    }

    void arenaOutlivesHostilePrograms() {
        QFETCH(QString, program);
        QFETCH(QString, forfeit);
        const CliRun run = runIcefire(
            "arena", {"--a", program, "--b", "wait", "--games", "2", "--jobs", "2", "--json"});
        QCOMPARE(run.status, 0);
        const json result = run.json();
        QCOMPARE(result.at("games").get<int>(), 2);
        json expected = json::object();
        if (!forfeit.isEmpty())
            expected[forfeit.toStdString()] = 2;
        QVERIFY2(result.at("contestants").at(0).at("forfeits") == expected, run.output.constData());
        QVERIFY(result.at("contestants").at(1).at("forfeits").empty());
        QVERIFY(forfeit.isEmpty() ||
                result.at("contestants").at(0).at("worstLaterSeconds").is_null());
    }

    void botPlaysByBothRulesets_data() {
        QTest::addColumn<QString>("profile");
        QTest::addColumn<QString>("ruleset");
        for (const char* profile : {"article", "strong"}) {
            for (const char* ruleset : {"current", "contest2019"})
                QTest::addRow("%s, %s", profile, ruleset) << profile << ruleset;
        }
    }

    void botPlaysByBothRulesets() {
        QFETCH(QString, profile);
        QFETCH(QString, ruleset);
        const CliRun run =
            runIcefire("arena", {"--a", bot + profile + " --ruleset " + ruleset, "--b", "greedy",
                                 "--games", "2", "--ruleset", ruleset, "--json"});
        json result = run.json();
        QCOMPARE(result.at("ruleset").get<std::string>(), ruleset.toStdString());
        json& forfeits = result.at("contestants").at(0).at("forfeits");
        forfeits.erase("timeout"); // a busy machine may make it late, but never wrong
        QVERIFY2(forfeits.empty(), run.output.constData());
    }

    void refusesWrongUsage_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("sentence");
        QTest::newRow("no command") << QStringList{} << QByteArray("subcommand");
        QTest::newRow("no seed") << QStringList{"map"} << QByteArray("--seed is required");
        QTest::newRow("no number") << QStringList{"map", "--seed", "x"} << QByteArray("seed");
        QTest::newRow("ruleset")
            << QStringList{"bot", "--ruleset", "x"}
            << QByteArray("one of \"current\", \"contest2019\" is expected, not \"x\"");
        QTest::newRow("bot") << QStringList{"bot", "--profile", "x"}
                             << QByteArray("There is no bot \"x\"");
        QTest::newRow("no contestant") << QStringList{"arena", "--a", "wait"} << QByteArray("--b");
        QTest::newRow("no game")
            << QStringList{"arena", "--a", "wait", "--b", "wait", "--games", "0"}
            << QByteArray("--games: a whole number from 1 to 1000000 is expected, not 0.");
        QTest::newRow("no file") << QStringList{"replay"} << QByteArray("FILE");
    }

    void refusesWrongUsage() {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, sentence);
        const CliRun run = runCli(QStringList{"icefire"} + arguments);
        QCOMPARE(run.status, 2);
        QVERIFY2(run.errors.contains(sentence), run.errors.constData());
        QVERIFY(run.output.isEmpty());
    }
};

YOMI_TESTS(TestIcefireCli)
#include "test_icefire.moc"
