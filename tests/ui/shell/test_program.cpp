// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The program itself as a process: its options and what it leaves behind.
#include "tests/run_tests.h"

#include <QDir>
#include <QDirIterator>
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

struct Ended {
    int status = -1;
    QString output;
    QString errors;
};

class TestProgram : public QObject {
    Q_OBJECT

private:
    /// Runs yomi in a home of its own until it ends.
    Ended run(const QStringList& arguments) const {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char* place : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"})
            environment.insert(QString::fromLatin1(place), m_home.path());
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(YOMI_PROGRAM), arguments);
        process.waitForFinished(120'000);
        return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
                QString::fromUtf8(process.readAllStandardOutput()),
                QString::fromUtf8(process.readAllStandardError())};
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

    void drawsSnapshotsAndLeavesNoTrace() {
        const QString directory = m_home.filePath(u"pictures/of/yomi"_s);
        const Ended ended = run({u"--snapshots"_s, directory});
        QCOMPARE(ended.status, 0);
        const QStringList paths = ended.output.split(u'\n', Qt::SkipEmptyParts);
        QStringList names;
        for (const QString& path : paths) {
            const QImage picture(path);
            const bool large = path.contains(u"200-percent"_s);
            QVERIFY2(!picture.isNull(), qPrintable(path));
            if (!path.contains(u"manual"_s))
                QCOMPARE(picture.size(), large ? QSize(2560, 1600) : QSize(1280, 800));
            names << QFileInfo(path).fileName();
        }
        for (const QString& name : {u"welcome-light.png"_s, u"welcome-dark.png"_s,
                                    u"manual-light.png"_s, u"manual-dark.png"_s})
            QVERIFY2(names.contains(name), qPrintable(name));
        QCOMPARE(QSet<QString>(names.begin(), names.end()).size(), names.size());
        QDirIterator files(m_home.path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString file = files.next();
            QVERIFY2(paths.contains(file) || file.contains(u"/fontconfig/"_s), qPrintable(file));
        }
    }

    void saysWhereItCannotDraw() {
        QFile(m_home.filePath(u"taken"_s)).open(QIODevice::WriteOnly);
        const Ended ended = run({u"--snapshots"_s, m_home.filePath(u"taken/below"_s)});
        QCOMPARE(ended.status, 1);
        QVERIFY(ended.errors.contains(u"taken/below cannot be made"_s));
    }
};

} // namespace

YOMI_TESTS(TestProgram)
#include "test_program.moc"
