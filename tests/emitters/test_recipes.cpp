// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "tests/cli/run_cli.h"
#include "tests/run_tests.h"

#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace yomi;

namespace {

QString contentsOf(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        throw std::runtime_error(path.toStdString() + " is missing");
    return QString::fromUtf8(file.readAll());
}

/// The code blocks below the heading of a language: three lines, and the longer recipe.
QStringList recipesFor(const QString& language) {
    static const QString page = contentsOf(YOMI_MANUAL_DIR "/recording.md");
    const QString part = page.section("\n### " + language + "\n", 1).section("\n##", 0, 0);
    QStringList blocks;
    for (int fence = 1; fence < part.count("```"); fence += 2)
        blocks << part.section("```", fence, fence).section('\n', 1);
    return blocks;
}

} // namespace

/// Puts each recipe of the manual into a search in its language and checks the recording.
class TestRecipes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isReadWithoutFindings_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("search");    // a file in this folder
        QTest::addColumn<QStringList>("tools"); // required programs
        QTest::addColumn<QString>("script");    // builds and starts it
        QTest::addColumn<QString>("around");    // the text above the search with three lines
        QTest::addColumn<QString>("beginning"); // the text above the first of these
        QTest::newRow("C") << "C"
                           << "search.c" << QStringList{"cc"}
                           << "cc -std=c99 -Wall -Wextra -Werror search.c -o search && ./search"
                           << "#include <stdio.h>"
                           << "";
        QTest::newRow("C#") << "C#"
                            << "search.cs" << QStringList{"mcs", "mono"}
                            << "mcs search.cs -out:search.exe && mono search.exe"
                            << ""
                            << "";
        QTest::newRow("Java") << "Java"
                              << "search.java" << QStringList{"javac", "java"}
                              << "javac -d . search.java && java CoinSearch"
                              << ""
                              << "";
        QTest::newRow("Rust") << "Rust"
                              << "search.rs" << QStringList{"rustc"}
                              << "rustc --edition 2021 search.rs -o search && ./search"
                              << "struct Trace;"
                              << "let mut trace = Trace;";
        QTest::newRow("JavaScript") << "JavaScript"
                                    << "search.js" << QStringList{"node"} << "node search.js"
                                    << ""
                                    << "";
    }
    void isReadWithoutFindings() {
        QFETCH(QString, language);
        QFETCH(QString, search);
        QFETCH(QStringList, tools);
        QFETCH(QString, script);
        QFETCH(QString, around);
        QFETCH(QString, beginning);
        for (const QString& tool : tools)
            if (QStandardPaths::findExecutable(tool).isEmpty())
                QSKIP(qPrintable(QString("The recipe for %1 wants %2, which is not installed.")
                                     .arg(language, tool)));
        const QStringList recipes = recipesFor(language);
        QCOMPARE(recipes.size(), 2);
        const QString program = contentsOf(YOMI_SEARCHES_DIR "/" + search);

        const QString longer = replaced(program, "recipe", recipes[1]);
        check(search, longer, script + " run.yt", {"the first 50%", "the last 50%"});

        const QStringList lines = recipes[0].split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 3);
        QString shorter = replaced(program, "recipe", around);
        shorter = replaced(shorter, "begin", beginning + '\n' + lines[0]);
        shorter = replaced(shorter, "enter", lines[1]);
        shorter = replaced(shorter, "leave", lines[2]);
        for (const char* mark : {"iteration", "end"})
            shorter = replaced(shorter, mark, {});
        shorter.replace("the first 50%", "first").replace("the last 50%", "last");
        check(search, shorter, script + " > run.yt", {"first", "last"});
    }

private:
    /// A program with `text` in place of the lines that end in // @mark.
    static QString replaced(const QString& program, const QString& mark, const QString& text) {
        QStringList lines = program.split('\n');
        for (QString& line : lines)
            if (line.endsWith("// @" + mark))
                line = text;
        return lines.join('\n');
    }

    static void check(const QString& name, const QString& program, const QString& script,
                      const QStringList& moves) {
        const QTemporaryDir folder;
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(program.toUtf8());
        file.close();
        const CliRun run = runScript(script, folder.path());
        QVERIFY2(run.status == 0, run.errors + program.toUtf8());
        const CliRun found =
            runCli({"trace", "check", "--strict", "--json", folder.filePath("run.yt")});
        QVERIFY2(found.status == 0, found.output + found.errors);
        QVERIFY(!found.json().at("torn").get<bool>());
        QVERIFY(found.json().at("findings").empty());
        // The first side takes the second, the fourth, … of the eight coins: 30 to 10.
        QCOMPARE(found.json().at("root").at("value").get<int>(), 20);
        for (const QString& move : moves) {
            const CliRun nodes = runCli({"trace", "query", "--json", folder.filePath("run.yt"),
                                         "ply=1 and move=\"" + move + '"'});
            QCOMPARE(nodes.json().at("count").get<int>(), 8); // one per iteration
        }
    }
};

YOMI_TESTS(TestRecipes)
#include "test_recipes.moc"
