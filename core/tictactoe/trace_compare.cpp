// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tictactoe/trace_compare.h"

#include "core/common/stopped.h"

#include <stdexcept>

namespace yomi::tictactoe {

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
        std::uint16_t added = 0;
        const auto addOnce = [&](int square) {
            if (!(added >> square & 1U))
                addLine(parent, square, ones, others);
            added = static_cast<std::uint16_t>(added | 1U << square);
        };
        for (const NodeId node : ones)
            addOnce(m_one.nodes[node].square);
        for (const NodeId node : others)
            addOnce(m_other.nodes[node].square);
    }

    MergedTree take() { return std::move(m_tree); }

private:
    void addLine(NodeId parent, int square, const NodeIds& ones, const NodeIds& others) {
        constexpr std::size_t stride = 1024;
        const std::size_t id = m_tree.nodes.size();
        if (id % stride == 0)
            throwIfStopped(m_stop);
        MergedNode node;
        node.parent = parent;
        node.square = static_cast<std::uint8_t>(square);
        const NodeIds belowOne = visit(m_one, ones, square, node.one);
        const NodeIds belowOther = visit(m_other, others, square, node.other);
        m_tree.nodes.push_back(node);
        const Shares before = m_tree.shares;
        ++(node.one == noNode     ? m_tree.shares.onlyOther
           : node.other == noNode ? m_tree.shares.onlyOne
                                  : m_tree.shares.both);
        add(static_cast<NodeId>(id), belowOne, belowOther);
        m_tree.nodes[id].end = static_cast<NodeId>(m_tree.nodes.size());
        m_tree.nodes[id].shares = minus(m_tree.shares, before);
    }

    /// The children of those nodes to which the square leads; `last` becomes the last of them.
    static NodeIds visit(const Trace& trace, const NodeIds& nodes, int square, NodeId& last) {
        NodeIds below;
        for (const NodeId node : nodes)
            if (trace.nodes[node].square == square) {
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

} // namespace

MergedTree mergeTrees(const TracedIteration& one, const TracedIteration& other,
                      const std::stop_token& stop) {
    if (one.trace.root != other.trace.root)
        throw std::invalid_argument("Searches of \"" + text(one.trace.root) + "\" and \"" +
                                    text(other.trace.root) + "\" have no nodes in common.");
    Merger merger(one.trace, other.trace, stop);
    merger.add(noNode, childrenOfRoot(one.trace, one.iteration),
               childrenOfRoot(other.trace, other.iteration));
    return merger.take();
}

} // namespace yomi::tictactoe
