// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
// Errors and help of yomi-cli in each language, and what no language changes.
#include "tests/cli/run_cli.h"
#include "tests/language_rows.h"
#include "tests/run_tests.h"

#include <QRegularExpression>
#include <QTest>

using namespace yomi;

namespace {

/// The lines with words of English: two of two small letters or more, one after the other. Queries
/// and commands are the same in all languages.
QStringList englishIn(const QByteArray& text) {
    static const QRegularExpression words("(?<![-\\w])[a-z]{2,} [a-z]{2,}\\b"),
        same("\\S*[=<>]\\S*|yomi-cli( [a-z]+)*");
    return QString::fromUtf8(text).remove(same).split('\n').filter(words);
}

const QList<QStringList> wrongCommands = {
    {"odd"},
    {"odds"},
    {"odds", "--target", "3x"},
    {"odds", "--tragets", "3"},
    {"odds", "--minions", "3,0", "--hits", "3"},
    {"odds", "--minions", "3", "--hits", "99999"},
    {"odds", "--minions", "3", "--hits", "two"},
    {"plan", "no-such-file.yomi"},
    {"search", "--depth", "99"},
    {"search", "--algorithm", "guess"},
    {"search", "--board", "XXXXX...."},
    {"solve"},
    {"solve", "chess"},
    {"hand"},
    {"hand", "--tiles", "春香 春香 春香 春香 春香"},
    {"hand", "--tiles", "はるる"},
    {"hand", "--rules", "milijan", "--tiles", "春香"},
    {"hand", "--rules", "doudizhu", "--tiles", "3456", "--rank"},
    {"hand", "--rules", "doudizhu", "--tiles", "1"},
    {"hand", "--rules", "doudizhu", "--tiles", "33333"},
    {"hand", "--tiles", "春香", "--draws", "5"},
    {"hand", "--tiles", "春香", "--leads"},
    {"endgame", "--hands", "KK"},
    {"endgame", "--hands", "KKKKK", "2"},
    {"endgame", "--hands", "KK", "22", "--ban", "solo"},
    {"endgame", "--hands", "KK", "22", "--last", "Q", "--last-by", "1"},
    {"endgame", "--hands", "KK", "22", "--played", "33"},
    {"deal", "--rules", "doudizhu", "--seed", "1", "--cards", "40,40"},
    {"puzzle", "--seed", "1", "--cards", "9"},
    {"icefire"},
    {"icefire", "map"},
    {"endgame", "--hands", "KK", "22", "--proof", "no-such-folder/proof"},
    {"hand", "--tiles"},
    {"odds", "--minions", "3", "--hits", "3", "--hits", "4"},
    {"trace"},
    {"trace", "check", "--memory", "0", "-"},
    {"trace", "check", "--memory"},
    {"trace", "check", "--strict=maybe", "-"},
    {"trace", "dot", "--ply", "-1", "-"},
    {"trace", "dot", "--from", "first", "-"},
    {"trace", "check", "no-such-file.jsonl"},
    {"trace", "query", "no-such-file.jsonl", "kind ="},
    {"batch", "no-such-file"},
};

} // namespace

class TestLanguagesCli : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void errorsAreWorded_data() { addLanguages(); }
    void errorsAreWorded() {
        QFETCH(QString, language);
        QStringList english;
        for (const QStringList& arguments : wrongCommands) {
            const CliRun plain = runCli(arguments);
            const CliRun run = runCli(QStringList{"--language", language} + arguments);
            QVERIFY2(run.status != 0, qPrintable(arguments.join(' ')));
            QCOMPARE(run.status, plain.status);
            QVERIFY2(run.errors != plain.errors, run.errors.constData());
            english << englishIn(run.errors);
        }
        QCOMPARE(english.join('\n'), QString());
    }

    void helpIsWorded_data() { addLanguages(); }
    void helpIsWorded() {
        QFETCH(QString, language);
        QStringList english;
        for (const QStringList& command : {QStringList{},
                                           {"odds"},
                                           {"plan"},
                                           {"search"},
                                           {"strong"},
                                           {"solve"},
                                           {"book"},
                                           {"hand"},
                                           {"deal"},
                                           {"endgame"},
                                           {"puzzle"},
                                           {"icefire"},
                                           {"icefire", "arena"},
                                           {"icefire", "map"},
                                           {"icefire", "analyze"},
                                           {"trace"},
                                           {"trace", "check"},
                                           {"trace", "query"},
                                           {"trace", "stats"},
                                           {"trace", "diff"},
                                           {"batch"}}) {
            const CliRun run =
                runCli(QStringList{"--language", language} + command + QStringList{"--help"});
            QCOMPARE(run.status, 0);
            english << englishIn(run.output);
        }
        QCOMPARE(english.join('\n'), QString());
    }

    void valuesOfASummaryBeginInOneColumn_data() { addLanguages(); }
    void valuesOfASummaryBeginInOneColumn() {
        QFETCH(QString, language);
        const CliRun run =
            runCli({"--language", language, "search", "--algorithm", "pvs", "--depth", "4"});
        const QString summary = QString::fromUtf8(run.output).section("\n\n", 0, 0);
        QSet<int> columns;
        for (const QString& line : summary.split('\n')) {
            static const QRegularExpression name("^\\S+( \\S+)*  +");
            int column = 0;
            for (const QChar letter : name.match(line).captured())
                column += letter >= QChar(0x1100) ? 2 : 1; // ideographs and kana
            columns << column;
        }
        QVERIFY2(columns.size() == 1 && *columns.begin() > 0, qPrintable(summary));
    }

    /// What programs read is the same in every language.
    void dataStaysAsItIs_data() { addLanguages(); }
    void dataStaysAsItIs() {
        QFETCH(QString, language);
        for (const QStringList& command : QList<QStringList>{
                 {"hand", "--rules", "doudizhu", "--tiles", "33344456", "--leads", "--json"},
                 {"endgame", "--hands", "KK5543", "225543", "--json"},
                 {"deal", "--seed", "1"},
                 {"puzzle", "--seed", "7", "--cards", "6,6", "--json"}}) {
            const auto data = [](const CliRun& run) {
                nlohmann::json read = run.json();
                read.erase("seconds");
                return read;
            };
            const auto worded = data(runCli(QStringList{"--language", language} + command));
            QVERIFY2(worded == data(runCli(command)), qPrintable(command.join(' ')));
        }
        const QByteArray request = R"({"job": "odds"})";
        QCOMPARE(runCli({"--language", language, "batch"}, request).output,
                 runCli({"batch"}, request).output);
    }

    void unknownLanguagesAreEnglish() {
        const CliRun run = runCli({"--language", "klingon", "odd"});
        QCOMPARE(run.errors,
                 "yomi-cli: There is no language klingon; English is used. The languages "
                 "are en, ja, zh_CN.\n" +
                     runCli({"odd"}).errors);
    }
};

YOMI_TESTS(TestLanguagesCli)
#include "test_languages.moc"
