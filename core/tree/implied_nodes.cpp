// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/implied_nodes.h"

#include "core/tree/recorded_game.h"

#include <algorithm>

namespace yomi::tree {

namespace {

class Adding {
public:
    Adding(const Recording& recording, Trace& trace)
        : m_recording(recording)
        , m_trace(trace) {}

    ImpliedNodes add() {
        std::size_t iteration = 0;
        const auto count = static_cast<NodeId>(m_trace.nodes.size());
        for (NodeId top = 0; top < count; top = m_trace.nodes[top].end) {
            for (; iteration < m_trace.iterations.size() &&
                   m_trace.iterations[iteration].firstNode <= top;
                 ++iteration)
                beginIteration(iteration);
            enter(m_recording.movesAbove(top), m_trace.nodes[top]);
            addTree(top);
        }
        for (; iteration < m_trace.iterations.size(); ++iteration)
            beginIteration(iteration);
        closeTo(0);
        renumber();
        return ImpliedNodes(std::move(m_implied));
    }

private:
    NodeId next() const { return static_cast<NodeId>(m_nodes.size()); }

    void beginIteration(std::size_t iteration) {
        closeTo(0);
        m_firstNodes.push_back(next());
        if (iteration > 0)
            m_trace.iterations[iteration - 1].endNode = next();
    }

    /// Opens the implied nodes of a path and closes all others.
    void enter(std::span<const WordId> path, const TraceNode& below) {
        std::size_t shared = 0;
        while (shared < path.size() && shared < m_open.size() &&
               m_nodes[m_open[shared]].move == moveOf(m_recording, path[shared]))
            ++shared;
        closeTo(shared);
        for (const WordId move : path.subspan(shared)) {
            const NodeId parent = m_open.empty() ? noNode : m_open.back();
            m_implied.push_back(next());
            m_open.push_back(next());
            TraceNode& node = m_nodes.emplace_back();
            node.isImplied = true;
            node.hasWindow = false;
            node.parent = parent;
            node.move = moveOf(m_recording, move);
            node.depth = static_cast<std::int16_t>(m_open.size() - 1);
            const bool isRootsSide = m_open.size() % 2 == 0;
            node.firstToMove = (m_recording.header.toMove == Side::Max) == isRootsSide;
            node.entered = below.entered;
            node.hasValue = false;
            node.hasClaim = false;
            node.isCounted = false;
            if (m_trace.isByVisits())
                m_visits.emplace_back();
        }
    }

    /// Ends implied nodes from that ply on with the last node entered.
    void closeTo(std::size_t ply) {
        for (; m_open.size() > ply; m_open.pop_back())
            m_nodes[m_open.back()].end = next();
    }

    void addTree(NodeId top) {
        const NodeId parent = m_open.empty() ? noNode : m_open.back();
        const NodeId shift = next() - top;
        for (NodeId id = top; id < m_trace.nodes[top].end; ++id) {
            m_numbers.push_back(next());
            TraceNode& node = m_nodes.emplace_back(m_trace.nodes[id]);
            node.parent = id == top ? parent : node.parent + shift;
            node.end += shift;
            if (m_trace.isByVisits())
                m_visits.push_back(m_trace.visits[id]);
        }
        for (const NodeId open : m_open)
            m_nodes[open].left = m_trace.nodes[top].left;
    }

    NodeId numberOf(NodeId node) const { return node == noNode ? noNode : m_numbers[node]; }

    void renumber(Source& source) const {
        switch (source.kind()) {
        case SourceKind::Value:
        case SourceKind::Table:
        case SourceKind::NullWindow:
        case SourceKind::Guess:
            source = Source(source.kind(), numberOf(source.number()));
            break;
        case SourceKind::None:
        case SourceKind::Aspiration: // an iteration
        case SourceKind::Range:
        case SourceKind::Unknown:
            break;
        }
    }

    /// Replaces all node numbers by new ones.
    void renumber() {
        for (TraceNode& node : m_nodes) {
            node.writer = numberOf(node.writer);
            renumber(node.alphaSource);
            renumber(node.betaSource);
        }
        m_trace.nodes = std::move(m_nodes);
        m_trace.visits = std::move(m_visits);
        for (Event& event : m_trace.events)
            event = Event(event.kind(), numberOf(event.node()));
        for (WindowChange& change : m_trace.windowChanges) {
            change.node = numberOf(change.node);
            renumber(change.source);
        }
        for (std::size_t i = 0; i < m_trace.iterations.size(); ++i)
            m_trace.iterations[i].firstNode = m_firstNodes[i];
        m_trace.iterations.back().endNode = static_cast<NodeId>(m_trace.nodes.size());
    }

    const Recording& m_recording;
    Trace& m_trace;
    std::vector<TraceNode> m_nodes;
    std::vector<VisitCount> m_visits;
    std::vector<NodeId> m_numbers; ///< [old number]: the new one
    std::vector<NodeId> m_implied;
    std::vector<NodeId> m_open;       ///< implied nodes, from the root
    std::vector<NodeId> m_firstNodes; ///< of the iterations
};

} // namespace

NodeId ImpliedNodes::inTrace(NodeId recorded) const {
    // It follows the implied nodes with m_nodes[i] − i at most its own number.
    std::size_t first = 0, after = m_nodes.size();
    while (first < after) {
        const std::size_t middle = first + (after - first) / 2;
        if (m_nodes[middle] - middle <= recorded)
            first = middle + 1;
        else
            after = middle;
    }
    return recorded + static_cast<NodeId>(first);
}

std::optional<NodeId> ImpliedNodes::inRecording(NodeId traced) const {
    const auto at = std::ranges::lower_bound(m_nodes, traced);
    if (at != m_nodes.end() && *at == traced)
        return std::nullopt;
    return traced - static_cast<NodeId>(at - m_nodes.begin());
}

ImpliedNodes addImpliedNodes(const Recording& recording, Trace& trace) {
    return recording.paths.empty() ? ImpliedNodes() : Adding(recording, trace).add();
}

} // namespace yomi::tree
