// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/axis.h"

#include <QChartView>
#include <QMarginsF>

#include <functional>

class QCategoryAxis;
class QLineSeries;

namespace yomi::ui {

/// A line in plot coordinates.
struct PlotLine {
    QList<QPointF> points;
    QPen pen;
};

/// The only user of Qt Charts: a frameless chart with two axes, a light grid and lines, in the
/// colours of the palette. The panel paints bars, labels and marks over it, because Qt's bars have
/// one colour per set, drop categories of the same name and do not format labels.
class PlotView : public QChartView {
    Q_OBJECT

public:
    using Paint = std::function<void(QPainter&)>;

    explicit PlotView(Paint paint, QWidget* parent = nullptr);

    /// Sets the axes; margins are the room around the plot area, for labels. Ticks have grid lines
    /// and texts.
    void setAxes(const Axis& x, const Axis& y, const QMarginsF& margins);
    /// Shows only the surface.
    void clear();
    void setLines(const QList<PlotLine>& lines);

    QRectF plotArea() const { return m_area; }
    QPointF toPixels(QPointF point) const;
    QPointF toPlot(QPointF pixels) const;

    /// Not the size of the scene, which is the view's last size: the view would never shrink.
    QSize sizeHint() const override { return minimumSizeHint(); }

protected:
    bool viewportEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void drawForeground(QPainter* painter, const QRectF& rect) override;

private:
    void applyPalette();
    void layOut();

    Paint m_paint;
    QCategoryAxis* m_xAxis;
    QCategoryAxis* m_yAxis;
    QList<QLineSeries*> m_series;
    Axis m_x, m_y;
    QMarginsF m_margins;
    QRectF m_area;
    bool m_reachedByKeys = false;
};

} // namespace yomi::ui
