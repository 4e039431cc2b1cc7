// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
// The catalogs of all languages: what a translation must keep of its source, and its terms.
#include "core/common/catalog.h"
#include "tests/language_rows.h"
#include "tests/run_tests.h"

#include <QFile>
#include <QLocale>
#include <QMap>
#include <QMultiMap>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

using namespace yomi;
using namespace Qt::StringLiterals;

namespace {

QStringList matches(const QString& pattern, const QString& text) {
    QStringList found;
    for (auto each = QRegularExpression(pattern).globalMatch(text); each.hasNext();)
        found << each.next().captured().toUpper();
    found.sort();
    return found;
}

/// The places of a text for the window, %1 and %n, or of a sentence: {} or {0}.
QStringList placesOf(const QString& text) {
    QStringList places = matches(u"%L?(\\d\\d?|n)"_s, text);
    const QStringList braces =
        matches(u"\\{\\d?\\}"_s, QString(text).remove(u"{{"_s).remove(u"}}"_s));
    for (int i = 0; i < braces.size(); ++i) // {} are numbered in their order
        places << (braces[i] == u"{}"_s ? u"{%1}"_s.arg(i) : braces[i]);
    return places;
}

QStringList mnemonicOf(const QString& text) {
    return matches(u"&[^&\\s]"_s, QString(text).remove(u"&&"_s));
}

struct Message {
    QString context, source, text;
};

QList<Message> messagesOf(const QString& language) {
    const std::string_view catalog = yomi::catalog("yomi_" + language.toStdString());
    QXmlStreamReader reader(QByteArray(catalog.data(), static_cast<qsizetype>(catalog.size())));
    QList<Message> messages;
    Message message;
    while (reader.readNext() != QXmlStreamReader::EndDocument && !reader.hasError()) {
        if (!reader.isStartElement())
            continue;
        if (reader.name() == u"name") {
            message.context = reader.readElementText();
        } else if (reader.name() == u"source") {
            message.source = reader.readElementText();
        } else if (reader.name() == u"translation") {
            message.text = reader.readElementText(QXmlStreamReader::IncludeChildElements).trimmed();
            messages << message;
        }
    }
    return reader.hasError() ? QList<Message>() : messages;
}

/// A line of the glossary: a term's translations, and parts of the contexts that they are for.
struct Term {
    QStringList translations, contexts;
};

/// By the English term in small letters. Empty for a language without a column.
QMultiMap<QString, Term> glossaryOf(const QString& language) {
    QFile file(QStringLiteral(YOMI_GOLDEN_DIR "/../../resources/translations/glossary.tsv"));
    QMultiMap<QString, Term> terms;
    if (!file.open(QIODevice::ReadOnly))
        return terms;
    const QString native = QLocale(language).nativeLanguageName();
    qsizetype column = 0;
    const QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts);
    for (const QString& line : lines) {
        const QStringList cells = line.split(u'\t');
        if (terms.isEmpty() && column == 0) { // 简体中文 has the column 中文
            while (column < cells.size() && !native.contains(cells[column]))
                ++column;
        } else if (column < cells.size()) {
            terms.insert(cells[0].section(u" ("_s, 0, 0).toLower(),
                         {cells[column].split(u" / "_s), cells.last().split(u", "_s)});
        }
    }
    return terms;
}

} // namespace

class TestTranslations : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepPlacesTagsAndMnemonics_data() { addLanguages(); }
    void keepPlacesTagsAndMnemonics() {
        QFETCH(QString, language);
        const QList<Message> messages = messagesOf(language);
        QStringList faults;
        for (const auto& [context, source, text] : messages) {
            const bool same = placesOf(source) == placesOf(text) &&
                              mnemonicOf(source) == mnemonicOf(text) &&
                              matches(u"</?\\w+"_s, source) == matches(u"</?\\w+"_s, text) &&
                              source.count(u'\n') == text.count(u'\n');
            if (!same)
                faults << source + u" | "_s + text;
        }
        QVERIFY(messages.size() > 4000);
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }

    /// Sentences of the core and the command line find their template without its context.
    void giveATemplateOneTranslation_data() { addLanguages(); }
    void giveATemplateOneTranslation() {
        QFETCH(QString, language);
        QMap<QString, QString> known;
        QStringList faults;
        for (const auto& [context, source, text] : messagesOf(language))
            if (!context.startsWith(u"yomi::ui"_s) && known.value(source, text) != text)
                faults << source + u" | "_s + known[source] + u" | "_s + text;
            else if (!context.startsWith(u"yomi::ui"_s))
                known[source] = text;
        QVERIFY(known.size() > 1000);
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }

    /// English that stays in the translation is a name, a command or an example.
    void useTheTermsOfTheGlossary_data() { addLanguages(); }
    void useTheTermsOfTheGlossary() {
        QFETCH(QString, language);
        const QMultiMap<QString, Term> glossary = glossaryOf(language);
        if (glossary.isEmpty())
            QSKIP("The glossary has no column for it.");
        QStringList terms = glossary.uniqueKeys();
        std::ranges::sort(terms, std::greater(), &QString::size);
        std::ranges::transform(terms, terms.begin(), [](const QString& each) {
            return QRegularExpression::escape(each);
        });
        // What touches a sign is a word of a command or of a format: --tiles, kind=re-search.
        const QRegularExpression anyTerm(
            u"(?<![\\w=>@.{/-])(%1)(e?s)?(?![\\w=(]|-\\w)"_s.arg(terms.join(u'|')),
            QRegularExpression::CaseInsensitiveOption);
        static const QRegularExpression mnemonic(u"&(?=\\w)"_s);
        QStringList faults;
        int judged = 0;
        for (const Message& message : messagesOf(language))
            for (auto each = anyTerm.globalMatch(QString(message.source).remove(mnemonic));
                 each.hasNext();) {
                const QRegularExpressionMatch found = each.next();
                QStringList wanted;
                for (const Term& term : glossary.values(found.captured(1).toLower()))
                    if (std::ranges::any_of(term.contexts, [&](const QString& part) {
                            return message.context.contains(part);
                        }))
                        wanted << term.translations;
                const auto isUsed = [&](const QString& word) {
                    return message.text.contains(word);
                };
                judged += !wanted.isEmpty();
                if (!wanted.isEmpty() && !isUsed(found.captured()) &&
                    std::ranges::none_of(wanted, isUsed))
                    faults << u"%1 (%2): %3 | %4"_s.arg(found.captured(), wanted.join(u" / "_s),
                                                        message.source, message.text);
            }
        QVERIFY(judged > 1000);
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }
};

YOMI_TESTS(TestTranslations)
#include "test_translations.moc"
