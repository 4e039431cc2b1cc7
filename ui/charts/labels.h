// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/axis.h"

#include <QFont>
#include <QRectF>
#include <QStringList>

class QPainter;

namespace yomi::ui {

/// The share of the surface colour in dimmed items.
inline constexpr double dimming = 0.5;

/// The font of axis labels, 11 px if the person's font has the default 12, and of values over bars.
QFont labelFont();
QFont boldLabelFont();
/// A length in pixels next to a label of 11 px, scaled to the person's label size.
double besideLabel(double pixels);
/// The least height of a row with a label, and of one with an easily readable label.
double lowestRow();
double readableRow();
/// The label font, smaller in lower rows, but always readable.
QFont rowFont(double rowHeight);

/// The width of the widest text; 0 for no texts.
double widest(const QStringList& texts, const QFont& font = labelFont());
double widest(const QList<Tick>& ticks);

/// The number of labelled intervals, 1 to 4, that fit on an axis of that length in pixels.
int intervalsWithin(double pixels);

/// The rectangle for one line of text in a row: at least as high as the text.
QRectF textRoom(const QRectF& row);

/// Whether the item with this index, counted from a labelled one, has a label if items are `pitch`
/// pixels apart and a label needs `needed`: every one, or every second, third… if not all fit.
bool isLabelled(int index, double pitch, double needed);

/// Draws a name at the right end of `room` in the painter's font, on several lines if necessary,
/// and without its middle if these do not fit: names often differ at their ends.
void drawRowName(QPainter& painter, const QRectF& room, const QString& name, const QColor& color);

/// The names with a number after each repetition: "Imp", "Imp (2)", "Imp (3)". Items of the same
/// name stay distinct in the chart and its CSV file.
QStringList distinctNames(const QStringList& names);

/// distinctNames() of the `name` of each item.
template <class Items>
QStringList distinctNamesOf(const Items& items) {
    QStringList names;
    for (const auto& item : items)
        names << item.name;
    return distinctNames(names);
}

} // namespace yomi::ui
