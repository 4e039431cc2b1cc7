// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

class QGridLayout;
class QTabBar;

namespace yomi::ui {

class ChartPanel;

/// Charts in one or two columns; if they do not fit below each other, one of them with a switcher
/// above it.
class ChartGrid : public QWidget {
    Q_OBJECT

public:
    /// `spacing` pixels between charts.
    explicit ChartGrid(int spacing, QWidget* parent = nullptr);

    /// Adds a chart, row by row; the switcher shows its title.
    void addChart(ChartPanel* chart);
    void setColumns(int columns);
    /// Shows one chart and the switcher, or all charts.
    void setCompact(bool compact);
    bool isCompact() const { return m_compact; }
    /// The chart shown when only one fits.
    int currentChart() const;
    void setCurrentChart(int chart);

Q_SIGNALS:
    void currentChartChanged(int chart); ///< by the person or by setCurrentChart()

private:
    void arrange();

    int m_spacing;
    int m_columns = 2;
    bool m_compact = false;
    QTabBar* m_switcher;
    QGridLayout* m_grid;
    QList<ChartPanel*> m_panels;
};

} // namespace yomi::ui
