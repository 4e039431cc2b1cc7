// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/line_panel.h"

#include "ui/charts/decimate.h"
#include "ui/charts/labels.h"
#include "ui/charts/plot_view.h"
#include "ui/common/colors.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace yomi::ui {

namespace {

constexpr double grip = 6;        // how near the mouse must be to take hold of the marker
constexpr double above = 22;      // the plot, for the marker's flag
constexpr double below = 22;      // the plot, for the numbers of x
constexpr double nameHeight = 13; // of a line's name at its end
constexpr double widestName = 90;
constexpr double leader = 10; // from a line's end to its name

int lastX(const Line& line) {
    return line.first + static_cast<int>(line.values.size()) - 1;
}

} // namespace

LinePanel::LinePanel(const QString& title, Unit unit, QWidget* parent)
    : ChartPanel(title, parent)
    , m_unit(unit)
    , m_xText([](int x) { return numberText(x, Unit::Count); })
    , m_xName(tr("x")) {}

void LinePanel::setLines(const QList<Line>& lines) {
    m_lines = lines;
    m_names = distinctNamesOf(lines);
    m_points.clear();
    m_least = m_most = lines.isEmpty() ? 0 : lines.first().first;
    for (const Line& line : lines) {
        m_least = std::min(m_least, line.first);
        m_most = std::max(m_most, lastX(line));
        m_points.append(decimated(line.values, line.first));
    }
    findValues();
    dataChanged();
}

void LinePanel::setXText(std::function<QString(int)> text) {
    m_xText = std::move(text);
    plot().viewport()->update();
}

void LinePanel::setXName(const QString& name) {
    m_xName = name;
}

void LinePanel::setValueRange(double from, double to) {
    m_valueRange = {from, to};
    findValues();
    updatePlot();
}

void LinePanel::findValues() {
    m_values = m_valueRange.value_or(std::pair(0.0, 0.0));
    if (m_valueRange)
        return;
    for (const QList<QPointF>& points : std::as_const(m_points)) {
        for (const QPointF point : points) {
            m_values.first = std::min(m_values.first, point.y());
            m_values.second = std::max(m_values.second, point.y());
        }
    }
}

void LinePanel::setMarker(std::optional<int> x) {
    m_marker = x;
    plot().viewport()->update();
}

TextTable LinePanel::numbers() const {
    TextTable table(1);
    table[0] << m_xName;
    table[0] << m_names;
    for (int x = m_least; !m_lines.isEmpty() && x <= m_most; ++x) {
        QStringList row{QString::number(x)};
        for (const Line& line : m_lines)
            row << (x >= line.first && x <= lastX(line) ? plainText(line.values[x - line.first])
                                                        : QString());
        table << row;
    }
    return table;
}

int LinePanel::itemCount() const {
    return static_cast<int>(m_lines.size());
}

QPointF LinePanel::pointAt(const Line& line, int x) const {
    const int inside = std::clamp(x, line.first, lastX(line));
    return plot().toPixels({static_cast<double>(inside), line.values[inside - line.first]});
}

int LinePanel::xAt(QPointF pixels) const {
    return std::clamp(static_cast<int>(std::lround(plot().toPlot(pixels).x())), m_least, m_most);
}

int LinePanel::itemAt(QPointF pixels) const {
    constexpr double reach = 24;
    if (!plot().plotArea().adjusted(-grip, -grip, widestName, grip).contains(pixels))
        return -1;
    const int x = xAt(pixels);
    int nearest = -1;
    double least = reach;
    for (int index = 0; index < itemCount(); ++index) {
        if (m_lines[index].values.isEmpty())
            continue;
        const double distance = std::abs(pointAt(m_lines[index], x).y() - pixels.y());
        if (distance < least) {
            least = distance;
            nearest = index;
        }
    }
    return nearest;
}

QString LinePanel::itemText(int index) const {
    const Line& line = m_lines[index];
    if (line.values.isEmpty())
        return m_names[index];
    const int wanted = pointer() ? xAt(*pointer()) : m_marker.value_or(m_most);
    const int x = std::clamp(wanted, line.first, lastX(line));
    return tr("%1, %2: %3")
        .arg(m_names[index], m_xText(x), exactText(line.values[x - line.first], m_unit));
}

QPointF LinePanel::itemPosition(int index) const {
    const Line& line = m_lines[index];
    return line.values.isEmpty() ? plot().plotArea().center()
                                 : pointAt(line, m_marker.value_or(m_most));
}

void LinePanel::updatePlot() {
    if (m_lines.isEmpty()) {
        plot().clear();
        return;
    }
    const double height = plot().viewport()->height() - above - below;
    const double names = std::min(widest(m_names), widestName);
    m_named = itemCount() > 1 && itemCount() * nameHeight <= height;
    const Axis values = niceAxis(m_values.first, m_values.second, m_unit, intervalsWithin(height));
    plot().setAxes(xAxis(), values,
                   {widest(values.ticks) + 12, above, m_named ? names + leader + 8 : 10, below});
    QList<PlotLine> lines;
    for (int index = 0; index < itemCount(); ++index)
        lines.append({m_points[index], pen(index)});
    plot().setLines(lines);
}

Axis LinePanel::xAxis() const {
    Axis axis = niceAxis(m_least, m_most, Unit::Count, 6);
    axis.from = m_least;
    axis.to = std::max(m_most, m_least + 1);
    axis.grid = false;
    axis.ticks.removeIf([&](const Tick& tick) { return tick.at < axis.from || tick.at > axis.to; });
    return axis;
}

