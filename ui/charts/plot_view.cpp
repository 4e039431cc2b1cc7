// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/plot_view.h"

#include "ui/charts/labels.h"
#include "ui/common/colors.h"
#include "ui/common/escaped.h"

#include <QCategoryAxis>
#include <QChart>
#include <QGraphicsLayout>
#include <QLegend>
#include <QLineSeries>
#include <QWheelEvent>

namespace yomi::ui {

namespace {

void setTicks(QCategoryAxis& axis, const Axis& wanted) {
    for (const QString& label : axis.categoriesLabels())
        axis.remove(label);
    axis.setStartValue(wanted.from);
    for (const Tick& tick : wanted.ticks)
        axis.append(withoutMarkup(tick.text), tick.at); // Qt Charts interprets markup
    axis.setRange(wanted.from, wanted.to);
    axis.setGridLineVisible(wanted.grid);
}

QCategoryAxis* makeAxis(QChart& chart, Qt::Alignment side) {
    auto* axis = new QCategoryAxis(&chart);
    axis->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
    axis->setTruncateLabels(false);
    axis->setLineVisible(false);
    axis->setLabelsFont(labelFont());
    chart.addAxis(axis, side);
    return axis;
}

} // namespace

PlotView::PlotView(Paint paint, QWidget* parent)
    : QChartView(new QChart, parent)
    , m_paint(std::move(paint)) {
    chart()->setMargins({});
    chart()->layout()->setContentsMargins(0, 0, 0, 0);
    chart()->setBackgroundVisible(false);
    chart()->setAnimationOptions(QChart::NoAnimation);
    chart()->legend()->hide();
    setFrameShape(QFrame::NoFrame);
    setRenderHint(QPainter::Antialiasing);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setMouseTracking(true);
    m_xAxis = makeAxis(*chart(), Qt::AlignBottom);
    m_yAxis = makeAxis(*chart(), Qt::AlignLeft);
    applyPalette();
}

void PlotView::setAxes(const Axis& x, const Axis& y, const QMarginsF& margins) {
    if (m_x != x)
        setTicks(*m_xAxis, m_x = x);
    if (m_y != y)
        setTicks(*m_yAxis, m_y = y);
    m_margins = margins;
    layOut();
    viewport()->update();
}

void PlotView::clear() {
    setAxes({0, 1, {}, false}, {0, 1, {}, false}, {});
    setLines({});
}

void PlotView::setLines(const QList<PlotLine>& lines) {
    while (m_series.size() > lines.size()) {
        QLineSeries* series = m_series.takeLast();
        chart()->removeSeries(series);
        delete series;
    }
    while (m_series.size() < lines.size()) {
        auto* series = new QLineSeries(this);
        chart()->addSeries(series);
        series->attachAxis(m_xAxis);
        series->attachAxis(m_yAxis);
        m_series.append(series);
    }
    for (qsizetype index = 0; index < lines.size(); ++index) {
        if (m_series[index]->points() != lines[index].points)
            m_series[index]->replace(lines[index].points);
        m_series[index]->setPen(lines[index].pen);
    }
}

QPointF PlotView::toPixels(QPointF point) const {
    return {m_area.left() + (point.x() - m_x.from) / (m_x.to - m_x.from) * m_area.width(),
            m_area.bottom() - (point.y() - m_y.from) / (m_y.to - m_y.from) * m_area.height()};
}

QPointF PlotView::toPlot(QPointF pixels) const {
    return {m_x.from + (pixels.x() - m_area.left()) / m_area.width() * (m_x.to - m_x.from),
            m_y.from + (m_area.bottom() - pixels.y()) / m_area.height() * (m_y.to - m_y.from)};
}

// The panel shows its tooltips as the mouse moves; the scene, which has none, would remove them
// when the mouse rests.
bool PlotView::viewportEvent(QEvent* event) {
    return event->type() == QEvent::ToolTip || QChartView::viewportEvent(event);
}

// A chart does not scroll: the wheel belongs to the page around it.
void PlotView::wheelEvent(QWheelEvent* event) {
    event->ignore();
}

void PlotView::changeEvent(QEvent* event) {
    QChartView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        applyPalette();
    if (event->type() == QEvent::FontChange && m_xAxis->labelsFont() != labelFont()) {
        for (QCategoryAxis* axis : {m_xAxis, m_yAxis})
            axis->setLabelsFont(labelFont());
        layOut();
    }
}

void PlotView::resizeEvent(QResizeEvent* event) {
    QChartView::resizeEvent(event);
    layOut();
}

void PlotView::focusInEvent(QFocusEvent* event) {
    QChartView::focusInEvent(event);
    m_reachedByKeys =
        event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    viewport()->update();
}

void PlotView::focusOutEvent(QFocusEvent* event) {
    QChartView::focusOutEvent(event);
    m_reachedByKeys = false;
    viewport()->update();
}

void PlotView::paintEvent(QPaintEvent* event) {
    QChartView::paintEvent(event);
    if (!m_reachedByKeys)
        return;
    // Not in drawForeground(): the ring belongs on the screen, not in a saved picture.
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colorsFor(palette()).accent, 2));
    painter.drawRoundedRect(QRectF(viewport()->rect()).adjusted(1, 1, -1, -1), 4, 4);
}

void PlotView::drawForeground(QPainter* painter, const QRectF&) {
    m_paint(*painter);
}

void PlotView::applyPalette() {
    const Colors& colors = colorsFor(palette());
    setBackgroundBrush(colors.surface);
    for (QCategoryAxis* axis : {m_xAxis, m_yAxis}) {
        axis->setLabelsColor(colors.muted);
        axis->setGridLineColor(mixed(colors.line, colors.surface, 0.4));
    }
    viewport()->update();
}

void PlotView::layOut() {
    m_area = QRectF(viewport()->rect()).marginsRemoved(m_margins);
    if (m_area.width() > 1 && m_area.height() > 1)
        chart()->setPlotArea(m_area);
}

} // namespace yomi::ui
