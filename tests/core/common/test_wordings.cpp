// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/wordings.h"
#include "tests/run_tests.h"

#include <QTest>

using namespace yomi;

namespace {

const Wordings backwards(R"(<TS version="2.1" language="xx">
<context>
    <name>yomi::ui::Panel</name>
    <message><source>tile</source><translation>window's tile</translation></message>
</context>
<context>
    <name>yomi::hands</name>
    <message>
        <source>{} of {} &quot;&amp;lt;&quot;</source>
        <translation>{1} &apos;&lt;&apos; {0}</translation>
    </message>
    <message><source>tile</source><translation>elit</translation></message>
    <message><source>hand</source><translation type="unfinished">dnah</translation></message>
</context>
</TS>)");

} // namespace

class TestWordings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wordsSentencesAndTheirValues() {
        const Sentence sentence("{} of {} \"&lt;\"", 3, Sentence("tile"));
        QCOMPARE(sentence.english(), std::string("3 of tile \"&lt;\""));
        QCOMPARE(backwards.worded(sentence), std::string("elit '<' 3"));
        QCOMPARE(Wordings().worded(sentence), sentence.english());
    }

    void keepsEnglishWhereACatalogHasNothing() {
        QCOMPARE(backwards.worded(Sentence("hand")), std::string("hand"));
        QCOMPARE(backwards.worded(Sentence("No {}.", "tile")), std::string("No tile."));
        QCOMPARE(backwards.worded(Sentence::verbatim("tile {}")), std::string("tile {}"));
        QCOMPARE(Wordings("<TS><context><name>yomi</name><message><source>a").of("a"),
                 std::string_view("a"));
    }

    void findsTheLanguageOfALocale_data() {
        QTest::addColumn<QString>("locale");
        QTest::addColumn<QString>("language");
        const char* const rows[][2] = {
            {"ja_JP.UTF-8", "ja"},   {"ja", "ja"},    {"zh_CN", "zh_CN"},
            {"zh-Hans-SG", "zh_CN"}, {"zh", "zh_CN"}, {"zh_TW.Big5", "en"},
            {"zh-Hant-HK", "en"},    {"C", "en"},     {"", "en"},
            {"de_DE@euro", "en"},    {"jam", "en"}};
        for (const auto& [locale, language] : rows)
            QTest::newRow(locale) << QString::fromLatin1(locale) << QString::fromLatin1(language);
    }
    void findsTheLanguageOfALocale() {
        QFETCH(QString, locale);
        QFETCH(QString, language);
        QCOMPARE(languageOf(locale.toStdString()), language.toStdString());
    }

    void hasACatalogForEachLanguage() {
        for (const std::string& language : languages()) {
            const Sentence sentence("There is not enough memory for this.");
            QVERIFY(wordingsOf(language).worded(sentence) != sentence.english());
        }
        QVERIFY(languages().size() >= 2);
        QCOMPARE(wordingsOf("en").of("tile"), std::string_view("tile"));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, wordingsOf("xx"));
    }
};

YOMI_TESTS(TestWordings)
#include "test_wordings.moc"
