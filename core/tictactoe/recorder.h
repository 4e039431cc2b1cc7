// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/search/observer.h"
#include "core/tictactoe/table.h"
#include "core/tictactoe/trace.h"

namespace yomi::tictactoe {

/// The observer that writes a Trace. It turns the searcher's values, which are those of the side to
/// move, to O's side.
class Recorder {
public:
    using Tag = NodeId; ///< the node that wrote an entry

    explicit Recorder(Trace& trace)
        : m_trace(trace)
        , m_images(trace.settings.images.value_or(TableImages::Article)) {}

    void begin(int /*depth*/) {
        const auto node = static_cast<NodeId>(m_trace.nodes.size());
        const auto event = static_cast<EventIndex>(m_trace.events.size());
        m_trace.iterations.push_back({node, node, event, event});
    }
    /// The iteration begun last is complete.
    void end() {
        m_trace.iterations.back().endNode = static_cast<NodeId>(m_trace.nodes.size());
        m_trace.iterations.back().endEvent = static_cast<EventIndex>(m_trace.events.size());
    }

    void abandon() {
        const TraceIteration& unfinished = m_trace.iterations.back();
        m_trace.nodes.resize(unfinished.firstNode);
        m_trace.events.erase(m_trace.events.begin() + unfinished.firstEvent, m_trace.events.end());
        m_trace.iterations.pop_back();
    }

    template <class Board>
    void enterRoot(const Board&, Score, Score, Visit) {}
    template <class Board>
    void enter(const Board& board, int square, Score alpha, Score beta, Visit visit) {
        TraceNode node;
        node.parent = m_current;
        node.entered = static_cast<EventIndex>(m_trace.events.size());
        node.position = board.position();
        const bool oToMove = board.plies() % 2 == 0;
        node.alpha = static_cast<std::int16_t>(oToMove ? alpha : -beta);
        node.beta = static_cast<std::int16_t>(oToMove ? beta : -alpha);
        node.square = static_cast<std::uint8_t>(square);
        node.depth = m_depth++;
        node.visit = visit;
        m_sign = oToMove ? 1 : -1;
        m_current = static_cast<NodeId>(m_trace.nodes.size());
        m_trace.nodes.push_back(node);
        happened(visit == Visit::Research ? EventKind::Reenter : EventKind::Enter);
    }

    void leaf(bool /*isOver*/) {
        current().table = TableAction::Leaf;
        happened(EventKind::Evaluate);
    }

    void missed() {
        current().table = TableAction::Miss;
        happened(EventKind::Probe);
    }

    void found(TableAction action, Bounds, NodeId writer) {
        TraceNode& node = current();
        node.table = action;
        node.writer = writer;
        node.symmetry = static_cast<std::uint8_t>(
            symmetryOfEntry(m_images, m_trace.nodes[writer].position, node.position));
        happened(action == TableAction::Returned ? EventKind::TableHit : EventKind::Probe);
    }

    void compared(bool isBetter, bool /*raises*/) {
        m_trace.events.emplace_back(isBetter ? EventKind::NewBest : EventKind::Child, m_left);
    }

    void cutoff(bool /*prunes*/) { happened(EventKind::Cutoff); }

    void expanded(Score value, Score alpha, Score beta) {
        if (value <= alpha)
            current().bound = m_sign > 0 ? BoundKind::Upper : BoundKind::Lower;
        else if (value >= beta)
            current().bound = m_sign > 0 ? BoundKind::Lower : BoundKind::Upper;
    }

    NodeId store(Bounds bounds) {
        TraceNode& node = current();
        node.stored = m_sign > 0 ? bounds
                                 : Bounds{static_cast<std::int16_t>(-bounds.upper),
                                          static_cast<std::int16_t>(-bounds.lower)};
        happened(EventKind::Store);
        return m_current;
    }

    void leave(Score value) {
        TraceNode& node = current();
        node.value = static_cast<std::int16_t>(m_sign * value);
        if (node.table == TableAction::Returned)
            node.bound = boundFound(node);
        node.end = static_cast<NodeId>(m_trace.nodes.size());
        node.left = static_cast<EventIndex>(m_trace.events.size());
        happened(EventKind::Leave);
        m_left = m_current;
        m_current = node.parent;
        m_sign = -m_sign;
        --m_depth;
    }

private:
    TraceNode& current() { return m_trace.nodes[m_current]; }
    void happened(EventKind kind) { m_trace.events.emplace_back(kind, m_current); }

    BoundKind boundFound(const TraceNode& node) const {
        const Bounds& found = m_trace.nodes[node.writer].stored;
        if (found.lower == found.upper)
            return BoundKind::Exact;
        return node.value == found.lower ? BoundKind::Lower : BoundKind::Upper;
    }

    Trace& m_trace;
    TableImages m_images;
    NodeId m_current = noNode;
    NodeId m_left = noNode; ///< the node left last
    int m_sign = 1;         ///< 1 where O is to move at the current node, -1 where X is
    std::uint8_t m_depth = 0;
};

} // namespace yomi::tictactoe
