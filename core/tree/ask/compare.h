// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tree/trace.h"

#include <cstdint>
#include <stop_token>
#include <vector>

namespace yomi::tree {

/// The number of lines of moves that both searches visit, or only one of them.
struct Shares {
    std::uint32_t both = 0, onlyOne = 0, onlyOther = 0;

    bool differ() const { return onlyOne + onlyOther > 0; }
    friend bool operator==(const Shares&, const Shares&) = default;
};

/// A line of moves that one or both of two searches visit; several visits (re-searches and the
/// nodes below them) count as one.
struct MergedNode {
    NodeId parent = noNode;              ///< in the merged tree
    NodeId end = 0;                      ///< in the merged tree: one past the last node below
    NodeId one = noNode, other = noNode; ///< the last visit in each trace, if any
    Shares shares;                       ///< of this line and those below
    Move move = noMove;                  ///< the last of the line
};

/// The merged trees of two searches, in the order of a Trace: a node's first child is the next
/// node. Children are in the order of the first search, then those of the second search only.
struct MergedTree {
    Shares shares;
    std::vector<MergedNode> nodes;
};

/// One iteration of a trace.
struct TracedIteration {
    const Trace& trace;
    int iteration = 0;
};

/// The lines of moves that each of two searches of one position visits. A root that is recorded as
/// a node is the line without moves and left out. Throws std::invalid_argument for searches of
/// different positions, Stopped. Linear in the nodes of both.
MergedTree mergeTrees(const TracedIteration& one, const TracedIteration& other,
                      const std::stop_token& stop = {});

/// The node of a line of moves; noNode if neither search visits it, and for the line without moves.
NodeId mergedNode(const MergedTree& tree, Path line);

} // namespace yomi::tree
