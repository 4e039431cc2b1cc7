// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/bar_panel.h"

#include "ui/charts/axis.h"
#include "ui/charts/plot_view.h"
#include "ui/common/colors.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace yomi::ui {

BarPanel::BarPanel(const QString& title, Unit unit, Direction direction, QWidget* parent)
    : ChartPanel(title, parent)
    , m_unit(unit)
    , m_direction(direction)
    , m_valueName(title) {}

void BarPanel::setBars(const QList<Bar>& bars) {
    m_bars = bars;
    dataChanged();
}

void BarPanel::setScale(Scale scale) {
    m_scale = scale;
    updatePlot();
}

void BarPanel::setValueName(const QString& name) {
    m_valueName = name;
}

TextTable BarPanel::numbers() const {
    TextTable table = {{tr("name"), m_valueName}};
    for (const Bar& bar : m_bars)
        table << QStringList{bar.name, plainText(bar.value)};
    return table;
}

int BarPanel::itemCount() const {
    return static_cast<int>(m_bars.size());
}

QString BarPanel::itemText(int index) const {
    const Bar& bar = m_bars[index];
    QString text = tr("%1: %2").arg(bar.name, exactText(bar.value, m_unit));
    return bar.detail.isEmpty() ? text : text + u'\n' + bar.detail;
}

QPointF BarPanel::itemPosition(int index) const {
    const QRectF bar = barRect(index);
    return isStanding() ? QPointF(bar.center().x(), bar.top()) : QPointF(bar.right(), bar.bottom());
}

int BarPanel::itemAt(QPointF pixels) const {
    // The whole slot answers, so that a bar too small to hit can be asked for its value too.
    for (int index = 0; index < itemCount(); ++index)
        if (slot(index).contains(pixels))
            return index;
    return -1;
}

double BarPanel::length(double value) const {
    return m_scale == Scale::Log ? std::log10(value) : value;
}

QString BarPanel::valueText(int index) const {
    return numberText(m_bars[index].value, m_unit);
}

void BarPanel::updatePlot() {
    std::vector<double> values;
    for (const Bar& bar : m_bars)
        if (std::isfinite(bar.value) && (m_scale == Scale::Linear || bar.value > 0))
            values.push_back(bar.value);
    const bool any = !values.empty();
    const double least = any ? *std::min_element(values.begin(), values.end()) : 1;
    const double most = any ? *std::max_element(values.begin(), values.end()) : 1;
    // A logarithm has no zero to start from: the shortest bar gets a stub to be seen by.
    Axis value = m_scale == Scale::Log ? logAxis(least / 2, most, m_unit)
                                       : niceAxis(std::min(least, 0.0), most, m_unit);

    const QFontMetricsF metrics(PlotView::labelFont());
    double names = 0, ticks = 0, labels = 0;
    for (int index = 0; index < itemCount(); ++index) {
        names = std::max(names, metrics.horizontalAdvance(m_bars[index].name));
        labels = std::max(labels, metrics.horizontalAdvance(valueText(index)));
    }
    for (const Tick& tick : value.ticks)
        ticks = std::max(ticks, metrics.horizontalAdvance(tick.text));

    const double count = std::max(itemCount(), 1);
    const double width = plot().viewport()->width();
    if (isStanding()) {
        m_slanted = names > (width - ticks) / count - 4;
        const double below = m_slanted ? std::min(names, 72.0) * 0.71 + 16 : 22;
        plot().setAxes({-0.5, count - 0.5, {}, false}, value, {ticks + 12, 20, 4, below});
    } else {
        if (m_scale == Scale::Linear)
            value = {value.from, most > 0 ? most : 1, {}, false};
        plot().setAxes(value, {-count + 0.5, 0.5, {}, false},
                       {std::min(names, width * 0.4) + 12, 0, labels + 16,
                        value.ticks.isEmpty() ? 0.0 : 20.0});
    }
}

QRectF BarPanel::slot(int index) const {
    const QRectF area = plot().plotArea();
    const double share = (isStanding() ? area.width() : area.height()) / itemCount();
    return isStanding() ? QRectF(area.left() + index * share, 0, share, plot().height())
                        : QRectF(0, area.top() + index * share, plot().width(), share);
}

