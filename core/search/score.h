// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <limits>

namespace yomi::search {

/// A value of the search, a whole number of steps that fits 16 bits. The evaluation defines the
/// steps per point (`stepsPerPoint`).
using Score = int;

/// Greater than every value; its negation is less than every value.
inline constexpr Score infinity = 30000;

/// A score in points, with infinite scores as floating-point infinities.
constexpr double points(Score score, int stepsPerPoint) {
    constexpr double infinite = std::numeric_limits<double>::infinity();
    return score == infinity    ? infinite
           : score == -infinity ? -infinite
                                : static_cast<double>(score) / stepsPerPoint;
}

/// A value lies from `lower` to `upper`.
struct Bounds {
    std::int16_t lower = -infinity;
    std::int16_t upper = infinity;

    friend constexpr bool operator==(const Bounds&, const Bounds&) = default;
};

} // namespace yomi::search
