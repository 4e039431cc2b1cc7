// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/search/observer.h"
#include "core/trace/trace.h"

#include <algorithm>
#include <vector>

namespace yomi::search {

using trace::NodeId;

/// The observer that writes a trace. It converts the searcher's values, in steps for the side to
/// move, to points of the first player. After `mostNodes` nodes the search continues, but the trace
/// ends.
class Recorder {
public:
    using Tag = NodeId; ///< the node that wrote an entry

    Recorder(trace::Trace& trace, int stepsPerPoint, NodeId mostNodes)
        : m_trace(trace)
        , m_stepsPerPoint(stepsPerPoint)
        , m_mostNodes(mostNodes) {}

    void begin(int depth) {
        const auto node = static_cast<NodeId>(m_trace.nodes.size());
        const auto event = static_cast<trace::EventIndex>(m_trace.events.size());
        trace::TraceIteration& iteration = m_trace.iterations.emplace_back();
        iteration.firstNode = iteration.endNode = node;
        iteration.firstEvent = iteration.endEvent = event;
        iteration.depth = depth;
        m_levels.assign(1, {});
    }
    /// The current iteration is complete.
    void end() {
        trace::TraceIteration& iteration = m_trace.iterations.back();
        iteration.endNode = static_cast<NodeId>(m_trace.nodes.size());
        iteration.endEvent = static_cast<trace::EventIndex>(m_trace.events.size());
        if (m_trace.isCutOff && iteration.firstEvent == iteration.endEvent)
            m_trace.iterations.pop_back(); // it has no nodes
    }
    void abandon() {
        const trace::TraceIteration& unfinished = m_trace.iterations.back();
        m_trace.nodes.resize(unfinished.firstNode);
        m_trace.events.erase(m_trace.events.begin() + unfinished.firstEvent, m_trace.events.end());
        m_trace.iterations.pop_back();
    }

    template <class Game>
    void enterRoot(const Game& game, Score alpha, Score beta, Visit visit) {
        if (isFull())
            return;
        Level root;
        root.window = windowOf(alpha, beta, game.firstToMove());
        const auto iterationsBefore = static_cast<std::uint32_t>(m_trace.iterations.size()) - 1;
        const trace::Source source =
            visit == Visit::NullWindow ? trace::Source(trace::SourceKind::Guess, lastRoot())
            : iterationsBefore == 0
                ? trace::Source(trace::SourceKind::Range)
                : trace::Source(trace::SourceKind::Aspiration, iterationsBefore - 1);
        root.alphaSource = root.window.lower == -trace::infinite ? noSource : source;
        root.betaSource = root.window.upper == trace::infinite ? noSource : source;
        enter(trace::noMove, -1, game.firstToMove(), visit, root);
    }

    template <class Game>
    void enter(const Game& game, int move, Score alpha, Score beta, Visit visit) {
        if (isFull())
            return;
        Level& parent = m_levels.back();
        if (visit != Visit::Research)
            parent.raise();
        Level child;
        child.window = windowOf(alpha, beta, game.firstToMove());
        const trace::Source scout(trace::SourceKind::NullWindow,
                                  static_cast<NodeId>(m_trace.nodes.size()));
        // An end of a null window that differs from the parent's comes from the scout search.
        const bool isScout = visit == Visit::NullWindow;
        const bool nullAbove = isScout && child.window.upper != parent.window.upper;
        const bool nullBelow = isScout && child.window.lower != parent.window.lower;
        child.alphaSource = child.window.lower == -trace::infinite ? noSource
                            : nullBelow                            ? scout
                                                                   : parent.alphaSource;
        child.betaSource = child.window.upper == trace::infinite ? noSource
                           : nullAbove                           ? scout
                                                                 : parent.betaSource;
        enter(static_cast<trace::Move>(move), m_depth, game.firstToMove(), visit, child);
    }

