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

/// The name of a line and the point where the line ends.
struct LineName {
    QString text;
    QPointF end;
    QColor color;
    bool isDimmed = false;
};

/// Names that are closer to each other collide.
double nameHeight();

/// Whether so many names find room one above the other beside a plot of that height.
bool lineNamesFit(int count, double height);
/// The room that names take to the right of the plot, elided ones included.
double lineNamesWidth(const QStringList& names);

/// The places of a legend's entries, in rows of at most `width`, the first at (0, 0).
QList<QRectF> legendPlaces(const QStringList& names, double width);
/// Paints a stroke of the line's pen and its whole name.
void paintLegendEntry(QPainter& painter, const QString& name, const QPen& pen, const QRectF& place,
                      const QColor& ink);

/// Centres of names as near to the wanted ones as can be, `apart` from each other and between
/// `least` and `most`. The wanted centres ascend; there is room for all of them.
QList<double> spreadApart(QList<double> wanted, double apart, double least, double most);

/// Paints the names to the right of `area`, each tied to its line's end by a stroke of its colour.
void paintLineNames(QPainter& painter, QList<LineName> names, const QRectF& area,
                    const QColor& ink);

/// The room that one of them has.
double widestNameBeside(const QRectF& area);
/// Paints names beside the points of their lines, which are above each other within `area`, where
/// there is more room: at the right or the left. Leaves out what finds no room.
void paintNamesBeside(QPainter& painter, QList<LineName> names, const QRectF& area,
                      const Colors& colors);

} // namespace yomi::ui
