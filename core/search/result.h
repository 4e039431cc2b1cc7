// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/enum_names.h"
#include "core/search/score.h"
#include "core/tree/kinds.h"

#include <cstdint>
#include <vector>

namespace yomi::search {

using tree::BoundKind;

/// The work of a search. Every call of the recursive function is a node, also a table hit and a
/// re-search; the root is a node only if it is searched like any other (Root::Textbook). A node is
/// expanded, a leaf or a table hit.
struct Counters {
    std::int64_t nodes = 0;
    std::int64_t leaves = 0; ///< finished games and positions at the depth limit
    /// The article's count: nodes that stopped at a value outside the window, also after their last
    /// move.
    std::int64_t cutoffs = 0;
    std::int64_t cuts = 0;      ///< cutoffs with at least one legal move unsearched
    std::int64_t pruned = 0;    ///< those unsearched moves
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
    BoundKind bound = BoundKind::Exact; ///< how the value bounds the true one

    friend bool operator==(const RootMove&, const RootMove&) = default;
};

/// Why a principal variation ends.
enum class LineEnd : std::uint8_t {
    Over,  ///< the game is over
    Depth, ///< the depth limit
    Table, ///< the table gave the value
    Bound, ///< only a bound was needed: no move was better than the window's lower end
};
constexpr auto enumNames(LineEnd) {
    return namesInOrder("over", "depth", "table", "bound");
}

/// One depth limit with a new table.
struct Iteration {
    int depth = 0;            ///< the limit, counted from the root's children
    bool isWholeGame = false; ///< no game goes on below the limit
    Counters counters;
    std::int64_t tableSize = 0;     ///< entries; the sum over all fresh tables
    std::int64_t tableFill = 0;     ///< used places of a bounded table
    std::int64_t tableReplaced = 0; ///< entries of other positions that were overwritten in it
    int passes = 1;                 ///< searches of the root: aspiration and MTD(f) need more
    Score value = 0;                ///< the first player's, in steps
    std::vector<int> bestMoves;     ///< all of them; with Root::Textbook only one
    /// The moves of the root in search order; with Root::Textbook those of the last pass.
    std::vector<RootMove> moves;

    // Filled by a LineObserver; a timed search leaves them empty, and with Root::Textbook also the
    // moves.
    std::vector<int> line; ///< the principal variation
    LineEnd lineEnd = LineEnd::Over;
    std::int64_t firstMoveCuts = 0; ///< cuts by the move tried first

    friend bool operator==(const Iteration&, const Iteration&) = default;
};

struct SearchResult {
    std::vector<Iteration> iterations; ///< one, or one per depth limit with iterative deepening
    bool finished = true;              ///< false: time ran out in the iteration after the last
    int stepsPerPoint = 1;

    /// The iteration whose value and moves are the answer.
    const Iteration& last() const { return iterations.back(); }
    std::int64_t totalNodes() const;

    friend bool operator==(const SearchResult&, const SearchResult&) = default;
};

} // namespace yomi::search
