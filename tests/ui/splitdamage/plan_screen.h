// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/splitdamage/screen.h"
#include "ui/splitdamage/action_list.h"
#include "ui/splitdamage/plan_edits.h"
#include "ui/splitdamage/policy_view.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>

namespace yomi::ui::splitdamage {

/// The first hand of the golden data: missiles first give 3/4, Cleave first 50/81, the best fixed
/// order 1/2.
inline nlohmann::json firstHand() {
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

/// The same with seven minions and a hero on each side.
inline nlohmann::json fullBoard() {
    nlohmann::json body = firstHand();
    for (const char* side : {"enemy", "friendly"}) {
        body["board"][side]["hero"] = {{"health", 15}};
        body["board"][side]["minions"] = nlohmann::json::array();
        for (const int health : {4, 5, 6, 7, 3, 8, 2})
            body["board"][side]["minions"].push_back({{"health", health}});
    }
    return body;
}

/// The page Plan of a shown workspace, with the first hand.
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

} // namespace yomi::ui::splitdamage
