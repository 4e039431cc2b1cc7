// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell_fixture.h"
#include "tests/run_tests.h"
#include "tests/ui/dialogs.h"
#include "ui/shell/help_menu.h"
#include "ui/shell/manual_index.h"
#include "ui/shell/manual_window.h"
#include "ui/shell/page_browser.h"
#include "ui/shell/registry.h"
#include "ui/shell/shortcut_list.h"

#include <QListWidget>
#include <QMenuBar>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextList>
#include <QToolButton>
#include <QTreeWidget>

using namespace yomi::ui;
using namespace yomi::ui::test;
using namespace Qt::StringLiterals;

namespace {

QStringList texts(const QListWidget& list) {
    QStringList texts;
    for (int row = 0; row < list.count(); ++row)
        texts << list.item(row)->text();
    return texts;
}

QToolButton* button(const QWidget& window, const QString& name) {
    for (QToolButton* button : window.findChildren<QToolButton*>())
        if (button->accessibleName() == name)
            return button;
    return nullptr;
}

/// The manual of a shell, with its parts for a person.
struct Manual {
    explicit Manual(const Shell& shell)
        : window(shell.window->help().showManual())
        , list(*window.findChild<QListWidget*>())
        , search(*window.findChild<QLineEdit*>())
        , page(*window.findChild<PageBrowser*>()) {}

    ManualWindow& window;
    QListWidget& list;
    QLineEdit& search;
    PageBrowser& page;

    QString title() const { return page.document()->begin().text(); }
    void click(int row) const {
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {},
                          list.visualItemRect(list.item(row)).center());
    }
};

} // namespace