QPen LinePanel::pen(int index) const {
    constexpr qsizetype dense = 400; // points beyond which a stroke of 2 would fill the gaps
    constexpr std::array patterns = {Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine};
    const Line& line = m_lines[index];
    // Mixed, not transparent: transparent strokes darken where they overlap.
    const QColor color =
        isDimmed(index) ? mixed(line.color, colorsFor(palette()).surface, 0.75) : line.color;
    const double width = (line.values.size() > dense ? 1.25 : 2) + (index == highlighted() ? 1 : 0);
    // Without names at their ends, lines are told apart by their strokes too.
    const int pattern = m_named ? index / seriesColorCount : index;
    return {color, width, patterns[static_cast<std::size_t>(pattern) % patterns.size()]};
}

void LinePanel::paintMarks(QPainter& painter) const {
    if (m_named)
        paintNames(painter);
    if (m_marker && !m_lines.isEmpty())
        paintMarker(painter);
    if (highlighted() >= 0 && !m_lines[highlighted()].values.isEmpty()) {
        const Line& line = m_lines[highlighted()];
        const int x = pointer() ? xAt(*pointer()) : m_marker.value_or(m_most);
        painter.setPen(QPen(colorsFor(palette()).surface, 2));
        painter.setBrush(line.color);
        painter.drawEllipse(pointAt(line, x), 5, 5);
    }
}

void LinePanel::paintNames(QPainter& painter) const {
    const QRectF area = plot().plotArea();
    std::vector<std::pair<double, int>> ends;
    for (int index = 0; index < itemCount(); ++index)
        if (!m_lines[index].values.isEmpty())
            ends.emplace_back(pointAt(m_lines[index], m_most).y(), index);
    std::sort(ends.begin(), ends.end());
    // Pushed apart downwards, then back up from the bottom: no two names overlap.
    double free = area.top() - nameHeight / 2;
    for (auto& [y, index] : ends)
        free = (y = std::max(y, free)) + nameHeight;
    free = area.bottom() + nameHeight / 2;
    for (auto end = ends.rbegin(); end != ends.rend(); ++end)
        free = (end->first = std::min(end->first, free)) - nameHeight;

    const QColor text = colorsFor(palette()).text;
    painter.setFont(labelFont());
    for (const auto& [y, index] : ends) {
        const Line& line = m_lines[index];
        painter.setOpacity(isDimmed(index) ? 0.35 : 1);
        painter.setPen(QPen(line.color, 1.5));
        painter.drawLine(pointAt(line, m_most), QPointF(area.right() + leader, y));
        painter.setPen(text);
        const QRectF room(area.right() + leader + 4, y - nameHeight / 2, widestName, nameHeight);
        painter.drawText(
            room, Qt::AlignLeft | Qt::AlignVCenter,
            QFontMetricsF(painter.font()).elidedText(m_names[index], Qt::ElideRight, widestName));
    }
    painter.setOpacity(1);
}

void LinePanel::paintMarker(QPainter& painter) const {
    const Colors& colors = colorsFor(palette());
    const QRectF area = plot().plotArea();
    const double x = plot().toPixels({static_cast<double>(*m_marker), 0}).x();
    painter.setPen(QPen(colors.accent, 2, Qt::DotLine));
    painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));

    const QString text = m_xText(*m_marker);
    painter.setFont(labelFont());
    const double width = QFontMetricsF(painter.font()).horizontalAdvance(text) + 14;
    const double left = std::clamp(x - width / 2, 0.0, plot().viewport()->width() - width);
    const QRectF flag(left, area.top() - 20, width, 18);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.accent);
    painter.drawRoundedRect(flag, 6, 6);
    painter.setPen(inkOn(colors.accent));
    painter.drawText(flag, Qt::AlignCenter, text);
}

bool LinePanel::nearMarker(QPointF pixels) const {
    return m_marker &&
           std::abs(plot().toPixels({static_cast<double>(*m_marker), 0}).x() - pixels.x()) <= grip;
}

void LinePanel::moveMarker(int x) {
    const int inside = std::clamp(x, m_least, m_most);
    if (m_marker == inside)
        return;
    setMarker(inside);
    Q_EMIT markerMoved(inside);
}

bool LinePanel::mouseEvent(const QMouseEvent& event) {
    if (!m_marker)
        return false;
    const bool onPlot = plot().plotArea().adjusted(-grip, -24, grip, 0).contains(event.position());
    if (event.type() == QEvent::MouseButtonPress && event.button() == Qt::LeftButton && onPlot) {
        m_dragging = true;
        moveMarker(xAt(event.position()));
    } else if (event.type() == QEvent::MouseButtonRelease && m_dragging) {
        m_dragging = false;
    } else if (event.type() == QEvent::MouseMove && m_dragging) {
        moveMarker(xAt(event.position()));
    } else {
        plot().viewport()->setCursor(nearMarker(event.position()) ? Qt::SizeHorCursor
                                                                  : Qt::ArrowCursor);
        return false;
    }
    return true;
}

bool LinePanel::keyEvent(const QKeyEvent& event) {
    if (!m_marker)
        return false;
    constexpr int page = 10;
    switch (event.key()) {
    case Qt::Key_Left:
        moveMarker(*m_marker - 1);
        return true;
    case Qt::Key_Right:
        moveMarker(*m_marker + 1);
        return true;
    case Qt::Key_PageDown:
        moveMarker(*m_marker - page);
        return true;
    case Qt::Key_PageUp:
        moveMarker(*m_marker + page);
        return true;
    case Qt::Key_Home:
        moveMarker(m_least);
        return true;
    case Qt::Key_End:
        moveMarker(m_most);
        return true;
    default:
        return false;
    }
}

} // namespace yomi::ui
