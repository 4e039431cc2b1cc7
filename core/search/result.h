// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/enum_names.h"
#include "core/search/score.h"
#include "core/trace/kinds.h"

#include <cstdint>
#include <vector>

namespace yomi::search {

using trace::BoundKind;

/// The work of a search. Every entry of the recursive function is a node, also one that the table
/// answers and one that searches a child again; the root is one only where it is searched as any
/// node (Root::Textbook). A node is either expanded or a leaf or a table hit.
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

/// Values are those of the first player, in steps.
struct RootMove {
    int move = 0;
    Score value = 0;
    std::int64_t nodes = 0;
    BoundKind bound = BoundKind::Exact; ///< what the value says of the true one

    friend bool operator==(const RootMove&, const RootMove&) = default;
};

/// Why a principal variation goes no further.
enum class LineEnd : std::uint8_t {
    Over,  ///< the game does
    Depth, ///< the depth limit
    Table, ///< the table gave the value
    Bound, ///< no more than a bound was asked for: no move was better than the window's lower end
};
constexpr auto enumNames(LineEnd) {
    return namesInOrder("over", "depth", "table", "bound");
}

/// One depth limit with a new table.
struct Iteration {
    int depth = 0;            ///< the limit, counted from the root's children
    bool isWholeGame = false; ///< no game goes on below the limit
    Counters counters;
    std::int64_t tableSize = 0;     ///< entries; of all fresh tables together
    std::int64_t tableFill = 0;     ///< used places of a bounded table
    std::int64_t tableReplaced = 0; ///< entries of other positions that were overwritten in it
    int passes = 1;                 ///< searches of the root: aspiration and MTD(f) need more
    Score value = 0;                ///< the first player's, in steps
    std::vector<int> bestMoves;     ///< all of them, or with Root::Textbook the one
    /// The moves of the root in the order of their search; with Root::Textbook those that the last
    /// pass searched.
    std::vector<RootMove> moves;

    // What a LineObserver adds; a search that is timed leaves it and, with Root::Textbook, the
    // moves out.
    std::vector<int> line; ///< the principal variation
    LineEnd lineEnd = LineEnd::Over;
    std::int64_t firstMoveCuts = 0; ///< cuts made by the move tried first

    friend bool operator==(const Iteration&, const Iteration&) = default;
};

struct SearchResult {
    std::vector<Iteration> iterations; ///< one, or with iterative deepening one a depth limit
    bool finished = true;              ///< false: the time was up in the iteration after the last
    int stepsPerPoint = 1;

    /// The iteration whose value and moves are the answer.
    const Iteration& last() const { return iterations.back(); }
    std::int64_t totalNodes() const;

    friend bool operator==(const SearchResult&, const SearchResult&) = default;
};

} // namespace yomi::search
