// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <limits>

namespace yomi::search {

/// A value of the search, a whole number of steps; how many steps make a point is the evaluation's
/// affair (`stepsPerPoint`). It fits 16 bits.
using Score = int;

/// Above every value, so that its negation is below every value.
inline constexpr Score infinity = 30000;

/// A score as people read it, with infinity as floating point knows it.
constexpr double points(Score score, int stepsPerPoint) {
    constexpr double infinite = std::numeric_limits<double>::infinity();
    return score == infinity    ? infinite
           : score == -infinity ? -infinite
                                : static_cast<double>(score) / stepsPerPoint;
}

/// What is known of a value: it lies from `lower` to `upper`.
struct Bounds {
    std::int16_t lower = -infinity;
    std::int16_t upper = infinity;

    friend constexpr bool operator==(const Bounds&, const Bounds&) = default;
};

} // namespace yomi::search
