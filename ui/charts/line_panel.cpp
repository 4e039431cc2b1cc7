// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/line_panel.h"

#include "ui/charts/decimate.h"
#include "ui/charts/labels.h"
#include "ui/charts/line_names.h"
#include "ui/charts/plot_view.h"
#include "ui/common/colors.h"
#include "ui/common/wording.h"

#include <QFontMetricsF>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace yomi::ui {

namespace {

constexpr double grip = 6; // the distance at which the mouse can grab the marker
/// Above the plot for the marker's flag, below it for the numbers of x.
double margin() {
    return besideLabel(22);
}

/// "Flametongue and 2 more": if that is too wide, the name is elided, not the number.
QString firstAndMore(const QString& name, int others, double room) {
    const QString text = LinePanel::tr("%1 and %n more", nullptr, others);
    const double left = room - widest({text.arg(QString())});
    return text.arg(QFontMetricsF(labelFont()).elidedText(name, Qt::ElideMiddle, left));
}

} // namespace

std::optional<int> markerAfterKey(int key, int x, int least, int most) {
    constexpr int page = 10;
    const auto within = [=](int wanted) {
        return std::clamp(wanted, least, most);
    };
    switch (key) {
    case Qt::Key_Left:
        return within(x - 1);
    case Qt::Key_Right:
        return within(x + 1);
    case Qt::Key_PageDown:
        return within(x - page);
    case Qt::Key_PageUp:
        return within(x + page);
    case Qt::Key_Home:
        return least;
    case Qt::Key_End:
        return most;
    default:
        return std::nullopt;
    }
}

void paintMarker(QPainter& painter, double x, const QRectF& area, double width, const QString& text,
                 const Colors& colors) {
    painter.setPen(QPen(colors.accent, 2, Qt::DotLine));
    painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));

    painter.setFont(labelFont());
    const double flagWidth = QFontMetricsF(painter.font()).horizontalAdvance(text) + 14;
    // Not over the numbers of the left axis.
    const double left =
        std::clamp(x - flagWidth / 2, area.left(), std::max(area.left(), width - flagWidth));
    const QRectF flag(left, area.top() - besideLabel(20), flagWidth, besideLabel(18));
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.accent);
    painter.drawRoundedRect(flag, 6, 6);
    painter.setPen(inkOn(colors.accent));
    painter.drawText(flag, Qt::AlignCenter, text);
}

const std::pair<double, double>* Line::spreadAt(int x) const {
    const auto index = x - last() - 1 + static_cast<int>(spreads.size());
    return index >= 0 && x <= last() ? &spreads[index] : nullptr;
}

LinePanel::LinePanel(const QString& title, Unit unit, QWidget* parent)
    : ChartPanel(title, parent)
    , m_unit(unit)
    , m_xText([](int x) { return numberText(x, Unit::Count); })
    , m_xName(tr("x")) {}

void LinePanel::setLines(const QList<Line>& lines) {
    m_lines = lines;
    m_names = distinctNamesOf(lines);
    m_points.clear();
    m_pinned.clear();
    m_least = m_most = lines.isEmpty() ? 0 : lines.first().first;
    for (const Line& line : lines) {
        m_least = std::min(m_least, line.first);
        m_most = std::max(m_most, line.last());
        m_points.append(
            decimated(line.values.first(line.values.size() - line.spreads.size()), line.first));
        m_pinned.append(decimated(line.pinned, line.first));
    }
    findValues();
    dataChanged();
}

void LinePanel::setUnit(Unit unit) {
    m_unit = unit;
}

void LinePanel::setXText(std::function<QString(int)> text) {
    m_xText = std::move(text);
    plot().viewport()->update();
}

void LinePanel::setXScale(double first, double step) {
    m_xFirst = first;
    m_xStep = step;
    updatePlot();
}

void LinePanel::setXName(const QString& name) {
    m_xName = name;
}

void LinePanel::setValueRange(double from, double to) {
    m_valueRange = {from, to};
    findValues();
    updatePlot();
}

void LinePanel::setStartsAtZero(bool startsAtZero) {
    m_startsAtZero = startsAtZero;
    findValues();
    updatePlot();
}

