// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/enum_names.h"
#include "core/common/limits.h"
#include "core/tictactoe/settings.h"

#include <cstdint>
#include <vector>

namespace yomi::tictactoe {

class Bitboard;
class RecordBoard;

/// The work of a search. Every entry of the recursive function is a node, also one that the table
/// answers and one that searches a child again; the root is none. A node is either expanded or a
/// leaf or a table hit.
struct Counters {
    std::int64_t nodes = 0;
    std::int64_t leaves = 0; ///< finished games and positions at the depth limit
    /// The article's number: nodes that stopped at a value outside the window, also after their
    /// last move.
    std::int64_t cutoffs = 0;
    std::int64_t cuts = 0;      ///< cutoffs that left a legal move unsearched
    std::int64_t pruned = 0;    ///< these moves
    std::int64_t tableHits = 0; ///< nodes whose value the table gave
    std::int64_t tableStores = 0;
    std::int64_t researches = 0;  ///< PVS: children searched again with the full window
    std::int64_t nullWindows = 0; ///< PVS: children searched with a null window

    friend bool operator==(const Counters&, const Counters&) = default;
};

/// How a node came to be searched.
enum class Visit : std::uint8_t { Full, NullWindow, Research };
constexpr auto enumNames(Visit) {
    return namesInOrder("full", "null-window", "re-search");
}

/// What the transposition table did for a node.
enum class TableAction : std::uint8_t {
    Leaf,     ///< not asked: the game is over or the depth limit reached
    Off,      ///< not asked: the search has no table
    Miss,     ///< nothing found
    Unused,   ///< bounds found that changed nothing
    Narrowed, ///< bounds found that narrowed the window
    Returned, ///< bounds found that gave the value
};
constexpr auto enumNames(TableAction) {
    return namesInOrder("leaf", "none", "miss", "none", "narrowed", "returned");
}

struct RootMove {
    int square = 0;
    Score value = 0; ///< from O's side, in half points
    std::int64_t nodes = 0;

    friend bool operator==(const RootMove&, const RootMove&) = default;
};

/// One search of every move of the root with a new table.
struct Iteration {
    int depth = 0; ///< the limit, counted from the root's children
    Counters counters;
    int tableSize = 0; ///< entries, counted as the source counts them; of all fresh tables together
    Score value = 0;   ///< the best of `moves` for the side to move; from O's side, in half points
    std::vector<RootMove> moves; ///< in reading order

    /// The moves of the best value, in reading order. All of them are the search's answer.
    std::vector<int> bestMoves() const;

    friend bool operator==(const Iteration&, const Iteration&) = default;
};

struct SearchResult {
    std::vector<Iteration> iterations; ///< one, or with iterative deepening one a depth limit

    /// The iteration whose value and moves are the answer.
    const Iteration& last() const { return iterations.back(); }
    std::int64_t totalNodes() const;

    friend bool operator==(const SearchResult&, const SearchResult&) = default;
};

using yomi::Limits; // looked at before each search of a root and every 1024 nodes
using yomi::TimeLimitPassed;

/// Searches every move of the position, each with the full window (no bound is passed between them)
/// and with the table that they share. The value of a move is that of minimax to the same depth,
/// whatever the algorithm, the table and the order; what differs is the number of nodes.
///
/// Throws std::invalid_argument for settings without meaning (see validate()) and for a game that
/// is over, Stopped and TimeLimitPassed when the limits end it. Cost: about 5 ns a node on the
/// bitboard, 549,945 nodes for minimax from the start, 1175 for alpha-beta with a table.
///
/// Method: part 186 of a Japanese series on a tic-tac-toe AI in Python
/// (github.com/ysgeso/marubatsu), "the source" and "the article" in these files, whose node counts
/// this search has.
SearchResult search(const Position& position, const Settings& settings, const Limits& limits = {});

/// The same on the caller's board (`settings.board` is not looked at), which is afterwards as it
/// was before, also when an exception ends the search.
SearchResult search(Bitboard& board, const Settings& settings, const Limits& limits = {});
SearchResult search(RecordBoard& board, const Settings& settings, const Limits& limits = {});

} // namespace yomi::tictactoe
