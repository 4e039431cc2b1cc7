// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_grid.h"

#include "ui/charts/chart_panel.h"

#include <QGridLayout>
#include <QTabBar>

namespace yomi::ui {

ChartGrid::ChartGrid(int spacing, QWidget* parent)
    : QWidget(parent)
    , m_spacing(spacing)
    , m_switcher(new QTabBar)
    , m_grid(new QGridLayout(this)) {
    m_grid->setContentsMargins({});
    m_grid->setVerticalSpacing(spacing);
    m_switcher->setDrawBase(false);
    m_switcher->setExpanding(false);
    m_switcher->setAccessibleName(tr("Chart"));
    m_grid->addWidget(m_switcher, 0, 0, 1, 2);
    connect(m_switcher, &QTabBar::currentChanged, this, [this](int chart) {
        arrange();
        Q_EMIT currentChartChanged(chart);
    });
}

void ChartGrid::addChart(ChartPanel* chart) {
    m_panels << chart;
    m_switcher->addTab(chart->title());
    arrange();
}

void ChartGrid::setColumns(int columns) {
    if (columns == m_columns)
        return;
    m_columns = columns;
    arrange();
}

void ChartGrid::setCompact(bool compact) {
    if (compact == m_compact)
        return;
    m_compact = compact;
    arrange();
}

int ChartGrid::currentChart() const {
    return m_switcher->currentIndex();
}

void ChartGrid::setCurrentChart(int chart) {
    m_switcher->setCurrentIndex(chart);
}

void ChartGrid::arrange() {
    m_switcher->setVisible(m_compact);
    const int columns = m_compact ? 1 : m_columns;
    // An empty column must not keep its spacing, because the switcher spans both.
    m_grid->setHorizontalSpacing(columns == 1 ? 0 : m_spacing);
    m_grid->setColumnStretch(0, 1);
    m_grid->setColumnStretch(1, columns == 1 ? 0 : 1);
    for (int i = 0; i < m_panels.size(); ++i) {
        const int place = m_compact ? 0 : i; // hidden ones take no room
        m_grid->addWidget(m_panels[i], 1 + place / columns, place % columns);
        m_grid->setRowStretch(1 + i, i == 0 || (!m_compact && i * columns < m_panels.size()));
        m_panels[i]->setVisible(!m_compact || i == currentChart());
    }
}

} // namespace yomi::ui