void LinePanel::findValues() {
    if (m_valueRange) {
        m_values = *m_valueRange;
        return;
    }
    std::optional<std::pair<double, double>> found;
    if (m_startsAtZero)
        found = {0, 0};
    for (const QList<QPointF>& points : m_points + m_pinned) {
        for (const QPointF point : points) {
            if (!found)
                found = {point.y(), point.y()};
            found->first = std::min(found->first, point.y());
            found->second = std::max(found->second, point.y());
        }
    }
    for (const Line& line : m_lines) {
        for (const auto& [low, high] : line.spreads) {
            if (!found)
                found = {low, high};
            found->first = std::min(found->first, low);
            found->second = std::max(found->second, high);
        }
    }
    m_values = found.value_or(std::pair(0.0, 0.0));
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
        QStringList row{plainText(m_xFirst + m_xStep * x)};
        for (const Line& line : m_lines)
            row << (x >= line.first && x <= line.last() ? plainText(line.values[x - line.first])
                                                        : QString());
        table << row;
    }
    return table;
}

int LinePanel::itemCount() const {
    return static_cast<int>(m_lines.size());
}

QPointF LinePanel::pointAt(const Line& line, int x) const {
    const int inside = std::clamp(x, line.first, line.last());
    return plot().toPixels({static_cast<double>(inside), line.values[inside - line.first]});
}

int LinePanel::xAt(QPointF pixels) const {
    return std::clamp(static_cast<int>(std::lround(plot().toPlot(pixels).x())), m_least, m_most);
}

int LinePanel::itemAt(QPointF pixels) const {
    constexpr double reach = 24;
    if (!plot().plotArea().adjusted(-grip, -grip, grip, grip).contains(pixels))
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
    const int x = std::clamp(shownX(), line.first, line.last());
    if (const auto* spread = line.spreadAt(x))
        return tr("%1, %2: about %3 (%4 to %5)")
            .arg(m_names[index], m_xText(x), numberText(line.values[x - line.first], m_unit),
                 numberText(spread->first, m_unit), numberText(spread->second, m_unit));
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
    const QSizeF size = plot().viewport()->size();
    double height = size.height() - 2 * margin();
    m_named = itemCount() > 1 && !isNamedAtMarker() && lineNamesFit(itemCount(), height);
    m_legend = itemCount() > 1 && !m_named ? legendPlaces(m_names, size.width()) : QList<QRectF>();
    const double leastHeight = besideLabel(100); // of the plot above a legend
    if (!m_legend.isEmpty() && height - m_legend.last().bottom() < leastHeight)
        m_legend.clear();
    const double legend = m_legend.isEmpty() ? 0 : m_legend.last().bottom();
    height -= legend;
    const Axis values = niceAxis(m_values.first, m_values.second, m_unit, intervalsWithin(height));
    const double left = widest(values.ticks) + 12;
    const double lastNumber = widest({numberText(m_xFirst + m_xStep * m_most, Unit::Count)});
    const double right = m_named ? lineNamesWidth(m_names) : std::max(10.0, lastNumber / 2 + 2);
    const double width = size.width() - left - right;
    plot().setAxes(xAxis(width), values, {left, margin(), right, margin() + legend});
    QList<PlotLine> lines;
    for (int index = 0; index < itemCount(); ++index) {
        lines.append({m_points[index], pen(index)});
        if (!m_pinned[index].isEmpty())
            lines.append({m_pinned[index], pinnedPen(index)});
    }
    plot().setLines(lines);
}

Axis LinePanel::xAxis(double width) const {
    constexpr int mostIntervals = 6;
    constexpr double between = 10; // pixels between the texts of two ticks
    const double extent = std::max(m_most - m_least, 1);
    Axis axis;
    for (int intervals = mostIntervals; intervals > 0; --intervals) {
        axis = niceAxis(m_xFirst + m_xStep * m_least, m_xFirst + m_xStep * m_most, Unit::Count,
                        intervals);
        for (Tick& tick : axis.ticks)
            tick.at = (tick.at - m_xFirst) / m_xStep;
        if (width * (axis.ticks[1].at - axis.ticks[0].at) / extent >= widest(axis.ticks) + between)
            break;
    }
    axis.from = m_least;
    axis.to = m_least + extent;
    // Samples may end slightly before the round number at the end of the range.
    constexpr double nearly = 0.01;
    for (const Tick& tick : std::as_const(axis.ticks))
        if (tick.at > axis.to && tick.at <= m_least + (1 + nearly) * extent)
            axis.to = tick.at;
    axis.grid = false;
    axis.ticks.removeIf([&](const Tick& tick) { return tick.at < axis.from || tick.at > axis.to; });
    return axis;
}

