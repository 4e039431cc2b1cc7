// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/splitdamage/cards.h"
#include "tests/run_tests.h"
#include "tests/ui/splitdamage/plan_screen.h"
#include "tests/waiting.h"
#include "ui/splitdamage/choice_bars.h"
#include "ui/splitdamage/plan_panel.h"
#include "ui/splitdamage/plan_words.h"

#include <QMenu>
#include <QSignalSpy>
#include <QTabBar>

#include <algorithm>

using namespace yomi::ui;
using namespace yomi::ui::splitdamage;

namespace {

/// A Fireball fixed on the first of two minions, of which the second must die.
nlohmann::json fixedFireball() {
    return nlohmann::json::parse(R"({
        "board": {"enemy": {"minions": [{"health": 6}, {"health": 5}]}},
        "effect": {"name": "Arcane Missiles", "hits": 3},
        "plan": {"actions": [{"card": "Fireball", "target": {"side": "enemy", "minion": 0}}],
            "goal": {"anyOf": [{"die": [{"side": "enemy", "minion": 1}]}]}},
        "view": {"page": "plan"}})");
}

QString bestValueOf(const SplitDamageDocument& document) {
    return valueText(Objective::Goal, bestPlan(turnOf(document.inputs())).value.value);
}

struct PanelScreen : PlanScreen {
    QLabel* label(const char* name) const {
        return workspace.findChild<QLabel*>(QLatin1String(name));
    }
    bool isFound() const { return text("bestState") == QLatin1String("up to date"); }
    void find() const {
        click("Find the best plan");
        QTRY_VERIFY(isFound());
    }
};

} // namespace

