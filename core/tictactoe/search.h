// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/limits.h"
#include "core/search/recorded_search.h"
#include "core/tictactoe/position.h"
#include "core/tictactoe/settings.h"

namespace yomi::tictactoe {

class Bitboard;
class RecordBoard;

using search::Counters;
using search::Iteration;
using search::RootMove;
using search::SearchResult;
using yomi::Limits; // checked before each search of a root and every 1024 nodes
using yomi::TimeLimitPassed;

/// Throws std::invalid_argument for an unreachable position and for a finished game.
void validateSearchable(const Position& position);

/// Searches a position. The value is that of minimax to the same depth for every algorithm, table
/// and move order; only the number of nodes differs.
///
/// Throws std::invalid_argument for settings that make no sense (see resolved()) and for a finished
/// game, Stopped and TimeLimitPassed if the limits end it before an iteration is complete. Cost:
/// about 5 ns per node on the bitboard, 549,945 nodes for minimax from the start, 1175 for
/// alpha-beta with a table.
///
/// Method: part 186 of a Japanese series on a tic-tac-toe AI in Python
/// (github.com/ysgeso/marubatsu), called "the source" and "the article" in these files. This search
/// has its node counts.
SearchResult searchPosition(const Position& position, const Settings& settings,
                            const Limits& limits = {});

/// The same with the principal variation and, with Root::Textbook, the moves of the root. Takes
/// twice as long.
SearchResult analyzePosition(const Position& position, const Settings& settings,
                             const Limits& limits = {});

/// The same, recording the first `mostNodes` nodes; the board kind makes no difference.
search::RecordedSearch recordPosition(const Position& position, const Settings& settings,
                                      const Limits& limits = {},
                                      tree::NodeId mostNodes = search::usualMostNodes);

/// searchPosition() on the caller's board (ignores `settings.board`), which is restored afterwards,
/// also when an exception ends the search.
SearchResult searchPosition(Bitboard& board, const Settings& settings, const Limits& limits = {});
SearchResult searchPosition(RecordBoard& board, const Settings& settings,
                            const Limits& limits = {});

} // namespace yomi::tictactoe
