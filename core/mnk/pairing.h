// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/mnk/board.h"

#include <span>

namespace yomi::mnk {

/// Looks for pairs of empty squares, no two of which share a square, such that each of the lines
/// has both squares of a pair. Whoever answers a stone on one square of a pair with a stone on the
/// other then has a stone in every line in the end.
///
/// Lines are given by their empty squares, in any order. The answer no may be wrong: the search
/// (the line with the fewest free squares first, the pairs of most lines first) gives up after some
/// steps. Cost: most answers need few steps, each the square of a line's length times the lines.
bool hasPairing(std::span<const Squares> lines);

} // namespace yomi::mnk
