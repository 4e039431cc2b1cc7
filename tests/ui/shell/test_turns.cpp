// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A whole turn of split damage inside the real window: its menus, keys and tables, and what the
// next start remembers of it.
#include "shell_fixture.h"
#include "tests/run_tests.h"
#include "tests/ui/dialogs.h"
#include "tests/waiting.h"
#include "ui/splitdamage/action_list.h"
#include "ui/splitdamage/board_widget.h"
#include "ui/splitdamage/card_picker.h"
#include "ui/splitdamage/split_damage_document.h"
#include "ui/splitdamage/type.h"

#include <QClipboard>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QStandardPaths>
#include <QTreeWidget>

using namespace yomi::ui;
using namespace yomi::ui::splitdamage;
using namespace yomi::ui::test;
using namespace Qt::StringLiterals;

namespace {

struct TurnShell : Shell {
    TurnShell()
        : Shell({documentType()}) {
        for (const yomi::ui::Example& example : documentType().examples)
            if (example.resource.endsWith(u"plan-adaptive.yomi"_s))
                window->files().openExample(example);
        QCoreApplication::processEvents(); // the new tab takes the focus
        list().setFocus();
    }
    SplitDamageDocument& document() const {
        return static_cast<SplitDamageDocument&>(tab().document());
    }
    ActionList& list() const { return *tab().findChild<ActionList*>(); }
    BoardWidget& board() const { return *tab().findChild<BoardWidget*>(); }
    QString text(const char* name) const {
        return tab().findChild<QLabel*>(QLatin1String(name))->text();
    }
    QString order() const {
        QStringList names;
        for (const Action& action : document().inputs().plan.actions)
            names += QString::fromStdString(action.name);
        return names.join(u", "_s);
    }
};

} // namespace

class TestTurns : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); } // for the person's own cards

    void theListTakesItsKeys() {
        TurnShell shell;
        QCOMPARE(shell.order(), u"Arcane Missiles, Cleave, Fireblast"_s);
        shell.press(u"Alt+Down"_s);
        QCOMPARE(shell.order(), u"Cleave, Arcane Missiles, Fireblast"_s);
        shell.press(u"Del"_s); // the action, not the minion
        QCOMPARE(shell.order(), u"Cleave, Fireblast"_s);
        QCOMPARE(shell.document().inputs().board.enemy.minions.size(), std::size_t(3));
        shell.press(QKeySequence::Undo);
        shell.press(QKeySequence::Undo);
        QCOMPARE(shell.order(), u"Arcane Missiles, Cleave, Fireblast"_s);
        onDialog<CardPicker>([](CardPicker& picker) {
            QTest::keyClicks(picker.findChild<QLineEdit*>(), u"fireball"_s);
            QTest::keyClick(picker.findChild<QLineEdit*>(), Qt::Key_Return);
        });
        shell.press(u"A"_s);
        QCOMPARE(shell.order(), u"Arcane Missiles, Cleave, Fireblast, Fireball"_s);
    }

    void targetsAreChosenByKeys() {
        TurnShell shell;
        shell.document().selectAction(2);
        shell.press(u"T"_s);
        QVERIFY(shell.board().hasFocus());
        shell.press(u"End"_s);
        shell.press(u"Return"_s); // which otherwise renames
        const Place friendlyHero{SideName::Friendly, {}};
        QVERIFY(shell.document().inputs().plan.actions[2].target == friendlyHero);
        QVERIFY(shell.list().hasFocus());
    }

    void theMenusHaveThePlan() {
        TurnShell shell;
        menuAction(*shell.window, u"Find the best plan"_s)->trigger();
        QTRY_COMPARE(shell.text("bestValue"), u"75.00 %"_s);
        QContextMenuEvent asked(QContextMenuEvent::Keyboard, {}, {});
        QApplication::sendEvent(&shell.list(), &asked);
        auto* menu = shell.list().findChild<QMenu*>();
        QVERIFY(menu && menu->isVisible());
        QStringList texts;
        for (const QAction* action : menu->actions())
            texts += action->text();
        QVERIFY2(texts.contains(u"Choose the target"_s), qPrintable(texts.join(u'|')));
        menu->close();
        menuAction(*shell.window, u"Pin this result"_s)->trigger();
        QCOMPARE(shell.document().inputs().pins.size(), std::size_t(1));
    }

    /// The best plan belongs to the previous board: a change marks it, and nothing else is lost.
    void editsDuringARunAreHarmless() {
        TurnShell shell;
        menuAction(*shell.window, u"Find the best plan"_s)->trigger();
        shell.press(u"Del"_s);
        shell.press(QKeySequence::Undo);
        shell.press(QKeySequence::New);
        shell.tabs().step(-1);
        QTRY_COMPARE(shell.text("bestValue"), u"75.00 %"_s);
        shell.press(QKeySequence::Close);
    }

    void thePositionGoesThroughTheClipboardWithItsPlan() {
        TurnShell shell;
        shell.press(QKeySequence::Copy);
        const QString copied = QApplication::clipboard()->text();
        QVERIFY(copied.contains(u"\"plan\""_s));
        const TurnPlan plan = shell.document().inputs().plan;
        shell.press(QKeySequence::New);
        QVERIFY(shell.document().inputs().plan.actions.empty());
        shell.press(QKeySequence::Paste);
        QVERIFY(shell.document().inputs().plan == plan);
    }

    void theNextStartRemembersThePage() {
        TurnShell shell;
        shell.document().selectAction(1);
        shell.press(u"Alt+Down"_s);
        typeFileName(shell.path("turn.yomi"));
        shell.press(QKeySequence::Save);
        QVERIFY(shell.window->close());
        shell.window.reset();
        shell.start();
        QCOMPARE(shell.order(), u"Arcane Missiles, Fireblast, Cleave"_s);
        QVERIFY(shell.document().view().page == Page::Plan);
        QCOMPARE(shell.document().view().action, 2);
        QTRY_VERIFY(shell.list().isVisible());
    }
};

YOMI_TESTS(TestTurns)
#include "test_turns.moc"
