// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/run_tests.h"
#include "tests/ui/shell/program.h"

#include <QDirIterator>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

class TestSnapshots : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Every example of every game, and nothing else is left behind.
    void drawsSnapshotsAndLeavesNoTrace() {
        const QTemporaryDir home;
        const QString directory = home.filePath(u"pictures/of/yomi"_s);
        const yomi::ui::test::Ended ended =
            yomi::ui::test::runProgram({u"--snapshots"_s, directory}, home.path());
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
        QDirIterator files(home.path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString file = files.next();
            QVERIFY2(paths.contains(file) || file.contains(u"/fontconfig/"_s), qPrintable(file));
        }
    }
};

YOMI_TESTS(TestSnapshots)
#include "test_snapshots.moc"
