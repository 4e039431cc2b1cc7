// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/decimate.h"

#include <algorithm>
#include <cmath>

namespace yomi::ui {

QList<QPointF> decimated(const QList<double>& values, int first) {
    constexpr qsizetype mostPoints = 10'000, stretches = 2'000;
    QList<QPointF> points;
    const auto append = [&](qsizetype index) {
        points.append({static_cast<double>(first + index), values[index]});
    };
    const qsizetype count = values.size();
    if (count <= mostPoints) {
        for (qsizetype index = 0; index < count; ++index)
            if (std::isfinite(values[index]))
                append(index);
        return points;
    }
    for (qsizetype stretch = 0; stretch < stretches; ++stretch) {
        const qsizetype end = (stretch + 1) * count / stretches;
        qsizetype least = -1, most = -1;
        for (qsizetype index = stretch * count / stretches; index < end; ++index) {
            if (!std::isfinite(values[index]))
                continue;
            if (least < 0 || values[index] < values[least])
                least = index;
            if (most < 0 || values[index] > values[most])
                most = index;
        }
        if (least < 0)
            continue;
        append(std::min(least, most));
        if (least != most)
            append(std::max(least, most));
    }
    return points;
}

} // namespace yomi::ui
