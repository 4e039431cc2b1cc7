// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "tests/cli/run_cli.h"
#include "tests/run_tests.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <initializer_list>
#include <utility>

using nlohmann::json;
using yomi::CliRun;
using yomi::runCli;
using yomi::runScript;

namespace {

QByteArray fileContent(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void writeContent(const QString& path, const QByteArray& content) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
}

} // namespace

class TestBookCli : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        QVERIFY(m_folder.isValid());
        const CliRun run = runCli(
            {"book", "--size", "4x4", "--plies", "4", "--threads", "2", "--out", path("4x4.book")});
        QCOMPARE(run.status, 0);
        QVERIFY2(run.output.contains("the empty board has the score 0"), run.output);
        QVERIFY(run.errors.contains("with the most stones are solved"));
        QVERIFY(!QFile::exists(path("4x4.book.unfinished")));
        m_book = fileContent(path("4x4.book"));
    }

    /// The score of a position is the same, and needs no node.
    void answersSolveAndSearch() {
        const QByteArray positions = "\n1\n23\n2233\n11223\n";
        const QStringList solve = {"solve", "-", "--size", "4x4"};
        const QStringList book = {"--book", path("4x4.book")};
        const auto with = runCli(solve + book, positions).output.split('\n');
        const auto without = runCli(solve, positions).output.split('\n');
        QCOMPARE(with.size(), 6);
        for (int i = 0; i < 5; ++i) {
            const auto known = with[i].split(' '), found = without[i].split(' ');
            QCOMPARE(known[1], found[1]);
            QVERIFY(known[2] == "0" || i == 4); // the last has more stones than the book
        }
        QCOMPARE(runCli(solve + book + QStringList{"--scores"}, positions).output,
                 runCli(solve + QStringList{"--scores"}, positions).output);

        const QStringList search = {"search", "--game", "connectfour", "--size", "4x4", "--json"};
        const json answer = runCli(search + book).json();
        QVERIFY(answer["score"] == 0 && answer["nodes"] == 0);
        QCOMPARE(answer["bestMoves"].size(), std::size_t{1});
        const json batch =
            runCli({"batch"},
                   QByteArray::fromStdString(json{{"job", "solve"},
                                                  {"position", "23"},
                                                  {"size", "4x4"},
                                                  {"book", path("4x4.book").toStdString()}}
                                                 .dump() +
                                             "\n"))
                .json();
        QVERIFY(batch["result"]["nodes"] == 0);
    }

    void refuses_data() {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("sentence");
        const auto row = [](const char* arguments, int status, const char* sentence) {
            QTest::newRow(arguments) << QString(arguments) << status << QByteArray(sentence);
        };
        row("solve - --size 5x4 --book 4x4.book", 1,
            "4x4.book: this book is of 4x4, 4 in a row, not of 5x4, 4 in a row");
        row("search --game connectfour --book 4x4.book", 1,
            "4x4.book: this book is of 4x4, 4 in a row, not of 7x6, 4 in a row");
        row("solve - --book none", 1, "none: this file cannot be opened");
        row("solve - --size 4x4 --book torn", 1, "torn: this book is torn or damaged: ");
        row("solve - --size 4x4 --book foreign", 1, "foreign: this is not a book of connect four");
        row("solve - --size 4x4 --step 12 --book 4x4.book", 2,
            "Step 12 of the ladder has no book; step 13, the solver, has one.");
        row("search --game mnk --algorithm pvs --book 4x4.book", 2,
            "--book is an option of connect four's ladder alone; pvs of mnk has none.");
        row("book --size 4x4", 2, "--out names the file of the book.");
        row("book --size 4x4 --plies 17 --out x", 2, "A book of 4x4 has 1 to 16 plies, not 17.");
        row("book --size 9x9 --out x", 2,
            "The board 9x9 is too large: width · (height + 1) is 90, the limit is 64.");
        row("book --size 4x4 --out none/x", 1,
            "none/x.unfinished cannot be written: No such file or directory.");
        row("book --size 4x4 --out .", 1, ". is not a file that a book can replace.");
        row("book --size 4x4 --out other", 1,
            "other.unfinished is not the beginning of this book; remove it, or name another file "
            "for the book.");
    }
    void refuses() {
        QFETCH(const QString, arguments);
        QFETCH(const int, status);
        QFETCH(const QByteArray, sentence);
        writeContent(path("torn"), m_book.left(m_book.size() - 1));
        writeContent(path("foreign"), "4453 2\n");
        writeContent(path("other.unfinished"), "mine\n");
        const CliRun run = runScript("\"$YOMI\" " + arguments, m_folder.path());
        QVERIFY2(run.errors.contains("yomi-cli: " + sentence), run.errors);
        QCOMPARE(run.status, status);
        QCOMPARE(run.output, "");
        QVERIFY(!QFile::exists(path("x")));
        QCOMPARE(fileContent(path("other.unfinished")), "mine\n");
    }

    /// The complete lines of the unfinished file are not solved again.
    void goesOn() {
        const qsizetype first = m_book.indexOf('\n') + 1, second = m_book.indexOf('\n', first) + 1;
        const QByteArray none = m_book.left(first), some = m_book.left(second);
        QVERIFY(second > first && second < m_book.size());
        for (const auto& [begun, isSome] : std::initializer_list<std::pair<QByteArray, bool>>{
                 {some, true},
                 {some + m_book.sliced(second, 5), true},
                 {some + QByteArray(200, '\0'), true},
                 {m_book, true},
                 {none, false},
                 {none.left(10), false},
                 {QByteArray(), false}}) {
            writeContent(path("more.unfinished"), begun);
            const CliRun run =
                runCli({"book", "--size", "4x4", "--plies", "4", "--out", path("more")});
            QCOMPARE(run.status, 0);
            QCOMPARE(run.errors.contains("of them were solved before"), isSome);
            QCOMPARE(fileContent(path("more")), m_book);
            QVERIFY(!QFile::exists(path("more.unfinished")));
        }
    }

    void interrupt() {
        QProcess process;
        process.start(QStringLiteral(YOMI_CLI), {"book", "--size", "6x5", "--out", path("long")});
        process.setReadChannel(QProcess::StandardError); // the channel to wait for
        for (QByteArray told; !told.contains("to go."); told += process.readAll())
            QVERIFY(process.waitForReadyRead());
        QVERIFY(process.state() == QProcess::Running);
        kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 130);
        QVERIFY(process.readAllStandardError().contains("the same command continues from there."));
        QVERIFY(!QFile::exists(path("long")));
        QVERIFY(fileContent(path("long.unfinished"))
                    .startsWith("yomi connect four book, 6x5, 4 in a row, 8 plies\n"));
    }

    /// The previous book stays.
    void fullDisk() {
        writeContent(path("full"), m_book);
        const CliRun run = runScript("ulimit -f 1; \"$YOMI\" book --size 4x4 --plies 6 --out full",
                                     m_folder.path());
        QCOMPARE(run.status, 1);
        QVERIFY2(run.errors.contains("full.unfinished cannot be written: File too large."),
                 run.errors);
        QCOMPARE(fileContent(path("full")), m_book);
        QCOMPARE(runCli({"book", "--size", "4x4", "--plies", "6", "--out", path("full")}).status,
                 0);
    }

private:
    QString path(const QString& name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
    QByteArray m_book;
};

YOMI_TESTS(TestBookCli)
#include "test_book.moc"
