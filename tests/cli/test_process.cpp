// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "tests/cli/run_cli.h"
#include "tests/run_tests.h"
#include "tests/waiting.h"

#include <QDir>
#include <QTemporaryDir>

#include <csignal>
#include <memory>

#include <sys/stat.h>

using namespace yomi;
using nlohmann::json;

namespace {

constexpr bool hasShadowMemory = isSanitized; // no address space limit leaves room for it

const QByteArray goodRequest = R"({"job":"odds","lives":[4],"hits":1})"
                               "\n";

/// A bot that ignores every signal it can, forks, moves to another session, and never answers. Each
/// of its processes appends its id to the file "ids".
const QString clinging =
    "trap \"\" HUP INT TERM; "
    "setsid sh -c \"trap '' HUP INT TERM; echo \\$\\$ >> ids; exec sleep 1000\" & "
    "(setsid sh -c \"echo \\$\\$ >> ids; sleep 1000 & echo \\$! >> ids; wait\" &) ; "
    "echo $$ >> ids; sleep 1000 & sleep 1000; sleep 1000";

/// The processes that run in a folder: yomi-cli, the guards and all that the bots have started.
QStringList running(const QString& folder) {
    QStringList processes = QDir("/proc").entryList({"[1-9]*"}, QDir::Dirs);
    processes.removeIf([&](const QString& id) {
        return QFile::symLinkTarget("/proc/" + id + "/cwd") !=
               folder; // none for one that has ended
    });
    return processes;
}

/// The number of process ids recorded by the bots of a folder.
qsizetype named(const QString& folder) {
    QFile file(folder + "/ids");
    return file.open(QIODevice::ReadOnly) ? file.readAll().count('\n') : 0;
}

/// Whether the first thread of a process blocks a signal.
bool blocks(qint64 process, int signal) {
    QFile file(QStringLiteral("/proc/%1/status").arg(process));
    const QByteArray status = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    const QByteArray mask = status.mid(status.indexOf("SigBlk:") + 7, 17).trimmed();
    return mask.toULongLong(nullptr, 16) >> (signal - 1) & 1;
}

/// A series against such a bot, far longer than any test, after its first game has ended.
class Series {
public:
    Series() {
        m_process.setWorkingDirectory(m_folder.path());
        m_process.start(QStringLiteral(YOMI_CLI), {"icefire", "arena", "--a", clinging, "--b",
                                                   "wait", "--games", "100000", "--jobs", "2"});
        m_first =
            m_process.waitForReadyRead(yomi::longestWait) ? m_process.readLine() : QByteArray();
    }

    QString folder() const { return m_folder.path(); }
    QProcess& process() { return m_process; }
    const QByteArray& firstLine() const { return m_first; }
    /// Whether a bot of a later game has started all its processes, too.
    bool playsOn() const {
        const qsizetype before = named(folder());
        return QTest::qWaitFor([&] { return named(folder()) >= before + 8; }, yomi::longestWait);
    }

private:
    QTemporaryDir m_folder;
    QProcess m_process;
    QByteArray m_first;
};

} // namespace

