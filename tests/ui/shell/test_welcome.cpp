// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The welcome page of the program itself, with its games.
#include "shell_fixture.h"
#include "tests/run_tests.h"
#include "tests/waiting.h"
#include "ui/common/colors.h"
#include "ui/shell/entry_button.h"
#include "ui/shell/registry.h"
#include "ui/shell/welcome_page.h"

#include <QLabel>
#include <QScrollBar>

#include <algorithm>

using namespace yomi::ui;
using namespace yomi::ui::test;
using namespace Qt::StringLiterals;

namespace {

const WelcomePage& pageOf(const Shell& shell) {
    return *shell.window->findChild<WelcomePage*>();
}

/// The rectangle of a widget on the scrolling sheet.
QRect placeOn(const WelcomePage& page, const QWidget& widget) {
    return {widget.mapTo(page.widget(), QPoint()), widget.size()};
}

} // namespace

class TestWelcome : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void firstWhatPlayersAsk() {
        QStringList kinds, questions;
        for (const DocumentType& type : documentTypes()) {
            kinds << type.kind;
            questions << type.examples.first().title;
        }
        QCOMPARE(kinds,
                 QStringList({u"split-damage"_s, u"hand"_s, u"tic-tac-toe"_s, u"connect-four"_s,
                              u"mnk"_s, u"recording"_s, u"ice-and-fire"_s}));
        for (const QString& question :
             {u"Who survives Avenging Wrath?"_s, u"What do I discard?"_s,
              u"Why does alpha-beta cut here?"_s, u"Is my engine's search right?"_s,
              u"What does a bot think?"_s})
            QVERIFY2(questions.contains(question), qPrintable(question));
    }

    /// Each has a question, and its sentence says what it shows.
    void examplesAskAndAnswer() {
        for (const DocumentType& type : documentTypes())
            for (const auto& example : type.examples) {
                QVERIFY2(example.title.endsWith(u'?'), qPrintable(example.title));
                QVERIFY2(example.description.endsWith(u'.'), qPrintable(example.description));
                const QString said = example.title + example.description;
                QVERIFY2(!said.contains(u"article"_s, Qt::CaseInsensitive), qPrintable(said));
            }
    }

    void linksEachArticleOnce() {
        const Shell shell(documentTypes());
        QString links;
        for (const QLabel* label : pageOf(shell).findChildren<QLabel*>())
            if (label->textFormat() == Qt::RichText) {
                QVERIFY(label->openExternalLinks());
                links += label->text();
            }
        qsizetype articles = 0;
        for (const DocumentType& type : documentTypes())
            for (const Article& article : type.articles) {
                const QString link = u"<a href=\"%1\">%2</a>"_s.arg(article.address, article.title);
                QCOMPARE(links.count(link), 1);
                ++articles;
            }
        QCOMPARE(links.count(u"<a "_s), articles);
        QVERIFY(articles > 0);
    }

    void titlesOfArticlesAreNoMarkup() {
        const Shell shell;
        for (const QLabel* label : pageOf(shell).findChildren<QLabel*>())
            if (label->textFormat() == Qt::RichText)
                QVERIFY(label->text().contains(u">How to count &lt;to&gt; a dozen</a>"_s));
    }

    void endsWhereItsContentEnds_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("small") << QSize(900, 600);
        QTest::newRow("usual") << QSize(1280, 800);
        QTest::newRow("large") << QSize(1920, 1080);
    }
    void endsWhereItsContentEnds() {
        QFETCH(const QSize, size);
        const Shell shell(documentTypes());
        shell.window->resize(size);
        const WelcomePage& page = pageOf(shell);
        QTRY_VERIFY(page.verticalScrollBar()->maximum() > 0);
        int end = 0;
        for (const EntryButton* entry : page.findChildren<EntryButton*>()) {
            QVERIFY(entry->height() >= entry->heightForWidth(entry->width())); // no text is cut
            end = std::max(end, placeOn(page, *entry).bottom());
        }
        const int margin = 8 * spacingUnit;
        QVERIFY2(page.widget()->height() - end <= margin + 1,
                 qPrintable(u"%1 below %2"_s.arg(page.widget()->height()).arg(end)));
    }
};

YOMI_TESTS(TestWelcome)
#include "test_welcome.moc"
