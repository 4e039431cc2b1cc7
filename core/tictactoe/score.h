// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <limits>

namespace yomi::tictactoe {

/// A value of the search in half points: the values of all three evaluations are multiples of one
/// half, so the search counts in whole numbers. 2.5 is 5. It fits 16 bits.
using Score = int;

/// Above every value, so that its negation is below every value.
inline constexpr Score infinity = 30000;

/// The width of a null window: one point, although values have steps of one half. With one half
/// instead, other nodes are searched than in the source.
inline constexpr Score nullWindowWidth = 2;

/// A score as people read it, with infinity as floating point knows it.
constexpr double points(Score score) {
    constexpr double infinite = std::numeric_limits<double>::infinity();
    return score == infinity ? infinite : score == -infinity ? -infinite : score / 2.0;
}

/// What is known of a value: it lies from `lower` to `upper`.
struct Bounds {
    std::int16_t lower = -infinity;
    std::int16_t upper = infinity;

    friend constexpr bool operator==(const Bounds&, const Bounds&) = default;
};

} // namespace yomi::tictactoe