    void leaf(Ended ended) {
        if (isFull())
            return;
        trace::TraceNode& node = current();
        node.table = TableAction::Leaf;
        node.outcome = ended == Ended::No                          ? trace::Outcome::Open
                       : ended == Ended::Drawn                     ? trace::Outcome::Drawn
                       : (ended == Ended::Won) == node.firstToMove ? trace::Outcome::FirstWon
                                                                   : trace::Outcome::SecondWon;
        happened(trace::EventKind::Evaluate);
    }

    void decided(BoundKind bound) {
        if (isFull())
            return;
        trace::TraceNode& node = current();
        node.table = TableAction::Leaf;
        node.outcome = trace::Outcome::Decided;
        node.bound = node.firstToMove ? bound : trace::negated(bound);
        happened(trace::EventKind::Evaluate);
    }

    void boundedByRules(Bounds bounds) {
        if (isFull())
            return;
        trace::TraceNode& node = current();
        if (node.range == trace::noBounds) {
            node.range = static_cast<std::uint32_t>(m_trace.bounds.size());
            m_trace.bounds.emplace_back();
        }
        trace::Bounds& range = m_trace.bounds[node.range];
        const trace::Bounds more = turned(bounds, node.firstToMove);
        range = {std::max(range.lower, more.lower), std::min(range.upper, more.upper)};
        m_levels.back().narrow(range, trace::Source(trace::SourceKind::Range));
    }

    void missed() {
        if (isFull())
            return;
        current().table = TableAction::Miss;
        happened(trace::EventKind::Probe);
    }

    void found(TableAction action, Bounds bounds, NodeId writer) {
        if (isFull())
            return;
        trace::TraceNode& node = current();
        node.table = action;
        node.writer = writer;
        m_found = turned(bounds, node.firstToMove);
        if (action == TableAction::Narrowed)
            m_levels.back().narrow(m_found, trace::Source(trace::SourceKind::Table, m_current));
        happened(action == TableAction::Returned ? trace::EventKind::TableHit
                                                 : trace::EventKind::Probe);
    }

    void compared(bool isBetter, bool /*raises*/) {
        if (isFull())
            return;
        if (isBetter) {
            m_levels.back().best = m_trace.nodes[m_left].value;
            m_levels.back().bestNode = m_left;
        }
        m_trace.events.emplace_back(isBetter ? trace::EventKind::NewBest : trace::EventKind::Child,
                                    m_left);
    }

    template <class Iterator>
    void cutoff(Iterator begin, Iterator end) {
        if (isFull())
            return;
        trace::TraceNode& node = current();
        node.firstPruned = static_cast<std::uint32_t>(m_trace.pruned.size());
        node.prunedCount = static_cast<std::uint16_t>(end - begin);
        m_trace.pruned.insert(m_trace.pruned.end(), begin, end);
        happened(trace::EventKind::Cutoff);
    }

    void expanded(Score value, Score alpha, Score beta) {
        if (isFull())
            return;
        const BoundKind bound = value <= alpha  ? BoundKind::Upper
                                : value >= beta ? BoundKind::Lower
                                                : BoundKind::Exact;
        current().bound = current().firstToMove ? bound : trace::negated(bound);
    }

    NodeId store(Bounds bounds) {
        if (isFull())
            return trace::noNode;
        trace::TraceNode& node = current();
        node.stored = static_cast<std::uint32_t>(m_trace.bounds.size());
        m_trace.bounds.push_back(turned(bounds, node.firstToMove));
        happened(trace::EventKind::Store);
        return m_current;
    }

    void leave(Score value) {
        if (isFull())
            return;
        trace::TraceNode& node = current();
        node.value = inPoints(node.firstToMove ? value : -value);
        if (node.table == TableAction::Returned)
            node.bound = m_found.lower == m_found.upper ? BoundKind::Exact
                         : node.value == m_found.lower  ? BoundKind::Lower
                                                        : BoundKind::Upper;
        node.end = static_cast<NodeId>(m_trace.nodes.size());
        node.left = static_cast<trace::EventIndex>(m_trace.events.size());
        happened(trace::EventKind::Leave);
        m_left = m_current;
        m_current = node.parent;
        m_levels.pop_back();
        --m_depth;
    }

private:
    using BoundKind = trace::BoundKind;
    static constexpr trace::Source noSource{trace::SourceKind::None};

