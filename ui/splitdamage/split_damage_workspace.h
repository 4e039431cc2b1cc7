// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/workspace.h"
#include "ui/splitdamage/board_odds.h"
#include "ui/splitdamage/plan_odds.h"
#include "ui/splitdamage/split_damage_document.h"

#include <array>
#include <optional>

class QLabel;
class QTabBar;
class QVBoxLayout;

namespace yomi::ui {
class SideScroll;
}

namespace yomi::ui::splitdamage {

class BoardWidget;
class EffectPanel;
class EffectsDialog;
class GoalPanel;
class MethodsDialog;
class OddsCharts;
class PinBar;
class PlanMethodsDialog;
class PlanPage;
class PlanPanel;

/// The screen of a split-damage document in two pages: one effect, with the board above its charts,
/// and effect and answers at the right; and a plan, with the board above its actions.
class SplitDamageWorkspace : public Workspace {
    Q_OBJECT

public:
    explicit SplitDamageWorkspace(SplitDamageDocument& document, QWidget* parent = nullptr);

    QList<QAction*> analyzeActions() const override {
        return {m_compare, m_compareEffects, m_pin, m_toPlan, m_findBest, m_addAction};
    }
    /// The board with its effect and Spell Damage (board_json.h), and the plan if there is one.
    QString copyText() const override;
    /// Accepts such a text, or the lives of the minions of the selected side: "4 5 6d 7 8".
    QString pasteText(const QString& text) override;
    QString copyCommand() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* createBoardCard();
    QWidget* createStartCard();
    QWidget* createSide();
    SideScroll* createSideCard();
    SideScroll* createPlanCard();
    void makePlan();
    void showPage();
    void recomputePlan();
    void tellPlanWork();
    void addMethods(QVBoxLayout& column);
    void openMethods();
    void openPlanMethods();
    void openEffects();
    void tryExample(const QString& title, const QString& fileName);
    void recompute();
    void showOdds();
    void showNothing(const QString& why);
    std::optional<Place> placeOf(int target) const;
    void point(std::optional<Place> place);
    void tellPointed();

    SplitDamageDocument& m_document;
    BoardAnalysis m_analysis;
    PlanAnalysis m_planAnalysis;
    QAction *m_compare, *m_pin, *m_compareEffects, *m_toPlan, *m_findBest, *m_addAction;
    BoardWidget* m_board;
    OddsCharts* m_charts;
    EffectPanel* m_effect;
    QWidget* m_start;   ///< instead of the charts while the board is empty
    QWidget* m_answers; ///< goal and methods
    PinBar* m_pins;
    PlanPage* m_plan;
    GoalPanel* m_goal;
    PlanPanel* m_planPanel;
    QTabBar* m_pages;
    std::array<SideScroll*, 2> m_sides{}; ///< of each page
    QLabel* m_branches;
    MethodsDialog* m_methods = nullptr;         ///< created when first opened
    PlanMethodsDialog* m_planMethods = nullptr; ///< created when first opened
    EffectsDialog* m_effects = nullptr;         ///< created when first opened
    std::vector<Target> m_targets;              ///< of the current inputs
    std::optional<Place> m_pointed;
};

} // namespace yomi::ui::splitdamage
