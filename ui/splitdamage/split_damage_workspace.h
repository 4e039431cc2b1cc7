// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/latest_run.h"
#include "ui/common/workspace.h"
#include "ui/splitdamage/analysis.h"
#include "ui/splitdamage/split_damage_document.h"

#include <optional>

class QLabel;
class QVBoxLayout;

namespace yomi::ui::splitdamage {

class BoardWidget;
class EffectPanel;
class GoalPanel;
class MethodsDialog;
class OddsCharts;

/// The screen of a split-damage document: the board above its charts, effect and answers at the
/// right. Every edit is computed in the background: the odds for the chosen hits first, then the
/// curves over all hits and, where the board is small enough, the exact fractions.
class SplitDamageWorkspace : public Workspace {
    Q_OBJECT

public:
    explicit SplitDamageWorkspace(SplitDamageDocument& document, QWidget* parent = nullptr);

    QList<QAction*> analyzeActions() const override { return {m_compare}; }
    /// The lives of the minions of the selected side: "4 5 6 7 8".
    QString copyText() const override;
    QString pasteText(const QString& text) override;
    QString copyCommand() const override;

private:
    QWidget* createBoardCard();
    QWidget* createSideCard();
    void addMethods(QVBoxLayout& column);
    void openMethods();
    void recompute();
    void take(const Outcome<Analysis>& outcome);
    void take(const Outcome<Outlook>& outcome);
    void take(const Outcome<Fractions>& outcome);
    void showEmpty(const QString& why, const QString& what);
    std::optional<Place> placeOf(int target) const;
    void point(std::optional<Place> place);
    void tellPointed();

    SplitDamageDocument& m_document;
    QAction* m_compare;
    BoardWidget* m_board;
    OddsCharts* m_charts;
    EffectPanel* m_effect;
    GoalPanel* m_goal;
    QLabel* m_branches;
    MethodsDialog* m_methods = nullptr; ///< from its first opening on
    std::vector<Target> m_targets;      ///< of the inputs as they are
    std::optional<Place> m_pointed;
    QString m_work; ///< of the last computation
    LatestRun<Analysis> m_analysis;
    LatestRun<Outlook> m_outlook;
    LatestRun<Fractions> m_fractions;
};

} // namespace yomi::ui::splitdamage
