// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cmath>

namespace yomi {

/// The interval that holds the true chance with 95 % confidence when `met` of `runs` (1 or more)
/// independent runs succeeded; a draw counts ½. Unlike the usual error bar it stays within 0 and 1
/// and is accurate near both. Source: Wilson, Probable inference, the law of succession, and
/// statistical inference (1927).
inline std::array<double, 2> wilsonInterval(double met, double runs) {
    constexpr double z = 1.959963984540054; // two-sided 95 % of the normal distribution
    const double p = met / runs;
    const double middle = p + z * z / (2 * runs);
    const double half = z * std::sqrt(p * (1 - p) / runs + z * z / (4 * runs * runs));
    const double scale = 1 + z * z / runs;
    // Exact where one end is certain.
    return {met == 0 ? 0 : (middle - half) / scale, met == runs ? 1 : (middle + half) / scale};
}

} // namespace yomi
