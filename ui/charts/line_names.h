// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QList>
#include <QPointF>
#include <QStringList>

class QPainter;
class QPen;
class QRectF;

namespace yomi::ui {

struct Colors;

/// The name of a line and the line's last point.
struct LineName {
    QString text;
    QPointF end;
    QColor color;
    bool isDimmed = false;
};

/// The minimum distance of two names.
double nameHeight();

/// Whether that many names fit one above the other next to a plot of that height.
bool lineNamesFit(int count, double height);
/// The width of the names to the right of the plot, elided if they are too long.
double lineNamesWidth(const QStringList& names);

/// The rectangles of a legend's entries, in rows of at most `width`, the first at (0, 0).
QList<QRectF> legendPlaces(const QStringList& names, double width);
/// Paints a stroke of the line's pen and its whole name.
void paintLegendEntry(QPainter& painter, const QString& name, const QPen& pen, const QRectF& place,
                      const QColor& ink);

/// Centres of names as close as possible to the wanted ones, `apart` from each other and between
/// `least` and `most`. The wanted centres ascend; there is room for all of them.
QList<double> spreadApart(QList<double> wanted, double apart, double least, double most);

/// Paints the names to the right of `area`, each connected to its line's end by a stroke of its
/// colour.
void paintLineNames(QPainter& painter, QList<LineName> names, const QRectF& area,
                    const QColor& ink);

/// The maximum width of one of these names.
double widestNameBeside(const QRectF& area);
/// Paints names next to the points of their lines, which are above each other within `area`, on the
/// side with more room. Leaves out names that do not fit.
void paintNamesBeside(QPainter& painter, QList<LineName> names, const QRectF& area,
                      const Colors& colors);

} // namespace yomi::ui