    /// An open node: its current window and the best value so far. The first is the root of an
    /// iteration.
    struct Level {
        trace::Bounds window = {};
        trace::Source alphaSource = {}, betaSource = {};
        bool maximises = true;
        double best = 0;
        NodeId bestNode = trace::noNode; ///< noNode: no value yet

        /// Raises the window to the best value.
        void raise() {
            if (bestNode == trace::noNode)
                return;
            const trace::Source source(trace::SourceKind::Value, bestNode);
            if (maximises && best > window.lower) {
                window.lower = best;
                alphaSource = source;
            } else if (!maximises && best < window.upper) {
                window.upper = best;
                betaSource = source;
            }
        }
        void narrow(const trace::Bounds& known, trace::Source source) {
            if (known.lower > window.lower) {
                window.lower = known.lower;
                alphaSource = source;
            }
            if (known.upper < window.upper) {
                window.upper = known.upper;
                betaSource = source;
            }
        }
    };

    void enter(trace::Move move, int depth, bool firstToMove, Visit visit, Level& level) {
        if (m_trace.nodes.size() == m_mostNodes)
            return cutOff();
        trace::TraceNode node;
        node.alpha = level.window.lower;
        node.beta = level.window.upper;
        node.alphaSource = level.alphaSource;
        node.betaSource = level.betaSource;
        node.parent = m_current;
        node.entered = static_cast<trace::EventIndex>(m_trace.events.size());
        node.move = move;
        node.depth = static_cast<std::int16_t>(depth);
        node.firstToMove = firstToMove;
        node.visit = visit;
        m_depth = depth + 1;
        m_current = static_cast<NodeId>(m_trace.nodes.size());
        m_trace.nodes.push_back(node);
        level.maximises = firstToMove;
        m_levels.push_back(level);
        happened(visit == Visit::Research ? trace::EventKind::Reenter : trace::EventKind::Enter);
    }

    /// Leaves open nodes open.
    void cutOff() {
        m_trace.isCutOff = true;
        for (NodeId open = m_current; open != trace::noNode; open = m_trace.nodes[open].parent)
            m_trace.nodes[open].end = static_cast<NodeId>(m_trace.nodes.size());
    }

    /// The root of the previous pass; noNode in the first pass of an iteration.
    NodeId lastRoot() const {
        return m_left != trace::noNode && m_left >= m_trace.iterations.back().firstNode
                   ? m_left
                   : trace::noNode;
    }

    bool isFull() const { return m_trace.isCutOff; }
    trace::TraceNode& current() { return m_trace.nodes[m_current]; }
    void happened(trace::EventKind kind) { m_trace.events.emplace_back(kind, m_current); }

    double inPoints(Score score) const { return points(score, m_stepsPerPoint); }
    trace::Bounds turned(Bounds bounds, bool firstToMove) const {
        return windowOf(bounds.lower, bounds.upper, firstToMove);
    }
    trace::Bounds windowOf(Score lower, Score upper, bool firstToMove) const {
        return firstToMove ? trace::Bounds{inPoints(lower), inPoints(upper)}
                           : trace::Bounds{inPoints(-upper), inPoints(-lower)};
    }

    trace::Trace& m_trace;
    int m_stepsPerPoint;
    NodeId m_mostNodes;
    std::vector<Level> m_levels;
    trace::Bounds m_found; ///< of the node entered last
    NodeId m_current = trace::noNode;
    NodeId m_left = trace::noNode;
    int m_depth = 0;
};

} // namespace yomi::search
