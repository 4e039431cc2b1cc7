// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/splitdamage/cards.h"
#include "tests/run_tests.h"
#include "tests/ui/splitdamage/plan_screen.h"
#include "tests/waiting.h"
#include "ui/splitdamage/action_panel.h"
#include "ui/splitdamage/plan_panel.h"
#include "ui/splitdamage/plan_words.h"

#include <QClipboard>
#include <QDialog>
#include <QGroupBox>
#include <QMenu>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTabBar>
#include <QTimer>

using namespace yomi::ui;
using namespace yomi::ui::splitdamage;

/// The list of a turn: its actions, targets and goal, by mouse and keys.
class TestPlan : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); } // for the person's own cards
    void init() { QApplication::setPalette(paletteFor(lightColors())); }

    void thePageIsATabAway() {
        Screen screen(QStringLiteral("4 5"), 3);
        auto* list = screen.workspace.findChild<ActionList*>();
        QVERIFY(!list->isVisible());
        QTabBar* pages = nullptr;
        for (auto* bar : screen.workspace.findChildren<QTabBar*>())
            if (bar->accessibleName() == QLatin1String("Effect or plan"))
                pages = bar;
        QTest::mouseClick(pages, Qt::LeftButton, {}, pages->tabRect(1).center());
        QVERIFY(list->isVisible());
        QVERIFY(!screen.kill()->isVisible());
        QVERIFY(screen.text("listMore").startsWith(QStringLiteral("Add what you can play")));
        QVERIFY(screen.document.undoStack().isClean()); // a change of the view is not an edit
        QTest::mouseClick(pages, Qt::LeftButton, {}, pages->tabRect(0).center());
        QVERIFY(!list->isVisible());
        QVERIFY(screen.kill()->isVisible());
    }

    void theEffectBecomesTheFirstAction() {
        Screen screen(QStringLiteral("4 5"), 3);
        screen.document.perform(choosePreset(screen.document.inputs(), *findPreset("Volcano")));
        QStringList commands;
        for (QAction* action : screen.workspace.analyzeActions()) {
            if (action->text() == QLatin1String("Turn into a plan"))
                action->trigger();
            commands += action->text();
        }
        QVERIFY(commands.contains(QStringLiteral("Add this effect to the plan")));
        const std::vector<Action>& actions = screen.document.inputs().plan.actions;
        QCOMPARE(actions.size(), std::size_t(1));
        QVERIFY(actions[0] == Cards::ofTheGame().called("Volcano").action);
        QVERIFY(screen.workspace.findChild<ActionList*>()->isVisible());
    }

    /// Without room for a column the target follows the name, on as many lines as needed.
    void aNarrowListNamesTargets() {
        PlanScreen screen;
        screen.workspace.resize(900, 560);
        QTRY_VERIFY(screen.list()->width() < 300);
        QVERIFY(screen.list()->itemRect(2).height() > screen.list()->itemRect(1).height());
    }

    /// The name of an action that is never played is struck through, but not the reason below it.
    void theReasonIsNotStruckThrough() {
        PlanScreen screen;
        screen.workspace.resize(900, 560);
        screen.setTargetOfFireblast();
        screen.document.perform(setMana(screen.document.inputs(), 1));
        QTRY_VERIFY(screen.list()->itemValue(1).startsWith(QStringLiteral("never played")));
        QTRY_VERIFY(screen.list()->width() < 300);
        const QRect row = screen.list()->itemRect(1);
        const QImage image = screen.list()->grab(row).toImage();
        constexpr int struck = 25; // pixels: no letter has so long a line
        int lines = 0;
        for (int y = 2, previous = 0; y < image.height() - 2; ++y) {
            int longest = 0;
            for (int x = 2, run = 0; x < image.width() - 2; ++x) {
                run = image.pixel(x, y) == image.pixel(2, y) ? 0 : run + 1;
                longest = std::max(longest, run);
            }
            lines += longest >= struck && previous < struck;
            previous = longest;
        }
        QCOMPARE(lines, 1);
    }

    /// In larger text a list of the same width has fewer columns, and names stay on one line.
    void largerTextMakesTheListNarrow() {
        const QFont before = QApplication::font();
        QFont larger = before;
        larger.setPixelSize(2 * QFontInfo(before).pixelSize());
        QApplication::setFont(larger);
        {
            PlanScreen screen;
            screen.list()->setFont(larger);
            screen.list()->resize(560, 400);
            QCOMPARE(screen.list()->itemRect(0).height(), screen.list()->itemRect(0).top());
        }
        QApplication::setFont(before);
    }

    void theListIsWorkedOutLive() {
        PlanScreen screen;
        QCOMPARE(screen.text("listMore"),
                 QStringLiteral("Choose a target for Fireblast, or ask for the best plan."));
        screen.setTargetOfFireblast();
        const auto after = [&] {
            return screen.list()->itemValue(2);
        };
        QTRY_COMPARE(after(), QStringLiteral("on Yeti, 37.50 % after it"));
        QCOMPARE(screen.text("listOdds"), QStringLiteral("37.50 %"));
        screen.document.selectAction(1); // 15/27 · … of the golden order: dead after Cleave
        QVERIFY(screen.board()->odds(enemy(0)).has_value());
        screen.document.perform(setMana(screen.document.inputs(), 1));
        QTRY_COMPARE(screen.list()->itemValue(1),
                     QStringLiteral("never played: costs 2; you have 1 mana"));
    }

    void aPlanNeedsAGoal() {
        PlanScreen screen;
        screen.document.perform(setClauses(screen.document.inputs(), QStringLiteral("none"), {}));
        screen.click("Find the best plan");
        QCOMPARE(screen.text("planProblem"),
                 QStringLiteral("Name who must die or live, or minimise the enemy attack."));
        screen.document.perform(setObjective(screen.document.inputs(), Objective::LeastAttack));
        screen.click("Find the best plan");
        QTRY_VERIFY(!screen.text("bestValue").isEmpty());
        QVERIFY(!screen.text("bestValue").contains(u'%'));
    }

    void aGoalIsMadeOfSeveralWishes() {
        PlanScreen screen;
        const auto choose = [](const char* name, int index) {
            auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            for (auto* box : dialog->findChildren<QComboBox*>())
                if (box->accessibleName() == QLatin1String(name))
                    return box->setCurrentIndex(index);
            QFAIL("nobody of that name");
        };
        QTimer::singleShot(0, [&] {
            choose("Minion 1", 1);
            choose("Yeti", 1);
            choose("Enemy hero", 2);
            qobject_cast<QDialog*>(QApplication::activeModalWidget())->accept();
        });
        screen.button("Add goal…")->menu()->actions()[0]->trigger();
        QCOMPARE(screen.plan().goal.size(), std::size_t(2));
        QVERIFY((screen.plan().goal[1].die == std::vector{enemy(0), enemy(2)}));
        QVERIFY((screen.plan().goal[1].live == std::vector<Place>{{SideName::Enemy, {}}}));
        const Clause none = screen.plan().goal[0];
        QTimer::singleShot(0, [&] {
            choose("Minion 2", 2);
            qobject_cast<QDialog*>(QApplication::activeModalWidget())->accept();
        });
        QTest::mouseClick(screen.command("Edit"), Qt::LeftButton); // the first
        QCOMPARE(screen.plan().goal.size(), std::size_t(2));
        QVERIFY(screen.plan().goal[0].none == none.none); // previous clauses stay
        QVERIFY((screen.plan().goal[0].live == std::vector{enemy(1)}));
        QTimer::singleShot(0, [&] {
            choose("Minion 2", 0);
            choose("Clear out", 0);
            qobject_cast<QDialog*>(QApplication::activeModalWidget())->accept();
        });
        QTest::mouseClick(screen.command("Edit"), Qt::LeftButton);
        QCOMPARE(screen.plan().goal.size(), std::size_t(1)); // an empty clause is dropped
    }

    void marksOnTheBoardAreAGoalBesideTheOthers() {
        PlanScreen screen;
        screen.document.perform(setGoal(screen.document.inputs(), enemyHero, Goal::MustDie));
        QCOMPARE(yomi::ui::splitdamage::turnOf(screen.document.inputs()).goal.size(),
                 std::size_t(2));
        QStringList lines;
        for (auto* label : screen.workspace.findChild<PlanPanel*>()->findChildren<QLabel*>())
            lines += label->text();
        QVERIFY(lines.contains(QStringLiteral("Enemy hero must die (marked on the board)")));
        QVERIFY(lines.contains(QStringLiteral("or enemy minions cleared")));
    }

    void actionsAreReorderedDuplicatedAndRemoved() {
        PlanScreen screen;
        screen.list()->setFocus();
        QTest::keyClick(screen.list(), Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(screen.order(), QStringLiteral("Cleave, Arcane Missiles, Fireblast"));
        QCOMPARE(screen.document.view().action, 1);
        QTest::keyClick(screen.list(), Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(screen.order(),
                 QStringLiteral("Cleave, Arcane Missiles, Arcane Missiles, Fireblast"));
        QTest::keyClick(screen.list(), Qt::Key_Delete);
        QCOMPARE(screen.names().size(), 3);
        const QPoint from = screen.list()->itemRect(0).center();
        const QPoint to = screen.list()->itemRect(2).center() + QPoint(0, 12);
        QTest::mousePress(screen.list(), Qt::LeftButton, {}, from);
        QTest::mouseMove(screen.list(), (from + to) / 2);
        QTest::mouseMove(screen.list(), to);
        QTest::mouseRelease(screen.list(), Qt::LeftButton, {}, to);
        QCOMPARE(screen.order(), QStringLiteral("Arcane Missiles, Fireblast, Cleave"));
        for (int i = 0; i < 4; ++i)
            screen.document.undoStack().undo();
        QCOMPARE(screen.order(), QStringLiteral("Arcane Missiles, Cleave, Fireblast"));
    }

    void bodiesKeepTheirActions() {
        Inputs inputs;
        Action bomber = Cards::ofTheGame().called("Mad Bomber").action;
        inputs = insertInPlan(inputs, 0, bomber).after;
        Clause clause;
        clause.die = {{SideName::Friendly, {}, false, 0}};
        inputs.plan.goal = {clause};
        inputs = insertInPlan(inputs, 0, Cards::ofTheGame().called("Volcano").action).after;
        QCOMPARE(inputs.plan.goal[0].die[0].body, std::optional(1));
        inputs = moveInPlan(inputs, 1, 0).after;
        QCOMPARE(inputs.plan.goal[0].die[0].body, std::optional(0));
        inputs = removeFromPlan(inputs, 0).after;
        QVERIFY(inputs.plan.goal.empty()); // it named no other character
    }

    /// Baron Geddon strikes all except himself, as long as he lives.
    void aMinionOfTheBoardDoesIt() {
        PlanScreen screen;
        screen.document.perform(addMinion(screen.document.inputs(), SideName::Friendly, 5));
        screen.document.perform(insertInPlan(screen.document.inputs(), 0,
                                             Cards::ofTheGame().called("Baron Geddon").action));
        screen.document.selectAction(0);
        auto* source = screen.workspace.findChild<ActionPanel*>()->findChild<QComboBox*>(
            QStringLiteral("source"));
        QVERIFY(source->isVisible());
        QCOMPARE(source->currentText(), QStringLiteral("not on the board"));
        const int row = source->findText(QStringLiteral("Friendly minion 1"));
        QVERIFY(row > 0);
        source->setCurrentIndex(row);
        Q_EMIT source->activated(row);
        QVERIFY(screen.plan().actions[0].source == friendly(0));
        QCOMPARE(source->currentIndex(), row);
        screen.document.selectAction(1); // Missiles have no source
        QVERIFY(!source->isVisible());
    }

    void targetsAreChosenOnTheBoardByKeys() {
        PlanScreen screen;
        screen.document.selectAction(2);
        screen.list()->setFocus();
        QTest::keyClick(screen.list(), Qt::Key_T);
        QVERIFY(screen.board()->hasFocus());
        QVERIFY(screen.message().startsWith(QStringLiteral("Choose a target for Fireblast")));
        QTest::keyClick(screen.board(), Qt::Key_Escape);
        QVERIFY(screen.list()->hasFocus());
        QVERIFY(!screen.plan().actions[2].target);
        QTest::keyClick(screen.list(), Qt::Key_T);
        QTest::keyClick(screen.board(), Qt::Key_Right); // from the enemy hero on
        QTest::keyClick(screen.board(), Qt::Key_Down);
        QVERIFY(screen.document.view().selected == enemy(1));
        QTest::keyClick(screen.board(), Qt::Key_Return);
        QVERIFY(screen.plan().actions[2].target == enemy(1));
        QCOMPARE(screen.document.inputs().board.enemy.minions[1].health, 2); // no key of its own
        QVERIFY(screen.list()->hasFocus());
        screen.document.selectAction(1);
        QTest::keyClick(screen.list(), Qt::Key_T);
        QCOMPARE(screen.message(), QStringLiteral("Cleave has no target to choose."));
    }

    void targetsAreChosenOnTheBoardByTheMouse() {
        PlanScreen screen;
        screen.aimFireblastAtMinions();
        const QPoint row = screen.list()->itemRect(2).center();
        const auto onto = [&](Place place) {
            return screen.list()->mapFromGlobal(screen.board()->mapToGlobal(screen.centre(place)));
        };
        QTest::mousePress(screen.list(), Qt::LeftButton, {}, row);
        QTest::mouseMove(screen.list(), row - QPoint(0, 60));
        QTest::mouseMove(screen.list(), onto(enemy(2)));
        QTest::mouseRelease(screen.list(), Qt::LeftButton, {}, onto(enemy(2)));
        QVERIFY(screen.plan().actions[2].target == enemy(2));
        QCOMPARE(screen.order(), QStringLiteral("Arcane Missiles, Cleave, Fireblast"));
        // An invalid target has a tooltip with the reason, and the choice continues.
        const Place hero{SideName::Enemy, {}};
        QTest::mousePress(screen.list(), Qt::LeftButton, {}, row);
        QTest::mouseMove(screen.list(), row - QPoint(0, 60));
        QTest::mouseMove(screen.list(), onto(hero));
        QTest::mouseRelease(screen.list(), Qt::LeftButton, {}, onto(hero));
        QCOMPARE(screen.message(), QStringLiteral("Enemy hero is not one of enemy minions."));
        QVERIFY(screen.board()->itemDescription(0).startsWith(screen.message()));
        QTest::mouseMove(screen.board(), screen.centre(enemy(0)));
        QTest::mouseClick(screen.board(), Qt::LeftButton, {}, screen.centre(enemy(0)));
        QVERIFY(screen.plan().actions[2].target == enemy(0));
        QVERIFY(!screen.board()->itemDescription(0).contains(QStringLiteral("none of")));
    }

    void targetsFollowTheirCharacters() {
        PlanScreen screen;
        screen.setTargetOfFireblast();
        screen.document.perform(
            moveMinion(screen.document.inputs(), enemy(2), {SideName::Enemy, 0}));
        QVERIFY(screen.plan().actions[2].target == enemy(0));
        screen.document.perform(remove(screen.document.inputs(), enemy(1)));
        QVERIFY(screen.plan().actions[2].target == enemy(0));
        screen.document.perform(remove(screen.document.inputs(), enemy(0)));
        QVERIFY(!screen.plan().actions[2].target);
    }

    void minionsWithAttackAttack() {
        PlanScreen screen;
        screen.document.perform(addMinion(screen.document.inputs(), SideName::Friendly, 3));
        screen.document.select(friendly(0));
        screen.board()->setFocus();
        QTest::keyClick(screen.board(), Qt::Key_K);
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("5"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(screen.document.inputs().board.friendly.minions[0].attack, 5);
        QTest::keyClick(screen.board(), Qt::Key_U);
        QVERIFY(screen.document.inputs().board.friendly.minions[0].taunt);
        QTest::mouseClick(screen.command("Add attacks"), Qt::LeftButton);
        QCOMPARE(screen.names().last(), QStringLiteral("Attack with Friendly minion 1"));
        QVERIFY(screen.plan().actions[3].steps[0].attacker == friendly(0));
        screen.document.perform(setAttack(screen.document.inputs(), friendly(0), 0));
        QCOMPARE(screen.text("planProblem"),
                 QStringLiteral("Friendly minion 1 has no attack; give it one before it attacks."));
        screen.document.perform(remove(screen.document.inputs(), friendly(0)));
        QCOMPARE(screen.names().size(), 3); // no character attacks any more
    }

    /// Immunity by key, a deathrattle in its dialog, a random amount next to the damage.
    void randomAmountsDeathrattlesAndImmunity() {
        PlanScreen screen;
        screen.document.select(enemy(0));
        screen.board()->setFocus();
        QTest::keyClick(screen.board(), Qt::Key_I);
        const auto minion = [&] {
            return screen.document.inputs().board.enemy.minions[0];
        };
        QVERIFY(minion().immune);
        QTimer::singleShot(0, [&] {
            auto* dialog = QApplication::activeModalWidget();
            QVERIFY(dialog);
            auto* box = dialog->findChild<QGroupBox*>(QStringLiteral("deathrattle"));
            box->setChecked(true);
            const auto numbers = box->findChildren<QSpinBox*>();
            QCOMPARE(numbers.size(), 3); // hits, least, most
            numbers[2]->setValue(4);
            qobject_cast<QDialog*>(dialog)->accept();
        });
        for (QAction* each : screen.board()->QWidget::actions())
            if (each->text() == QStringLiteral("When it dies…"))
                each->trigger();
        QVERIFY(minion().deathrattle);
        QVERIFY(!minion().summons); // nothing but the deathrattle was asked for
        QCOMPARE(minion().deathrattle->damagePerHit, 1);
        QCOMPARE(minion().deathrattle->mostPerHit, 4);
        screen.document.selectAction(2);
        auto* most = screen.workspace.findChild<QSpinBox*>(QStringLiteral("mostPerHit"));
        QCOMPARE(most->value(), 1); // fixed
        most->setValue(3);
        QCOMPARE(screen.plan().actions[2].steps[0].mostPerHit, 3);
        QVERIFY(screen.text("actionText").contains(QStringLiteral("1–3 damage")));
        const nlohmann::json saved = screen.document.body();
        screen.document.undoStack().undo();
        QCOMPARE(screen.plan().actions[2].steps[0].mostPerHit, 0);
        for (int i = 0; i < 2; ++i)
            screen.document.undoStack().undo();
        QVERIFY(!minion().immune && !minion().deathrattle);
        screen.document.load(saved);
        QVERIFY(minion().deathrattle);
    }

    /// More characters than the present odds have, and fewer actions.
    void anotherBoardWaitsForItsOdds() {
        PlanScreen screen;
        screen.setTargetOfFireblast();
        QTRY_VERIFY(screen.board()->odds(enemy(0)).has_value());
        screen.document.selectAction(0);
        nlohmann::json body = firstHand();
        body["board"]["friendly"] = body["board"]["enemy"];
        body["plan"]["actions"].erase(0);
        body["plan"]["actions"].erase(1);
        screen.document.load(body);
        QVERIFY(!screen.board()->odds(enemy(0)).has_value());
        QTRY_VERIFY(screen.board()->odds(friendly(2)).has_value());
    }

    void plansAreSavedAndCopied() {
        PlanScreen screen;
        screen.setTargetOfFireblast();
        SplitDamageDocument other;
        other.load(screen.document.body());
        QVERIFY(other.inputs() == screen.document.inputs());
        QCOMPARE(other.view().page, Page::Plan);
        const QString text = screen.workspace.copyText();
        screen.document.perform(removeFromPlan(screen.document.inputs(), 0));
        QCOMPARE(screen.workspace.pasteText(text), QString());
        QCOMPARE(screen.names().size(), 3);
        QVERIFY(screen.workspace.copyCommand().startsWith(QStringLiteral("printf %s '{")));
        QVERIFY(screen.workspace.copyCommand().endsWith(QStringLiteral("' | yomi-cli plan -")));
    }

    void actionsAreCopiedAndPasted() {
        PlanScreen screen;
        QTest::mouseClick(screen.command("Copy actions"), Qt::LeftButton);
        QTest::mouseClick(screen.command("Paste actions"), Qt::LeftButton);
        QCOMPARE(screen.order(), QStringLiteral("Arcane Missiles, Cleave, Fireblast, Arcane "
                                                "Missiles, Cleave, Fireblast"));
        QCOMPARE(screen.document.undoStack().undoText(), QStringLiteral("Paste actions"));
        QTest::mouseClick(screen.command("Paste actions"), Qt::LeftButton); // nine
        QTest::mouseClick(screen.command("Paste actions"), Qt::LeftButton); // twelve are too many
        QCOMPARE(screen.names().size(), 9);
        QGuiApplication::clipboard()->setText(QStringLiteral(R"({"card": "Fireball"})"));
        QTest::mouseClick(screen.command("Paste actions"), Qt::LeftButton);
        QCOMPARE(screen.names().last(), QStringLiteral("Fireball"));
        QGuiApplication::clipboard()->setText(QStringLiteral("hello"));
        QTest::mouseClick(screen.command("Paste actions"), Qt::LeftButton);
        QCOMPARE(screen.names().size(), 10);
    }

    void impossibleActionsSayWhy() {
        PlanScreen screen;
        Action action = screen.plan().actions[2];
        action.steps[0].pool = Group::EnemyMinions;
        action.target = enemyHero;
        screen.document.perform(replaceInPlan(screen.document.inputs(), 2, QString(), action));
        QCOMPARE(screen.text("planProblem"),
                 QStringLiteral("Action 3 (Fireblast) cannot strike the enemy hero: its pool is "
                                "enemy minions."));
    }
};

YOMI_TESTS(TestPlan)
#include "test_plan.moc"
