// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/step/state.h"

#include "core/tree/step/prefix.h"

#include <algorithm>
#include <cmath>

namespace yomi::tree {

namespace {

bool hasFound(const TraceNode& node) {
    return node.writer != noNode;
}

Bounds valueBounds(const TraceNode& node) {
    Bounds bounds;
    if (!node.hasClaim)
        return bounds;
    if (node.bound != BoundKind::Upper)
        bounds.lower = node.value;
    if (node.bound != BoundKind::Lower)
        bounds.upper = node.value;
    return bounds;
}

Bounds intersection(const Bounds& a, const Bounds& b) {
    return {std::max(a.lower, b.lower), std::min(a.upper, b.upper)};
}

/// Whether the node's probe or evaluation, which follows its entry, has happened.
bool isProbed(const TraceNode& node, EventIndex event) {
    return event > node.entered;
}

bool isLeftBy(const TraceNode& node, EventIndex event) {
    return node.left != noEvent && node.left <= event;
}

/// Whether the next search of the same child, a re-search, belongs to this one, or may belong to it
/// if the recording ends before that is known.
bool isSearchedAgain(const Trace& trace, NodeId child, NodeId end) {
    const NodeId next = trace.nodes[child].end;
    if (next < end)
        return trace.nodes[next].visit == Visit::Research &&
               trace.nodes[next].move == trace.nodes[child].move;
    const EventIndex comparison = trace.nodes[child].left + 1;
    return comparison + 1 == trace.events.size() && trace.nodes[child].visit == Visit::NullWindow;
}

/// The effect of the children in [first, end) that were compared by `event`.
class Comparing {
public:
    /// `changes`: of the node's window.
    Comparing(const Trace& trace, EventIndex event, std::span<const WindowChange> changes,
              OpenNode& open)
        : m_trace(trace)
        , m_event(event)
        , m_changes(changes)
        , m_open(open) {}

    /// `unsearched`: the number of moves that are not children.
    void compare(NodeId first, NodeId end, int unsearched) {
        for (NodeId child = first; child < end; child = m_trace.nodes[child].end) {
            const TraceNode& searched = m_trace.nodes[child];
            if (!searched.isCounted)
                continue;
            const bool isAgain = searched.visit == Visit::Research && searched.move == m_searched;
            if (searched.left >= m_event || !searched.hasValue) {
                unsearched += !isAgain;
                continue;
            }
            change(searched.left);
            m_searched = searched.move;
            ++m_open.compared;
            const Bounds proved = provedBy(m_trace, child);
            if (isAgain) { // it adds to the knowledge of the same move
                m_move = intersection(m_move, proved);
            } else {
                addMove();
                m_move = proved;
            }
            take(child, end);
        }
        change(m_event);
        addMove();
        if (unsearched > 0) {
            m_move = {};
            addMove();
        }
        if (m_open.compared > 0)
            m_open.proved = intersection(m_open.proved, m_best);
        m_open.proved = intersection(m_open.proved, m_known);
    }

private:
    bool maximises() const { return m_open.firstToMove; }

    /// Applies the window changes up to an event.
    void change(EventIndex event) {
        for (; !m_changes.empty() && m_changes.front().event <= event;
             m_changes = m_changes.subspan(1)) {
            const WindowChange& next = m_changes.front();
            setEnd(m_open.alpha, m_open.alphaSource, next.window.lower, next.source);
            setEnd(m_open.beta, m_open.betaSource, next.window.upper, next.source);
            m_known = intersection(m_known, next.known);
            m_bestSince.reset();
        }
    }
    static void setEnd(double& end, Source& source, double next, Source from) {
        if (next == end)
            return;
        end = next;
        source = std::isinf(next) ? Source(SourceKind::None) : from;
    }

    /// Combines the bounds of the last move with those of the best one.
    void addMove() {
        m_best = maximises() ? Bounds{std::max(m_best.lower, m_move.lower),
                                      std::max(m_best.upper, m_move.upper)}
                             : Bounds{std::min(m_best.lower, m_move.lower),
                                      std::min(m_best.upper, m_move.upper)};
    }

    /// A child's value raises the best one and narrows the window.
    void take(NodeId child, NodeId end) {
        const double value = m_trace.nodes[child].value;
        if (!m_open.best || (maximises() ? value > *m_open.best : value < *m_open.best)) {
            m_open.best = value;
            m_open.bestChild = child;
        }
        if (!m_bestSince || (maximises() ? value > m_bestSince->value : value < m_bestSince->value))
            m_bestSince = {value, child};
        const double best = m_bestSince->value;
        const bool narrows = m_open.node && m_open.hasWindow && m_trace.hasWindows &&
                             best > m_open.alpha && best < m_open.beta &&
                             !isSearchedAgain(m_trace, child, end);
        if (!narrows)
            return;
        (maximises() ? m_open.alpha : m_open.beta) = best;
        (maximises() ? m_open.alphaSource : m_open.betaSource) =
            Source(SourceKind::Value, m_bestSince->child);
    }

    const Trace& m_trace;
    struct BestChild {
        double value;
        NodeId child;
    };

