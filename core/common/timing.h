// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/stopped.h"

#include <algorithm>
#include <chrono>
#include <span>
#include <stop_token>
#include <vector>

namespace yomi {

/// The time of repeated runs of one computation, in seconds.
struct Timing {
    double median = 0;
    double mean = 0;
    double deviation = 0; ///< standard deviation of the runs, 0 for a single one
    int repeats = 0;
    /// Half the distance between the quartiles: about half of the runs are this near the median.
    /// Unlike the deviation it ignores a stall.
    double spread = 0;
};

/// Summarises measured seconds; `seconds` must not be empty.
Timing summarize(std::span<const double> seconds);

/// Runs `work` `repeats` times (1 or more) and summarises the wall time of each run. Checks the
/// stop token between runs; throws Stopped.
template <class Work>
Timing measure(int repeats, Work&& work, const std::stop_token& stop = {}) {
    std::vector<double> seconds;
    for (int run = 0; run < repeats; ++run) {
        throwIfStopped(stop);
        const auto start = std::chrono::steady_clock::now();
        work();
        seconds.push_back(
            std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
    }
    return summarize(seconds);
}

/// Runs `work` once and, if that was quick, again as often as fits into `patience` seconds (more
/// than 0), at most `mostRepeats` times. The first run then only warms the caches.
template <class Work>
Timing measureWithin(double patience, int mostRepeats, Work&& work,
                     const std::stop_token& stop = {}) {
    const Timing first = measure(1, work, stop);
    const double repeats = std::min(static_cast<double>(mostRepeats), patience / first.median);
    return repeats >= 2 ? measure(static_cast<int>(repeats), work, stop) : first;
}

} // namespace yomi
