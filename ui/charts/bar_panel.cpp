// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/bar_panel.h"

#include "ui/charts/labels.h"
#include "ui/charts/plot_view.h"
#include "ui/common/colors.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QTimer>
#include <QtMath>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace yomi::ui {

namespace {

constexpr int wrapped = Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap;

/// The height of names below bars that are `share` pixels apart, each on one line or two; nothing
/// if one of them needs more room.
std::optional<double> heightBelow(const QStringList& names, double share) {
    const QFontMetricsF metrics(labelFont());
    double height = 0;
    for (const QString& name : names) {
        const QSizeF size = metrics.boundingRect(QRectF(0, 0, share, 1000), wrapped, name).size();
        if (size.width() > share || size.height() > 2 * metrics.lineSpacing() + 1)
            return std::nullopt;
        height = std::max(height, size.height());
    }
    return height;
}

/// For the value on the highest bar.
double headroom() {
    return besideLabel(20);
}

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

void BarPanel::setDirection(Direction direction) {
    m_direction = direction;
    updatePlot();
}

void BarPanel::setScale(Scale scale) {
    m_scale = scale;
    updatePlot();
}

void BarPanel::setReach(double reach) {
    m_reach = reach;
    updatePlot();
}

void BarPanel::setUnit(Unit unit) {
    m_unit = unit;
}

void BarPanel::showAllNames() {
    m_showsAllNames = true;
    updatePlot();
}

void BarPanel::setValueName(const QString& name) {
    m_valueName = name;
}

TextTable BarPanel::numbers() const {
    TextTable table = {{tr("name"), m_valueName}};
    for (int index = 0; index < itemCount(); ++index)
        table << QStringList{m_names[index], plainText(m_bars[index].value)};
    if (std::ranges::all_of(m_bars, [](const Bar& bar) { return bar.group.isEmpty(); }))
        return table;
    table[0].prepend(tr("group"));
    for (int index = 0; index < itemCount(); ++index)
        table[index + 1].prepend(m_bars[index].group);
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
    return m_stands ? QPointF(bar.center().x(), bar.top()) : QPointF(bar.right(), bar.bottom());
}

int BarPanel::itemAt(QPointF pixels) const {
    // The whole slot counts, so that bars that are too small to hit also have a tooltip.
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

Axis BarPanel::valueAxis(double below) const {
    double least = std::numeric_limits<double>::max(), most = std::numeric_limits<double>::lowest();
    for (int index = 0; index < itemCount(); ++index) {
        if (isDrawn(index)) {
            const double value = m_bars[index].value;
            least = std::min(least, value);
            most = std::max({most, value, m_bars[index].pinned.value_or(value)});
        }
    }
    if (least > most)
        least = most = 1;
    if (m_scale == Scale::Log) {
        // A logarithmic scale has no zero: every bar gets a stub to be visible.
        Axis axis = logAxis(least, most, m_unit);
        axis.from -= 0.2;
        return axis;
    }
    const Axis axis = niceAxis(std::min(least, 0.0), std::max(most, 0.0), m_unit,
                               intervalsWithin(plot().viewport()->height() - headroom() - below));
    // Horizontal bars show their values: they need no ticks and take the whole width.
    return m_stands ? axis : Axis{axis.from, std::max({most, m_reach, 0.0}), {}, false};
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
    if (m_bars.isEmpty())
        return plot().clear();
    m_stands = m_direction == Direction::Standing; // needed by valueAxis()
    m_stands = m_stands && layOutStanding();
    if (m_stands)
        setLeastHeight(0);
    else
        layOutLying();
}

bool BarPanel::layOutStanding() {
    const double count = itemCount();
    const QSizeF size = plot().viewport()->size();
    // The names need the width of the plot, whose ticks need the height left by the names: the
    // widest possible ticks break this circle.
    constexpr double right = 4, between = 4;
    const double left = widest(valueAxis(0).ticks) + 12;
    const double share = std::floor((size.width() - left - right) / count);
    const std::optional<double> below = heightBelow(m_names, share - between);
    if (!below)
        return false;
    m_labels = labelsWithin(share - 2, boldLabelFont());
    m_values = valueAxis(*below);
    plot().setAxes({-0.5, count - 0.5, {}, false}, m_values, {left, headroom(), right, *below + 8});
    return true;
}

void BarPanel::layOutLying() {
    if (isGrouped())
        scrollPlot();
    if (!m_showsAllNames)
        setLeastHeight(isGrouped() ? leastGroupedHeight() : 0);
    const QSizeF size = plot().viewport()->size();
    setLyingSlots(size);
    if (m_showsAllNames)
        fitNames(size);
    m_lowest = std::ranges::min(m_slots, {}, &QRectF::height).height();
    const double width = m_slots.front().width();
    m_labels = labelsWithin(width * 0.3, labelFont());
    m_values = valueAxis(0);
    m_before = nameRoom(width) + 12;
    m_behind = widest(m_labels) + 16;
    plot().setAxes(m_values, {0, 1, {}, false},
                   {m_before, 0, m_behind + size.width() - width, ticksHeight()});
}

double BarPanel::ticksHeight() const {
    return m_scale == Scale::Log ? besideLabel(20) : 0;
}

bool BarPanel::isGrouped() const {
    return std::ranges::any_of(m_bars, [](const Bar& bar) { return !bar.group.isEmpty(); });
}

QList<int> BarPanel::groupSizes() const {
    QList<int> sizes;
    for (int index = 0; index < itemCount(); ++index) {
        if (index == 0 || m_bars[index].group != m_bars[index - 1].group)
            sizes << 0;
        ++sizes.back();
    }
    return sizes;
}

bool BarPanel::fitBeside(int columns) const {
    constexpr double narrowest = 200;
    return columns > 1 && plot().viewport()->width() >= columns * besideLabel(narrowest);
}

int BarPanel::leastGroupedHeight() const {
    // Many similar bars may show only every second name; bars of a group need all names.
    const QList<int> sizes = groupSizes();
    const auto columns = static_cast<int>(sizes.size());
    const int rows =
        fitBeside(columns) ? *std::ranges::max_element(sizes) + 1 : itemCount() + columns;
    return qCeil(rows * readableRow() + ticksHeight());
}

void BarPanel::setLyingSlots(QSizeF size) {
    const QList<int> sizes = groupSizes();
    const bool isNamed = isGrouped();
    const int heading = isNamed ? 1 : 0;
    const double height = size.height() - ticksHeight();
    const auto columns = static_cast<int>(sizes.size());
    const int inOneColumn = itemCount() + columns * heading;
    const bool beside = fitBeside(columns) && height < readableRow() * inOneColumn;
    const int rows = beside ? *std::ranges::max_element(sizes) + heading : inOneColumn;
    const int headings = heading * (beside ? 1 : columns);
    // Headings stay readable between low rows.
    const double named = heading * std::max(height / rows, besideLabel(14));
    const QSizeF row(beside ? size.width() / columns : size.width(),
                     (height - headings * named) / (rows - headings));
    m_slots.clear();
    m_groups.clear();
    QPointF at;
    for (const int members : std::as_const(sizes)) {
        if (isNamed) {
            m_groups << QRectF(at, QSizeF(row.width(), named));
            at.ry() += named;
        }
        for (int i = 0; i < members; ++i, at.ry() += row.height())
            m_slots << QRectF(at, row);
        if (beside)
            at = {at.x() + row.width(), 0};
    }
}

double BarPanel::nameRoom(double width) const {
    return std::min(widest(m_names), width * 0.4);
}

void BarPanel::fitNames(QSizeF size) {
    const QFontMetricsF metrics(labelFont());
    const QRectF room(0, 0, nameRoom(size.width()) + 4, 1000);
    // Without names of two lines there is room to spare.
    const double least = widest(m_names) > room.width() ? besideLabel(14) : readableRow();
    QList<double> heights;
    for (const QString& name : std::as_const(m_names))
        heights << std::clamp(metrics.boundingRect(room, Qt::TextWordWrap, name).height(), least,
                              2 * readableRow());
    const double all = std::accumulate(heights.begin(), heights.end(), 0.0);
    setLeastHeight(qCeil(all + ticksHeight()));
    if (m_slots.front().height() >= *std::ranges::max_element(heights))
        return;
    const double scale = (size.height() - ticksHeight()) / all;
    double top = 0;
    for (int index = 0; index < itemCount(); ++index) {
        m_slots[index] = {0, top, size.width(), heights[index] * scale};
        top = m_slots[index].bottom();
    }
}

void BarPanel::setLeastHeight(int height) {
    if (m_leastHeight == height)
        return;
    m_leastHeight = height;
    // Later, since a scroll area does not lay out its parts while it is being resized.
    QTimer::singleShot(0, this, [this] { plot().setMinimumHeight(m_leastHeight); });
}

QRectF BarPanel::slot(int index) const {
    if (!m_stands)
        return m_slots[index];
    const QRectF area = plot().plotArea();
    const double share = area.width() / itemCount();
    return {area.left() + index * share, 0, share, static_cast<double>(plot().height())};
}

QRectF BarPanel::barRect(int index, double shown) const {
    const double thickest = besideLabel(40), thickestLying = besideLabel(20);
    const QRectF room = slot(index);
    const QPointF middle = room.center();
    const double foot = m_scale == Scale::Log ? m_values.from : 0;
    const double end = isDrawn(index) ? length(shown) : foot;
    if (m_stands) {
        const double half = std::min(room.width() * 0.62, thickest) / 2;
        return QRectF(QPointF(middle.x() - half, plot().toPixels({0, end}).y()),
                      QPointF(middle.x() + half, plot().toPixels({0, foot}).y()))
            .normalized();
    }
    const double half = std::min(m_lowest * 0.66, thickestLying) / 2;
    const auto x = [&](double value) {
        return room.left() + m_before +
               (value - m_values.from) / (m_values.to - m_values.from) *
                   (room.width() - m_before - m_behind);
    };
    return QRectF(QPointF(x(foot), middle.y() - half), QPointF(x(end), middle.y() + half))
        .normalized();
}

void BarPanel::paintMarks(QPainter& painter) const {
    if (!m_stands)
        paintGroups(painter);
    for (int index = 0; index < itemCount(); ++index) {
        if (isDrawn(index))
            paintBar(painter, index);
        if (isDrawn(index) && m_bars[index].pinned) {
            painter.setPen(QPen(colorsFor(palette()).text, 1.2));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(barRect(index, *m_bars[index].pinned).adjusted(-2, -2, 2, 2));
        }
        if (m_stands)
            paintStandingName(painter, index);
        else
            paintLyingTexts(painter, index);
    }
    if (m_stands)
        paintStandingValues(painter);
}

void BarPanel::paintGroups(QPainter& painter) const {
    const Colors& colors = colorsFor(palette());
    painter.setFont(boldLabelFont());
    const QFontMetricsF metrics(painter.font());
    for (int index = 0, group = 0; group < m_groups.size(); ++index) {
        if (index > 0 && m_bars[index].group == m_bars[index - 1].group)
            continue;
        const QRectF& row = m_groups[group++];
        painter.setPen(colors.muted);
        painter.drawText(textRoom(row), Qt::AlignLeft | Qt::AlignVCenter, m_bars[index].group);
        painter.setPen(colors.line);
        const double left = row.left() + metrics.horizontalAdvance(m_bars[index].group) + 8;
        painter.drawLine(QPointF(left, row.center().y()),
                         QPointF(row.right() - 16, row.center().y()));
    }
}

void BarPanel::paintBar(QPainter& painter, int index) const {
    constexpr double radius = 3, least = 1;
    const Bar& bar = m_bars[index];
    QRectF rect = barRect(index);
    // Every possible outcome stays visible, however unlikely.
    if (rect.height() < least)
        rect.setTop(rect.bottom() - least);
    if (rect.width() < least)
        rect.setWidth(least);
    // Only the end is round: the foot is outside the clip.
    const QRectF round =
        m_stands ? rect.adjusted(0, 0, 0, radius) : rect.adjusted(-radius, 0, 0, 0);
    painter.save();
    painter.setClipRect(rect);
    painter.setPen(Qt::NoPen);
    const Colors& colors = colorsFor(palette());
    const QColor color = bar.color.isValid() ? bar.color : colors.accent;
    painter.setBrush(isDimmed(index) ? mixed(color, colors.surface, dimming) : color);
    painter.drawRoundedRect(round, radius, radius);
    painter.restore();
}

QRectF BarPanel::outerRect(int index) const {
    const std::optional<double>& pinned = m_bars[index].pinned;
    return pinned ? barRect(index).united(barRect(index, *pinned)) : barRect(index);
}

void BarPanel::paintStandingName(QPainter& painter, int index) const {
    const Colors& colors = colorsFor(palette());
    const QRectF room = slot(index);
    painter.setFont(labelFont());
    painter.setPen(index == highlighted() ? colors.text : colors.muted);
    const double top = plot().plotArea().bottom() + 5;
    painter.drawText(QRectF(room.left() + 2, top, room.width() - 4, plot().height() - top), wrapped,
                     m_names[index]);
}

void BarPanel::paintStandingValues(QPainter& painter) const {
    const Colors& colors = colorsFor(palette());
    QList<int> order;
    QList<QRectF> taken;
    for (int index = 0; index < itemCount(); ++index) {
        order << index;
        taken << outerRect(index);
    }
    std::ranges::stable_sort(order, {}, [&](int index) {
        return index == highlighted() ? std::numeric_limits<double>::lowest() : taken[index].top();
    });
    painter.setFont(boldLabelFont());
    const QFontMetricsF metrics(painter.font());
    for (const int index : std::as_const(order)) {
        constexpr double apart = 1;
        QRectF room(0, 0, metrics.horizontalAdvance(m_labels[index]) + 2 * apart, besideLabel(16));
        room.moveCenter({taken[index].center().x(), taken[index].top() - besideLabel(11)});
        const auto hides = [&](const QRectF& rect) {
            return rect.intersects(room);
        };
        if (index != highlighted() && std::ranges::any_of(taken, hides))
            continue;
        painter.setPen(isDimmed(index) ? colors.muted : colors.text);
        painter.drawText(room, Qt::AlignCenter, m_labels[index]);
        taken << room;
    }
}

void BarPanel::paintLyingTexts(QPainter& painter, int index) const {
    const Colors& colors = colorsFor(palette());
    const QRectF bar = outerRect(index), room = slot(index);
    const auto marked = std::ranges::find_if(m_bars, &Bar::isMarked);
    const auto kept = marked == m_bars.end() ? 0 : static_cast<int>(marked - m_bars.begin());
    if (!isLabelled(index - kept, room.height(), lowestRow()))
        return;
    painter.setFont(rowFont(room.height()));
    drawRowName(painter, QRectF(room.left(), room.top(), m_before - 8, room.height()),
                m_names[index], index == highlighted() ? colors.text : colors.muted);
    painter.setPen(isDimmed(index) ? colors.muted : colors.text);
    painter.drawText(QRectF(bar.right() + 8, room.top(), m_behind, room.height()),
                     Qt::AlignLeft | Qt::AlignVCenter, m_labels[index]);
}

} // namespace yomi::ui
