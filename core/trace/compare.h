// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/trace.h"

#include <cstdint>
#include <stop_token>
#include <vector>

namespace yomi::trace {

/// Lines of moves, by who searches them.
struct Shares {
    std::uint32_t both = 0, onlyOne = 0, onlyOther = 0;

    bool differ() const { return onlyOne + onlyOther > 0; }
    friend bool operator==(const Shares&, const Shares&) = default;
};

/// A line of moves that one of two searches visits, or both do; a line visited twice (a re-search,
/// and what is below it) is one.
struct MergedNode {
    NodeId parent = noNode;              ///< in the merged tree
    NodeId end = 0;                      ///< in the merged tree: one past the last node below
    NodeId one = noNode, other = noNode; ///< the last visit in each trace, if there is one
    Shares shares;                       ///< of the lines at and below
    Move move = noMove;                  ///< the last of the line
};

/// The trees of two searches laid on each other, in the order of a Trace: a node's first child is
/// the next one. Children come in the order of the first search, then those of the second alone.
struct MergedTree {
    Shares shares;
    std::vector<MergedNode> nodes;
};

/// One iteration of a trace.
struct TracedIteration {
    const Trace& trace;
    int iteration = 0;
};

/// Which lines of moves each of two searches of one position visits; a root that is searched as a
/// node is the line without moves and left out. Throws std::invalid_argument for searches of
/// different positions, Stopped. Linear in the nodes of both.
MergedTree mergeTrees(const TracedIteration& one, const TracedIteration& other,
                      const std::stop_token& stop = {});

/// The node of a line of moves; noNode where neither search visits it, and for the line without
/// moves.
NodeId mergedNode(const MergedTree& tree, Path line);

} // namespace yomi::trace
