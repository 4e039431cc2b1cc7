// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/run_tests.h"
#include "tests/waiting.h"
#include "ui/common/controls.h"
#include "ui/common/keyboard.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

using namespace yomi::ui;

namespace {

/// A window with tabs: a tree below a button, a single field, and a page whose focus place is its
/// second field; next to them a button of its own.
struct TabbedWindow : QWidget {
    TabbedWindow() {
        auto* rows = new QVBoxLayout(this);
        rows->addWidget(button = new QPushButton(QStringLiteral("Run")));
        rows->addWidget(tabs = new QTabWidget);
        auto* first = page(QStringLiteral("Tree"));
        add(first, new QPushButton(QStringLiteral("Fold")));
        add(first, filter = new QLineEdit);
        add(first, tree = new QTreeWidget);
        add(page(QStringLiteral("Query")), field = new QLineEdit);
        auto* third = page(QStringLiteral("Two fields"));
        add(third, before = new QLineEdit);
        add(third, second = new QLineEdit);
        setFocusPlace(*third, second);
        show();
        activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(this, yomi::longestWait));
    }

    QPushButton* button;
    QTabWidget* tabs;
    QTreeWidget* tree;
    QLineEdit *filter, *field, *before, *second;

private:
    QWidget* page(const QString& title) {
        auto* page = new QWidget;
        new QVBoxLayout(page);
        tabs->addTab(page, title);
        return page;
    }
    static void add(QWidget* page, QWidget* widget) { page->layout()->addWidget(widget); }
};

} // namespace

/// Keyboard behaviour in every window.
class TestKeyboard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void enterPressesTheFocusedButton_data() {
        QTest::addColumn<QAbstractButton*>("button");
        QTest::newRow("push button") << static_cast<QAbstractButton*>(new QPushButton);
        QTest::newRow("link") << static_cast<QAbstractButton*>(new LinkButton(QStringLiteral("a")));
        QTest::newRow("tool button") << static_cast<QAbstractButton*>(new QToolButton);
        QTest::newRow("check box") << static_cast<QAbstractButton*>(new QCheckBox);
    }

    void enterPressesTheFocusedButton() {
        QFETCH(QAbstractButton*, button);
        QWidget window;
        (new QVBoxLayout(&window))->addWidget(button);
        window.show();
        button->setFocus();
        QSignalSpy clicked(button, &QAbstractButton::clicked);
        QTest::keyClick(button, Qt::Key_Return);
        QCOMPARE(clicked.count(), 1);
        QTest::keyClick(button, Qt::Key_Enter, Qt::KeypadModifier);
        QCOMPARE(clicked.count(), 2);
        QTest::keyClick(button, Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(clicked.count(), 2);
        button->setEnabled(false);
        QTest::keyClick(button, Qt::Key_Return);
        QCOMPARE(clicked.count(), 2);
    }

    /// The letter chooses in the open menu, and the shortcut behind it is inactive.
    void lettersGoToTheOpenMenu() {
        TabbedWindow window;
        QAction behind;
        behind.setShortcut(Qt::Key_D);
        behind.setShortcutContext(Qt::WidgetShortcut);
        window.tree->addAction(&behind);
        window.tree->setFocus();
        QSignalSpy behindRun(&behind, &QAction::triggered);
        QTest::keyClick(window.tree, Qt::Key_D);
        QCOMPARE(behindRun.count(), 1);
        QMenu menu(&window);
        QSignalSpy chosen(menu.addAction(QStringLiteral("&Divine shield")), &QAction::triggered);
        menu.popup(window.mapToGlobal(QPoint(10, 10)));
        QTRY_VERIFY(menu.isVisible());
        // Some window systems send it to the widget that had the focus.
        QKeyEvent override(QEvent::ShortcutOverride, Qt::Key_D, {}, QStringLiteral("d"));
        override.ignore();
        QApplication::sendEvent(window.tree, &override);
        QVERIFY(override.isAccepted());
        QTest::keyClick(&menu, Qt::Key_D);
        QCOMPARE(behindRun.count(), 1);
        QCOMPARE(chosen.count(), 1);
    }

    void thePageThatAppearsHasTheKeyboard() {
        TabbedWindow window;
        window.button->setFocus();
        window.tabs->setCurrentIndex(1);
        QVERIFY(window.field->hasFocus());
        window.tabs->setCurrentIndex(0);
        QVERIFY(window.tree->hasFocus()); // neither the button nor the field above it
        window.tabs->setCurrentIndex(2);
        QVERIFY(window.second->hasFocus());
        QTabBar* bar = window.tabs->tabBar();
        QTest::mouseClick(bar, Qt::LeftButton, {}, bar->tabRect(0).center());
        QVERIFY(window.tree->hasFocus());
        window.button->setFocus();
        window.tabs->setFocus(); // as a program that means the page
        QVERIFY(window.tree->hasFocus());
    }

    void aPageWithoutAPlaceHasTheKeyboardItself() {
        TabbedWindow window;
        window.second->hide();
        window.button->setFocus();
        window.tabs->setCurrentIndex(2);
        QVERIFY(window.tabs->widget(2)->hasFocus());
        window.field->setEnabled(false);
        window.tabs->setCurrentIndex(1);
        QVERIFY(window.tabs->widget(1)->hasFocus());
    }

    void tabBarsAreNotInTheFocusChain() {
        TabbedWindow window;
        window.button->setFocus();
        QList<QWidget*> reached;
        for (int i = 0; i < 20 && !reached.contains(QApplication::focusWidget()); ++i) {
            reached += QApplication::focusWidget();
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        }
        QVERIFY(reached.contains(window.filter));
        QVERIFY(reached.contains(window.button));
        QVERIFY(!reached.contains(window.tabs->tabBar()));
        QVERIFY(!reached.contains(window.tabs));
    }

    void tabReachesWhatStandsBeforeThePlaceOfAPage() {
        TabbedWindow window;
        window.tabs->setCurrentIndex(2);
        window.button->setFocus();
        QTest::keyClick(window.button, Qt::Key_Tab);
        QVERIFY(window.before->hasFocus());
        QTest::keyClick(window.before, Qt::Key_Tab);
        QVERIFY(window.second->hasFocus());
    }
};

YOMI_TESTS(TestKeyboard)
#include "test_keyboard.moc"