/// The panel of the best plan while its plan is edited.
class TestPlanPanel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A busy machine may make even a small plan slow: then the test requests it, and the next edit
    /// counts.
    void aQuickPlanFollowsEveryEdit() {
        PanelScreen screen;
        nlohmann::json body = firstHand();
        body["plan"]["actions"] = nlohmann::json::array({{{"card", "Fireblast"}}});
        screen.document.load(body);
        screen.find();
        constexpr int wanted = 3, most = 30;
        int followed = 0;
        for (int edit = 0; followed < wanted; ++edit) {
            QVERIFY(edit < most);
            screen.document.perform(
                setHealth(screen.document.inputs(), enemy(2), 1 + edit % 2 * 3));
            if (!QTest::qWaitFor([&] { return screen.isFound(); }, 1000)) {
                screen.click("Update");
                QTRY_VERIFY(screen.isFound());
                continue;
            }
            QVERIFY(screen.label("bestValue")->isEnabled());
            QCOMPARE(screen.text("bestValue"), bestValueOf(screen.document));
            ++followed;
        }
    }

    /// A slow plan waits for a request: the old number is grey, with Update next to it.
    void aSlowPlanIsUpdatedOnRequest() {
        PanelScreen screen;
        nlohmann::json body = fullBoard();
        body["plan"]["actions"] = {{{"card", "Avenging Wrath"}}, {{"card", "Cinderstorm"}}};
        body["plan"]["goal"]["anyOf"] = {{{"atLeast", {{"count", 3}, {"of", "enemy minions"}}}}};
        screen.document.load(body);
        screen.click("Find the best plan");
        QTRY_VERIFY(screen.isFound());
        const QString before = screen.text("bestValue");
        screen.document.perform(setHealth(screen.document.inputs(), enemy(0), 3));
        QTest::qWait(50);
        QCOMPARE(screen.text("bestValue"), before);
        QVERIFY(!screen.label("bestValue")->isEnabled());
        QCOMPARE(screen.text("bestState"), QStringLiteral("out of date"));
        QVERIFY(screen.button("Update")->isVisible());
        screen.document.undoStack().undo();
        QVERIFY(screen.label("bestValue")->isEnabled()); // it is the number for this board again
    }

    /// Without a goal there is no best plan: the number belongs to the previous plan.
    void theNumberOfAnotherPlanIsGrey() {
        PanelScreen screen;
        screen.find();
        screen.document.perform(setClauses(screen.document.inputs(), QStringLiteral("none"), {}));
        QCOMPARE(screen.text("bestValue"), QStringLiteral("75.00 %"));
        QVERIFY(!screen.label("bestValue")->isEnabled());
        QVERIFY(!screen.workspace.findChild<PlanPanel*>()->findChild<ChoiceBars*>()->isEnabled());
        screen.click("Use this order");
        QCOMPARE(screen.order(), QStringLiteral("Arcane Missiles, Cleave, Fireblast"));
        QVERIFY(screen.label("planProblem")->isVisible());
        screen.document.undoStack().undo();
        QVERIFY(screen.label("bestValue")->isEnabled());
    }

    void nothingIsPlayedForAReason() {
        PanelScreen screen;
        screen.document.load(fixedFireball());
        screen.find();
        QCOMPARE(screen.text("bestTitle"), QStringLiteral("Play nothing"));
        QCOMPARE(screen.text("bestWhy"), QStringLiteral("Fireball is fixed on Minion 1."));
        screen.click("Free all targets");
        QVERIFY(!screen.plan().actions[0].target);
        QTRY_COMPARE(screen.text("bestTitle"), QStringLiteral("First Fireball → Minion 2"));
        QCOMPARE(screen.text("bestValue"), QStringLiteral("100 %"));
        QVERIFY(!screen.label("bestWhy")->isVisible());
        QVERIFY(!screen.button("Free all targets")->isVisible());
        screen.document.undoStack().undo();
        QVERIFY(screen.plan().actions[0].target == enemy(0));
    }

    /// A fixed target may cost odds although something is played.
    void targetsCanBeFreedUnlessNothingIsToBeGained() {
        PanelScreen screen;
        screen.setTargetOfFireblast();
        screen.find();
        QVERIFY(screen.text("bestTitle") != QLatin1String("Play nothing"));
        QVERIFY(screen.button("Free all targets")->isVisible());
        nlohmann::json body = fixedFireball();
        body["plan"]["goal"]["anyOf"][0]["die"][0]["minion"] = 0;
        PanelScreen certain;
        certain.document.load(body);
        certain.find();
        QCOMPARE(certain.text("bestValue"), QStringLiteral("100 %"));
        QVERIFY(!certain.button("Free all targets")->isVisible());
    }

    void otherReasonsToPlayNothing_data() {
        QTest::addColumn<nlohmann::json>("change");
        QTest::addColumn<QString>("why");
        const auto target = [](int minion) {
            return nlohmann::json{{"side", "enemy"}, {"minion", minion}};
        };
        QTest::newRow("too dear") << nlohmann::json{{"mana", 2},
                                                    {"actions", {{{"card", "Fireball"}}}}}
                                  << QStringLiteral("No action costs 2 mana or less.");
        QTest::newRow("no help")
            << nlohmann::json{{"actions", {{{"card", "Fireball"}}}},
                              {"goal", {{"anyOf", {{{"die", {target(0), target(1)}}}}}}}}
            << QStringLiteral("No action makes the goal more likely.");
        QTest::newRow("two fixed")
            << nlohmann::json{{"actions",
                               {{{"card", "Fireball"}, {"target", target(0)}},
                                {{"card", "Frostbolt"}, {"target", target(0)}}}}}
            << QStringLiteral("Fireball is fixed on Minion 1.\nFrostbolt is fixed on Minion 1.");
    }

    void otherReasonsToPlayNothing() {
        QFETCH(nlohmann::json, change);
        QFETCH(QString, why);
        PanelScreen screen;
        nlohmann::json body = fixedFireball();
        body["plan"].update(change);
        screen.document.load(body);
        screen.find();
        QCOMPARE(screen.text("bestWhy"), why);
    }

    /// Numbers and buttons keep their places, whatever is known, and so does the focus.
    void nothingJumps() {
        PanelScreen screen;
        auto* panel = screen.workspace.findChild<PlanPanel*>();
        QPushButton* find = screen.button("Find the best plan");
        const QList<QWidget*> fixed = {screen.label("listOdds"), screen.label("bestValue"),
                                       screen.button("Use this order"),
                                       screen.button("Policy tree"), find};
        const auto places = [&] {
            QTest::qWait(20); // layouts are finished
            QList<int> tops;
            for (const QWidget* widget : fixed)
                tops += widget->mapTo(panel, QPoint()).y();
            return tops;
        };
        QList<int> before = places();
        const auto topOf = [&](const char* name) {
            return screen.label(name)->mapTo(panel, QPoint()).y();
        };
        QVERIFY(topOf("bestValue") < topOf("listMore") + 120);   // no odds of this order, no room
        QVERIFY(before[1] < before[3] && before[3] < before[2]); // under the number
        find->setFocus();
        QTest::keyClick(find, Qt::Key_Return);
        QTRY_VERIFY(screen.isFound());
        QCOMPARE(places(), before);
        QVERIFY(find->hasFocus());
        screen.setTargetOfFireblast(); // the order has odds now
        QTRY_VERIFY(screen.label("listOdds")->isVisible());
        before = places();
        screen.document.perform(setMana(screen.document.inputs(), 0));
        QTRY_VERIFY(screen.isFound());
        QCOMPARE(places(), before);
        QVERIFY(find->hasFocus());
        screen.document.undoStack().undo();
        QTRY_VERIFY(screen.isFound());
        screen.button("Use this order")->setFocus();
        QTest::keyClick(screen.button("Use this order"), Qt::Key_Return);
        QTRY_VERIFY(screen.isFound());
        QVERIFY(screen.button("Use this order")->hasFocus());
        QCOMPARE(places(), before);
    }

    void rowsAreToldApartAtEveryWidth() {
        PanelScreen screen;
        auto edit = addMinion(screen.document.inputs(), SideName::Friendly, 3);
        edit.after.board.friendly.minions.push_back(edit.after.board.friendly.minions.front());
        giveIds(edit.after.board);
        for (Character& minion : edit.after.board.friendly.minions)
            minion.attack = 2;
        edit.after.plan.actions.clear();
        screen.document.perform(addAttacks(edit.after));
        screen.find();
        auto* bars = screen.workspace.findChild<PlanPanel*>()->findChild<ChoiceBars*>();
        QStringList names;
        for (int bar = 0; bar < bars->itemCount(); ++bar)
            names += bars->itemName(bar);
        QVERIFY2(std::ranges::any_of(names,
                                     [](const QString& name) {
                                         return name.startsWith(
                                             QStringLiteral("Friendly minion 2 → "));
                                     }),
                 qPrintable(names.join(u'\n')));
        // Each name is painted completely, on as many lines as it needs.
        const int line = bars->fontMetrics().height();
        for (const int width : {400, 170, 120}) {
            bars->resize(width, bars->heightForWidth(width));
            int bottom = 0;
            for (int bar = 0; bar < bars->itemCount(); ++bar) {
                const QRect row = bars->itemRect(bar);
                QCOMPARE(row.top(), bottom);
                bottom = row.bottom() + 1;
                const int letters = bars->fontMetrics().horizontalAdvance(names[bar]);
                if (letters > width)
                    QVERIFY(row.height() >= 2 * line);
            }
            QCOMPARE(bottom, bars->height());
        }
        ActionList* list = screen.list();
        screen.document.perform(setTarget(screen.document.inputs(), 1, enemyHero));
        const int oneLine = list->itemRect(1).height();
        list->setMaximumWidth(230); // too narrow for a column of targets
        QCOMPARE(list->width(), 230);
        QVERIFY(list->itemRect(1).height() > oneLine);
        QCOMPARE(list->itemRect(1).top(), list->itemRect(0).bottom() + 1);
    }

    void goalsAreAddedFromOneMenu() {
        PanelScreen screen;
        QMenu* menu = screen.button("Add goal…")->menu();
        QCOMPARE(menu->actions().size(), 3);
        QMenu* none = menu->actions()[1]->menu();
        QVERIFY(none);
        none->actions()[1]->trigger();
        QCOMPARE(screen.plan().goal.size(), std::size_t(2));
        QVERIFY(screen.plan().goal[1].none == Group::EnemyCharacters);
        QVERIFY(menu->actions()[2]->menu());
    }

    void aPlanWithoutActionsShowsTheBoardAlone() {
        Screen screen(QStringLiteral("4 5"), 3);
        QTRY_VERIFY(screen.board()->odds(enemy(0)).has_value());
        screen.document.setPage(Page::Plan);
        QVERIFY(!screen.board()->odds(enemy(0)).has_value());
        screen.document.setPage(Page::Effect);
        QTRY_VERIFY(screen.board()->odds(enemy(0)).has_value());
    }

    void theStatusFollowsTheEdit() {
        Screen screen(QStringLiteral("4 5"), 3);
        screen.document.setPage(Page::Plan);
        screen.document.select(enemy(1));
        QSignalSpy told(&screen.workspace, &Workspace::pointedChanged);
        screen.document.perform(setHealth(screen.document.inputs(), enemy(1), 77));
        QVERIFY(!told.isEmpty());
        QVERIFY2(told.last()[0].toString().contains(QStringLiteral("77")),
                 qPrintable(told.last()[0].toString()));
    }

    void aGoalCoversNoRing() {
        Screen screen(QStringLiteral("4 5 6 7 8 9 10"), 3);
        for (const QSize size : {QSize(900, 600), QSize(1280, 800)}) {
            screen.workspace.resize(size);
            const TokenGeometry token = screen.board()->token(enemy(0));
            QVERIFY(!token.goal.intersects(token.ring));
            QVERIFY(token.cell.contains(token.goal) && token.cell.contains(token.ring));
        }
    }

    /// The page that appears has the keyboard focus, and Tab skips its tabs.
    void eachPageHasTheKeyboard() {
        PanelScreen screen;
        QVERIFY(screen.list()->isVisible());
        screen.document.setPage(Page::Effect);
        QVERIFY(screen.board()->hasFocus());
        screen.document.setPage(Page::Plan);
        QVERIFY(screen.list()->hasFocus());
        screen.find();
        screen.click("Policy tree");
        QVERIFY(screen.policyTree()->hasFocus());
        for (auto* bar : screen.workspace.findChildren<QTabBar*>())
            QVERIFY(!bar->isVisible() || bar->focusPolicy() == Qt::NoFocus);
    }
};

YOMI_TESTS(TestPlanPanel)
#include "test_plan_panel.moc"
