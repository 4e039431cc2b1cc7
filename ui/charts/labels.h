// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/axis.h"

#include <QFont>
#include <QRectF>
#include <QStringList>

class QPainter;

namespace yomi::ui {

/// How far what is not lit goes towards the surface.
inline constexpr double dimming = 0.65;

/// The font of axis labels, 11 px where the person's font has the usual 12, and of values over
/// bars.
QFont labelFont();
QFont boldLabelFont();
/// A length in pixels beside a label of 11 px, in proportion to the person's label size.
double besideLabel(double pixels);
/// The least height of a row that has a label, and of one whose label is read with ease.
double lowestRow();
double readableRow();
/// The label font, smaller where rows are lower than it, but never too small to be read.
QFont rowFont(double rowHeight);

/// The width of the widest text, 0 without one.
double widest(const QStringList& texts, const QFont& font = labelFont());
double widest(const QList<Tick>& ticks);

/// How many intervals an axis of that many pixels has room to label, 1 to 4.
int intervalsWithin(double pixels);

/// The room for one line of text in a row: the row's, as high as the text even if the row is not.
QRectF textRoom(const QRectF& row);

/// Whether the item of this index, counted from one that has its label, gets one when items stand
/// `pitch` pixels apart and a label needs `needed`: every one, or every second, third… where there
/// is no room for all.
bool isLabelled(int index, double pitch, double needed);

/// A name at the right end of `room` in the painter's font, on several lines if it must be, without
/// its middle where these do not fit either: names often differ at their ends.
void drawRowName(QPainter& painter, const QRectF& room, const QString& name, const QColor& color);

/// The names with a number after each repetition: "Imp", "Imp (2)", "Imp (3)". Two of one name are
/// two things, on the chart and in its CSV file.
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
