// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tictactoe/position.h"

#include <cstdint>
#include <vector>

namespace yomi::tictactoe {

/// The number of nodes of the full tree at and below a position, `depth` plies deep (0 to 9): the
/// nodes of minimax. A look-up; the table takes a millisecond at the first call.
std::int64_t treeNodes(const Position& position, int depth);

/// The value of a position with perfect play: 1 if O wins, -1 if X wins, 0 for a draw, regardless
/// of the number of moves. A look-up; all classes are solved at the first call, in a millisecond.
int gameValue(const Position& position);

/// The legal moves that keep gameValue(), in reading order.
std::vector<int> perfectMoves(const Position& position);

} // namespace yomi::tictactoe
