// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/search/observer.h"
#include "core/tree/trace.h"

#include <algorithm>
#include <vector>

namespace yomi::search {

using tree::NodeId;

/// The observer that writes a trace. It converts the searcher's values, in steps for the side to
/// move, to points of the first player. After `mostNodes` nodes the search continues, but the trace
/// ends.
class Recorder {
public:
    using Tag = NodeId; ///< the node that wrote an entry

    Recorder(tree::Trace& trace, int stepsPerPoint, NodeId mostNodes)
        : m_trace(trace)
        , m_stepsPerPoint(stepsPerPoint)
        , m_mostNodes(mostNodes) {}

    void begin(int depth) {
        const auto node = static_cast<NodeId>(m_trace.nodes.size());
        const auto event = static_cast<tree::EventIndex>(m_trace.events.size());
        tree::TraceIteration& iteration = m_trace.iterations.emplace_back();
        iteration.firstNode = iteration.endNode = node;
        iteration.firstEvent = iteration.endEvent = event;
        iteration.depth = depth;
        m_levels.assign(1, {});
    }
    /// The current iteration is complete.
    void end() {
        tree::TraceIteration& iteration = m_trace.iterations.back();
        iteration.endNode = static_cast<NodeId>(m_trace.nodes.size());
        iteration.endEvent = static_cast<tree::EventIndex>(m_trace.events.size());
        if (m_trace.isCutOff && iteration.firstEvent == iteration.endEvent)
            m_trace.iterations.pop_back(); // it has no nodes
    }
    void abandon() {
        const tree::TraceIteration& unfinished = m_trace.iterations.back();
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
        const tree::Source source =
            visit == Visit::NullWindow ? tree::Source(tree::SourceKind::Guess, lastRoot())
            : iterationsBefore == 0
                ? tree::Source(tree::SourceKind::Range)
                : tree::Source(tree::SourceKind::Aspiration, iterationsBefore - 1);
        root.alphaSource = root.window.lower == -tree::infinite ? noSource : source;
        root.betaSource = root.window.upper == tree::infinite ? noSource : source;
        enter(tree::noMove, -1, game.firstToMove(), visit, root);
    }

    template <class Game>
    void enter(const Game& game, int move, Score alpha, Score beta, Visit visit) {
        if (isFull())
            return;
        Level& parent = m_levels.back();
        // The moves of a root that is not a node do not narrow one another's windows.
        if (visit != Visit::Research && m_current != tree::noNode)
            parent.raise();
        Level child;
        child.window = windowOf(alpha, beta, game.firstToMove());
        const tree::Source scout(tree::SourceKind::NullWindow,
                                 static_cast<NodeId>(m_trace.nodes.size()));
        // An end of a null window that differs from the parent's comes from the scout search.
        const bool isScout = visit == Visit::NullWindow;
        const bool nullAbove = isScout && child.window.upper != parent.window.upper;
        const bool nullBelow = isScout && child.window.lower != parent.window.lower;
        child.alphaSource = child.window.lower == -tree::infinite ? noSource
                            : nullBelow                           ? scout
                                                                  : parent.alphaSource;
        child.betaSource = child.window.upper == tree::infinite ? noSource
                           : nullAbove                          ? scout
                                                                : parent.betaSource;
        enter(static_cast<tree::Move>(move), m_depth, game.firstToMove(), visit, child);
    }

    void leaf(Ended ended) {
        if (isFull())
            return;
        tree::TraceNode& node = current();
        node.table = TableAction::Leaf;
        node.outcome = ended == Ended::No                          ? tree::Outcome::Open
                       : ended == Ended::Drawn                     ? tree::Outcome::Drawn
                       : (ended == Ended::Won) == node.firstToMove ? tree::Outcome::FirstWon
                                                                   : tree::Outcome::SecondWon;
        happened(tree::EventKind::Evaluate);
    }

    void decided(BoundKind bound) {
        if (isFull())
            return;
        tree::TraceNode& node = current();
        node.table = TableAction::Leaf;
        node.outcome = tree::Outcome::Decided;
        node.bound = node.firstToMove ? bound : tree::negated(bound);
        happened(tree::EventKind::Evaluate);
    }

    void boundedByRules(Bounds bounds) {
        if (isFull())
            return;
        if (m_current == tree::noNode) // for all nodes of the iteration
            return m_levels.back().narrow(turned(bounds, true), tree::Source(rules));
        tree::TraceNode& node = current();
        if (node.range == tree::noBounds) {
            node.range = static_cast<std::uint32_t>(m_trace.bounds.size());
            m_trace.bounds.emplace_back();
        }
        tree::Bounds& range = m_trace.bounds[node.range];
        const tree::Bounds more = turned(bounds, node.firstToMove);
        range = {std::max(range.lower, more.lower), std::min(range.upper, more.upper)};
        m_levels.back().narrow(range, tree::Source(rules));
    }

    void missed() {
        if (isFull())
            return;
        current().table = TableAction::Miss;
        happened(tree::EventKind::Probe);
    }

    void found(TableAction action, Bounds bounds, NodeId writer) {
        if (isFull())
            return;
        tree::TraceNode& node = current();
        node.table = action;
        node.writer = writer;
        m_found = turned(bounds, node.firstToMove);
        if (action == TableAction::Narrowed)
            m_levels.back().narrow(m_found, tree::Source(tree::SourceKind::Table, m_current));
        happened(action == TableAction::Returned ? tree::EventKind::TableHit
                                                 : tree::EventKind::Probe);
    }

