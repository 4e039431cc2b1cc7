// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/bar_panel.h"

#include "ui/charts/labels.h"
#include "ui/charts/plot_view.h"
#include "ui/common/colors.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <limits>

namespace yomi::ui {

namespace {

constexpr double longestSlanted = 72;

} // namespace

BarPanel::BarPanel(const QString& title, Unit unit, Direction direction, QWidget* parent)
    : ChartPanel(title, parent)
    , m_unit(unit)
    , m_direction(direction)
    , m_valueName(title) {}

void BarPanel::setBars(const QList<Bar>& bars) {
    m_bars = bars;
    m_names = distinctNamesOf(bars);
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
    for (int index = 0; index < itemCount(); ++index)
        table << QStringList{m_names[index], plainText(m_bars[index].value)};
    return table;
}

int BarPanel::itemCount() const {
    return static_cast<int>(m_bars.size());
}

QString BarPanel::itemText(int index) const {
    const Bar& bar = m_bars[index];
    QString text = tr("%1: %2").arg(m_names[index], exactText(bar.value, m_unit));
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

bool BarPanel::isDrawn(int index) const {
    const double value = m_bars[index].value;
    return std::isfinite(value) && value != 0 && (m_scale == Scale::Linear || value > 0);
}

Axis BarPanel::valueAxis() const {
    double least = std::numeric_limits<double>::max(), most = std::numeric_limits<double>::lowest();
    for (int index = 0; index < itemCount(); ++index) {
        if (isDrawn(index)) {
            least = std::min(least, m_bars[index].value);
            most = std::max(most, m_bars[index].value);
        }
    }
    if (least > most)
        least = most = 1;
    // A logarithm has no zero to start from: the shortest bar gets a stub to be seen by.
    if (m_scale == Scale::Log)
        return logAxis(least / 2, most, m_unit);
    Axis axis = niceAxis(std::min(least, 0.0), std::max(most, 0.0), m_unit);
    // Lying bars carry their values: they need no ticks and take all the width.
    return isStanding() ? axis : Axis{axis.from, std::max(most, 0.0), {}, false};
}

QStringList BarPanel::labelsWithin(double room, const QFont& font) const {
    QStringList labels;
    for (const Room size : {Room::Wide, Room::Narrow, Room::Tiny}) {
        labels.clear();
        for (const Bar& bar : m_bars)
            labels << numberText(bar.value, m_unit, size);
        if (widest(labels, font) <= room)
            break;
    }
    return labels;
}

void BarPanel::updatePlot() {
    m_values = valueAxis();
    const double count = std::max(itemCount(), 1);
    const double width = plot().viewport()->width();
    const double names = widest(m_names);
    if (isStanding()) {
        const double left = widest(m_values.ticks) + 12;
        const double share = (width - left) / count;
        m_slanted = names > share - 4;
        m_labels = labelsWithin(share, boldLabelFont());
        const double below = m_slanted ? std::min(names, longestSlanted) * 0.71 + 16 : 22;
        plot().setAxes({-0.5, count - 0.5, {}, false}, m_values, {left, 20, 4, below});
    } else {
        m_labels = labelsWithin(width * 0.3, labelFont());
        plot().setAxes(m_values, {-count + 0.5, 0.5, {}, false},
                       {std::min(names, width * 0.4) + 12, 0, widest(m_labels) + 16,
                        m_values.ticks.isEmpty() ? 0.0 : 20.0});
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
    const QPointF middle = slot(index).center();
    const double foot = m_scale == Scale::Log ? m_values.from : 0;
    const double end = isDrawn(index) ? length(m_bars[index].value) : foot;
    if (isStanding()) {
        const double half = std::min(slot(index).width() * 0.62, thickest) / 2;
        return QRectF(QPointF(middle.x() - half, plot().toPixels({0, end}).y()),
                      QPointF(middle.x() + half, plot().toPixels({0, foot}).y()))
            .normalized();
    }
    const double half = std::min(slot(index).height() * 0.66, thickestLying) / 2;
    return QRectF(QPointF(plot().toPixels({foot, 0}).x(), middle.y() - half),
                  QPointF(plot().toPixels({end, 0}).x(), middle.y() + half))
        .normalized();
}

void BarPanel::paintMarks(QPainter& painter) const {
    for (int index = 0; index < itemCount(); ++index) {
        painter.setOpacity(isDimmed(index) ? 0.35 : 1);
        if (isDrawn(index))
            paintBar(painter, index);
        if (isStanding())
            paintStandingTexts(painter, index);
        else
            paintLyingTexts(painter, index);
    }
}

void BarPanel::paintBar(QPainter& painter, int index) const {
    constexpr double radius = 3, least = 1;
    const Bar& bar = m_bars[index];
    QRectF rect = barRect(index);
    // However unlikely, what can happen is seen.
    if (rect.height() < least)
        rect.setTop(rect.bottom() - least);
    if (rect.width() < least)
        rect.setWidth(least);
    // Round at the end alone: the foot lies outside the clip.
    const QRectF round =
        isStanding() ? rect.adjusted(0, 0, 0, radius) : rect.adjusted(-radius, 0, 0, 0);
    painter.save();
    painter.setClipRect(rect);
    painter.setPen(Qt::NoPen);
    painter.setBrush(bar.color.isValid() ? bar.color : colorsFor(palette()).accent);
    painter.drawRoundedRect(round, radius, radius);
    painter.restore();
}

void BarPanel::paintStandingTexts(QPainter& painter, int index) const {
    const Colors& colors = colorsFor(palette());
    const QRectF bar = barRect(index), room = slot(index);
    const QFontMetricsF metrics(boldLabelFont());
    if (metrics.horizontalAdvance(m_labels[index]) <= room.width() || index == highlighted()) {
        painter.setFont(boldLabelFont());
        painter.setPen(colors.text);
        painter.drawText(QRectF(bar.center().x() - 60, bar.top() - 19, 120, 16), Qt::AlignCenter,
                         m_labels[index]);
    }
    const double foot = plot().plotArea().bottom() + 5;
    painter.setFont(labelFont());
    painter.setPen(colors.muted);
    if (!m_slanted) {
        painter.drawText(QRectF(room.left(), foot, room.width(), 16), Qt::AlignCenter,
                         m_names[index]);
        return;
    }
    painter.save();
    painter.translate(bar.center().x() + 4, foot);
    painter.rotate(-45);
    drawRowName(painter, QRectF(-longestSlanted, 0, longestSlanted, 14), m_names[index],
                colors.muted);
    painter.restore();
}

void BarPanel::paintLyingTexts(QPainter& painter, int index) const {
    const Colors& colors = colorsFor(palette());
    const QRectF bar = barRect(index), room = slot(index);
    drawRowName(painter, QRectF(0, room.top(), bar.left() - 8, room.height()), m_names[index],
                colors.muted);
    painter.setPen(colors.text);
    painter.drawText(QRectF(bar.right() + 8, room.top(), 200, room.height()),
                     Qt::AlignLeft | Qt::AlignVCenter, m_labels[index]);
}

} // namespace yomi::ui