QPen LinePanel::pen(int index) const {
    constexpr qsizetype dense = 400; // points above which a stroke of width 2 would fill the gaps
    constexpr std::array patterns = {Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine};
    const Line& line = m_lines[index];
    // Mixed, not transparent: transparent strokes get darker where they overlap.
    const QColor color = isDimmed(index)
                             ? mixed(colorOf(index), colorsFor(palette()).surface, dimming)
                             : colorOf(index);
    const double width = (line.values.size() > dense ? 1.25 : 2) + (index == highlighted() ? 1 : 0);
    // Without names at the ends, lines also have different strokes; no two lines have the same
    // colour and stroke.
    const auto sameColor =
        std::count_if(m_lines.begin(), m_lines.begin() + index,
                      [&](const Line& before) { return before.color == line.color; });
    const auto pattern = m_named || isNamedAtMarker() ? sameColor : index + sameColor;
    return {color, width, patterns[static_cast<std::size_t>(pattern) % patterns.size()]};
}

QPen LinePanel::pinnedPen(int index) const {
    constexpr double thin = 1.25;
    QPen thinner(pen(index).color(), thin);
    thinner.setDashPattern({4, 4});
    return thinner;
}

void LinePanel::paintMarks(QPainter& painter) const {
    if (m_named)
        paintNames(painter);
    else if (isNamedAtMarker())
        paintNamesAtMarker(painter);
    for (int index = 0; index < m_legend.size(); ++index)
        paintLegendEntry(painter, m_names[index], pen(index),
                         m_legend[index].translated(0, plot().plotArea().bottom() + margin()),
                         colorsFor(palette()).text);
    if (m_marker && m_marker >= m_least && m_marker <= m_most && !m_lines.isEmpty())
        paintMarker(painter, markerPixels(), plot().plotArea(), plot().viewport()->width(),
                    m_xText(*m_marker), colorsFor(palette()));
    paintRings(painter);
    for (int index = 0; index < itemCount(); ++index) {
        paintEstimates(painter, index);
        if (m_points[index].size() == 1) // a single point has no line
            paintSinglePoint(painter, index);
    }
    if (highlighted() >= 0)
        paintPoint(painter, highlighted());
}

void LinePanel::paintRings(QPainter& painter) const {
    constexpr double radius = 5;
    painter.setBrush(Qt::NoBrush);
    for (int index = 0; index < itemCount(); ++index) {
        const Line& line = m_lines[index];
        if (!line.mark || *line.mark < line.first || *line.mark > line.last())
            continue;
        painter.setPen(QPen(colorOf(index), 2));
        painter.drawEllipse(pointAt(line, *line.mark), radius, radius);
    }
}

void LinePanel::paintEstimates(QPainter& painter, int index) const {
    constexpr double radius = 2.5, apart = 3;
    const Line& line = m_lines[index];
    const QPointF aside(apart * (index - (itemCount() - 1) / 2.0), 0); // bars must not cover others
    painter.setBrush(pen(index).color());
    for (int x = line.last() - static_cast<int>(line.spreads.size()) + 1; x <= line.last(); ++x) {
        const auto& [low, high] = *line.spreadAt(x);
        painter.setPen(QPen(pen(index).color(), 1));
        painter.drawLine(plot().toPixels({static_cast<double>(x), low}) + aside,
                         plot().toPixels({static_cast<double>(x), high}) + aside);
        painter.drawEllipse(pointAt(line, x) + aside, radius, radius);
    }
}

void LinePanel::paintSinglePoint(QPainter& painter, int index) const {
    constexpr double radius = 3.5;
    painter.setPen(Qt::NoPen);
    painter.setBrush(pen(index).color());
    painter.drawEllipse(plot().toPixels(m_points[index].first()), radius, radius);
}

void LinePanel::paintPoint(QPainter& painter, int index) const {
    const Line& line = m_lines[index];
    const int x = shownX();
    if (x < line.first || x > line.last() || !std::isfinite(line.values[x - line.first]))
        return;
    painter.setPen(QPen(colorsFor(palette()).surface, 2));
    painter.setBrush(colorOf(index));
    painter.drawEllipse(pointAt(line, x), 5, 5);
}