class TestHelp : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void opensTheManualWithF1() {
        Shell shell;
        shell.press(QKeySequence(Qt::Key_F1));
        const auto* window = shell.window->findChild<ManualWindow*>();
        QVERIFY(window && window->isVisible());
        QCOMPARE(Manual(shell).title(), u"Yomi"_s);
    }

    void opensThePageOfTheWorkspace() {
        DocumentType type = tallyType();
        type.kind = u"split-damage"_s;
        Shell shell({type});
        shell.window->files().create(type);
        QCOMPARE(Manual(shell).title(), u"Split damage"_s);
    }

    void goesThroughPagesAndBack() {
        Shell shell;
        const Manual manual(shell);
        QVERIFY(texts(manual.list).contains(u"Window and files"_s));
        manual.click(static_cast<int>(texts(manual.list).indexOf(u"Window and files"_s)));
        QCOMPARE(manual.title(), u"Window and files"_s);
        QToolButton* back = button(manual.window, u"Back"_s);
        QTest::mouseClick(back, Qt::LeftButton);
        QCOMPARE(manual.title(), u"Yomi"_s);
        QVERIFY(!back->isEnabled());
        QCOMPARE(manual.list.currentRow(), 0);
        QTest::mouseClick(button(manual.window, u"Forward"_s), Qt::LeftButton);
        QCOMPARE(manual.title(), u"Window and files"_s);
    }

    void findsWordsAndMarksThem() {
        Shell shell;
        const Manual manual(shell);
        manual.search.setFocus();
        QTest::keyClicks(&manual.search, u"middle mouse"_s);
        QCOMPARE(manual.list.count(), 1);
        QVERIFY(manual.list.item(0)->text().startsWith(u"Window and files\n"_s));
        manual.click(0);
        QCOMPARE(manual.title(), u"Window and files"_s);
        QStringList marked;
        for (const QTextEdit::ExtraSelection& mark : manual.page.extraSelections())
            marked << mark.cursor.selectedText();
        QCOMPARE(marked, QStringList({u"middle"_s, u"mouse"_s}));
        QVERIFY(manual.page.textCursor().block().text().contains(u"middle mouse"_s));
        manual.search.clear();
        QCOMPARE(manual.page.extraSelections().size(), 0);
        QTest::keyClicks(&manual.search, u"zzz"_s);
        QCOMPARE(texts(manual.list), QStringList(u"Nothing in the manual has these words."_s));
    }

    void leadsNowhereThatIsNot() {
        for (const ManualPlace& page : manualPages()) {
            QFile file(page.resource);
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QString text = QString::fromUtf8(file.readAll());
            static const QRegularExpression link(u"\\]\\(([^)]+)\\)"_s);
            for (auto match = link.globalMatch(text); match.hasNext();) {
                const QString target = match.next().captured(1);
                QVERIFY2(target.startsWith(u"https:"_s) || QFile::exists(":/manual/"_L1 + target),
                         qPrintable(page.resource + u' ' + target));
            }
        }
    }

    void hasAPageForEveryGame() {
        QStringList resources;
        for (const ManualPlace& page : manualPages())
            resources << page.resource;
        for (const DocumentType& type : documentTypes())
            QVERIFY2(resources.contains(u":/manual/%1.md"_s.arg(type.kind)), qPrintable(type.kind));
    }

    void listsTheShortcutsThatThereAre() {
        Shell shell;
        shell.window->files().create(tallyType());
        shell.tally().setCount(3); // Undo names its command, the list does not
        QAction* undo = menuAction(*shell.window, u"Undo count"_s);
        QVERIFY(undo);
        undo->setShortcuts({QKeySequence(u"Ctrl+Z"_s), QKeySequence(Qt::Key_F14)}); // as on X11
        QStringList lines;
        for (const ShortcutGroup& group : shortcutsOf(*shell.window->menuBar(), {tallyType()}))
            for (const KeyHint& key : group.keys)
                lines << group.title + u": "_s + key.meaning + u" = "_s + key.keys;
        for (const QString& line : {u"File: Save = Ctrl+S"_s, u"Edit: Undo = Ctrl+Z"_s,
                                    u"Edit: Copy yomi-cli command = Ctrl+Shift+C"_s,
                                    u"Analyze: Double the count = Ctrl+D"_s, u"Help: Manual = F1"_s,
                                    u"Tally: Count one more = +"_s})
            QVERIFY2(lines.contains(line), qPrintable(line + u" not in "_s + lines.join(u'\n')));
        QCOMPARE(lines.size(), QSet<QString>(lines.begin(), lines.end()).size());
    }

    void usesEveryShortcutOnce() {
        Shell shell;
        shell.window->files().create(tallyType());
        QMap<QString, QString> owners;
        for (const QAction* action : shell.window->findChildren<QAction*>()) {
            for (const QKeySequence& keys : action->shortcuts()) {
                const QString name = keys.toString();
                QVERIFY2(!owners.contains(name), qPrintable(name + u": "_s + owners.value(name) +
                                                            u", "_s + action->text()));
                owners[name] = action->text();
            }
        }
    }

    void narrowsTheShortcutsDown() {
        Shell shell;
        QStringList left;
        onDialog<ShortcutList>([&left](ShortcutList& dialog) {
            QTest::keyClicks(dialog.findChild<QLineEdit*>(), u"full"_s);
            for (QTreeWidgetItemIterator item(dialog.findChild<QTreeWidget*>(),
                                              QTreeWidgetItemIterator::NotHidden);
                 *item; ++item)
                left << (*item)->text(0);
            dialog.reject();
        });
        shell.press(QKeySequence(u"Ctrl+F1"_s));
        QCOMPARE(left, QStringList({u"View"_s, u"Full screen"_s}));
    }

    void namesVersionsAndLicences() {
        const QStringList versions = AboutDialog::versions();
        QVERIFY(versions.at(0).startsWith(u"Yomi "_s));
        QVERIFY(versions.at(1).contains(QString::fromLatin1(qVersion())));
        AboutDialog dialog(nullptr);
        auto* page = dialog.findChild<PageBrowser*>();
        QVERIFY(page->toPlainText().contains(u"GNU General Public License"_s));
        page->setSource(QUrl(u"GPL-3.0.txt"_s));
        QVERIFY(page->toPlainText().contains(u"TERMS AND CONDITIONS"_s));
    }
};

YOMI_TESTS(TestHelp)
#include "test_help.moc"
