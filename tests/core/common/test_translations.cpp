// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
// The catalogs of all languages: what a translation must keep of its source.
#include "core/common/catalog.h"
#include "core/common/wordings.h"
#include "tests/run_tests.h"

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

} // namespace

class TestTranslations : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepPlacesTagsAndMnemonics_data() {
        QTest::addColumn<QString>("language");
        for (const std::string& language : languages())
            QTest::newRow(language.c_str()) << QString::fromStdString(language);
    }
    void keepPlacesTagsAndMnemonics() {
        QFETCH(QString, language);
        const std::string_view catalog = yomi::catalog("yomi_" + language.toStdString());
        QXmlStreamReader reader(QByteArray(catalog.data(), static_cast<qsizetype>(catalog.size())));
        QString source;
        QStringList faults;
        int count = 0;
        while (!reader.atEnd()) {
            reader.readNext();
            if (!reader.isStartElement())
                continue;
            if (reader.name() == u"source") {
                source = reader.readElementText();
            } else if (reader.name() == u"translation") {
                const QString text =
                    reader.readElementText(QXmlStreamReader::IncludeChildElements).trimmed();
                ++count;
                const bool same = placesOf(source) == placesOf(text) &&
                                  mnemonicOf(source) == mnemonicOf(text) &&
                                  matches(u"</?\\w+"_s, source) == matches(u"</?\\w+"_s, text) &&
                                  source.count(u'\n') == text.count(u'\n');
                if (!same)
                    faults << source + u" | "_s + text;
            }
        }
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        QVERIFY(count > 4000);
        QCOMPARE(faults.join(u'\n'), QString());
    }
};

YOMI_TESTS(TestTranslations)
#include "test_translations.moc"
