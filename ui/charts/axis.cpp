// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/axis.h"

#include <algorithm>
#include <cmath>

namespace yomi::ui {

namespace {

double niceStep(double extent, int intervals, bool whole) {
    const double raw = extent / intervals;
    const double power = std::pow(10, std::floor(std::log10(raw)));
    // A small tolerance, so that 100 / 4 is 25 whatever the rounding of the logarithm.
    for (const double factor : {1.0, 2.0, 2.5, 5.0, 10.0})
        if (factor * power >= raw * (1 - 1e-9) && (!whole || factor * power >= 1) &&
            (!whole || factor != 2.5 || power >= 10))
            return factor * power;
    return whole ? 1 : 10 * power;
}

} // namespace

Axis niceAxis(double least, double most, Unit unit, int intervals) {
    if (!(most > least))
        most = least + (unit == Unit::Count ? intervals : 1);
    const double step = niceStep(most - least, intervals, unit == Unit::Count);
    Axis axis;
    axis.from = std::floor(least / step + 1e-9) * step;
    axis.to = std::ceil(most / step - 1e-9) * step;
    const auto count = static_cast<int>(std::lround((axis.to - axis.from) / step));
    for (int index = 0; index <= count; ++index) {
        const double at = axis.from + index * step;
        axis.ticks.append({at, tickText(std::abs(at) < step / 2 ? 0 : at, step, unit)});
    }
    return axis;
}

Axis logAxis(double least, double most, Unit unit, int intervals) {
    const auto from = static_cast<int>(std::floor(std::log10(least) + 1e-9));
    const auto to = std::max(from + 1, static_cast<int>(std::ceil(std::log10(most) - 1e-9)));
    const int stride = (to - from + intervals - 1) / intervals;
    Axis axis{static_cast<double>(from), static_cast<double>(to), {}, true};
    for (int exponent = from; exponent <= to; exponent += stride) {
        const double value = std::pow(10, exponent);
        axis.ticks.append({static_cast<double>(exponent), tickText(value, value, unit)});
    }
    return axis;
}

} // namespace yomi::ui
