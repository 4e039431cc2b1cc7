// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/timing.h"

#include <cassert>
#include <cmath>
#include <numeric>

namespace yomi {

namespace {

/// The `share` quantile of a sorted sequence, interpolated between elements.
double quantile(std::span<const double> sorted, double share) {
    const double at = share * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(at);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return std::lerp(sorted[below], sorted[above], at - static_cast<double>(below));
}

} // namespace

Timing summarize(std::span<const double> seconds) {
    assert(!seconds.empty());
    std::vector<double> sorted(seconds.begin(), seconds.end());
    std::ranges::sort(sorted);
    const std::size_t count = sorted.size();
    const double mean =
        std::accumulate(sorted.begin(), sorted.end(), 0.0) / static_cast<double>(count);
    double squares = 0;
    for (const double value : sorted)
        squares += (value - mean) * (value - mean);
    const double deviation = count > 1 ? std::sqrt(squares / static_cast<double>(count - 1)) : 0;
    return {quantile(sorted, 0.5), mean, deviation, static_cast<int>(count),
            (quantile(sorted, 0.75) - quantile(sorted, 0.25)) / 2};
}

} // namespace yomi