/// Behaviour common to all commands: output that cannot be written, input that cannot be read,
/// signals, and processes left behind.
class TestProcessCli : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysThatItsOutputIsLost_data() {
        QTest::addColumn<QString>("command");
        for (const char* command :
             {"--help", "--version", "odds --lives 4,5 --hits 3",
              "odds --lives 4,5 --hits 3 --json", "search --position oxoxx..o.",
              "search --position oxoxx..o. --trace -", "strong --depth 9",
              "hand --tiles '春香 千早' --json", "hand --list-plays", "icefire map --seed 7",
              "icefire arena --a wait --b wait --games 1",
              "icefire arena --a wait --b wait --games 1 --json",
              "icefire replay \"$GOLDEN/icefire/lite.jsonl\"",
              "icefire map --seed 7 | $YOMI icefire analyse --iterations 10",
              "icefire map --seed 7 | $YOMI icefire bot --profile wait",
              "trace stats \"$GOLDEN/traces/bugs/01-window-not-turned.yt\"",
              "trace convert \"$GOLDEN/traces/bugs/01-window-not-turned.yt\""})
            QTest::newRow(command) << command;
    }

    void saysThatItsOutputIsLost() {
        QFETCH(QString, command);
        const CliRun run =
            runScript("GOLDEN='" YOMI_GOLDEN_DIR "'; \"$YOMI\" " + command + " > /dev/full");
        QCOMPARE(run.status, 1);
        QCOMPARE(run.errors,
                 QByteArray("yomi-cli: The output cannot be written: No space left on device.\n"));
    }

    void saysThatItsOutputIsLostBesideWhatWentWrong() {
        const CliRun run = runScript("\"$YOMI\" trace check '" YOMI_GOLDEN_DIR
                                     "/traces/bugs/01-window-not-turned.yt' > /dev/full");
        QCOMPARE(run.status, 1);
        QCOMPARE(run.errors,
                 QByteArray("yomi-cli: 1 recording has mistakes.\n"
                            "yomi-cli: The output cannot be written: No space left on device.\n"));
    }

    void saysThatItHasNoOutput() {
        const CliRun run = runScript("\"$YOMI\" odds --lives 4,5 --hits 3 >&-");
        QCOMPARE(run.status, 1);
        QCOMPARE(run.errors,
                 QByteArray("yomi-cli: The output cannot be written: Bad file descriptor.\n"));
    }

    /// It stops answering when its output is closed: these requests have no end.
    void batchEndsWithItsOutput() {
        const CliRun run = runScript(R"(yes '{"job":"odds","lives":[4],"hits":1}' | )"
                                     R"("$YOMI" batch > /dev/full)");
        QCOMPARE(run.status, 1);
        QCOMPARE(run.errors,
                 QByteArray("yomi-cli: The output cannot be written: No space left on device.\n"));
    }

    void endsSilentlyWithAClosedPipe_data() {
        QTest::addColumn<QString>("before");
        QTest::newRow("as usual") << "";
        QTest::newRow("started with the signal ignored") << "trap '' PIPE; ";
    }

    void endsSilentlyWithAClosedPipe() {
        QFETCH(QString, before);
        const QTemporaryDir folder;
        const CliRun run =
            runScript(before + R"(yes '{"job":"odds","lives":[4],"hits":1}' | )"
                               R"({ "$YOMI" batch 2> errors; echo $? > status; } | head -n 1)",
                      folder.path());
        QVERIFY(run.output.startsWith("{\"result\""));
        QFile status(folder.filePath("status")), errors(folder.filePath("errors"));
        QVERIFY(status.open(QIODevice::ReadOnly) && errors.open(QIODevice::ReadOnly));
        QCOMPARE(status.readAll(), QByteArray("141\n"));
        QCOMPARE(errors.readAll(), QByteArray());
    }

    /// On a full disk the previous file is kept.
    void keepsTheOldTrace() {
        const QTemporaryDir folder;
        const CliRun run = runScript("echo old > nodes.jsonl; ulimit -f 1; "
                                     "\"$YOMI\" search --trace nodes.jsonl",
                                     folder.path());
        QCOMPARE(run.status, 1);
        QCOMPARE(run.errors, QByteArray("yomi-cli: nodes.jsonl cannot be written: "
                                        "File too large.\n"));
        QFile trace(folder.filePath("nodes.jsonl"));
        QVERIFY(trace.open(QIODevice::ReadOnly));
        QCOMPARE(trace.readAll(), QByteArray("old\n"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{"nodes.jsonl"});
        QCOMPARE(runCli({"search", "--trace", "/dev/full"}).errors,
                 QByteArray("yomi-cli: /dev/full cannot be written: No space left on device.\n"));
    }

    void keepsTheGamesOfAFullDisk() {
        const QTemporaryDir folder;
        const CliRun run = runScript("ulimit -f 1; \"$YOMI\" icefire arena --a wait --b wait "
                                     "--games 4 --record games",
                                     folder.path());
        QCOMPARE(run.status, 1);
        QCOMPARE(run.errors, QByteArray("yomi-cli: games/game_00000.jsonl cannot be written: "
                                        "File too large.\n"));
        QCOMPARE(QDir(folder.filePath("games")).entryList(QDir::Files), QStringList());
    }

    /// The games that fit are recorded completely, and the series so far is printed.
    void recordsUntilTheDiskIsFull() {
        const QTemporaryDir folder;
        const CliRun run = runScript(
            "unshare --user --map-root-user --mount sh -c '"
            "mkdir games && mount -t tmpfs -o size=256k tmpfs games || exit 77; "
            "\"$YOMI\" icefire arena --a wait --b wait --games 10 --record games; echo $?; "
            "ls games; \"$YOMI\" icefire replay games/* > /dev/null; echo $?'",
            folder.path());
        if (run.output.isEmpty())
            QSKIP("A small file system cannot be mounted here.");
        const QByteArrayList lines = run.output.trimmed().split('\n');
        const auto records = lines.count() - 6; // result in four lines, two exit statuses
        QVERIFY2(records > 0 && records < 10, run.output.constData());
        QVERIFY2(lines[0].startsWith("wait - wait: " + QByteArray::number(records) + " games, "),
                 run.output.constData());
        QCOMPARE(lines[4], QByteArray("1"));
        for (qsizetype i = 0; i < records; ++i)
            QCOMPARE(lines[5 + i], QByteArray("game_0000" + QByteArray::number(i) + ".jsonl"));
        QCOMPARE(lines.last(), QByteArray("0"));
        QCOMPARE(run.errors, "yomi-cli: games/game_0000" + QByteArray::number(records) +
                                 ".jsonl cannot be written: No space left on device.\n");
    }

    void refusesFoldersOfGamesThatAreNone() {
        const CliRun run = runCli({"icefire", "arena", "--a", "wait", "--b", "wait", "--games", "1",
                                   "--record", "/dev/null"});
        QCOMPARE(run.status, 2);
        QCOMPARE(run.errors,
                 QByteArray("yomi-cli: --record needs a folder; \"/dev/null\" cannot be "
                            "used: Not a directory.\n"));
    }

    void namesTheFileThatItCannotUnderstand_data() {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QByteArray>("sentence");
        const QByteArray empty = "line 1, column 1: the file is empty";
        for (const char* job : {"odds", "search", "strong", "hand", "hand --tiles 3 --rules"})
            QTest::newRow(job) << job << empty;
        QTest::newRow("analyze") << "icefire analyze" << QByteArray("The text is empty.");
        QTest::newRow("replay") << "icefire replay" << QByteArray("no game is recorded here");
    }

    void namesTheFileThatItCannotUnderstand() {
        QFETCH(QString, command);
        QFETCH(QByteArray, sentence);
        const QTemporaryDir folder;
        const CliRun run =
            runScript(": > empty.yomi; \"$YOMI\" " + command + " empty.yomi", folder.path());
        QCOMPARE(run.status, 1);
        QCOMPARE(run.errors, "yomi-cli: empty.yomi: " + sentence + '\n');
    }

    /// The file system's errors are longer than a sentence.
    void namesFilesThatCannotBe() {
        const QString name(5000, 'x');
        QVERIFY(runCli({"odds", name}).errors.endsWith("x: this file cannot be opened\n"));
        QVERIFY(runCli({"hand", "--tiles", "3", "--rules", name})
                    .errors.startsWith("yomi-cli: There is no rule book \"xxx"));
    }

    void keepsOlderGames() {
        const QTemporaryDir folder;
        const QStringList arguments = {"icefire", "arena",   "--a", "wait",     "--b",
                                       "wait",    "--games", "2",   "--record", folder.path()};
        QCOMPARE(runCli(arguments).status, 0);
        const CliRun run = runCli(arguments);
        QCOMPARE(run.status, 2);
        QVERIFY2(run.errors.startsWith("yomi-cli: --record would mix the games with older ones: "),
                 run.errors.constData());
    }

    void printsTheTrace() {
        const QTemporaryDir folder;
        const CliRun run =
            runScript("\"$YOMI\" search --position oxoxx..o. --trace - > printed; "
                      "\"$YOMI\" search --position oxoxx..o. --trace nodes.jsonl; cat printed",
                      folder.path());
        QFile file(folder.filePath("nodes.jsonl"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray nodes = file.readAll();
        QVERIFY(nodes.size() > 100 && run.output.endsWith(nodes));
        QVERIFY(!QFile::exists(folder.filePath("-")));
    }

    void saysThatItsInputCannotBeRead_data() {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QByteArray>("sentence");
        QTest::newRow("batch") << "batch < /"
                               << QByteArray("Standard input cannot be read: Is a directory.");
        QTest::newRow("batch without")
            << "batch <&-" << QByteArray("Standard input cannot be read: Bad file descriptor.");
        QTest::newRow("analyse") << "icefire analyse < /"
                                 << QByteArray("standard input: this file cannot be read");
        QTest::newRow("bot") << "icefire bot < /" << QByteArray("Standard input cannot be read.");
        QTest::newRow("document") << "odds /" << QByteArray("/: this is a folder, not a file");
    }

    void saysThatItsInputCannotBeRead() {
        QFETCH(QString, command);
        QFETCH(QByteArray, sentence);
        const CliRun run = runScript("\"$YOMI\" " + command);
        QCOMPARE(run.status, 1);
        QCOMPARE(run.errors, "yomi-cli: " + sentence + '\n');
    }

    void batchAnswersAfterALongLine() {
        const QTemporaryDir folder;
        QFile requests(folder.filePath("requests"));
        QVERIFY(requests.open(QIODevice::WriteOnly));
        requests.write(goodRequest + QByteArray(70 << 20, ' ') + '\n' + goodRequest + "nonsense\n");
        requests.close();
        const CliRun run = runScript("\"$YOMI\" batch < requests", folder.path());
        QCOMPARE(run.status, 1);
        const QByteArrayList replies = run.output.trimmed().split('\n');
        QCOMPARE(replies.size(), 4);
        QVERIFY(replies[0].startsWith("{\"result\"") && replies[2].startsWith("{\"result\""));
        QCOMPARE(replies[1], QByteArray(R"({"error":"line 2: this line is longer than 64 MiB."})"));
        QCOMPARE(replies[3],
                 QByteArray(R"({"error":"line 4, column 2: this is not valid JSON."})"));
    }

    void batchSaysThatMemoryRanOut() {
        if (hasShadowMemory)
            QSKIP("The sanitizer needs all of the address space.");
        const QTemporaryDir folder;
        QFile requests(folder.filePath("requests"));
        QVERIFY(requests.open(QIODevice::WriteOnly));
        requests.write(goodRequest + '"' + QByteArray(60 << 20, 'x') + "\"\n" + goodRequest);
        requests.close();
        const CliRun run = runScript("ulimit -v 250000; \"$YOMI\" batch < requests", folder.path());
        QCOMPARE(run.status, 1);
        const QByteArrayList replies = run.output.trimmed().split('\n');
        QCOMPARE(replies.size(), 3);
        QCOMPARE(replies[1],
                 QByteArray(R"({"error":"line 2: There is not enough memory for this."})"));
        QVERIFY(replies[2].startsWith("{\"result\""));
    }

    /// The JSON library ends the program if there is no memory to release what it has read.
    void batchSurvivesManyValuesInLittleMemory() {
        if (hasShadowMemory)
            QSKIP("The sanitizer needs all of the address space.");
        const QTemporaryDir folder;
        QFile requests(folder.filePath("requests"));
        QVERIFY(requests.open(QIODevice::WriteOnly));
        requests.write(R"({"names": [)" +
                       QByteArray(R"("abcdefghijklmnopqrstuvwxyz",)").repeated(900'000) +
                       R"("z"]})"
                       "\n" +
                       goodRequest);
        requests.close();
        for (int mebibytes = 120; mebibytes <= 300; mebibytes += 20) {
            const CliRun run = runScript(
                QStringLiteral("ulimit -v %1; \"$YOMI\" batch < requests").arg(mebibytes * 1024),
                folder.path());
            QVERIFY2(run.status == 1, qPrintable(QString::number(mebibytes)));
            QCOMPARE(run.output.count('\n'), 2);
        }
    }

    void sendsNoControlsToTheTerminal_data() {
        QTest::addColumn<QStringList>("arguments");
        const QString name =
            QStringLiteral("\u001b[2J\u009b2J\u007f\u202e\u2066\u200f\u061c\u2028\r\nname");
        QTest::newRow("odds") << QStringList{
            "odds",    "--lives",         "4,5",     "--hits",      "3",
            "--names", name + "," + name, "--curve", "--goal-kill", "0"};
        QTest::newRow("odds as JSON")
            << QStringList{"odds", "--lives", "4", "--hits", "3", "--names", name, "--json"};
        QTest::newRow("odds of a document") << QStringList{"odds", name};
        QTest::newRow("search") << QStringList{"search", "--game", name};
        QTest::newRow("strong") << QStringList{"strong", "--algorithm", name};
        QTest::newRow("hand") << QStringList{"hand", "--tiles", name};
        QTest::newRow("rules") << QStringList{"hand", "--tiles", "x", "--rules", name};
        QTest::newRow("arena") << QStringList{"icefire", "arena", "--a",     ": '" + name + "'",
                                              "--b",     "wait",  "--games", "1"};
        QTest::newRow("replay") << QStringList{"icefire", "replay", name};
        QTest::newRow("unknown option") << QStringList{"odds", "--" + name};
    }

    void sendsNoControlsToTheTerminal() {
        QFETCH(QStringList, arguments);
        const CliRun run = runCli(arguments);
        const QString printed = QString::fromUtf8(run.output + run.errors);
        QVERIFY2(printed.contains("\\u001b[2J\\u009b2J"), qPrintable(printed));
        QVERIFY2(printed.contains("\\u202e\\u2066\\u200f\\u061c"), qPrintable(printed));
        QVERIFY2(!printed.contains("\nname"), qPrintable(printed));
        for (const QChar c : printed)
            QVERIFY2(c == '\n' || c == '\t' ||
                         (c.category() != QChar::Other_Control &&
                          c.category() != QChar::Other_Format &&
                          c.category() != QChar::Separator_Line),
                     qPrintable(printed));
    }

    /// File names need not be UTF-8: an incomplete character must not hide a control after it.
    void sendsNoControlsBehindBrokenCharacters() {
        for (const char* start : {"\\302", "\\342", "\\342\\200"}) {
            const CliRun run =
                runScript(QString("\"$YOMI\" odds \"$(printf '%1\\033[2Jname')\"").arg(start));
            QVERIFY2(run.errors.contains("\\u001b[2Jname"), run.errors.constData());
            QVERIFY2(!run.errors.contains('\033'), run.errors.constData());
        }
    }

    /// Names in a file may contain controls, too.
    void sendsNoControlsOfUnits() {
        const QTemporaryDir folder;
        QFile list(folder.filePath("units.json"));
        QVERIFY(list.open(QIODevice::WriteOnly));
        list.write(R"({"format": "millijan/1", "units":
            [{"name": "a\nb\u202e", "members": ["春香"]}]})");
        list.close();
        for (const QStringList& options :
             {QStringList{"--list-plays"}, QStringList{"--tiles", "春香"},
              QStringList{"--tiles", "", "--one-short"}}) {
            const CliRun run = runCli(QStringList{"hand", "--rules", list.fileName()} + options);
            QVERIFY2(run.output.contains("a\\u000ab\\u202e"), run.output.constData());
        }
    }

    /// Terminal columns: Japanese letters take two, combining marks none.
    void alignsNamesAsATerminalDoes() {
        const CliRun run = runCli({"odds", "--lives", "4,5,6", "--hits", "3", "--names",
                                   QStringLiteral("春香,e\u0301,x")});
        QVERIFY2(run.output.contains("\n春香           4  "), run.output.constData());
        QVERIFY2(run.output.contains("\ne\u0301              5  "), run.output.constData());
        QVERIFY2(run.output.contains("\nx              6  "), run.output.constData());
    }

    void boundsItsErrors() {
        const QString endless(100'000, 'x');
        for (const QStringList& words : {QStringList{"search", "--algorithm", endless},
                                         QStringList{"search", "--" + endless}}) {
            const CliRun run = runCli(words);
            QCOMPARE(run.status, 2);
            QVERIFY2(run.errors.size() < 1000, run.errors.left(2000).constData());
            QVERIFY(run.errors.contains("xxx…") || run.errors.contains("xxx … xxx"));
        }
    }

    void helpShowsDefaults_data() {
        QTest::addColumn<QStringList>("command");
        QTest::addColumn<QByteArray>("option");
        const auto row = [](const QStringList& command, const char* option) {
            QTest::newRow(option) << command << QByteArray(option);
        };
        row({"odds"}, "--damage INT=1");
        row({"odds"}, "--method TEXT=poisson");
        row({"odds"}, "--names TEXT,... ");
        row({"search"}, "--repeat INT=1");
        row({"search"}, "--moves TEXT ");
        row({"search"}, "--position TEXT ");
        row({"hand"}, "--method TEXT=packed");
        row({"hand"}, "--require TEXT ");
        row({"icefire", "arena"}, "--games INT=100");
        row({"icefire", "arena"}, "--seed-from INT=1");
        row({"icefire", "arena"}, "--ruleset TEXT=current");
        row({"icefire", "bot"}, "--profile TEXT=strong");
        row({"icefire", "analyse"}, "--iterations INT=20000");
        row({"icefire", "map"}, "--ruleset TEXT=current ");
        row({"icefire", "map"}, "--seed INT,... REQUIRED ");
        row({"icefire", "arena"}, "--a TEXT REQUIRED ");
    }

    void helpShowsDefaults() {
        QFETCH(QStringList, command);
        QFETCH(QByteArray, option);
        const QByteArray help = runCli(command + QStringList{"--help"}).output;
        QVERIFY2(help.contains(option), help.constData());
        QVERIFY2(!help.contains(" ..."), help.constData()); // values are never separate arguments
    }

    /// Plays no game of a series if there are not enough threads.
    void startsNoGameWithoutItsThreads() {
        if (hasShadowMemory)
            QSKIP("The sanitizer needs all of the address space.");
        const QTemporaryDir folder;
        const CliRun run = runScript("ulimit -v 1000000; \"$YOMI\" icefire arena --a wait --b wait "
                                     "--games 1000 --jobs 256 --record games",
                                     folder.path());
        QCOMPARE(run.status, 1);
        QCOMPARE(run.errors, QByteArray("yomi-cli: The system cannot start 256 threads.\n"));
        QCOMPARE(run.output, QByteArray());
        QCOMPARE(QDir(folder.filePath("games")).entryList(QDir::Files), QStringList());
    }

    /// Each thread would need half of the allowed memory.
    void saysThatThreadsCannotStart_data() {
        QTest::addColumn<QString>("job");
        QTest::newRow("solve") << "solve --size 4x4 --threads 8 -";
        QTest::newRow("solve mnk") << "solve --game mnk --size 3x3 --threads 8 -";
        QTest::newRow("ladder") << "search --game connectfour --size 4x4 --step 13 --threads 8";
        QTest::newRow("book") << "book --size 4x4 --plies 4 --threads 8 --out book";
        QTest::newRow("arena") << "icefire arena --a wait --b wait --games 9 --jobs 8";
        QTest::newRow("batch") << "batch";
    }

    void saysThatThreadsCannotStart() {
        if (hasShadowMemory)
            QSKIP("The sanitizer needs all of the address space.");
        QFETCH(QString, job);
        const QTemporaryDir folder;
        const CliRun run = runScript(
            "ulimit -s 2000000; ulimit -v 7000000; \"$YOMI\" " + job, folder.path(),
            job == "batch" ? R"({"job": "solve", "size": "4x4", "position": "4", "threads": 8})"
                             "\n"
                           : "4\n");
        QCOMPARE(run.status, 1);
        QVERIFY2((run.output + run.errors).contains("The system cannot start 8 threads."),
                 (run.output + run.errors).constData());
    }

    void endsWithASignal_data() {
        QTest::addColumn<int>("signal");
        QTest::newRow("SIGINT") << SIGINT;
        QTest::newRow("SIGTERM") << SIGTERM;
        QTest::newRow("SIGHUP") << SIGHUP;
    }

    /// Prints the series so far and leaves no process of the bots.
    void endsWithASignal() {
        QFETCH(int, signal);
        Series series;
        QVERIFY2(series.firstLine().contains("forfeits, timeout"), series.firstLine().constData());
        QVERIFY(series.playsOn());
        ::kill(static_cast<pid_t>(series.process().processId()), signal);
        QVERIFY(series.process().waitForFinished(yomi::longestWait));
        QCOMPARE(series.process().exitStatus(), QProcess::NormalExit);
        QCOMPARE(series.process().exitCode(), 128 + signal);
        const QByteArray printed = series.process().readAllStandardOutput();
        QVERIFY2(printed.contains(" games, won 0, drawn 0, lost "), printed.constData());
        const QByteArray errors = series.process().readAllStandardError();
        QVERIFY2(errors.startsWith("yomi-cli: The series was ended after ") &&
                     errors.endsWith(" of 100,000 games.\n"),
                 errors.constData());
        QTRY_COMPARE(running(series.folder()), QStringList());
    }

    void leavesNoBotWhenItIsKilled() {
        Series series;
        QVERIFY(series.playsOn());
        series.process().kill();
        QVERIFY(series.process().waitForFinished(yomi::longestWait));
        QCOMPARE(series.process().exitStatus(), QProcess::CrashExit);
        QTRY_COMPARE(running(series.folder()), QStringList());
    }

    void leavesNoBotWhenItsPipeIsClosed() {
        const QTemporaryDir folder;
        QFile bot(folder.filePath("bot"));
        QVERIFY(bot.open(QIODevice::WriteOnly));
        bot.write(clinging.toUtf8());
        bot.close();
        const CliRun run = runScript("\"$YOMI\" icefire arena --a \"$(cat bot)\" --b wait "
                                     "--games 100000 --jobs 2 | head -n 1",
                                     folder.path());
        QVERIFY2(run.output.contains("forfeits, timeout"), run.output.constData());
        QCOMPARE(run.errors, QByteArray());
        QTRY_COMPARE(running(folder.path()), QStringList());
    }

    /// An answer is written before the next request is computed, even if both arrived together.
    void batchHoldsNoAnswerBack() {
        QProcess process;
        process.start(QStringLiteral(YOMI_CLI), {"batch"});
        process.write(goodRequest + R"({"job":"search","game":"mnk","size":"8x8","in-a-row":5})"
                                    "\n");
        QByteArray printed;
        while (!printed.contains('\n')) {
            QVERIFY(process.waitForReadyRead(yomi::longestWait));
            printed += process.readAllStandardOutput();
        }
        QVERIFY(printed.contains("\"result\""));
        QCOMPARE(process.state(), QProcess::Running); // the search of an empty board continues
        ::kill(static_cast<pid_t>(process.processId()), SIGTERM);
        QVERIFY(process.waitForFinished(yomi::longestWait));
        QCOMPARE(process.exitCode(), 128 + SIGTERM);
    }

    /// A pipe without a writer does not keep the program from ending.
    void aPipeAsAFileOfPositions() {
        const QTemporaryDir folder;
        const QByteArray pipe = folder.filePath("pipe").toUtf8();
        QCOMPARE(mkfifo(pipe.constData(), 0600), 0);
        QProcess process;
        process.start(QStringLiteral(YOMI_CLI), {"solve", QString::fromUtf8(pipe)});
        QVERIFY(process.waitForStarted());
        QTRY_VERIFY(blocks(process.processId(), SIGTERM)); // then it can end by itself
        QVERIFY(!process.waitForFinished(300));
        ::kill(static_cast<pid_t>(process.processId()), SIGTERM);
        QVERIFY(process.waitForFinished(yomi::longestWait));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 128 + SIGTERM);
        const CliRun run =
            runScript("{ sleep 0.2; echo 2252576253462244111563365343671351441; } > pipe & "
                      "\"$YOMI\" solve pipe --time 60; wait",
                      folder.path());
        QVERIFY2(run.status == 0 &&
                     run.output.startsWith("2252576253462244111563365343671351441 -1 "),
                 run.errors.constData());
    }

    void aPipeAsAFileToWriteTo() {
        const QTemporaryDir folder;
        QCOMPARE(mkfifo(folder.filePath("pipe.yt").toUtf8().constData(), 0600), 0);
        const CliRun run =
            runCli({"batch", "--write-under", folder.path()},
                   "{\"id\":1,\"job\":\"search\",\"trace\":\"pipe.yt\"}\n" + goodRequest);
        QCOMPARE(run.output.count('\n'), 2);
        QVERIFY2(run.output.contains("is a folder, a pipe or a device"), run.output.constData());
    }

    /// The recording has the iterations of the answer, and ends with them.
    void recordsWhatTheTimeAllowed() {
        const QTemporaryDir folder;
        const QString file = folder.filePath("search.yt");
        const CliRun run = runCli({"search", "--game", "connectfour", "--algorithm", "pvs",
                                   "--iterative", "--time", "0.05", "--trace", file, "--json"});
        QCOMPARE(run.status, 0);
        const CliRun statistics = runCli({"trace", "stats", "--json", file});
        QCOMPARE(statistics.status, 0);
        QCOMPARE(statistics.json().at("open").get<int>(), 0);
        const json answer = run.json();
        QVERIFY(!answer.at("finished").get<bool>());
        QCOMPARE(statistics.json().at("iterations").back().at("name").get<std::string>(),
                 std::to_string(answer.at("iterations").back().at("depth").get<int>()));
    }

    /// All answers so far are printed, whether the program is computing or waiting for a request.
    void batchEndsWithASignal_data() {
        QTest::addColumn<int>("signal");
        QTest::addColumn<QByteArray>("last");
        for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
            QTest::addRow("awaiting, %d", signal) << signal << QByteArray();
            QTest::addRow("answering, %d", signal)
                << signal
                << QByteArray(R"({"job":"search","algorithm":"minimax","repeat":1000000})"
                              "\n");
        }
    }

    void batchEndsWithASignal() {
        QFETCH(int, signal);
        QFETCH(QByteArray, last);
        QProcess process;
        process.start(QStringLiteral(YOMI_CLI), {"batch"});
        process.write(goodRequest + goodRequest);
        QByteArray printed;
        while (printed.count('\n') < 2) {
            QVERIFY(process.waitForReadyRead(yomi::longestWait));
            printed += process.readAllStandardOutput();
        }
        process.write(last);
        process.waitForBytesWritten();
        ::kill(static_cast<pid_t>(process.processId()), signal);
        QVERIFY(process.waitForFinished(yomi::longestWait));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 128 + signal);
        QCOMPARE(process.readAllStandardOutput(), QByteArray());
        QCOMPARE(process.readAllStandardError(),
                 QByteArray("yomi-cli: The batch was ended before line 3 was answered.\n"));
    }
};

YOMI_TESTS(TestProcessCli)
#include "test_process.moc"
