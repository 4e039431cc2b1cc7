// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tictactoe/symmetry.h"
#include "core/tictactoe/table.h"
#include "core/tictactoe/trace.h"

#include <array>

namespace yomi::tictactoe {

/// The observer that writes a Trace. It turns the searcher's values, which are those of the side to
/// move, to O's side.
class Recorder {
public:
    explicit Recorder(Trace& trace)
        : m_trace(trace)
        , m_images(trace.settings.images.value_or(TableImages::Article)) {}

    void begin() {
        const auto node = static_cast<NodeId>(m_trace.nodes.size());
        const auto event = static_cast<EventIndex>(m_trace.events.size());
        m_trace.iterations.push_back({node, node, event, event});
    }
    /// The iteration begun last is complete.
    void end() {
        m_trace.iterations.back().endNode = static_cast<NodeId>(m_trace.nodes.size());
        m_trace.iterations.back().endEvent = static_cast<EventIndex>(m_trace.events.size());
    }

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

    void leaf() {
        current().table = TableAction::Leaf;
        happened(EventKind::Evaluate);
    }

    void probed(TableAction action) {
        TraceNode& node = current();
        node.table = action;
        if (action != TableAction::Miss) {
            // Whatever the table holds of a class is what its last writer stored.
            node.writer = writer(node.position);
            const Position& from = m_trace.nodes[node.writer].position;
            node.symmetry =
                static_cast<std::uint8_t>(symmetryOfEntry(m_images, from, node.position));
        }
        happened(action == TableAction::Returned ? EventKind::TableHit : EventKind::Probe);
    }

    void compared(bool isBetter) {
        m_trace.events.emplace_back(isBetter ? EventKind::NewBest : EventKind::Child, m_left);
    }

    void cutoff() { happened(EventKind::Cutoff); }

    void expanded(Score value, Score alpha, Score beta) {
        if (value <= alpha)
            current().bound = m_sign > 0 ? BoundKind::Upper : BoundKind::Lower;
        else if (value >= beta)
            current().bound = m_sign > 0 ? BoundKind::Lower : BoundKind::Upper;
    }

    void store(Bounds bounds) {
        TraceNode& node = current();
        node.stored = m_sign > 0 ? bounds
                                 : Bounds{static_cast<std::int16_t>(-bounds.upper),
                                          static_cast<std::int16_t>(-bounds.lower)};
        writer(node.position) = m_current;
        happened(EventKind::Store);
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
    NodeId& writer(const Position& position) {
        return m_writers[symmetryTable().classOf[ternaryKey(position)]];
    }
    void happened(EventKind kind) { m_trace.events.emplace_back(kind, m_current); }

    BoundKind boundFound(const TraceNode& node) const {
        const Bounds& found = m_trace.nodes[node.writer].stored;
        if (found.lower == found.upper)
            return BoundKind::Exact;
        return node.value == found.lower ? BoundKind::Lower : BoundKind::Upper;
    }

    Trace& m_trace;
    TableImages m_images;
    std::array<NodeId, classCount> m_writers = {};
    NodeId m_current = noNode;
    NodeId m_left = noNode; ///< the node left last
    int m_sign = 1;         ///< 1 where O is to move at the current node, -1 where X is
    std::uint8_t m_depth = 0;
};

} // namespace yomi::tictactoe
