// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/line_names.h"

#include "ui/charts/labels.h"
#include "ui/common/colors.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace yomi::ui {

namespace {

constexpr double tie = 10;         // from a line's end to its name
constexpr double farthestTie = 40; // from the edge to the farthest end that is still connected
constexpr double gap = 4;
constexpr double stroke = 24; // of a line in the legend: a whole pattern

double widestName() {
    return besideLabel(90);
}

/// From the lowest name's centre to the axis, below which the last number may reach so far.
double aboveTicks() {
    return besideLabel(3);
}

} // namespace

double nameHeight() {
    return besideLabel(13);
}

bool lineNamesFit(int count, double height) {
    return count * nameHeight() <= height + nameHeight() - aboveTicks();
}

double lineNamesWidth(const QStringList& names) {
    return tie + gap + std::min(widest(names), widestName());
}

QList<QRectF> legendPlaces(const QStringList& names, double width) {
    constexpr double apart = 10;
    const double row = besideLabel(15);
    QList<QRectF> places;
    QPointF at;
    for (const QString& name : names) {
        const double taken = stroke + gap + widest({name});
        if (at.x() > 0 && at.x() + taken > width)
            at = {0, at.y() + row};
        places.append(QRectF(at, QSizeF(taken, row)));
        at.rx() += taken + apart;
    }
    return places;
}

void paintLegendEntry(QPainter& painter, const QString& name, const QPen& pen, const QRectF& place,
                      const QColor& ink) {
    painter.setPen(pen);
    painter.drawLine(QPointF(place.left(), place.center().y()),
                     QPointF(place.left() + stroke, place.center().y()));
    painter.setFont(labelFont());
    painter.setPen(ink);
    painter.drawText(place.adjusted(stroke + gap, 0, 2, 0), Qt::AlignLeft | Qt::AlignVCenter, name);
}

QList<double> spreadApart(QList<double> wanted, double apart, double least, double most) {
    // Pushes centres down from the top, then back up from the bottom.
    double free = least;
    for (double& center : wanted)
        free = (center = std::max(center, free)) + apart;
    free = most;
    for (auto center = wanted.rbegin(); center != wanted.rend(); ++center)
        free = (*center = std::min(*center, free)) - apart;
    return wanted;
}

void paintLineNames(QPainter& painter, QList<LineName> names, const QRectF& area,
                    const QColor& ink) {
    std::sort(names.begin(), names.end(),
              [](const LineName& a, const LineName& b) { return a.end.y() < b.end.y(); });
    QList<double> wanted;
    for (const LineName& name : std::as_const(names))
        wanted << name.end.y();
    const QList<double> centers =
        spreadApart(wanted, nameHeight(), area.top(), area.bottom() - aboveTicks());

    painter.setFont(labelFont());
    const QFontMetricsF metrics(painter.font());
    for (qsizetype index = 0; index < names.size(); ++index) {
        const LineName& name = names[index];
        const QPointF at(area.right() + tie, centers[index]);
        painter.setOpacity(name.isDimmed ? 1 - dimming : 1);
        // Dotted: where many lines end in one point, a connection must not look like a line that
        // continues.
        painter.setPen(QPen(name.color, 1, Qt::DotLine));
        // A line that ends far from the edge gets a stub: a connection would cross the others.
        const bool endsNear = name.end.x() >= area.right() - farthestTie;
        painter.drawLine(endsNear ? name.end : QPointF(area.right(), at.y()), at);
        painter.setOpacity(name.isDimmed ? 1 - dimming / 2 : 1);
        painter.setPen(ink);
        painter.drawText(
            QRectF(at.x() + gap, at.y() - nameHeight() / 2, widestName(), nameHeight()),
            Qt::AlignLeft | Qt::AlignVCenter,
            metrics.elidedText(name.text, Qt::ElideMiddle, widestName()));
    }
    painter.setOpacity(1);
}

double widestNameBeside(const QRectF& area) {
    constexpr double usual = 0.3, most = 0.45; // of the plot: the curves behind must stay visible
    return std::max(usual * area.width(), std::min(most * area.width(), besideLabel(130)));
}

void paintNamesBeside(QPainter& painter, QList<LineName> names, const QRectF& area,
                      const Colors& colors) {
    std::ranges::sort(names, {}, [](const LineName& name) { return name.end.y(); });
    while (static_cast<double>(names.size()) * nameHeight() > area.height())
        names.removeLast();
    QList<double> wanted;
    for (const LineName& name : std::as_const(names))
        wanted << name.end.y();
    const QList<double> centers = spreadApart(wanted, nameHeight(), area.top() + nameHeight() / 2,
                                              area.bottom() - nameHeight() / 2);
    painter.setFont(labelFont());
    const QFontMetricsF metrics(painter.font());
    for (qsizetype index = 0; index < names.size(); ++index) {
        const LineName& name = names[index];
        const bool right = name.end.x() < area.center().x();
        const double x = name.end.x() + (right ? 2 * tie : -2 * tie);
        const QString text = metrics.elidedText(name.text, Qt::ElideMiddle, widestNameBeside(area));
        const double width = metrics.horizontalAdvance(text) + 2 * gap;
        const QRectF room(right ? x : x - width, centers[index] - nameHeight() / 2, width,
                          nameHeight());
        painter.setOpacity(name.isDimmed ? 1 - dimming : 1);
        painter.setPen(QPen(name.color, 1));
        painter.drawLine(name.end, QPointF(x, centers[index]));
        painter.setPen(Qt::NoPen);
        painter.setBrush(name.color);
        painter.drawEllipse(name.end, 3, 3);
        QColor ground = colors.surface; // the lines behind must not cross the name
        ground.setAlphaF(0.85F);
        painter.fillRect(room, ground);
        painter.setPen(colors.text);
        painter.drawText(room, Qt::AlignCenter, text);
    }
    painter.setOpacity(1);
}

} // namespace yomi::ui
