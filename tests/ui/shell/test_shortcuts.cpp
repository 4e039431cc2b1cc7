// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Keys inside the real window, with every game of the program: no two commands may want the same
// key at the same place, and Ctrl+C belongs to the table that has the focus.
#include "shell_fixture.h"
#include "tests/run_tests.h"
#include "ui/common/table_view.h"
#include "ui/common/value_table.h"
#include "ui/shell/registry.h"

#include <QClipboard>
#include <QMenuBar>
#include <QShortcut>
#include <QShortcutEvent>
#include <QTabBar>
#include <QVBoxLayout>

using namespace yomi::ui;
using namespace yomi::ui::test;
using namespace Qt::StringLiterals;

namespace {

/// During its lifetime keys are blocked; shortcuts claimed by two commands are recorded.
class KeyWatch : public QObject {
public:
    KeyWatch() { qApp->installEventFilter(this); }

    QStringList ambiguous;

protected:
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::Shortcut) {
            const auto* shortcut = static_cast<QShortcutEvent*>(event);
            if (shortcut->isAmbiguous())
                ambiguous << shortcut->key().toString();
        }
        return event->type() == QEvent::Shortcut || event->type() == QEvent::KeyPress ||
               event->type() == QEvent::KeyRelease;
    }
};

/// Calls `look` for each page in `widget`, and for each page within it.
template <class Look>
void onEachPage(QWidget& widget, Look look, int depth = 2) {
    QCoreApplication::processEvents(); // new widgets are shown
    look();
    for (QTabBar* pages : widget.findChildren<QTabBar*>()) {
        for (int page = 0; depth > 0 && pages->isVisible() && page < pages->count(); ++page) {
            if (page == pages->currentIndex())
                continue;
            pages->setCurrentIndex(page);
            onEachPage(widget, look, depth - 1);
        }
    }
}

} // namespace

class TestShortcuts : public QObject {
    Q_OBJECT

private:
    void addTypes() {
        QTest::addColumn<int>("type");
        const QList<DocumentType> types = documentTypes();
        for (int i = 0; i < types.size(); ++i)
            QTest::newRow(qPrintable(types[i].kind)) << i;
    }

private Q_SLOTS:
    void noTwoCommandsWantAKey_data() { addTypes(); }
    void noTwoCommandsWantAKey() {
        QFETCH(int, type);
        Shell shell(documentTypes());
        shell.window->files().openExample(shell.window->files().types()[type].examples.first());
        QSet<QKeySequence> keys;
        for (const QAction* action : shell.window->findChildren<QAction*>())
            for (const QKeySequence& key : action->shortcuts())
                keys << key;
        for (const QShortcut* shortcut : shell.window->findChildren<QShortcut*>())
            keys << shortcut->key();
        QVERIFY(keys.contains(QKeySequence(u"Ctrl+S"_s)));
        QSet<const QWidget*> seen;
        onEachPage(shell.tab(), [&] {
            for (QWidget* widget : shell.tab().findChildren<QWidget*>()) {
                if (!widget->isVisible() || !widget->isEnabled() || seen.contains(widget) ||
                    widget->focusPolicy() == Qt::NoFocus || widget->focusProxy())
                    continue;
                seen << widget;
                widget->setFocus();
                KeyWatch watch;
                for (const QKeySequence& key : keys)
                    QTest::keySequence(widget, key);
                QVERIFY2(watch.ambiguous.isEmpty(),
                         qPrintable(QString::fromLatin1(widget->metaObject()->className()) + u' ' +
                                    widget->accessibleName() + u": "_s +
                                    watch.ambiguous.join(u", "_s)));
            }
        });
        QVERIFY(seen.size() > 5);
    }

    void aRoomGoesQuietlyWithItsFocus_data() { addTypes(); }
    void aRoomGoesQuietlyWithItsFocus() { // sanitizers find accesses to a half-destroyed room
        QFETCH(int, type);
        Shell shell(documentTypes());
        shell.window->files().openExample(shell.window->files().types()[type].examples.first());
        shell.tab().workspace().setFocus();
        QVERIFY(shell.tab().isAncestorOf(shell.window->focusWidget()));
        shell.press(QKeySequence::Close);
        QVERIFY(shell.tabs().documents().isEmpty());
    }

    void copiesTheTableWithTheFocus_data() { addTypes(); }
    void copiesTheTableWithTheFocus() {
        QFETCH(int, type);
        Shell shell(documentTypes());
        shell.window->files().openExample(shell.window->files().types()[type].examples.first());
        QClipboard& clipboard = *QApplication::clipboard();
        QSet<const QWidget*> seen;
        onEachPage(shell.tab(), [&] {
            for (TableView* table : shell.tab().findChildren<TableView*>()) {
                if (!table->isVisible() || seen.contains(table) || !table->isEnabled())
                    continue;
                seen << table;
                table->setFocus();
                clipboard.setText(u"nothing"_s);
                shell.press(QKeySequence::Copy);
                const QString header =
                    table->model()->headerData(0, Qt::Horizontal).toString() + u'\t';
                QVERIFY2(clipboard.text().startsWith(header), qPrintable(clipboard.text()));
            }
        });
    }

    void copiesARowInsideTheWindow() {
        Shell shell;
        shell.window->files().create(tallyType());
        auto* rows = new ValueTable(
            {{u"method"_s, u"How it was counted."_s, {}}, {u"count"_s, u"Counts."_s, Unit::Count}},
            shell.window.get());
        rows->setRows({{u"by hand"_s, 3.0}, {u"by heart"_s, 4.0}});
        auto* table = new TableView(rows, u"Counts"_s);
        shell.workspace().layout()->addWidget(table);
        table->setFocus();
        table->selectRow(1);
        shell.press(QKeySequence::Copy);
        QCOMPARE(QApplication::clipboard()->text(), u"method\tcount\nby heart\t4\n"_s);
        shell.workspace().field().setFocus(); // elsewhere the key copies the position
        shell.press(QKeySequence::Copy);
        QCOMPARE(QApplication::clipboard()->text(), u"0"_s);
    }
};

YOMI_TESTS(TestShortcuts)
#include "test_shortcuts.moc"
