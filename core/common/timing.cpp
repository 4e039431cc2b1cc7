// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/timing.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

namespace yomi {

Timing summarize(std::span<const double> seconds) {
    assert(!seconds.empty());
    std::vector<double> sorted(seconds.begin(), seconds.end());
    std::ranges::sort(sorted);
    const std::size_t count = sorted.size();
    const double median =
        count % 2 ? sorted[count / 2] : (sorted[count / 2 - 1] + sorted[count / 2]) / 2;
    const double mean =
        std::accumulate(sorted.begin(), sorted.end(), 0.0) / static_cast<double>(count);
    double squares = 0;
    for (const double value : sorted)
        squares += (value - mean) * (value - mean);
    const double deviation = count > 1 ? std::sqrt(squares / static_cast<double>(count - 1)) : 0;
    return {median, mean, deviation, static_cast<int>(count)};
}

} // namespace yomi
