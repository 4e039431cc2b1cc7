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
using yomi::Limits; // looked at before each search of a root and every 1024 nodes
using yomi::TimeLimitPassed;

/// Throws std::invalid_argument for a position that no game leads to and for one that is over.
void validateSearchable(const Position& position);

/// Searches a position. The value is that of minimax to the same depth, whatever the algorithm, the
/// table and the order; what differs is the number of nodes.
///
/// Throws std::invalid_argument for settings without meaning (see resolved()) and for a game that
/// is over, Stopped and TimeLimitPassed when the limits end it before an iteration is complete.
/// Cost: about 5 ns a node on the bitboard, 549,945 nodes for minimax from the start, 1175 for
/// alpha-beta with a table.
///
/// Method: part 186 of a Japanese series on a tic-tac-toe AI in Python
/// (github.com/ysgeso/marubatsu), "the source" and "the article" in these files, whose node counts
/// this search has.
SearchResult searchPosition(const Position& position, const Settings& settings,
                            const Limits& limits = {});

/// The same with the principal variation and, with Root::Textbook, the moves of the root. Twice as
/// long.
SearchResult analyzePosition(const Position& position, const Settings& settings,
                             const Limits& limits = {});

/// The same recorded, its first `mostNodes` nodes; the board kind plays no part.
search::RecordedSearch recordPosition(const Position& position, const Settings& settings,
                                      const Limits& limits = {},
                                      trace::NodeId mostNodes = search::usualMostNodes);

/// searchPosition() on the caller's board (`settings.board` is not looked at), which is afterwards
/// as it was before, also when an exception ends the search.
SearchResult searchPosition(Bitboard& board, const Settings& settings, const Limits& limits = {});
SearchResult searchPosition(RecordBoard& board, const Settings& settings,
                            const Limits& limits = {});

} // namespace yomi::tictactoe