    void compared(bool isBetter, bool /*raises*/) {
        if (isFull())
            return;
        if (isBetter) {
            m_levels.back().best = m_trace.nodes[m_left].value;
            m_levels.back().bestNode = m_left;
        }
        m_trace.events.emplace_back(isBetter ? tree::EventKind::NewBest : tree::EventKind::Child,
                                    m_left);
    }

    template <class Iterator>
    void cutoff(Iterator begin, Iterator end) {
        if (isFull())
            return;
        tree::TraceNode& node = current();
        node.firstPruned = static_cast<std::uint32_t>(m_trace.pruned.size());
        node.prunedCount = static_cast<std::uint16_t>(end - begin);
        m_trace.pruned.insert(m_trace.pruned.end(), begin, end);
        happened(tree::EventKind::Cutoff);
    }

    void expanded(Score value, Score alpha, Score beta) {
        if (isFull())
            return;
        const BoundKind bound = value <= alpha  ? BoundKind::Upper
                                : value >= beta ? BoundKind::Lower
                                                : BoundKind::Exact;
        current().bound = current().firstToMove ? bound : tree::negated(bound);
    }

    NodeId store(Bounds bounds) {
        if (isFull())
            return tree::noNode;
        tree::TraceNode& node = current();
        node.stored = static_cast<std::uint32_t>(m_trace.bounds.size());
        m_trace.bounds.push_back(turned(bounds, node.firstToMove));
        happened(tree::EventKind::Store);
        return m_current;
    }

    void leave(Score value) {
        if (isFull())
            return;
        tree::TraceNode& node = current();
        node.value = inPoints(node.firstToMove ? value : -value);
        if (node.table == TableAction::Returned)
            node.bound = m_found.lower == m_found.upper ? BoundKind::Exact
                         : node.value == m_found.lower  ? BoundKind::Lower
                                                        : BoundKind::Upper;
        node.end = static_cast<NodeId>(m_trace.nodes.size());
        node.left = static_cast<tree::EventIndex>(m_trace.events.size());
        happened(tree::EventKind::Leave);
        m_left = m_current;
        m_current = node.parent;
        m_levels.pop_back();
        --m_depth;
    }

private:
    using BoundKind = tree::BoundKind;
    static constexpr tree::Source noSource{tree::SourceKind::None};
    static constexpr tree::SourceKind rules = tree::SourceKind::Range;

    /// An open node: its current window and the best value so far. The first is the root of an
    /// iteration.
    struct Level {
        tree::Bounds window = {};
        tree::Source alphaSource = {}, betaSource = {};
        bool maximises = true;
        double best = 0;
        NodeId bestNode = tree::noNode; ///< noNode: no value yet

        /// Raises the window to the best value.
        void raise() {
            if (bestNode == tree::noNode)
                return;
            const tree::Source source(tree::SourceKind::Value, bestNode);
            if (maximises && best > window.lower) {
                window.lower = best;
                alphaSource = source;
            } else if (!maximises && best < window.upper) {
                window.upper = best;
                betaSource = source;
            }
        }
        void narrow(const tree::Bounds& known, tree::Source source) {
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

    void enter(tree::Move move, int depth, bool firstToMove, Visit visit, Level& level) {
        if (m_trace.nodes.size() == m_mostNodes)
            return cutOff();
        tree::TraceNode node;
        node.alpha = level.window.lower;
        node.beta = level.window.upper;
        node.alphaSource = level.alphaSource;
        node.betaSource = level.betaSource;
        node.parent = m_current;
        node.entered = static_cast<tree::EventIndex>(m_trace.events.size());
        node.move = move;
        node.depth = static_cast<std::int16_t>(depth);
        node.firstToMove = firstToMove;
        node.visit = visit;
        m_depth = depth + 1;
        m_current = static_cast<NodeId>(m_trace.nodes.size());
        m_trace.nodes.push_back(node);
        level.maximises = firstToMove;
        m_levels.push_back(level);
        happened(visit == Visit::Research ? tree::EventKind::Reenter : tree::EventKind::Enter);
    }

    /// Leaves open nodes open.
    void cutOff() {
        m_trace.isCutOff = true;
        for (NodeId open = m_current; open != tree::noNode; open = m_trace.nodes[open].parent)
            m_trace.nodes[open].end = static_cast<NodeId>(m_trace.nodes.size());
    }

    /// The root of the previous pass; noNode in the first pass of an iteration.
    NodeId lastRoot() const {
        return m_left != tree::noNode && m_left >= m_trace.iterations.back().firstNode
                   ? m_left
                   : tree::noNode;
    }

    bool isFull() const { return m_trace.isCutOff; }
    tree::TraceNode& current() { return m_trace.nodes[m_current]; }
    void happened(tree::EventKind kind) { m_trace.events.emplace_back(kind, m_current); }

    double inPoints(Score score) const { return points(score, m_stepsPerPoint); }
    tree::Bounds turned(Bounds bounds, bool firstToMove) const {
        return windowOf(bounds.lower, bounds.upper, firstToMove);
    }
    tree::Bounds windowOf(Score lower, Score upper, bool firstToMove) const {
        return firstToMove ? tree::Bounds{inPoints(lower), inPoints(upper)}
                           : tree::Bounds{inPoints(-upper), inPoints(-lower)};
    }

    tree::Trace& m_trace;
    int m_stepsPerPoint;
    NodeId m_mostNodes;
    std::vector<Level> m_levels;
    tree::Bounds m_found; ///< of the node entered last
    NodeId m_current = tree::noNode;
    NodeId m_left = tree::noNode;
    int m_depth = 0;
};

} // namespace yomi::search
