// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/trace/compare.h"

#include "core/common/stopped.h"

#include <algorithm>
#include <stdexcept>
#include <string>

namespace yomi::trace {

namespace {

using NodeIds = std::vector<NodeId>;

Shares minus(const Shares& after, const Shares& before) {
    return {after.both - before.both, after.onlyOne - before.onlyOne,
            after.onlyOther - before.onlyOther};
}

class Merger {
public:
    Merger(const Trace& one, const Trace& other, const std::stop_token& stop)
        : m_one(one)
        , m_other(other)
        , m_stop(stop) {}

    /// Adds the lines that go on from `parent` to one of these nodes, and all below them.
    void add(NodeId parent, const NodeIds& ones, const NodeIds& others) {
        std::vector<Move> added;
        const auto addOnce = [&](Move move) {
            if (std::ranges::find(added, move) != added.end())
                return;
            added.push_back(move);
            addLine(parent, move, ones, others);
        };
        for (const NodeId node : ones)
            addOnce(m_one.nodes[node].move);
        for (const NodeId node : others)
            addOnce(m_other.nodes[node].move);
    }

    MergedTree take() { return std::move(m_tree); }

private:
    void addLine(NodeId parent, Move move, const NodeIds& ones, const NodeIds& others) {
        constexpr std::size_t stride = 1024;
        const std::size_t id = m_tree.nodes.size();
        if (id % stride == 0)
            throwIfStopped(m_stop);
        MergedNode node;
        node.parent = parent;
        node.move = move;
        const NodeIds belowOne = visit(m_one, ones, move, node.one);
        const NodeIds belowOther = visit(m_other, others, move, node.other);
        m_tree.nodes.push_back(node);
        const Shares before = m_tree.shares;
        ++(node.one == noNode     ? m_tree.shares.onlyOther
           : node.other == noNode ? m_tree.shares.onlyOne
                                  : m_tree.shares.both);
        add(static_cast<NodeId>(id), belowOne, belowOther);
        m_tree.nodes[id].end = static_cast<NodeId>(m_tree.nodes.size());
        m_tree.nodes[id].shares = minus(m_tree.shares, before);
    }

    /// The children of those nodes to which the move leads; `last` becomes the last of them.
    static NodeIds visit(const Trace& trace, const NodeIds& nodes, Move move, NodeId& last) {
        NodeIds below;
        for (const NodeId node : nodes)
            if (trace.nodes[node].move == move) {
                last = node;
                const NodeIds children = childrenOf(trace, node);
                below.insert(below.end(), children.begin(), children.end());
            }
        return below;
    }

    const Trace& m_one;
    const Trace& m_other;
    const std::stop_token& m_stop;
    MergedTree m_tree;
};

/// The searches of the root's moves, in all passes.
NodeIds searchesOfRootMoves(const TracedIteration& traced) {
    NodeIds moves;
    for (const NodeId top : topNodes(traced.trace, traced.iteration)) {
        const bool isRoot = traced.trace.nodes[top].isRoot();
        const NodeIds nodes = isRoot ? childrenOf(traced.trace, top) : NodeIds{top};
        moves.insert(moves.end(), nodes.begin(), nodes.end());
    }
    return moves;
}

} // namespace

MergedTree mergeTrees(const TracedIteration& one, const TracedIteration& other,
                      const std::stop_token& stop) {
    const std::string board = one.trace.game->boardText({});
    if (const std::string otherBoard = other.trace.game->boardText({}); otherBoard != board)
        throw std::invalid_argument("Searches of \"" + board + "\" and \"" + otherBoard +
                                    "\" have no nodes in common.");
    Merger merger(one.trace, other.trace, stop);
    merger.add(noNode, searchesOfRootMoves(one), searchesOfRootMoves(other));
    return merger.take();
}

NodeId mergedNode(const MergedTree& tree, Path line) {
    NodeId found = noNode;
    for (const Move move : line) {
        NodeId child = found == noNode ? 0 : found + 1;
        const auto end =
            found == noNode ? static_cast<NodeId>(tree.nodes.size()) : tree.nodes[found].end;
        while (child < end && tree.nodes[child].move != move)
            child = tree.nodes[child].end;
        if (child >= end)
            return noNode;
        found = child;
    }
    return found;
}

} // namespace yomi::trace
