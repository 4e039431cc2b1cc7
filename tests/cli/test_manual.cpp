// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "tests/cli/run_cli.h"
#include "tests/run_tests.h"

#include <QFile>
#include <QTest>

class TestManualCli : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The script of the page prints its table; a long test checks the counts.
    void mnkCounts() {
        QFile file(YOMI_MANUAL_DIR "/mnk.md");
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString page = QString::fromUtf8(file.readAll());
        QString script = page.section("```sh\n", 1).section("```", 0, 0);
        const QString boards = script.section("for board in ", 1).section(';', 0, 0);
        QVERIFY(boards.startsWith("3x3,2 3x3,3 "));
        script.replace(boards, "3x3,2 3x3,3").replace("yomi-cli", "\"$YOMI\"");
        const yomi::CliRun run = yomi::runScript(script);
        QCOMPARE(run.status, 0);
        const QString rows = QString::fromUtf8(run.output);
        QCOMPARE(rows.count('\n'), 2);
        QVERIFY2(page.contains("\n" + rows + "| 4x3,3 |"), run.output);
    }

    /// The first recording on the page has no mistake.
    void recordingIsCorrect() {
        QFile file(YOMI_MANUAL_DIR "/recording.md");
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray page = file.readAll();
        const auto begin = page.indexOf("```\nyomi-trace 1\n") + 4;
        const QByteArray recording = page.mid(begin, page.indexOf("```", begin) - begin);
        QVERIFY(recording.endsWith("\n< 2\n"));
        const yomi::CliRun run = yomi::runCli({"trace", "check", "--strict", "-"}, recording);
        QVERIFY2(run.status == 0, run.output);
        QVERIFY2(run.output.contains("6 events, 3 nodes; nothing was found."), run.output);
    }
};

YOMI_TESTS(TestManualCli)
#include "test_manual.moc"
