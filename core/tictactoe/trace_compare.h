// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tictactoe/trace.h"

#include <vector>

namespace yomi::tictactoe {

/// One iteration of a trace.
struct TracedIteration {
    const Trace& trace;
    int iteration = 0;
};

/// For each node of the first iteration, counted from the iteration's first, whether the other one
/// visits the same line of moves too (once or more; a re-search visits the same lines again).
/// Throws std::invalid_argument for searches of different positions. Linear in the nodes of both.
std::vector<bool> visitedToo(const TracedIteration& one, const TracedIteration& other);

} // namespace yomi::tictactoe