    EventIndex m_event;
    std::span<const WindowChange> m_changes; ///< still to come
    OpenNode& m_open;
    std::optional<BestChild> m_bestSince; ///< since the window changed, or ever
    Bounds m_known;                       ///< of the value, from window changes
    /// Without moves: the worst value for the side to move.
    Bounds m_best = maximises() ? Bounds{-infinite, -infinite} : Bounds{infinite, infinite};
    Bounds m_move = m_best; ///< of the last searched move
    Move m_searched = noMove;
};

/// Narrows the window to known bounds.
void narrow(OpenNode& open, const Bounds& known, Source source) {
    if (!open.hasWindow)
        return;
    if (known.lower > open.alpha) {
        open.alpha = known.lower;
        open.alphaSource = source;
    }
    if (known.upper < open.beta) {
        open.beta = known.upper;
        open.betaSource = source;
    }
}

OpenNode openNode(const Trace& trace, EventIndex event, NodeId id) {
    const TraceNode& node = trace.nodes[id];
    OpenNode open;
    open.node = id;
    open.firstToMove = node.firstToMove;
    open.hasWindow = node.hasWindow;
    if (node.isImplied) // the values its children were compared with are unknown
        return open;
    open.alpha = node.alpha;
    open.beta = node.beta;
    open.alphaSource = node.alphaSource;
    open.betaSource = node.betaSource;
    if (node.range != noBounds) {
        open.proved = trace.bounds[node.range];
        narrow(open, open.proved, Source(SourceKind::Range));
    }
    if (hasFound(node) && isProbed(node, event)) {
        const Bounds& found = foundBy(trace, id);
        open.proved = intersection(open.proved, found);
        if (node.table == TableAction::Narrowed)
            narrow(open, found, Source(SourceKind::Table, id));
    }
    if (node.table == TableAction::Leaf) {
        if (isProbed(node, event))
            open.proved = intersection(open.proved, valueBounds(node));
    } else {
        const bool mayBeMore = node.left == noEvent || !trace.knowsPruned;
        const int unseen = mayBeMore ? 1 : leftCount(node);
        Comparing(trace, event, windowChanges(trace, id), open).compare(id + 1, node.end, unseen);
    }
    if (isLeftBy(node, event))
        open.proved = intersection(open.proved, provedBy(trace, id));
    return open;
}

/// The root of an iteration. A root that is searched as a node is the one below it.
OpenNode openRoot(const Trace& trace, EventIndex event, int number) {
    const TraceIteration& iteration = trace.iterations[static_cast<std::size_t>(number)];
    OpenNode open;
    if (iteration.firstNode == iteration.endNode)
        return open;
    const TraceNode& first = trace.nodes[iteration.firstNode];
    open.firstToMove = iteration.firstToMove;
    open.hasWindow = iteration.hasRoot;
    if (!first.isRoot() && iteration.hasRoot)
        Comparing(trace, event, {}, open)
            .compare(iteration.firstNode, iteration.endNode, isUnfinished(trace, number) ? 1 : 0);
    return open;
}

bool hasStored(const Trace& trace, const TraceNode& node) {
    return node.left != noEvent && trace.events[node.left - 1].kind() == EventKind::Store;
}

/// Whether the node's own search has given its value: from its store on, or from its static value,
/// or when it is left; never if the table gives the value.
bool isComputed(const Trace& trace, const TraceNode& node, EventIndex event) {
    if (node.table == TableAction::Returned)
        return false;
    if (node.table == TableAction::Leaf)
        return isProbed(node, event);
    return node.left != noEvent && event >= node.left - (hasStored(trace, node) ? 1 : 0);
}

} // namespace

Bounds provedBy(const Trace& trace, NodeId id) {
    const TraceNode& node = trace.nodes[id];
    Bounds known = node.range == noBounds ? Bounds() : trace.bounds[node.range];
    for (const WindowChange& change : windowChanges(trace, id))
        known = intersection(known, change.known);
    return intersection(intersection(valueBounds(node), known),
                        hasFound(node) ? foundBy(trace, id) : Bounds());
}

Bounds provedAtEnd(const Trace& trace, NodeId node) {
    return openNode(trace, trace.nodes[node].left, node).proved;
}

BoundKind placeInWindow(const TraceNode& node) {
    return !node.hasWindow            ? node.bound
           : node.value >= node.beta  ? BoundKind::Lower
           : node.value <= node.alpha ? BoundKind::Upper
                                      : BoundKind::Exact;
}

TraceState stateAt(const Trace& trace, EventIndex event) {
    TraceState state;
    state.iteration = iterationOfEvent(trace, event);

    const std::optional<NodeId> current = subject(trace, event);
    for (NodeId id = current.value_or(noNode); id != noNode; id = trace.nodes[id].parent)
        state.path.push_back(openNode(trace, event, id));
    state.path.push_back(openRoot(trace, event, state.iteration));
    std::ranges::reverse(state.path);

    if (current) {
        const TraceNode& node = trace.nodes[*current];
        if (hasFound(node) && isProbed(node, event))
            state.found = foundBy(trace, *current);
        if (isComputed(trace, node, event)) {
            state.computed = valueBounds(node);
            if (hasStored(trace, node))
                state.stored = trace.bounds[node.stored];
        }
    }
    return state;
}

} // namespace yomi::tree
