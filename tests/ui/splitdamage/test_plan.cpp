// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/splitdamage/cards.h"
#include "tests/run_tests.h"
#include "tests/ui/splitdamage/screen.h"
#include "ui/common/playback_bar.h"
#include "ui/splitdamage/action_list.h"
#include "ui/splitdamage/action_panel.h"
#include "ui/splitdamage/card_picker.h"
#include "ui/splitdamage/choice_bars.h"
#include "ui/splitdamage/example_view.h"
#include "ui/splitdamage/plan_edits.h"
#include "ui/splitdamage/plan_methods.h"
#include "ui/splitdamage/plan_panel.h"
#include "ui/splitdamage/plan_words.h"
#include "ui/splitdamage/policy_view.h"

#include <QClipboard>
#include <QComboBox>
#include <QInputDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QProxyStyle>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTimer>
#include <QTreeWidget>
#include <QVariantAnimation>

#include <algorithm>

using namespace yomi::ui;
using namespace yomi::ui::splitdamage;

namespace {

/// The first hand of the specification, which is also golden data: missiles first bring 3/4, Cleave
/// first 50/81, the best order fixed in advance 1/2.
nlohmann::json firstHand() {
    return nlohmann::json::parse(R"({
        "board": {"enemy": {"hero": {"health": 6}, "minions":
            [{"health": 2}, {"health": 2}, {"health": 3, "name": "Yeti"}]}},
        "effect": {"name": "Arcane Missiles", "hits": 3},
        "plan": {"actions": [{"card": "Arcane Missiles"},
            {"name": "Cleave", "cost": 2, "steps": [{"kind": "distinct", "hits": 2,
                "damagePerHit": 2, "pool": "enemy minions"}]},
            {"card": "Fireblast"}],
            "goal": {"anyOf": [{"none": "enemy minions"}]}},
        "view": {"page": "plan"}})");
}

struct PlanScreen : Screen {
    PlanScreen() {
        document.load(firstHand());
        QVERIFY(list()->isVisible());
    }
    ActionList* list() const { return workspace.findChild<ActionList*>(); }
    QPushButton* button(const char* text) const {
        for (auto* button : workspace.findChildren<QPushButton*>())
            if (button->text() == QString::fromUtf8(text))
                return button;
        return nullptr;
    }
    void click(const char* text) const { QTest::mouseClick(button(text), Qt::LeftButton); }
    QComboBox* box(const char* name) const {
        for (auto* box : workspace.findChildren<QComboBox*>())
            if (box->accessibleName() == QLatin1String(name))
                return box;
        return nullptr;
    }
    QString message() const { return message(board()); }
    static QString message(const QWidget* place) {
        const auto* bubble = place->findChild<QLabel*>(QStringLiteral("boardMessage"));
        return bubble->isVisible() ? bubble->text() : QString();
    }
    QTreeWidget* policyTree() const {
        return workspace.findChild<PolicyView*>()->findChild<QTreeWidget*>();
    }
    static QTreeWidgetItem* rowBelow(QTreeWidgetItem* parent, const char* text) {
        for (int i = 0; i < parent->childCount(); ++i)
            if (parent->child(i)->text(0) == QLatin1String(text))
                return parent->child(i);
        return nullptr;
    }
    const TurnPlan& plan() const { return document.inputs().plan; }
    QStringList names() const {
        QStringList names;
        for (const Action& action : plan().actions)
            names += QString::fromStdString(action.name);
        return names;
    }
    QString order() const { return names().join(QStringLiteral(", ")); }
    void aimFireblastAtMinions() {
        Action fireblast = plan().actions[2];
        fireblast.steps[0].pool = Group::EnemyMinions;
        document.perform(replaceInPlan(document.inputs(), 2, QStringLiteral("Pool"), fireblast));
    }
    void setTargetOfFireblast() { document.perform(setTarget(document.inputs(), 2, enemy(2))); }
};

} // namespace

