// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/numbers.h"

#include <QList>
#include <QString>

namespace yomi::ui {

/// A mark on an axis, with its text.
struct Tick {
    double at = 0;
    QString text;
    bool operator==(const Tick&) const = default;
};

/// A range in plot coordinates and its marks, lowest first.
struct Axis {
    double from = 0;
    double to = 1;
    QList<Tick> ticks;
    bool grid = true; ///< a line across the plot at each tick
    bool operator==(const Axis&) const = default;
};

/// An axis from `least` to at least `most` in steps of 1, 2, 2.5 or 5 times a power of ten,
/// `intervals` of them or fewer; whole steps for Count. An empty range is widened.
Axis niceAxis(double least, double most, Unit unit, int intervals = 4);

/// An axis with powers of ten around the values; plot coordinates are the decimal logarithms. Both
/// values must be positive. Powers are left out evenly if there would be more than `intervals`.
Axis logAxis(double least, double most, Unit unit, int intervals = 5);

} // namespace yomi::ui
