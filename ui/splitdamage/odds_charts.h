// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/line_panel.h"
#include "ui/splitdamage/analysis.h"

#include <QWidget>

#include <optional>

namespace yomi::ui {
class BarPanel;
class ChartPanel;
class StackPanel;
} // namespace yomi::ui

namespace yomi::ui::splitdamage {

/// The four charts below the board: kill odds, odds over hits, how many die, hits still missing. A
/// target is the same number and colour in all of them.
class OddsCharts : public QWidget {
    Q_OBJECT

public:
    explicit OddsCharts(QWidget* parent = nullptr);

    void setAnalysis(const Analysis& analysis);
    void setOutlook(const Outlook& outlook);
    /// Moves the marker of the curves.
    void setHits(int hits);
    /// Instead of all charts why there are no odds, on the first one also what to do.
    void showEmpty(const QString& why, const QString& what);
    /// Shows the charts as belonging to older inputs.
    void setStale(bool stale);
    void setOutlookStale(bool stale);
    /// Lights a target in all charts.
    void setLit(std::optional<int> target);

Q_SIGNALS:
    /// The mouse or the keyboard lit a target in a chart.
    void pointed(std::optional<int> target);
    void activated(int target); ///< clicked, or Enter on it
    /// The person moved the marker.
    void hitsMoved(int hits);
    void hitsDropped(); ///< and let go of it

private:
    /// The hit count where the curves end, for the marker as it is.
    int wantedLast() const;
    void showLines(int last);

    BarPanel* m_kill;
    LinePanel* m_overHits;
    BarPanel* m_dead;
    StackPanel* m_remaining;
    QList<Line> m_lines; ///< for all hits; shown is the range around the chosen ones
    int m_lastShown = 0;
    std::optional<int> m_lit;
};

} // namespace yomi::ui::splitdamage