class TestPlan : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); } // for cards of one's own
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
        QVERIFY(screen.document.undoStack().isClean()); // to look elsewhere is no edit
        QTest::mouseClick(pages, Qt::LeftButton, {}, pages->tabRect(0).center());
        QVERIFY(!list->isVisible());
        QVERIFY(screen.kill()->isVisible());
    }

    void theEffectBecomesTheFirstAction() {
        Screen screen(QStringLiteral("4 5"), 3);
        screen.document.perform(choosePreset(screen.document.inputs(), *findPreset("Volcano")));
        for (QAction* action : screen.workspace.analyzeActions())
            if (action->text() == QLatin1String("Make a plan of it"))
                action->trigger();
        const std::vector<Action>& actions = screen.document.inputs().plan.actions;
        QCOMPARE(actions.size(), std::size_t(1));
        QVERIFY(actions[0] == Cards::ofTheGame().called("Volcano").action);
        QVERIFY(screen.workspace.findChild<ActionList*>()->isVisible());
    }

    void cardsAreFoundAndAddedByTheKeyboard() {
        PlanScreen screen;
        screen.list()->setFocus();
        QTimer::singleShot(0, [] {
            auto* picker = qobject_cast<CardPicker*>(QApplication::activeModalWidget());
            auto* words = picker->findChild<QLineEdit*>();
            QTest::keyClicks(words, QStringLiteral("fireba"));
            auto* found = picker->findChild<QListWidget*>();
            QVERIFY(found->count() > 0 && found->count() < 10);
            QVERIFY(found->currentItem()->text().startsWith(QStringLiteral("Fireball")));
            QTest::keyClick(words, Qt::Key_Return);
        });
        QTest::keyClick(screen.list(), Qt::Key_A);
        QCOMPARE(screen.names().last(), QStringLiteral("Fireball"));
        QCOMPARE(screen.plan().actions.back().cost, 4);
        QCOMPARE(screen.document.view().action, 3);
        QTRY_COMPARE(screen.workspace.focusWidget(), screen.list());
        screen.document.undoStack().undo();
        QCOMPARE(screen.names().size(), 3);
    }

    void cardsOfOnesOwnAreKeptFoundAndForgotten() {
        QFile::remove(OwnCards::userFile());
        PlanScreen screen;
        screen.document.selectAction(1); // Cleave
        const auto keep = [&](const QString& name) {
            QTimer::singleShot(0, [name] {
                auto* dialog = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
                QVERIFY(dialog);
                dialog->setTextValue(name);
                dialog->accept();
            });
            for (QAction* action : screen.list()->actions())
                if (action->text().startsWith(QStringLiteral("Keep as")))
                    action->trigger();
        };
        keep(QStringLiteral(" Great Cleave "));
        QCOMPARE(screen.message(screen.list()), QString());
        {
            CardPicker picker;
            auto* list = picker.findChild<QListWidget*>();
            QVERIFY(list->item(0)->text().startsWith(QStringLiteral("Great Cleave · ")));
            QVERIFY(list->item(0)->text().endsWith(QStringLiteral("your own")));
            QCOMPARE(picker.action().steps.size(), std::size_t(1));
            QVERIFY(picker.action().steps[0] == screen.plan().actions[1].steps[0]);
            picker.findChild<QLineEdit*>()->setText(QStringLiteral("great cl"));
            QCOMPARE(list->count(), 1);
        }
        Action attack = attackOf(screen.document.inputs().board, friendly(0));
        screen.document.perform(insertInPlan(screen.document.inputs(), 0, attack));
        screen.document.selectAction(0);
        keep(QStringLiteral("Bite"));
        QVERIFY(screen.message(screen.list()).startsWith(QStringLiteral("An attack belongs to")));
        OwnCards own;
        QCOMPARE(own.cards().all().size(), std::size_t(1));
        QCOMPARE(own.forget("Great Cleave"), QString());
        QVERIFY(OwnCards().cards().all().empty());
    }

    void filesOfCardsAreTakenInWholeOrNotAtAll() {
        QTemporaryDir folder;
        const auto file = [&](const char* name, const QByteArray& text) {
            QFile written(folder.filePath(QLatin1String(name)));
            return written.open(QIODevice::WriteOnly) && written.write(text) == text.size()
                       ? written.fileName()
                       : QString();
        };
        OwnCards own(folder.filePath(QStringLiteral("new/cards.json")));
        Action pebble = Cards::ofTheGame().called("Damage to a target").action;
        pebble.name = "Pebble";
        pebble.target = enemy(0);
        QCOMPARE(own.keep(pebble), QString());
        QVERIFY(!own.cards().all()[0].action.target); // it belongs to the board
        pebble.cost = 3;
        QCOMPARE(own.keep(pebble), QString()); // in place of the first
        const QString other = file("other.json", R"({"effects": [{"name": {"zh": "小石"}, "steps":
            [{"kind": "area", "damagePerHit": 1, "pool": "all minions"}]}]})");
        QCOMPARE(own.takeIn(other), QString());
        const auto names = [](const OwnCards& cards) {
            QStringList list;
            for (const auto& card : cards.cards().all())
                list += QString::fromStdString(shownName(card));
            return list.join(u' ');
        };
        QCOMPARE(names(own), QStringLiteral("Pebble 小石"));
        QCOMPARE(own.cards().all()[0].action.cost, 3);
        const QString damaged = file("damaged.json", R"({"effects": [{"name": {"en": "A"},
            "steps": [{"kind": "area", "damagePerHit": 1, "pool": "all minions"}]},
            {"name": {"en": "B"}, "steps": [{"kind": "heal"}]}]})");
        QVERIFY(own.takeIn(damaged).contains(QStringLiteral("effects[1].steps[0].kind")));
        QCOMPARE(names(own), QStringLiteral("Pebble 小石"));
        const QString exported = file("exported.json", own.text());
        QCOMPARE(names(OwnCards(exported)), QStringLiteral("Pebble 小石"));
        // A damaged file of one's own is neither shown nor written over.
        OwnCards unreadable(damaged);
        QVERIFY(unreadable.problem().contains(damaged));
        QCOMPARE(unreadable.keep(pebble), unreadable.problem());
        QVERIFY(QFile(damaged).size() > 100);
    }

    void thePickerSaysWhatCannotBePlayed() {
        CardPicker picker;
        picker.findChild<QLineEdit*>()->setText(QStringLiteral("shadow suff"));
        auto* found = picker.findChild<QListWidget*>();
        QCOMPARE(found->count(), 1);
        QCOMPARE(found->item(0)->text(),
                 QStringLiteral("Shadow Suffusion cannot be played here: it "
                                "gives deathrattles that strike to "
                                "minions."));
        QVERIFY(!(found->item(0)->flags() & Qt::ItemIsSelectable));
        picker.findChild<QLineEdit*>()->setText(QStringLiteral("C'Thun"));
        picker.findChild<QSpinBox*>()->setValue(11); // it asks for the attack
        QCOMPARE(picker.action().steps[0].hits, 11);
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
                     QStringLiteral("never played: costs 2, there are 1 mana"));
    }

    void theBestPlanIsFoundOnRequestAndMarkedAsOlder() {
        PlanScreen screen;
        QVERIFY(!screen.workspace.findChild<QLabel*>(QStringLiteral("bestValue"))->isVisible());
        screen.click("Find the best plan");
        QTRY_COMPARE(screen.text("bestValue"), QStringLiteral("75.00 %"));
        QCOMPARE(screen.text("bestTitle"), QStringLiteral("First Arcane Missiles:"));
        QCOMPARE(screen.text("bestGain"),
                 QStringLiteral("Seeing each outcome before choosing on: +25 points."));
        QCOMPARE(screen.text("bestState"), QStringLiteral("up to date"));
        QTRY_COMPARE(screen.text("bestExact"), QStringLiteral("exactly 3 / 4"));
        const auto* first = screen.workspace.findChild<ChoiceBars*>();
        QCOMPARE(first->itemName(1), QStringLiteral("Cleave"));
        QCOMPARE(first->itemValue(1), QStringLiteral("61.73 %")); // 50/81
        QCOMPARE(first->itemName(3), QStringLiteral("Fireblast → Minion 1, Minion 2"));
        QCOMPARE(first->itemName(first->itemCount() - 1), QStringLiteral("stop here"));
        QVERIFY(screen.text("bestFixed").startsWith(QStringLiteral("Fixed in advance: 50.00 %")));
        screen.click("Use this order");
        QTRY_COMPARE(screen.text("listOdds"), QStringLiteral("50.00 %"));
        QTRY_COMPARE(screen.text("listExact"), QStringLiteral("exactly 1 / 2"));
        QCOMPARE(screen.text("bestState"), QStringLiteral("of an older plan"));
        QCOMPARE(screen.text("bestValue"), QStringLiteral("75.00 %")); // it stays
        screen.document.undoStack().undo();
        QCOMPARE(screen.text("bestState"), QStringLiteral("up to date"));
    }

    void aPlanNeedsAGoal() {
        PlanScreen screen;
        screen.document.perform(setClauses(screen.document.inputs(), QStringLiteral("none"), {}));
        screen.click("Find the best plan");
        QCOMPARE(screen.text("planProblem"),
                 QStringLiteral("Say who must die or live, or ask for the least attack."));
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
        QTest::mouseClick(screen.link("these die"), Qt::LeftButton);
        QCOMPARE(screen.plan().goal.size(), std::size_t(2));
        QVERIFY((screen.plan().goal[1].die == std::vector{enemy(0), enemy(2)}));
        QVERIFY((screen.plan().goal[1].live == std::vector<Place>{{SideName::Enemy, {}}}));
        const Clause none = screen.plan().goal[0];
        QTimer::singleShot(0, [&] {
            choose("Minion 2", 2);
            qobject_cast<QDialog*>(QApplication::activeModalWidget())->accept();
        });
        QTest::mouseClick(screen.link("edit"), Qt::LeftButton); // the first
        QCOMPARE(screen.plan().goal.size(), std::size_t(2));
        QVERIFY(screen.plan().goal[0].none == none.none); // what was there stays
        QVERIFY((screen.plan().goal[0].live == std::vector{enemy(1)}));
        QTimer::singleShot(0, [&] {
            choose("Minion 2", 0);
            choose("Nobody is left in", 0);
            qobject_cast<QDialog*>(QApplication::activeModalWidget())->accept();
        });
        QTest::mouseClick(screen.link("edit"), Qt::LeftButton);
        QCOMPARE(screen.plan().goal.size(), std::size_t(1)); // nothing was wanted any more
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
        QVERIFY(lines.contains(QStringLiteral("or nobody left in enemy minions")));
    }

    void thePolicyIsATree() {
        PlanScreen screen;
        screen.click("Find the best plan");
        QTRY_COMPARE(screen.text("bestValue"), QStringLiteral("75.00 %"));
        screen.click("Policy tree");
        auto* tree = screen.workspace.findChild<PolicyView*>()->findChild<QTreeWidget*>();
        QVERIFY(tree->isVisible());
        QTreeWidgetItem* first = tree->topLevelItem(0);
        QVERIFY(
            first->text(0).startsWith(QStringLiteral("Arcane Missiles (instead: Cleave 61.73")));
        QVERIFY(first->isExpanded());
        QCOMPARE(first->childCount(), 13);          // twelve and the rest
        QTreeWidgetItem* outcome = first->child(0); // one after which it goes on
        for (int i = 0; outcome->childCount() == 0; ++i)
            outcome = first->child(i);
        tree->setCurrentItem(outcome->child(0));
        outcome->setExpanded(true);
        tree->setFocus();
        QTest::keyClick(tree, Qt::Key_Right);
        QVERIFY(outcome->child(0)->childCount() > 0);
    }

    void whatHappenedBecomesTheBoard() {
        PlanScreen screen;
        screen.document.perform(setMana(screen.document.inputs(), 5));
        screen.click("Find the best plan");
        QTRY_COMPARE(screen.text("bestValue"), QStringLiteral("75.00 %"));
        screen.click("Policy tree");
        auto* tree = screen.workspace.findChild<PolicyView*>()->findChild<QTreeWidget*>();
        QTreeWidgetItem* fallen = nullptr;
        for (int i = 0; i < tree->topLevelItem(0)->childCount(); ++i)
            if (QTreeWidgetItem* item = tree->topLevelItem(0)->child(i);
                item->text(0) == QLatin1String("Enemy hero at 5, Minion 1 is dead"))
                fallen = item;
        QVERIFY(fallen);
        const QImage typed = screen.board()->grab().toImage();
        tree->setCurrentItem(fallen);
        QVERIFY(screen.board()->grab().toImage() != typed); // the chosen row is on the board
        screen.click("This happened");
        QCOMPARE(lives(screen.document), QStringLiteral("2 3"));
        QCOMPARE(screen.document.inputs().board.enemy.hero->health, 5);
        QCOMPARE(screen.order(), QStringLiteral("Cleave, Fireblast"));
        QCOMPARE(screen.plan().mana, std::optional(4));
        QCOMPARE(screen.plan().goal.size(), std::size_t(1));
        QVERIFY(!screen.button("This happened")->isEnabled()); // the tree is of an older plan
        screen.document.undoStack().undo();
        QCOMPARE(lives(screen.document), QStringLiteral("2 2 3"));
        QCOMPARE(screen.order(), QStringLiteral("Arcane Missiles, Cleave, Fireblast"));
    }

    void whoDoesNotMatterAnyMoreStepsBack() {
        PlanScreen screen;
        screen.aimFireblastAtMinions();
        QVERIFY(screen.board()->itemValue(1).endsWith(QStringLiteral(", can be chosen")));
        QVERIFY(!screen.board()->itemValue(0).contains(QStringLiteral("chosen"))); // the hero
        screen.click("Find the best plan"); // Missiles, then two that strike minions
        QTRY_VERIFY(screen.policyTree()->topLevelItemCount() > 0);
        screen.click("Policy tree");
        const auto hero = [&] {
            return screen.board()->itemDescription(0);
        };
        const QString why = QStringLiteral("Nothing that is left strikes or needs it.");
        QVERIFY(!hero().startsWith(why));
        screen.policyTree()->setCurrentItem(screen.policyTree()->topLevelItem(0)->child(0));
        QVERIFY2(hero().startsWith(why), qPrintable(hero()));
        QVERIFY(!screen.board()->itemDescription(3).startsWith(why)); // the Yeti
        screen.document.setPage(Page::Effect);
        QVERIFY(!hero().startsWith(why));
    }

    void somethingElseHappens() {
        PlanScreen screen;
        screen.click("Find the best plan");
        QTRY_VERIFY(screen.policyTree()->topLevelItemCount() > 0);
        screen.click("Policy tree");
        QTreeWidgetItem* outcome = screen.policyTree()->topLevelItem(0)->child(0);
        QVERIFY(!screen.button("Something else happened…")->isEnabled());
        screen.policyTree()->setCurrentItem(outcome);
        QTimer::singleShot(0, [&] {
            auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            const auto boxes = dialog->findChildren<QSpinBox*>();
            QCOMPARE(boxes.size(), 4); // hero and three minions, all as before the missiles
            QCOMPARE(boxes[1]->accessibleName(), QStringLiteral("Life left of Minion 1"));
            QCOMPARE(boxes[1]->maximum(), 2);
            boxes[1]->setValue(0);
            boxes[3]->setValue(2);
            dialog->accept();
        });
        screen.click("Something else happened…");
        QCOMPARE(lives(screen.document), QStringLiteral("2 2"));
        QCOMPARE(screen.order(), QStringLiteral("Cleave, Fireblast"));
        // Two of 2 for Cleave: 1. The answer to the new board comes by itself.
        QTRY_COMPARE(screen.text("bestValue"), QStringLiteral("100 %"));
        screen.document.undoStack().undo();
        QCOMPARE(lives(screen.document), QStringLiteral("2 2 3"));
    }

    /// Four actions in a row: the answer goes three ahead, the fourth is worked out when opened.
    void decisionsFurtherAheadAreWorkedOutWhenOpened() {
        PlanScreen screen;
        Action bolt = Cards::ofTheGame().called("Damage to a target").action;
        screen.document.perform(removeFromPlan(screen.document.inputs(), 2));
        screen.document.perform(removeFromPlan(screen.document.inputs(), 1));
        for (int i = 0; i < 4; ++i)
            screen.document.perform(insertInPlan(screen.document.inputs(), 1, bolt));
        screen.click("Find the best plan");
        QTRY_VERIFY(screen.policyTree()->topLevelItemCount() > 0);
        screen.click("Policy tree");
        QTreeWidgetItem* decision = screen.policyTree()->topLevelItem(0);
        int depth = 1;
        for (; depth < 5; ++depth) {
            decision->setExpanded(true);
            double sum = 0;
            for (int i = 0; i < decision->childCount(); ++i)
                sum += decision->child(i)->text(1).remove(QStringLiteral(" %")).toDouble();
            QVERIFY(std::abs(sum - 100) < 0.1);
            QTreeWidgetItem* outcome = decision->child(0);
            for (int i = 1; outcome->text(2) == QStringLiteral("0 %"); ++i)
                outcome = decision->child(i);
            outcome->setExpanded(true);
            QTRY_VERIFY(outcome->childCount() == 1 && !outcome->child(0)->text(2).isEmpty());
            decision = outcome->child(0);
            QCOMPARE(decision->text(2), outcome->text(2)); // worth what its outcome is
        }
        decision->setExpanded(true);
        screen.policyTree()->setCurrentItem(decision->child(0));
        screen.click("This happened");
        QCOMPARE(screen.names().size(), 5 - depth);
        screen.document.undoStack().undo();
        QCOMPARE(screen.names().size(), 5); // one step
    }

    void goalsFollowWhatHappened() {
        Inputs inputs;
        inputs.board.enemy.minions.resize(3);
        Summon& hatchling = inputs.board.enemy.minions[0].summons.emplace();
        hatchling.name = "Hatchling";
        hatchling.attack = 4;
        giveIds(inputs.board);
        inputs.plan.actions = {Cards::ofTheGame().called("Mad Bomber").action,
                               Cards::ofTheGame().called("Fireball").action};
        inputs.plan.actions[1].target = enemy(2);
        Clause both, few, alive, bomber;
        both.die = {enemy(0), enemy(2)};
        few.atLeast = AtLeast{2, Group::EnemyMinions, {}};
        alive.live = {enemy(1)};
        bomber.live = {{SideName::Friendly, {}, false, 0}};
        inputs.plan.goal = {both, few, alive, bomber};
        const auto edit = takeOutcome(
            inputs,
            {{{0, {}}, {{enemy(0), 0, false}, {enemy(1), 0, false}, {enemy(2), 1, false}}}});
        const Board& board = edit.after.board;
        QCOMPARE(board.enemy.minions.size(), std::size_t(2));
        QCOMPARE(board.enemy.minions[0].name, std::string("Hatchling"));
        QCOMPARE(board.enemy.minions[0].attack, 4);
        QCOMPARE(board.friendly.minions.size(), std::size_t(1)); // the bomber stands there
        const TurnPlan& plan = edit.after.plan;
        QCOMPARE(plan.actions.size(), std::size_t(1));
        QVERIFY(plan.actions[0].target == enemy(1)); // it moved to the left
        QCOMPARE(plan.goal.size(), std::size_t(2));  // one is met, one can hold no more
        QVERIFY(plan.goal[0].die == std::vector{enemy(1)});
        QVERIFY(plan.goal[1].live == std::vector{friendly(0)});
        QCOMPARE(edit.notice, QStringLiteral("A goal is met."));
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
        QVERIFY(inputs.plan.goal.empty()); // it spoke of nobody else
    }

    /// Baron Geddon strikes all but himself, as long as he lives.
    void aMinionOfTheBoardDoesIt() {
        PlanScreen screen;
        screen.document.perform(addMinion(screen.document.inputs(), SideName::Friendly, 5));
        screen.document.perform(insertInPlan(screen.document.inputs(), 0,
                                             Cards::ofTheGame().called("Baron Geddon").action));
        screen.document.selectAction(0);
        auto* source = screen.workspace.findChild<ActionPanel*>()->findChild<QComboBox*>(
            QStringLiteral("source"));
        QVERIFY(source->isVisible());
        QCOMPARE(source->currentText(), QStringLiteral("nobody on the board"));
        const int row = source->findText(QStringLiteral("Friendly minion 1"));
        QVERIFY(row > 0);
        source->setCurrentIndex(row);
        Q_EMIT source->activated(row);
        QVERIFY(screen.plan().actions[0].source == friendly(0));
        QCOMPARE(source->currentIndex(), row);
        screen.document.selectAction(1); // Missiles are done by nobody
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
        // Who cannot be one says why, and the choice goes on.
        const Place hero{SideName::Enemy, {}};
        QTest::mousePress(screen.list(), Qt::LeftButton, {}, row);
        QTest::mouseMove(screen.list(), row - QPoint(0, 60));
        QTest::mouseMove(screen.list(), onto(hero));
        QTest::mouseRelease(screen.list(), Qt::LeftButton, {}, onto(hero));
        QCOMPARE(screen.message(), QStringLiteral("Enemy hero is none of enemy minions."));
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
        QTest::mouseClick(screen.link("every minion attacks"), Qt::LeftButton);
        QCOMPARE(screen.names().last(), QStringLiteral("Attack with Friendly minion 1"));
        QVERIFY(screen.plan().actions[3].steps[0].attacker == friendly(0));
        screen.document.perform(setAttack(screen.document.inputs(), friendly(0), 0));
        QCOMPARE(screen.text("planProblem"),
                 QStringLiteral("Friendly minion 1 has no attack; give it one before it attacks."));
        screen.document.perform(remove(screen.document.inputs(), friendly(0)));
        QCOMPARE(screen.names().size(), 3); // nobody attacks any more
    }

    void anExampleIsSteppedThroughOnTheBoard() {
        PlanScreen screen;
        screen.setTargetOfFireblast();
        auto* view = screen.workspace.findChild<ExampleView*>();
        for (auto* tabs : screen.workspace.findChildren<QTabWidget*>())
            tabs->setCurrentWidget(view);
        QVERIFY(view->isVisible());
        screen.click("Play an example");
        auto* steps = view->findChild<QListWidget*>();
        QTRY_VERIFY(steps->count() > 3);
        const auto sentences = [&] {
            QStringList all;
            for (int i = 0; i < steps->count(); ++i)
                all += steps->item(i)->text();
            return all;
        };
        const QStringList first = sentences();
        const QImage before = screen.board()->grab().toImage();
        auto* playback = view->findChild<PlaybackBar*>();
        playback->end()->trigger();
        QVERIFY(screen.board()->grab().toImage() != before);
        QCOMPARE(playback->position(), steps->count());
        playback->first()->trigger();
        QCOMPARE(screen.board()->grab().toImage(), before);
        view->findChild<QSpinBox*>()->setValue(2);
        QTRY_VERIFY(!sentences().isEmpty() && sentences() != first);
        view->findChild<QSpinBox*>()->setValue(1);
        QTRY_COMPARE(sentences(), first); // the same seed, the same run
        screen.box("Which run")->setCurrentIndex(1);
        QTRY_COMPARE(screen.text("exampleResult"), QStringLiteral("The goal is met."));
    }

    /// Fireblast has no target yet: the best plan chooses one, the list cannot be played.
    void anExampleOfTheBestPlan() {
        PlanScreen screen;
        auto* view = screen.workspace.findChild<ExampleView*>();
        for (auto* tabs : screen.workspace.findChildren<QTabWidget*>())
            tabs->setCurrentWidget(view);
        QCOMPARE(screen.box("What is played")->currentText(), QStringLiteral("The best plan"));
        QVERIFY(screen.workspace.minimumSizeHint().width() <= 900); // the smallest window
        screen.box("What is played")->setCurrentIndex(0);
        QCOMPARE(screen.text("exampleResult"),
                 QStringLiteral("Action 3 (Fireblast) needs a target in a fixed order."));
        screen.box("What is played")->setCurrentIndex(1);
        screen.box("Which run")->setCurrentIndex(1);
        QTRY_COMPARE(screen.text("exampleResult"), QStringLiteral("The goal is met."));
        const auto* steps = view->findChild<QListWidget*>();
        QVERIFY(steps->item(0)->text().startsWith(QStringLiteral("Arcane Missiles strikes")));
        screen.box("Which run")->setCurrentIndex(2);
        QTRY_COMPARE(screen.text("exampleResult"), QStringLiteral("The goal is missed."));
    }

    /// What always happens has no counterexample, and what is rare has an example all the same.
    void examplesOfWhatIsCertainAndOfWhatIsRare() {
        PlanScreen screen;
        auto* view = screen.workspace.findChild<ExampleView*>();
        for (auto* tabs : screen.workspace.findChildren<QTabWidget*>())
            tabs->setCurrentWidget(view);
        nlohmann::json body = firstHand();
        body["plan"]["actions"] = {{{"name", "Storm"},
                                    {"steps",
                                     {{{"kind", "split"},
                                       {"hits", 14},
                                       {"damagePerHit", 1},
                                       {"pool", "enemy characters"}}}}}};
        screen.document.load(body);
        screen.box("Which run")->setCurrentIndex(2);
        QTRY_COMPARE(screen.text("exampleResult"),
                     QStringLiteral("The goal is always met: there is no run in which it is "
                                    "missed."));
        body["board"]["enemy"]["hero"]["health"] = 40;
        body["board"]["enemy"]["minions"] = {
            {{"health", 8}}, {{"health", 3}}, {{"health", 3}}, {{"health", 30}}};
        body["plan"]["goal"]["anyOf"] = {{{"die",
                                           {{{"side", "enemy"}, {"minion", 0}},
                                            {{"side", "enemy"}, {"minion", 1}},
                                            {{"side", "enemy"}, {"minion", 2}}}}}};
        screen.document.load(body); // every hit must strike one of the three: a few in 100,000
        screen.box("Which run")->setCurrentIndex(1);
        QTRY_COMPARE(screen.text("exampleResult"), QStringLiteral("The goal is met."));
    }

    /// Too many states: an order is sampled and says so; it can be used, and there is no tree.
    void aPlanThatIsTooLargeIsSampled() {
        PlanScreen screen;
        nlohmann::json body = firstHand();
        for (const char* side : {"enemy", "friendly"}) {
            body["board"][side]["hero"] = {{"health", 15}};
            body["board"][side]["minions"] = nlohmann::json::array();
            for (const int health : {4, 5, 6, 7, 3, 8, 2})
                body["board"][side]["minions"].push_back({{"health", health}});
        }
        body["plan"]["actions"] = {{{"card", "Spreading Madness"}},
                                   {{"card", "Volcano"}},
                                   {{"card", "Avenging Wrath"}},
                                   {{"card", "Fireball"}},
                                   {{"card", "Arcane Missiles"}}};
        body["plan"]["goal"]["anyOf"] = {{{"atLeast", {{"count", 4}, {"of", "enemy minions"}}}}};
        screen.document.load(body);
        screen.click("Find the best plan");
        const auto isTold = [&](const char* what) {
            return std::ranges::any_of(
                screen.workspace.findChildren<QLabel*>(), [&](const QLabel* label) {
                    return label->isVisible() && label->text().contains(QString::fromUtf8(what));
                });
        };
        QTRY_VERIFY(isTold(" states · "));
        QVERIFY(screen.workspace.findChild<PlanPanel*>()->width() < 320);
        QTRY_VERIFY_WITH_TIMEOUT(screen.text("bestValue").startsWith(QStringLiteral("about ")),
                                 120000);
        QVERIFY(screen.text("bestTitle").startsWith(QStringLiteral("First ")));
        QVERIFY(
            screen.text("bestGain")
                .startsWith(QStringLiteral("At least that: the best order found by sampling;")));
        QVERIFY(!screen.workspace.findChild<ChoiceBars*>()->isVisible());
        QVERIFY(screen.workspace.findChild<PlanPanel*>()->width() < 320);
        screen.click("Policy tree");
        QVERIFY(!screen.policyTree()->isVisible());
        QVERIFY(isTold("there is an order that sampling found"));
        screen.click("Use this order");
        QVERIFY(!hasOpenTarget(screen.plan()));
        QTRY_VERIFY_WITH_TIMEOUT(!screen.text("listOdds").isEmpty(), 60000);
        screen.document.undoStack().undo();
        QVERIFY(hasOpenTarget(screen.plan()));
    }

    /// More characters than the odds that are there know of, and fewer actions.
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

    void methodsOfAPlanStandSideBySide() {
        PlanScreen screen;
        screen.workspace.analyzeActions()[0]->trigger();
        auto* dialog = screen.workspace.findChild<PlanMethodsDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->page().isRunning(), 60000);
        const ValueTable& table = dialog->page().table();
        const auto cell = [&](int row, int column) {
            return table.rows()[row][column];
        };
        QCOMPARE(table.rowCount(), 3); // the list has no target for Fireblast
        QCOMPARE(cell(0, 0).toString(), QStringLiteral("Best plan, states"));
        QCOMPARE(cell(1, 3).toString(), QStringLiteral("75 % = 3/4"));
        QCOMPARE(cell(2, 3).toString(), QStringLiteral("75 % = 3/4"));
        QVERIFY(cell(0, 1).toLongLong() < cell(2, 1).toLongLong()); // what the fast one saves
        screen.setTargetOfFireblast();
        screen.workspace.analyzeActions()[0]->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->page().isRunning(), 60000);
        QCOMPARE(table.rowCount(), 7);
        QCOMPARE(cell(0, 0).toString(), QStringLiteral("List, states"));
        QVERIFY(cell(3, 3).toString().startsWith(QStringLiteral("about ")));
        screen.document.perform(setClauses(screen.document.inputs(), QStringLiteral("none"), {}));
        screen.document.perform(setTarget(screen.document.inputs(), 2, {}));
        screen.workspace.analyzeActions()[0]->trigger();
        QCOMPARE(screen.text("planProblem"),
                 QStringLiteral("Say who must die or live, or ask for the least attack."));
    }

    /// A mark flies to whom a step strikes, but not back, and not where motion is unwanted.
    void hitsFlyUnlessMotionIsUnwanted() {
        class StillStyle : public QProxyStyle {
            int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                          QStyleHintReturn* data) const override {
                return hint == SH_Widget_Animation_Duration
                           ? 0
                           : QProxyStyle::styleHint(hint, option, widget, data);
            }
        } still;
        PlanScreen screen;
        screen.setTargetOfFireblast();
        auto* view = screen.workspace.findChild<ExampleView*>();
        for (auto* tabs : screen.workspace.findChildren<QTabWidget*>())
            tabs->setCurrentWidget(view);
        screen.click("Play an example");
        QTRY_VERIFY(view->findChild<QListWidget*>()->count() > 3);
        auto* playback = view->findChild<PlaybackBar*>();
        QSignalSpy struck(view, &ExampleView::struck);
        auto* flight = screen.board()->findChild<QVariantAnimation*>();
        playback->forward()->trigger();
        QCOMPARE(struck.count(), 1);
        QVERIFY(flight->state() == QAbstractAnimation::Running);
        QTRY_VERIFY(flight->state() == QAbstractAnimation::Stopped);
        playback->forward()->trigger();
        playback->back()->trigger();
        QCOMPARE(struck.count(), 2);
        QStyle* usual = screen.board()->style();
        screen.board()->setStyle(&still);
        playback->forward()->trigger();
        QVERIFY(flight->state() == QAbstractAnimation::Stopped);
        screen.board()->setStyle(usual);
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
        QTest::mouseClick(screen.link("copy actions"), Qt::LeftButton);
        QTest::mouseClick(screen.link("paste actions"), Qt::LeftButton);
        QCOMPARE(screen.order(), QStringLiteral("Arcane Missiles, Cleave, Fireblast, Arcane "
                                                "Missiles, Cleave, Fireblast"));
        QCOMPARE(screen.document.undoStack().undoText(), QStringLiteral("Paste actions"));
        QTest::mouseClick(screen.link("paste actions"), Qt::LeftButton); // nine
        QTest::mouseClick(screen.link("paste actions"), Qt::LeftButton); // twelve are too many
        QCOMPARE(screen.names().size(), 9);
        QGuiApplication::clipboard()->setText(QStringLiteral(R"({"card": "Fireball"})"));
        QTest::mouseClick(screen.link("paste actions"), Qt::LeftButton);
        QCOMPARE(screen.names().last(), QStringLiteral("Fireball"));
        QGuiApplication::clipboard()->setText(QStringLiteral("hello"));
        QTest::mouseClick(screen.link("paste actions"), Qt::LeftButton);
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
