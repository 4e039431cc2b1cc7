// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/format_error.h"
#include "core/common/limits.h"
#include "core/common/system_error.h"
#include "core/common/wordings.h"
#include "tests/run_tests.h"

#include <QTest>

#include <cerrno>
#include <new>
#include <system_error>

using namespace yomi;

/// Sentences: templates with values, and the errors that carry them.
class TestSentence : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void putsValuesIntoThePlaces() {
        const std::string name = "Haruka";
        const Sentence sentence("{} of {} has {{}} and '{}', {} bytes.", 3, name, 'x',
                                std::size_t{7});
        QCOMPARE(sentence.english(), std::string("3 of Haruka has {} and 'x', 7 bytes."));
        QCOMPARE(Sentence("{1} before {0}, {1}", "a", -2).english(),
                 std::string("-2 before a, -2"));
        QVERIFY(Sentence().empty());
    }

    /// What another language needs.
    void keepsTemplateAndValues() {
        const Sentence inner("action {}", 2);
        const Sentence sentence("The cost of {} must be {}.", inner, "1 {}");
        QCOMPARE(sentence.englishTemplate(), std::string_view("The cost of {} must be {}."));
        QCOMPARE(sentence.english(), std::string("The cost of action 2 must be 1 {}."));
        QVERIFY(sentence.values() == std::vector({inner, Sentence::verbatim("1 {}")}));
        QVERIFY(sentence.values()[1].englishTemplate().empty());
    }

    void sentencesAreJoinedByTheLanguage() {
        const Sentence first("The cost is {}.", 2), second("The hand is empty.");
        const Sentence both = joinedSentences({first, Sentence(), second});
        QCOMPARE(both.english(), std::string("The cost is 2. The hand is empty."));
        QVERIFY(both.values() == std::vector({first, second}));
        QVERIFY(joinedSentences({}).empty());
        QVERIFY(joinedSentences({Sentence(), second}) == second);
        for (const char* language : {"ja", "zh_CN"})
            QCOMPARE(wordingsOf(language).worded(both),
                     std::string("The cost is 2.The hand is empty."));
    }

    void errorsOfTheSystemAreWorded() {
        for (const int error :
             {EACCES, EDQUOT, EFBIG, EIO, EISDIR, EMFILE, ENOENT, ENOSPC, EROFS}) {
            const Sentence sentence = systemErrorText(error);
            QCOMPARE(sentence.english(), std::generic_category().message(error));
            for (const std::string& language : languages())
                QVERIFY(wordingsOf(language).worded(sentence) != sentence.english());
        }
        QCOMPARE(systemErrorText(EXDEV).english(), std::generic_category().message(EXDEV));
    }

    void errorsCarryTheirSentence() {
        const InvalidArgument error("There is no tile {}.", 46);
        QCOMPARE(error.what(), "There is no tile 46.");
        QVERIFY(sentenceOf(error) == Sentence("There is no tile {}.", 46));
        QVERIFY(sentenceOf(std::runtime_error("no disk")) == Sentence::verbatim("no disk"));
        QCOMPARE(sentenceOf(std::bad_alloc()).english(),
                 std::string("There is not enough memory for this."));
        QCOMPARE(Stopped().what(), "The computation was stopped.");
        QCOMPARE(TimeLimitPassed().what(), "The search ran out of its time limit.");
    }

    void formatErrorsHaveAPlace() {
        const FormatError whole("there is no such file");
        QCOMPARE(whole.where(), std::string());
        QCOMPARE(whole.at("").what(), "there is no such file");
        const FormatError error = whole.at(Sentence("line {}", 4));
        QCOMPARE(error.what(), "line 4: there is no such file");
        QCOMPARE(error.where(), std::string("line 4"));
        QVERIFY(error.fault() == whole.sentence());
        QCOMPARE(error.sentence().englishTemplate(), std::string_view("{}: {}"));
        QCOMPARE(FormatError(error.sentence()).at("a.json").what(),
                 "a.json: line 4: there is no such file");
    }

    void readAtAddsThePlace() {
        try {
            readAt("tiles[3]", [] { throw InvalidArgument("There is no tile {}.", 46); });
            QFAIL("an error was expected");
        } catch (const FormatError& error) {
            QCOMPARE(error.what(), "tiles[3]: There is no tile 46.");
            QVERIFY(error.fault() == Sentence("There is no tile {}.", 46));
        }
    }
};

YOMI_TESTS(TestSentence)
#include "test_sentence.moc"
