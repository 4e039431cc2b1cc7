// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/splitdamage/cards.h"
#include "tests/run_tests.h"
#include "tests/ui/splitdamage/screen.h"
#include "tests/waiting.h"
#include "ui/common/table_view.h"
#include "ui/splitdamage/effects_dialog.h"
#include "ui/splitdamage/pin_bar.h"
#include "ui/splitdamage/plan_edits.h"

#include <QAction>
#include <QDialog>
#include <QTimer>
#include <QToolButton>

using namespace yomi::ui;
using namespace yomi::ui::splitdamage;

namespace {

/// One enemy minion of 2 health that must die next to one of 9, with two hits: a quarter.
struct PinScreen : Screen {
    PinScreen()
        : Screen(QStringLiteral("2 9"), 2) {
        document.perform(setGoal(document.inputs(), enemy(0), Goal::MustDie));
        document.undoStack().clear();
    }
    PinBar* pins() const { return workspace.findChild<PinBar*>(); }
    void pin() const {
        for (QAction* action : workspace.analyzeActions())
            if (action->shortcut() == QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P))
                action->trigger();
    }
    QToolButton* chip(int number) const {
        QList<QToolButton*> chips;
        for (auto* chip : pins()->findChildren<QToolButton*>())
            if (chip->isCheckable() && chip->isVisible())
                chips += chip;
        return chips.value(number);
    }
};

} // namespace

class TestPins : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QApplication::setPalette(paletteFor(lightColors())); }

    void thePresentIsComparedWithAPin() {
        PinScreen screen;
        QVERIFY(!screen.pins()->isVisible());
        screen.pin();
        QVERIFY(screen.pins()->isVisible());
        QTRY_COMPARE(screen.chip(0)->text(), QStringLiteral("Pin 1 25.00 %"));
        QVERIFY(screen.chip(0)->isChecked());
        screen.document.perform(setHits(screen.document.inputs(), 3)); // 1/4 + 2/8
        QTRY_COMPARE(screen.text("goalDifference"), QStringLiteral("+25 points vs. Pin 1"));
        QTRY_VERIFY(screen.kill()->bars().value(0).pinned.has_value());
        QCOMPARE(*screen.kill()->bars()[0].pinned, 0.25);
        QCOMPARE(screen.kill()->bars()[0].value, 0.5);
        const auto curve = [&] {
            return screen.overHits()->lines().value(0).pinned;
        };
        QTRY_VERIFY(!curve().isEmpty());
        QCOMPARE(curve()[0], 0.0);
        QCOMPARE(curve()[2], 0.25);                                    // the pin has as many hits
        QTest::mouseClick(screen.chip(0), Qt::LeftButton, {}, {5, 5}); // no longer shown
        QVERIFY(!screen.kill()->bars()[0].pinned);
        QTRY_VERIFY(curve().isEmpty()); // the curve may still be that before the edit
        QCOMPARE(screen.text("goalDifference"), QString());
    }

    void pinsAreEditsAndSaved() {
        PinScreen screen;
        screen.pin();
        screen.document.perform(setHits(screen.document.inputs(), 5));
        screen.document.perform(renamePin(screen.document.inputs(), 0, QStringLiteral("two hits")));
        SplitDamageDocument other;
        other.load(screen.document.body());
        QVERIFY(other.inputs() == screen.document.inputs());
        QCOMPARE(other.inputs().pins[0].name, std::string("two hits"));
        screen.document.perform(restorePin(screen.document.inputs(), 0));
        QCOMPARE(screen.document.inputs().effect.hits, 2);
        screen.document.undoStack().undo();
        QCOMPARE(screen.document.inputs().effect.hits, 5);
        screen.document.perform(removePin(screen.document.inputs(), 0));
        QVERIFY(!screen.pins()->isVisible());
        while (screen.document.undoStack().canUndo())
            screen.document.undoStack().undo();
        QVERIFY(screen.document.inputs().pins.empty());
    }

    void thereAreAtMostFour() {
        PinScreen screen;
        for (int i = 0; i < 5; ++i)
            screen.pin();
        QCOMPARE(screen.document.inputs().pins.size(), std::size_t(4));
        QCOMPARE(addPin(screen.document.inputs()).refusal,
                 QStringLiteral("There are at most 4 pins; remove one first."));
    }

    void theTableHasEverybodyUnderEachPin() {
        PinScreen screen;
        screen.pin();
        screen.document.perform(setHits(screen.document.inputs(), 3));
        QTRY_COMPARE(screen.text("goalDifference"), QStringLiteral("+25 points vs. Pin 1"));
        QStringList cells;
        QTimer::singleShot(0, [&] {
            auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            const auto* model = dialog->findChild<TableView*>()->model();
            for (int row = 0; row < model->rowCount(); ++row)
                for (int column = 0; column < model->columnCount(); ++column)
                    cells += QStringLiteral("%1%2").arg(
                        model->index(row, column).data(Qt::FontRole).isValid() ? u"*" : u"",
                        model->index(row, column).data().toString());
            dialog->reject();
        });
        QTest::mouseClick(screen.command("Show table"), Qt::LeftButton);
        QCOMPARE(
            cells.join(u'|'),
            QStringLiteral("The goal|25.00 %|*50.00 %|+25 points|Minion 1|25.00 %|*50.00 %|+25 "
                           "points|Minion 2|0 %|0 %|+0 points"));
    }

    /// Two hits on 2 and 9: the goal is met in a quarter, and no other minion can die.
    void effectsAreComparedOnTheBoard() {
        PinScreen screen;
        screen.document.perform(setAttack(screen.document.inputs(), enemy(0), 4));
        EffectsDialog dialog(screen.document, &screen.workspace);
        dialog.add(Cards::ofTheGame().called("Arcane Missiles").action);
        dialog.add(Cards::ofTheGame().called("Fireball").action);
        const auto* model = dialog.findChild<TableView*>()->model();
        const auto cell = [&](int row, int column) {
            return model->index(row, column).data().toString();
        };
        QTRY_COMPARE(model->rowCount(), 3);
        QCOMPARE(cell(0, 1), QStringLiteral("25.00 %"));
        QCOMPARE(cell(0, 4), QStringLiteral("3"));
        QCOMPARE(cell(1, 1), QStringLiteral("50.00 %"));
        QCOMPARE(cell(2, 1), QStringLiteral("–")); // it needs a target
        screen.document.perform(setHits(screen.document.inputs(), 1));
        QTRY_COMPARE(cell(0, 1), QStringLiteral("0 %")); // the row is the current effect
        QVERIFY(cell(0, 0).endsWith(QStringLiteral("(now)")));
        screen.document.perform(setHealth(screen.document.inputs(), enemy(0), 1));
        QTRY_COMPARE(cell(0, 1), QStringLiteral("50.00 %"));
    }

    void plansArePinnedToo() {
        PinScreen screen;
        for (QAction* action : screen.workspace.analyzeActions())
            if (action->text() == QLatin1String("Turn into a plan"))
                action->trigger();
        screen.pin();
        QTRY_COMPARE(screen.chip(0)->text(), QStringLiteral("Pin 1 25.00 %"));
        Action action = screen.document.inputs().plan.actions[0];
        action.steps[0].hits = 3;
        screen.document.perform(replaceInPlan(screen.document.inputs(), 0, QString(), action));
        QTRY_COMPARE(screen.text("listDifference"), QStringLiteral("+25 points vs. Pin 1"));
    }
};

YOMI_TESTS(TestPins)
#include "test_pins.moc"
