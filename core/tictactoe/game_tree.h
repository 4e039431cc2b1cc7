// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tictactoe/position.h"

#include <array>
#include <cstdint>
#include <vector>

namespace yomi::tictactoe {

/// Numbers by ply, 0 for the empty board.
using ByPly = std::array<std::int64_t, squareCount + 1>;
std::int64_t sum(const ByPly& numbers);

/// What lies at and below a position, to the end of every game.
struct TreeStatistics {
    ByPly nodes = {}; ///< positions counted once for each order of moves that leads there
    ByPly oWins = {}, xWins = {}, draws = {}; ///< games by the ply on which they end
    ByPly positions = {};                     ///< different ones
    ByPly classes = {};                       ///< of images of each other
};

/// From the start: 549,946 nodes, 255,168 games (131,184 for O, 77,904 for X, 46,080 drawn), 5,478
/// positions in 765 classes. Ply by ply over the different positions, half a millisecond at most.
TreeStatistics treeStatistics(const Position& root = {});

/// The nodes of the whole tree at and below a position, `depth` plies deep (0 to 9): what minimax
/// visits. A look-up; the table takes a millisecond at the first call.
std::int64_t treeNodes(const Position& position, int depth);

/// The value of a position with perfect play: 1 if O wins, -1 if X does, 0 for a draw, however long
/// it takes. A look-up; all classes are solved at the first call, in a millisecond.
int gameValue(const Position& position);

/// The legal moves that keep gameValue(), in reading order.
std::vector<int> perfectMoves(const Position& position);

} // namespace yomi::tictactoe
