// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/mnk/board.h"

#include <span>

namespace yomi::mnk {

/// Looks for disjoint pairs of empty squares such that each line contains a pair. A side that
/// answers each stone on a square of a pair with a stone on the other square gets a stone in every
/// line.
///
/// Lines are given by their empty squares, in any order. A false "no" is possible: the search (the
/// line with the fewest free squares first, the pairs of most lines first) gives up after some
/// steps. Cost: most answers need few steps, each the square of a line's length times the lines.
bool hasPairing(std::span<const Squares> lines);

} // namespace yomi::mnk
