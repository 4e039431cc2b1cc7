// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart_grid.h"
#include "ui/charts/line_panel.h"
#include "ui/splitdamage/board_odds.h"
#include "ui/splitdamage/split_damage_document.h"

#include <optional>

class QActionGroup;

namespace yomi::ui {
class BarPanel;
class ChartPanel;
class CommandButton;
class StackPanel;
} // namespace yomi::ui

namespace yomi::ui::splitdamage {

/// The four charts below the board: kill odds, odds over hits with the goal's, number of deaths,
/// remaining health. A target has the same number in their signals and the same colour in all of
/// them. A low window shows one chart at a time.
class OddsCharts : public ChartGrid {
    Q_OBJECT

public:
    OddsCharts(SplitDamageDocument& document, const BoardAnalysis& analysis,
               QWidget* parent = nullptr);

    /// Moves the marker of the curves.
    void setHits(int hits);
    /// Shows a sentence instead of all charts: why there are no odds and what to do.
    void showEmpty(const QString& sentence);
    /// Highlights a target in all charts.
    void setLit(std::optional<int> target);
    /// Sets odds to compare with.
    void setPinned(std::optional<PinOdds> pinned);

Q_SIGNALS:
    /// The mouse or the keyboard highlighted a target in a chart.
    void pointed(std::optional<int> target);
    void activated(int target); ///< clicked, or Enter on it
    /// The person moved the marker.
    void hitsMoved(int hits);
    void hitsDropped(); ///< released it

private:
    void addOrderMenu();
    void connectPanel(ChartPanel* panel);
    /// The target of an item of a chart, nothing for −1 and the goal's curve.
    std::optional<int> targetOf(const ChartPanel* panel, int item) const;
    void showOdds();
    void showKill(const BoardOdds& found);
    void showRemaining(const Setup& setup, const BoardOdds& found);
    void showOutlook();
    void showStale();
    void showView();
    /// The last hit count of the curves for the current marker.
    int wantedLast() const;
    void showLines(int last);

    SplitDamageDocument& m_document;
    const BoardAnalysis& m_analysis;
    BarPanel* m_kill;
    LinePanel* m_overHits;
    BarPanel* m_dead;
    StackPanel* m_remaining;
    CommandButton* m_order;
    QActionGroup* m_orders;
    std::optional<PinOdds> m_pinned;
    std::vector<int> m_targetOfBar; ///< [bar of m_kill]
    QList<Line> m_lines;            ///< for all hits; only a range around the chosen ones is shown
    int m_lastShown = 0;
    int m_bestHits = 0; ///< the hits with the highest odds of a goal that more hits make less
                        ///< likely; 0 without such a goal
    std::optional<int> m_lit;
};

} // namespace yomi::ui::splitdamage