QRectF BarPanel::barRect(int index) const {
    constexpr double thickest = 40, thickestLying = 20;
    const QRectF area = plot().plotArea();
    const QRectF room = slot(index);
    const double value = m_bars[index].value;
    const bool drawn = std::isfinite(value) && (m_scale == Scale::Linear || value > 0);
    const double at = drawn ? length(value) : 0;
    if (isStanding()) {
        const double thickness = std::min(room.width() * 0.62, thickest);
        const double top = drawn ? plot().toPixels({0, at}).y() : area.bottom();
        return {room.center().x() - thickness / 2, top, thickness, area.bottom() - top};
    }
    const double thickness = std::min(room.height() * 0.66, thickestLying);
    const double right = drawn ? plot().toPixels({at, 0}).x() : area.left();
    return {area.left(), room.center().y() - thickness / 2, right - area.left(), thickness};
}

void BarPanel::paintMarks(QPainter& painter) const {
    const Colors& colors = colorsFor(palette());
    constexpr double radius = 3;
    for (int index = 0; index < itemCount(); ++index) {
        const Bar& bar = m_bars[index];
        QRectF rect = barRect(index);
        painter.setOpacity(isDimmed(index) ? 0.35 : 1);
        if (bar.value != 0 && std::isfinite(bar.value)) {
            // However small, what can happen is seen; its foot stays square.
            rect = isStanding() ? rect.adjusted(0, std::min(0.0, rect.height() - 1), 0, 0)
                                : rect.adjusted(0, 0, std::max(0.0, 1 - rect.width()), 0);
            painter.save();
            painter.setClipRect(rect);
            painter.setPen(Qt::NoPen);
            painter.setBrush(bar.color.isValid() ? bar.color : colors.accent);
            painter.drawRoundedRect(isStanding() ? rect.adjusted(0, 0, 0, radius)
                                                 : rect.adjusted(-radius, 0, 0, 0),
                                    radius, radius);
            painter.restore();
        }
        isStanding() ? paintStandingTexts(painter, index) : paintLyingTexts(painter, index);
    }
}

void BarPanel::paintStandingTexts(QPainter& painter, int index) const {
    const Colors& colors = colorsFor(palette());
    const QRectF bar = barRect(index), room = slot(index);
    QFont font = PlotView::labelFont();
    font.setWeight(QFont::DemiBold);
    const QFontMetricsF metrics(font);
    QString value = valueText(index);
    if (metrics.horizontalAdvance(value) > room.width() - 2)
        value = compactText(m_bars[index].value, m_unit);
    painter.setFont(font);
    painter.setPen(colors.text);
    if (metrics.horizontalAdvance(value) <= room.width() || index == highlighted())
        painter.drawText(QRectF(bar.center().x() - 60, bar.top() - 19, 120, 16), Qt::AlignCenter,
                         value);

    painter.setFont(PlotView::labelFont());
    painter.setPen(colors.muted);
    const double foot = plot().plotArea().bottom() + 5;
    if (!m_slanted) {
        painter.drawText(QRectF(room.left(), foot, room.width(), 16), Qt::AlignCenter,
                         m_bars[index].name);
        return;
    }
    const QString name =
        QFontMetricsF(painter.font()).elidedText(m_bars[index].name, Qt::ElideRight, 72);
    painter.save();
    painter.translate(bar.center().x() + 4, foot);
    painter.rotate(-45);
    painter.drawText(QRectF(-100, 0, 100, 14), Qt::AlignRight | Qt::AlignVCenter, name);
    painter.restore();
}

void BarPanel::paintLyingTexts(QPainter& painter, int index) const {
    const Colors& colors = colorsFor(palette());
    const QRectF bar = barRect(index), room = slot(index);
    painter.setFont(PlotView::labelFont());
    painter.setPen(colors.muted);
    const QRectF before(0, room.top(), bar.left() - 8, room.height());
    painter.drawText(before, Qt::AlignRight | Qt::AlignVCenter,
                     QFontMetricsF(painter.font())
                         .elidedText(m_bars[index].name, Qt::ElideRight, before.width()));
    painter.setPen(colors.text);
    painter.drawText(QRectF(bar.right() + 8, room.top(), 200, room.height()),
                     Qt::AlignLeft | Qt::AlignVCenter, valueText(index));
}

} // namespace yomi::ui
