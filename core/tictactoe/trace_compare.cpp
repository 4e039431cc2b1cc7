// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tictactoe/trace_compare.h"

#include <stdexcept>

namespace yomi::tictactoe {

namespace {

/// Marks those of `nodes` and of the nodes below them that the other trace visits, whose visits of
/// the parent's line have the children `others`.
void mark(const Trace& trace, const std::vector<NodeId>& nodes, const Trace& otherTrace,
          const std::vector<NodeId>& others, NodeId first, std::vector<bool>& visited) {
    for (const NodeId node : nodes) {
        std::vector<NodeId> below;
        for (const NodeId other : others)
            if (otherTrace.nodes[other].square == trace.nodes[node].square) {
                visited[node - first] = true;
                const std::vector<NodeId> children = childrenOf(otherTrace, other);
                below.insert(below.end(), children.begin(), children.end());
            }
        if (!below.empty())
            mark(trace, childrenOf(trace, node), otherTrace, below, first, visited);
    }
}

} // namespace

std::vector<bool> visitedToo(const TracedIteration& one, const TracedIteration& other) {
    if (one.trace.root != other.trace.root)
        throw std::invalid_argument("Searches of \"" + text(one.trace.root) + "\" and \"" +
                                    text(other.trace.root) + "\" have no nodes in common.");
    const TraceIteration& range = one.trace.iterations[static_cast<std::size_t>(one.iteration)];
    std::vector<bool> visited(range.endNode - range.firstNode);
    mark(one.trace, childrenOfRoot(one.trace, one.iteration), other.trace,
         childrenOfRoot(other.trace, other.iteration), range.firstNode, visited);
    return visited;
}

} // namespace yomi::tictactoe
