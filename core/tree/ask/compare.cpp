// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/ask/compare.h"

#include "core/common/sentence.h"
#include "core/common/stopped.h"

#include <algorithm>
#include <span>
#include <string>
#include <utility>

namespace yomi::tree {

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

    /// Adds the lines that continue from `parent` with one of these nodes, and all below them, in
    /// the order of their first nodes.
    void add(NodeId parent, const NodeIds& ones, const NodeIds& others) {
        std::vector<Visited> visits;
        for (const NodeId node : ones)
            visits.push_back({m_one.nodes[node].move, visits.size(), node, true});
        for (const NodeId node : others)
            visits.push_back({m_other.nodes[node].move, visits.size(), node, false});
        std::ranges::sort(visits, {},
                          [](const Visited& visit) { return std::pair(visit.move, visit.place); });
        std::vector<std::span<const Visited>> lines;
        for (auto first = visits.begin(); first != visits.end();) {
            const auto end = std::find_if(first, visits.end(), [&](const Visited& visit) {
                return visit.move != first->move;
            });
            lines.emplace_back(first, end);
            first = end;
        }
        std::ranges::sort(lines, {}, [](const auto& line) { return line.front().place; });
        for (const auto& line : lines)
            addLine(parent, line);
    }

    MergedTree take() { return std::move(m_tree); }

private:
    struct Visited {
        Move move;
        std::size_t place; ///< in the order of all compared nodes
        NodeId node;
        bool isOne;
    };

    void addLine(NodeId parent, std::span<const Visited> visits) {
        constexpr std::size_t stride = 1024;
        const std::size_t id = m_tree.nodes.size();
        if (id % stride == 0)
            throwIfStopped(m_stop);
        MergedNode node;
        node.parent = parent;
        node.move = visits.front().move;
        NodeIds ones, others; // their children
        for (const Visited& visit : visits) {
            (visit.isOne ? node.one : node.other) = visit.node;
            const NodeIds children = childrenOf(visit.isOne ? m_one : m_other, visit.node);
            NodeIds& below = visit.isOne ? ones : others;
            below.insert(below.end(), children.begin(), children.end());
        }
        m_tree.nodes.push_back(node);
        const Shares before = m_tree.shares;
        ++(node.one == noNode     ? m_tree.shares.onlyOther
           : node.other == noNode ? m_tree.shares.onlyOne
                                  : m_tree.shares.both);
        add(static_cast<NodeId>(id), ones, others);
        m_tree.nodes[id].end = static_cast<NodeId>(m_tree.nodes.size());
        m_tree.nodes[id].shares = minus(m_tree.shares, before);
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
        throw InvalidArgument("Searches of \"{}\" and \"{}\" have no nodes in common.", board,
                              otherBoard);
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

} // namespace yomi::tree
