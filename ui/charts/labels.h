// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/axis.h"

#include <QFont>
#include <QStringList>

class QPainter;
class QRectF;

namespace yomi::ui {

/// The font of axis labels, 11 px, and of values over bars.
QFont labelFont();
QFont boldLabelFont();

/// The width of the widest text, 0 without one.
double widest(const QStringList& texts, const QFont& font = labelFont());
double widest(const QList<Tick>& ticks);

/// A name at the right end of `room`, elided where it does not fit.
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
