// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The program itself as a process: its options.
#include "tests/run_tests.h"
#include "tests/ui/shell/program.h"
#include "tests/ui/shell/tally.h"
#include "ui/shell/snapshots.h"

#include <QFile>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using yomi::ui::test::Ended;

class TestProgram : public QObject {
    Q_OBJECT

private:
    Ended run(const QStringList& arguments) const {
        return yomi::ui::test::runProgram(arguments, m_home.path());
    }

    QTemporaryDir m_home;

private Q_SLOTS:
    void tellsItsVersionAndOptions() {
        const Ended version = run({u"--version"_s});
        QCOMPARE(version.status, 0);
        QCOMPARE(version.output, u"yomi %1\n"_s.arg(QStringLiteral(YOMI_VERSION)));
        const Ended help = run({u"--help"_s});
        QCOMPARE(help.status, 0);
        QVERIFY(help.output.contains(u"--snapshots"_s));
        const Ended wrong = run({u"--nonsense"_s});
        QCOMPARE(wrong.status, 2);
        QVERIFY(wrong.errors.contains(u"nonsense"_s));
    }

    /// Every example of the program is drawn in a long test.
    void drawsSnapshots() {
        const QDir folder(m_home.filePath(u"pictures/of/tally"_s));
        yomi::ui::renderSnapshots(folder.path(), {yomi::ui::test::tallyType()});
        const auto sizeOf = [&](const QString& name) {
            return QImage(folder.filePath(name)).size();
        };
        for (const QString& theme : {u"light"_s, u"dark"_s}) {
            QVERIFY(sizeOf(u"manual-%1.png"_s.arg(theme)).isValid());
            QCOMPARE(sizeOf(u"welcome-%1.png"_s.arg(theme)), QSize(1280, 800));
            QCOMPARE(sizeOf(u"dozen-%1.png"_s.arg(theme)), QSize(1280, 800));
            QCOMPARE(sizeOf(u"dozen-%1-200-percent.png"_s.arg(theme)), QSize(2560, 1600));
        }
        QCOMPARE(folder.count(), 8U + 2U); // "." and ".."
    }

    void saysWhereItCannotDraw() {
        QFile(m_home.filePath(u"taken"_s)).open(QIODevice::WriteOnly);
        const Ended ended = run({u"--snapshots"_s, m_home.filePath(u"taken/below"_s)});
        QCOMPARE(ended.status, 1);
        QVERIFY(ended.errors.contains(u"taken/below cannot be made"_s));
    }
};

YOMI_TESTS(TestProgram)
#include "test_program.moc"