void LinePanel::paintNames(QPainter& painter) const {
    QList<LineName> names;
    for (int index = 0; index < itemCount(); ++index)
        if (const Line& line = m_lines[index];
            !line.spreads.isEmpty() || !m_points[index].isEmpty())
            names.append({m_names[index],
                          line.spreads.isEmpty() ? plot().toPixels(m_points[index].last())
                                                 : pointAt(line, line.last()),
                          colorOf(index), isDimmed(index)});
    // Below the marker's flag, which may be beside the plot.
    const double below = m_marker ? nameHeight() / 2 : 0;
    paintLineNames(painter, std::move(names), plot().plotArea().adjusted(0, below, 0, 0),
                   colorsFor(palette()).text);
}

QColor LinePanel::colorOf(int index) const {
    const QColor& color = m_lines[index].color;
    return color.isValid() ? color : colorsFor(palette()).text;
}

bool LinePanel::isNamedAtMarker() const {
    return itemCount() > seriesColorCount && m_marker && m_marker >= m_least && m_marker <= m_most;
}

void LinePanel::paintNamesAtMarker(QPainter& painter) const {
    QList<LineName> names;
    QList<QStringList> members;
    for (int index = 0; index < itemCount(); ++index) {
        if (m_points[index].isEmpty())
            continue;
        const QPointF point = pointAt(m_lines[index], *m_marker);
        const double together = nameHeight() / 2; // names of points this close collide
        const auto same = std::ranges::find_if(names, [&](const LineName& name) {
            return std::abs(name.end.y() - point.y()) < together;
        });
        const auto group = same - names.begin();
        if (same == names.end()) {
            names.append({m_names[index], point, colorOf(index), isDimmed(index)});
            members.append(QStringList(m_names[index]));
            continue;
        }
        members[group] << m_names[index];
        if (index == highlighted())
            *same = {m_names[index], point, colorOf(index), false};
        else if (highlighted() < 0)
            same->color = colorsFor(palette()).text; // not that of any of the lines
    }
    const double room = widestNameBeside(plot().plotArea());
    for (qsizetype group = 0; group < names.size(); ++group) {
        const auto others = static_cast<int>(members[group].size()) - 1;
        const QString all = listText(members[group]);
        if (others > 0 && widest({all}) <= room)
            names[group].text = all;
        else if (others > 0)
            names[group].text = firstAndMore(names[group].text, others, room);
    }
    paintNamesBeside(painter, std::move(names), plot().plotArea(), colorsFor(palette()));
}

int LinePanel::shownX() const {
    return pointer() ? xAt(*pointer()) : m_marker.value_or(m_most);
}

double LinePanel::markerPixels() const {
    return plot().toPixels({static_cast<double>(*m_marker), 0}).x();
}

void LinePanel::moveMarker(int x) {
    const int inside = std::clamp(x, m_least, m_most);
    if (m_marker == inside)
        return;
    setMarker(inside);
    Q_EMIT markerMoved(inside);
}

bool LinePanel::mouseEvent(const QMouseEvent& event) {
    if (!m_marker || m_lines.isEmpty())
        return false;
    const bool onPlot =
        plot().plotArea().adjusted(-grip, -margin(), grip, 0).contains(event.position());
    if (event.type() == QEvent::MouseButtonPress && event.button() == Qt::LeftButton && onPlot) {
        m_dragging = true;
        moveMarker(xAt(event.position()));
    } else if (event.type() == QEvent::MouseButtonRelease && m_dragging) {
        m_dragging = false;
        Q_EMIT markerDropped();
    } else if (event.type() == QEvent::MouseMove && m_dragging) {
        moveMarker(xAt(event.position()));
    } else {
        const bool near = std::abs(markerPixels() - event.position().x()) <= grip;
        plot().viewport()->setCursor(near ? Qt::SizeHorCursor : Qt::ArrowCursor);
        return false;
    }
    return true;
}

bool LinePanel::keyEvent(const QKeyEvent& event) {
    const auto wanted = m_marker && !m_lines.isEmpty()
                            ? markerAfterKey(event.key(), *m_marker, m_least, m_most)
                            : std::nullopt;
    if (wanted)
        moveMarker(*wanted);
    return wanted.has_value();
}

} // namespace yomi::ui
