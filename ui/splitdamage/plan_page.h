// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/splitdamage/board_odds.h"
#include "ui/splitdamage/plan_odds.h"
#include "ui/splitdamage/split_damage_document.h"

#include <QWidget>

class QTabWidget;

namespace yomi::ui {
class BarPanel;
class StackPanel;
} // namespace yomi::ui

namespace yomi::ui::splitdamage {

class ActionList;
class ActionPanel;
class BoardWidget;
class ExampleView;
class PolicyView;
class TargetChooser;

/// Below the board of a plan: its actions with the fields of the selected one, the policy of the
/// best plan, and an example run, which is shown on the board; and if there is room, charts of the
/// deaths after the selected action and of the lives at the end.
class PlanPage : public QWidget {
    Q_OBJECT

public:
    PlanPage(SplitDamageDocument& document, const PlanAnalysis& analysis, BoardWidget& board,
             QWidget* parent = nullptr);

    void pickAction();
    void addAttacks();
    void showPolicy();
    /// Sets odds to compare with.
    void setPinned(std::optional<PinOdds> pinned);

Q_SIGNALS:
    /// The board was advanced; requests the best plan from there.
    void bestRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* createActions();
    void copyActions();
    void pasteActions();
    void refreshBoard();
    void refreshArrow();
    void refreshCharts(const OrderOdds::After* after);
    void arrangeCharts();

    SplitDamageDocument& m_document;
    const PlanAnalysis& m_analysis;
    BoardWidget& m_board;
    TargetChooser* m_chooser;
    ActionList* m_list;
    ActionPanel* m_fields;
    PolicyView* m_policy;
    ExampleView* m_example;
    QTabWidget* m_tabs;
    std::optional<PinOdds> m_pinned;
    QWidget* m_charts;
    BarPanel* m_dead;
    StackPanel* m_lives;
};

} // namespace yomi::ui::splitdamage
