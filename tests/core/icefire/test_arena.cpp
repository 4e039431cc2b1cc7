// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/stopped.h"
#include "core/icefire/arena.h"
#include "core/icefire/child_process.h"
#include "core/icefire/document_json.h"
#include "core/icefire/play_on.h"
#include "tests/run_tests.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>
#include <map>
#include <random>
#include <thread>

#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace yomi;
using namespace yomi::icefire;

namespace {

ArenaRequest request(const std::string& a, const std::string& b, int games) {
    ArenaRequest request{{a, b}, games, 1, Ruleset::Current, 1, {}};
    request.budget.iterations = 300;
    return request;
}

/// For programs that should answer or end: a busy machine must not make them late.
constexpr TimeLimits unhurried{60'000, 60'000, 1};

/// The records of all games, by number.
std::map<int, std::string> records(const ArenaRequest& request) {
    std::map<int, std::string> texts;
    playArena(request, [&](const ArenaGame& game) { texts[game.number] = recordText(game.match); });
    return texts;
}

} // namespace

/// Series of games between built-in bots and programs, including hostile ones.
class TestIcefireArena : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void playsBothSidesOfEachMap() {
        // Two waiting bots: player 1 wins by the second cell, so each contestant wins once.
        std::vector<std::int64_t> seeds;
        std::vector<Player> sides;
        const ArenaResult result =
            playArena(request("wait", "wait", 4), [&](const ArenaGame& game) {
                seeds.push_back(*game.match.seed);
                sides.push_back(game.sideOfFirst);
                QCOMPARE(game.match.ending->score, (std::array{120, 220}));
                QCOMPARE(int(game.match.turns.size()), 200);
            });
        QCOMPARE(seeds, (std::vector<std::int64_t>{1, 1, 2, 2}));
        QCOMPARE(sides, (std::vector<Player>{0, 1, 0, 1}));
        QCOMPARE(result.wins, 2);
        QCOMPARE(result.losses, 2);
        QCOMPARE(result.score, 0.5);
        QVERIFY(result.forfeits[0].empty() && result.forfeits[1].empty());
    }

    void playsTheSeedsListedFirst() {
        ArenaRequest series = request("wait", "wait", 7);
        series.seeds = {-19, 101};
        series.firstSeed = std::numeric_limits<std::int64_t>::max();
        std::vector<std::int64_t> seeds;
        playArena(series, [&](const ArenaGame& game) { seeds.push_back(game.match.seed.value()); });
        const auto most = series.firstSeed, least = std::numeric_limits<std::int64_t>::min();
        QCOMPARE(seeds, (std::vector<std::int64_t>{-19, -19, 101, 101, most, most, least}));
    }

    void medians() {
        // Compared with sorting; the generator is seeded by the length.
        for (unsigned count = 0; count < 60; ++count) {
            std::mt19937 random(count);
            std::vector<double> values(count);
            RunningMedian median;
            for (double& value : values) {
                value = std::pow(10.0, static_cast<double>(random() % 12'000) / 1000 - 9);
                median.add(value);
            }
            std::ranges::sort(values);
            const double expected = count == 0 ? 0 : values[count / 2];
            QVERIFY2(std::abs(median.value() - expected) <= 0.001 * expected,
                     qPrintable(QString("%1, not %2").arg(median.value()).arg(expected)));
        }
    }

    void repeatsItselfWithAnyNumberOfJobs() {
        ArenaRequest series = request("article", "greedy", 6);
        const auto alone = records(series);
        QCOMPARE(int(alone.size()), 6);
        series.jobs = 3;
        QVERIFY(records(series) == alone);
    }

    void recordsAgreeWithTheRules() {
        for (const auto ruleset : {Ruleset::Current, Ruleset::Contest2019}) {
            ArenaRequest series = request("strong", "random", 2);
            series.ruleset = ruleset;
            for (const auto& [number, text] : records(series)) {
                const auto found = verifyRecord(text).disagreement;
                QVERIFY2(!found, found ? found->sentence.english().c_str() : "");
            }
        }
    }

    void refusesWhatCannotBeStarted() {
        QCOMPARE(startProblem("/nonexistent/bot --fast").english(),
                 std::string("\"/nonexistent/bot\" cannot be started: there is neither a bot nor "
                             "a program of that name."));
        QVERIFY(!startProblem("person1t").empty());
        for (const char* known : {"strong", "cat", "/bin/sh", "exec cat", "$MY_BOT --fast", ""})
            QVERIFY2(startProblem(known).empty(), known);
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument,
                                 playArena(request("wait", "/nonexistent/bot", 2), {}));
    }

    void survivesHostilePrograms_data() {
        QTest::addColumn<QString>("program");
        QTest::addColumn<QString>("reason");
        QTest::addColumn<QString>("detail");
        QTest::newRow("hangs") << "sleep 100"
                               << "timeout"
                               << "";
        QTest::newRow("hangs after a line") << "echo WAIT; sleep 100"
                                            << "timeout"
                                            << "";
        QTest::newRow("ignores being asked to end") << "trap '' HUP INT TERM; sleep 100 & sleep 100"
                                                    << "timeout"
                                                    << "";
        QTest::newRow("ends") << "exit 3"
                              << "crash"
                              << "it ended with status 3";
        QTest::newRow("does not exist") << "cd / && /nonexistent/bot"
                                        << "crash"
                                        << "it cannot be started: there is no such program";
        QTest::newRow("is no program") << "cd / && /etc/passwd"
                                       << "crash"
                                       << "it cannot be started: it is not an executable program";
        QTest::newRow("is killed") << "kill -9 $$"
                                   << "crash"
                                   << "it was ended by signal 9 (Killed)";
        QTest::newRow("crashes after a line") << "read x; echo WAIT; kill -SEGV $$"
                                              << "crash"
                                              << "it was ended by signal 11 (Segmentation fault)";
        QTest::newRow("asks its whole group to end") << "trap '' TERM; kill 0; exit 5"
                                                     << "crash"
                                                     << "it ended with status 5";
        QTest::newRow("kills its guard") << "kill -9 $PPID; while :; do :; done"
                                         << "crash"
                                         << "it closed its output";
        QTest::newRow("stops its guard") << "kill -STOP $PPID; sleep 100"
                                         << "timeout"
                                         << "";
        QTest::newRow("closes its output") << "exec >&-; sleep 100"
                                           << "crash"
                                           << "it closed its output";
        QTest::newRow("floods one line") << "exec cat /dev/zero"
                                         << "flood"
                                         << "";
        QTest::newRow("floods lines") << "exec yes"
                                      << "unrecognised"
                                      << "it printed \"";
        QTest::newRow("writes garbage") << "exec head -c 3000 /dev/urandom | tr -d '\\n'; echo"
                                        << "unrecognised"
                                        << "it printed \"";
        QTest::newRow("sends its input back") << "exec cat"
                                              << "unrecognised"
                                              << "it printed \"";
    }

    void survivesHostilePrograms() {
        QFETCH(QString, program);
        QFETCH(QString, reason);
        QFETCH(QString, detail);
        int games = 0;
        ArenaRequest series = request(program.toStdString(), "wait", 2);
        series.jobs = 2;
        if (reason != "timeout")
            series.times = unhurried;
        const ArenaResult result = playArena(series, [&](const ArenaGame& game) {
            const Ending& ending = *game.match.ending;
            QCOMPARE(QString(yomi::nameOf(ending.reason).data()), reason);
            QVERIFY2(QString::fromStdString(game.detail.english()).startsWith(detail),
                     game.detail.english().c_str());
            QCOMPARE(game.detail.empty(), detail.isEmpty());
            QCOMPARE(ending.winner.value_or(-1), opponentOf(game.sideOfFirst));
            const auto found = verifyRecord(recordText(game.match)).disagreement;
            QVERIFY2(!found, found ? found->sentence.english().c_str() : "");
            ++games;
        });
        QCOMPARE(games, 2);
        QCOMPARE(result.losses, 2);
        const auto& forfeits = result.forfeits[0];
        QCOMPARE(forfeits.at(*yomi::enumNamed<EndReason>(reason.toStdString())), 2);
        QVERIFY(result.forfeits[1].empty());
    }

    void playsProgramsThatBehave_data() {
        QTest::addColumn<QString>("program");
        QTest::newRow("writes ahead without reading") << "exec yes WAIT";
        QTest::newRow("closes its input") << "exec <&-; exec yes WAIT";
        QTest::newRow("ends its lines with CR LF") << "yes WAIT | sed -u 's/$/\\r/'";
    }

    void playsProgramsThatBehave() {
        QFETCH(QString, program);
        ArenaRequest series = request(program.toStdString(), "wait", 2);
        series.times = unhurried;
        const ArenaResult result = playArena(series, {});
        QCOMPARE(result.wins, 1);
        QCOMPARE(result.losses, 1);
        QVERIFY(result.forfeits[0].empty());
    }

    /// Programs within their limits answer.
    void limitsPrograms_data() {
        QTest::addColumn<QString>("program");
        QTest::addColumn<int>("memory");
        QTest::addColumn<int>("processes");
        QTest::addColumn<QString>("ending");
        const QString hungry = "head -c 300000000 /dev/zero | tail -n 1 >/dev/null 2>&1 || exit 7; "
                               "exec yes WAIT";
        const QString fertile = "for i in 1 2 3 4 5 6 7 8 9 10; do sleep 1000 & done; ";
        QTest::newRow("memory, none") << hungry << 0 << 0 << "WAIT";
        QTest::newRow("memory, enough") << hungry << 1000 << 20 << "WAIT";
        QTest::newRow("memory") << hungry << 100 << 0 << "it ended with status 7";
        QTest::newRow("processes, enough") << fertile + "exec yes WAIT" << 0 << 11 << "WAIT";
        QTest::newRow("processes")
            << fertile + "sleep 1000" << 0 << 8 << "it had more than 8 processes";
        QTest::newRow("processes that hide")
            << "for i in 1 2 3 4 5; do setsid sh -c 'sleep 1000 & sleep 1000' & done; sleep 1000"
            << 0 << 8 << "it had more than 8 processes";
    }

    void limitsPrograms() {
        QFETCH(QString, program);
        QFETCH(int, memory);
        QFETCH(int, processes);
        ProgramLimits limits;
        if (memory > 0)
            limits.memoryMib = memory;
        if (processes > 0)
            limits.processes = processes;
        ChildProcess child(program.toStdString(), limits);
        const auto reply =
            child.ask({}, ChildProcess::Clock::now() + std::chrono::seconds(120), {});
        const auto* line = std::get_if<std::string>(&reply);
        QVERIFY(line || std::get<ChildProcess::Failure>(reply) == ChildProcess::Failure::Ended);
        QTEST(QString::fromStdString(line ? *line : child.howItEnded().english()), "ending");
    }

    void givesTheTimeAskedFor_data() {
        QTest::addColumn<double>("factor");
        QTest::addColumn<QString>("reason");
        QTest::newRow("too little") << 1.0 << "timeout";
        QTest::newRow("enough") << 200.0 << "turn_limit";
    }

    /// A bot that needs 0.3 s for its first line.
    void givesTheTimeAskedFor() {
        QFETCH(double, factor);
        ArenaRequest series = request("sleep 0.3; exec yes WAIT", "wait", 1);
        series.times = {150, 150, factor};
        playArena(series, [&](const ArenaGame& game) {
            QTEST(QString(yomi::nameOf(game.match.ending->reason).data()), "reason");
            const std::string record = recordText(game.match);
            QVERIFY(record.find("\"first-turn-time\":150") != std::string::npos);
            QVERIFY(verifyRecord(record).games.at(0).times == series.times);
        });
    }

    void builtInBotsThinkLongerInLongerTurns() {
        ArenaRequest series{{"article", "wait"}, 1, 1, Ruleset::Current, 1, {}};
        series.times = {5000, 5, 1};
        QCOMPARE(playArena(series, {}).games(), 1);
        const auto medianOf = [&](int turn) {
            series.times.turn = turn;
            const TimeLimits times = series.times;
            const auto bot = makeContestant("article", 1, {}, times);
            const State state = matchOnSeed(12).start;
            bot->ask(state, true, {});
            return bot->ask(state, false, {}).time.count();
        };
        QVERIFY(medianOf(500) >= 0.34); // 34 of 50 ms
    }

    void refusesTimesOutOfRange() {
        ArenaRequest series = request("wait", "wait", 1);
        series.times.turn = 0;
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, playArena(series, {}));
    }

    /// With the line that it was written for, in the record and in the document.
    void keepsErrorOutput() {
        const std::string program = "n=0; while read -r x; do n=$((n+1)); [ $n = 4 ] && "
                                    "printf 'a\\nb\\377\\n' >&2; echo WAIT; done";
        ArenaRequest series = request(program, "wait", 1);
        series.times = unhurried;
        series.seeds = {15};
        playArena(series, [&](const ArenaGame& game) {
            std::string all;
            for (const PlayedTurn& turn : game.match.turns)
                all += turn.errors;
            QCOMPARE(QString::fromStdString(all), QString("a\nb\uFFFD\n"));
            const auto read = verifyRecord(recordText(game.match));
            QVERIFY2(!read.disagreement,
                     read.disagreement ? read.disagreement->sentence.english().c_str() : "");
            Document document;
            document.match = game.match;
            const Document again = documentFromJson(toJson(document));
            QVERIFY(again.match.times == series.times);
            for (std::size_t i = 0; i < game.match.turns.size(); ++i) {
                QCOMPARE(read.games.at(0).turns.at(i).errors, game.match.turns[i].errors);
                QCOMPARE(again.match.turns.at(i).errors, game.match.turns[i].errors);
            }
        });
    }

    void namesTheErrorOfACrash_data() {
        QTest::addColumn<QString>("errors");
        QTest::addColumn<QString>("line");
        QTest::newRow("JavaScript") << "/bots/a.js:1\nvar n = readline();\n        ^\n\n"
                                       "ReferenceError: readline is not defined\n"
                                       "    at Object.<anonymous> (/bots/a.js:1:9)\n\n"
                                       "Node.js v18.19.0\n"
                                    << "ReferenceError: readline is not defined";
        QTest::newRow("Python") << "Traceback (most recent call last):\n  File \"a.py\", line 1\n"
                                   "    raise Error\nNameError: name 'Error' is not defined\n"
                                << "NameError: name 'Error' is not defined";
        QTest::newRow("Java") << "Exception in thread \"main\" java.lang.NullPointerException\n"
                                 "\tat Player.main(Player.java:9)\n"
                              << "Exception in thread \"main\" java.lang.NullPointerException";
        QTest::newRow("a shell") << "what now\nsh: 1: bot: not found\n\n"
                                 << "sh: 1: bot: not found";
    }

    void namesTheErrorOfACrash() {
        QFETCH(QString, errors);
        QFETCH(QString, line);
        const QTemporaryDir folder;
        QFile file(folder.filePath("errors"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(errors.toUtf8());
        file.close();
        ArenaRequest series =
            request("cat '" + file.fileName().toStdString() + "' >&2; exit 3", "wait", 1);
        series.times = unhurried;
        playArena(series, [&](const ArenaGame& game) {
            QCOMPARE(QString::fromStdString(game.detail.english()),
                     "it ended with status 3 and wrote \"" + line + '"');
            QCOMPARE(QString::fromStdString(game.match.turns.back().errors), errors);
        });
    }

    /// The message that ends a program after its answer may be read with that answer.
    void namesTheErrorBeforeACrash() {
        ArenaRequest series =
            request("read x; echo 'Error: no more' >&2; echo WAIT; exit 3", "wait", 1);
        series.times = unhurried;
        playArena(series, [&](const ArenaGame& game) {
            QCOMPARE(QString::fromStdString(game.detail.english()),
                     QString("it ended with status 3 and wrote \"Error: no more\""));
        });
    }

    /// Keeps the end, because the message that ends a program comes last.
    void keepsTheEndOfALongErrorOutput() {
        ChildProcess child("head -c 300000 /dev/zero | tr '\\0' x >&2; echo end >&2; echo WAIT");
        const auto reply =
            child.ask({}, ChildProcess::Clock::now() + std::chrono::seconds(120), {});
        QVERIFY(std::get_if<std::string>(&reply));
        const std::string errors = child.takeErrors();
        const std::string leftOut = leftOutText(300'004 - ChildProcess::mostErrors);
        QCOMPARE(errors.substr(0, leftOut.size()), leftOut);
        QCOMPARE(errors.size(), leftOut.size() + ChildProcess::mostErrors);
        QVERIFY(errors.ends_with("xend\n"));
        QCOMPARE(child.takeErrors(), std::string());
    }

    void keepsTheLastErrorsOfAGame() {
        Match match = matchOnSeed(1);
        Game game(match.start);
        constexpr int turns = 40;
        for (int i = 0; i < turns; ++i)
            playAnswer(game, match, {"WAIT", {}, {}, std::string(ChildProcess::mostErrors, 'x')});
        std::size_t whole = 0;
        for (const PlayedTurn& turn : match.turns) {
            whole += turn.errors.size() == ChildProcess::mostErrors;
            QVERIFY(whole > 0 || turn.errors == leftOutText(ChildProcess::mostErrors));
        }
        QCOMPARE(whole, mostErrorsOfGame / ChildProcess::mostErrors);
    }

    void playsOnWithProgramsThatShout() {
        ArenaRequest series = request("yes shout >&2 & exec yes WAIT", "wait", 1);
        series.times = unhurried;
        QCOMPARE(playArena(series, {}).forfeits[0].size(), std::size_t{0});
    }

    void leavesNoProcessBehind_data() {
        QTest::addColumn<QString>("program");
        const QString forfeit =
            "while [ ! -s FILE ]; do sleep 0.01; done; echo forfeit; sleep 1000";
        QTest::newRow("child") << "sleep 1000 & echo $! > FILE; " + forfeit;
        QTest::newRow("other session")
            << "setsid sh -c 'echo $$ > FILE; exec sleep 1000' & " + forfeit;
        QTest::newRow("orphan of another session")
            << "(setsid sh -c 'trap \"\" TERM HUP; echo $$ > FILE; sleep 1000' &); " + forfeit;
        QTest::newRow("orphan of a program that has ended")
            << "(setsid sh -c 'echo $$ > FILE; exec sleep 1000' &); "
               "while [ ! -s FILE ]; do sleep 0.01; done; exec yes WAIT";
        QTest::newRow("other session, guard stopped")
            << "setsid sh -c 'echo $$ > FILE; exec sleep 1000' & kill -STOP $PPID; " + forfeit;
        const QString killGuard =
            "while [ ! -s FILE ]; do sleep 0.01; done; kill -9 $PPID; exec sleep 1000";
        QTest::newRow("other session, guard killed")
            << "setsid sh -c 'echo $$ > FILE; exec sleep 1000' >/dev/null 2>&1 & " + killGuard;
        QTest::newRow("orphan without its environment, guard killed")
            << "(env -i setsid sh -c 'echo $$ > FILE; exec sleep 1000' >/dev/null 2>&1 &); " +
                   killGuard;
    }

    void leavesNoProcessBehind() {
        QFETCH(QString, program);
        const QTemporaryDir folder;
        const QString idFile = folder.filePath("id");
        ArenaRequest series = request(program.replace("FILE", idFile).toStdString(), "wait", 1);
        series.times = unhurried;
        playArena(series, {});
        QFile file(idFile);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString commandLine = "/proc/" + file.readAll().trimmed() + "/cmdline";
        const auto running = [&] {
            QFile process(commandLine);
            return process.open(QIODevice::ReadOnly) && !process.readAll().isEmpty();
        };
        QVERIFY(!running());
    }

    /// Started by posix_spawn(): ThreadSanitizer does not allow threads after the fork that
    /// QProcess makes, since it assumes that the copy continues with this memory.
    void leavesOtherChildrenAlone() {
        std::string sleep = "sleep", seconds = "1000";
        char* const arguments[] = {sleep.data(), seconds.data(), nullptr};
        pid_t other = 0;
        QCOMPARE(posix_spawnp(&other, "sleep", nullptr, nullptr, arguments, environ), 0);
        ArenaRequest series = request("kill -9 $PPID; exec sleep 1000", "wait", 1);
        series.times = unhurried;
        playArena(series, {});
        int status = 0;
        QCOMPARE(waitpid(other, &status, WNOHANG), 0);
        kill(other, SIGTERM);
        QCOMPARE(waitpid(other, &status, 0), other);
        QVERIFY(WIFSIGNALED(status) && WTERMSIG(status) == SIGTERM);
    }

    void stopsWhenAsked() {
        std::stop_source source;
        std::jthread stopper([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(30));
            source.request_stop();
        });
        ArenaRequest series = request("sleep 100", "wait", 1000);
        series.jobs = 2;
        QVERIFY_THROWS_EXCEPTION(Stopped, playArena(series, {}, source.get_token()));
    }

    void stopsBetweenGamesOfQuickBots() {
        std::stop_source source;
        std::atomic<int> games = 0;
        const auto stopAtOnce = [&](const ArenaGame&) {
            ++games;
            source.request_stop();
        };
        QVERIFY_THROWS_EXCEPTION(
            Stopped, playArena(request("wait", "wait", 1000), stopAtOnce, source.get_token()));
        QVERIFY(games < 10); // those already started
    }

    void passesErrorsOn() {
        const auto fail = [](const ArenaGame&) {
            throw std::runtime_error("the disk is full");
        };
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, playArena(request("wait", "wait", 10), fail));
    }

    void refusesNonsense_data() {
        QTest::addColumn<int>("games");
        QTest::addColumn<int>("jobs");
        QTest::addColumn<QString>("bot");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("games") << 0 << 1 << "wait"
                               << "games: a whole number from 1 to 1000000 is expected, not 0.";
        QTest::newRow("jobs") << 1 << 257 << "wait"
                              << "jobs: a whole number from 1 to 256 is expected, not 257.";
        QTest::newRow("bot") << 1 << 1 << " "
                             << "A contestant is a bot's name or a command line, not nothing.";
    }

    void refusesNonsense() {
        QFETCH(int, games);
        QFETCH(int, jobs);
        QFETCH(QString, bot);
        QFETCH(QString, sentence);
        ArenaRequest series = request(bot.toStdString(), "wait", games);
        series.jobs = jobs;
        try {
            playArena(series, {});
            QFAIL("the request was taken");
        } catch (const std::invalid_argument& error) {
            QCOMPARE(QString(error.what()), sentence);
        }
    }
};

YOMI_TESTS(TestIcefireArena)
#include "test_arena.moc"
