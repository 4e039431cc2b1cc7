// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icefire/curves_panel.h"

#include "ui/charts/labels.h"
#include "ui/charts/line_panel.h"
#include "ui/common/colors.h"
#include "ui/icefire/piece_painter.h"
#include "ui/icefire/words.h"

#include <QEvent>
#include <QResizeEvent>

#include <algorithm>

namespace yomi::ui::icefire {

namespace {
constexpr int leastChart = 210; // in width, of each of two charts side by side
constexpr int lowWindow = 640;  // in height, too low for several charts
} // namespace

CurvesPanel::CurvesPanel(MatchModel& model, QWidget* parent)
    : ChartGrid(2 * spacingUnit, parent)
    , m_model(model) {
    addCurves(tr("Cells"), [](const Figures& figures) { return figures.cells; });
    addCurves(tr("Income"), [](const Figures& figures) { return figures.income; });
    addCurves(tr("Gold"), [](const Figures& figures) { return figures.gold; });
    addCurves(tr("Price to finish"), [](const Figures& figures) { return figures.finishPrice; });
    setMinimumWidth(leastChart); // not the width that the two columns of a wide panel need
    connect(&model, &MatchModel::summaryChanged, this, &CurvesPanel::showCurves);
    connect(&model, &MatchModel::momentChanged, this, &CurvesPanel::refreshMarker);
    showCurves();
}

void CurvesPanel::addCurves(const QString& title, Figure figure) {
    auto* chart = new LinePanel(title, ui::Unit::Count);
    chart->setXName(tr("turn"));
    chart->setXText([this](int playerTurn) {
        const Match& match = m_model.replay().match();
        const int turns = match.start.player + playerTurn;
        return tr("turn %1, %2").arg(match.start.turn + turns / 2).arg(sideName(turns % 2));
    });
    connect(chart, &LinePanel::markerMoved, this, [this](int playerTurn) {
        const Replay& replay = m_model.replay(); // may be shorter than stale curves
        m_model.go(replay.firstMoment(std::min(playerTurn, replay.playerTurns())));
    });
    addChart(chart);
    m_charts << chart;
    m_figures << std::move(figure);
}

void CurvesPanel::showCurves() {
    const MatchSummary* summary = m_model.summary();
    const State& start = m_model.replay().match().start;
    for (int i = 0; i < m_charts.size(); ++i) {
        m_charts[i]->setXScale(start.turn + start.player / 2.0, 0.5); // two player-turns per turn
        if (!summary && m_model.faults().isEmpty() && !m_charts[i]->lines().isEmpty()) {
            m_charts[i]->setStale(true); // from the previous match, until new ones are ready
            continue;
        }
        if (!summary) {
            m_charts[i]->showEmpty(m_model.faults().isEmpty() ? tr("Following the match…")
                                                              : tr("The position cannot occur."));
            continue;
        }
        QList<Line> lines;
        for (const Player player : {0, 1}) {
            Line line{sideName(player), sideColor(player, palette()), {}, 0};
            for (const auto& figures : summary->figures)
                line.values << m_figures[i](figures[player]);
            lines << line;
        }
        m_charts[i]->setLines(lines);
        m_charts[i]->setStale(false);
    }
    refreshMarker();
}

void CurvesPanel::refreshMarker() {
    for (LinePanel* chart : std::as_const(m_charts))
        chart->setMarker(m_model.playerTurn());
}

void CurvesPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const int columns = width() < 2 * leastChart ? 1 : 2;
    setColumns(columns);
    setCompact(window()->height() < besideLabel(lowWindow));
}

void CurvesPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        showCurves();
}

} // namespace yomi::ui::icefire
