// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/stopped.h"

#include <chrono>
#include <span>
#include <stop_token>
#include <vector>

namespace yomi {

/// What repeated runs of one computation took, in seconds.
struct Timing {
    double median = 0;
    double mean = 0;
    double deviation = 0; ///< standard deviation of the runs, 0 for a single one
    int repeats = 0;
};

/// Summarises measured seconds; `seconds` must not be empty.
Timing summarize(std::span<const double> seconds);

/// Runs `work` `repeats` times (1 or more) and summarises the wall time of each run. The stop token
/// is looked at between two runs; a stopped measurement throws Stopped.
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

} // namespace yomi
