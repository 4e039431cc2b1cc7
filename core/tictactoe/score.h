// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/search/score.h"

namespace yomi::tictactoe {

using search::Bounds;
using search::infinity;
using search::Score;

/// The values of all three evaluations are multiples of one half, so the search counts in half
/// points: 2.5 is 5.
inline constexpr int stepsPerPoint = 2;

/// A score in points, with infinite scores as floating-point infinities.
constexpr double points(Score score) {
    return search::points(score, stepsPerPoint);
}

} // namespace yomi::tictactoe
