// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tictactoe/trace_state.h"

#include <algorithm>
#include <array>

namespace yomi::tictactoe {

namespace {

bool hasFound(const TraceNode& node) {
    return node.writer != noNode;
}

Bounds valueBounds(const TraceNode& node) {
    Bounds bounds;
    if (node.bound != BoundKind::Upper)
        bounds.lower = node.value;
    if (node.bound != BoundKind::Lower)
        bounds.upper = node.value;
    return bounds;
}

Bounds intersection(const Bounds& a, const Bounds& b) {
    return {std::max(a.lower, b.lower), std::min(a.upper, b.upper)};
}

/// The event at which a table was asked or a leaf evaluated follows the entry.
bool isProbed(const TraceNode& node, EventIndex event) {
    return event > node.entered;
}

/// Whether the next search of the same child, a re-search, belongs to this one.
bool isSearchedAgain(const Trace& trace, NodeId child, NodeId end) {
    const NodeId next = trace.nodes[child].end;
    return next < end && trace.nodes[next].visit == Visit::Research;
}

/// What the bounds of all moves, of which none is known for a move not searched, say of the best.
Bounds boundsOfBest(const std::array<Bounds, squareCount>& known, const Position& position,
                    bool maximises) {
    constexpr auto least = static_cast<std::int16_t>(-infinity);
    constexpr auto most = static_cast<std::int16_t>(infinity);
    Bounds best = maximises ? Bounds{least, least} : Bounds{most, most};
    for (const int square : legalMoves(position)) {
        const Bounds& move = known[static_cast<std::size_t>(square)];
        best = maximises
                   ? Bounds{std::max(best.lower, move.lower), std::max(best.upper, move.upper)}
                   : Bounds{std::min(best.lower, move.lower), std::min(best.upper, move.upper)};
    }
    return best;
}

/// What the searches of children did that were compared by `event`; children are in [first, end).
void compareChildren(const Trace& trace, EventIndex event, NodeId first, NodeId end,
                     OpenNode& open) {
    const bool maximises = open.position.toMove() == Player::O;
    const bool narrows = open.node && trace.settings.algorithm != Algorithm::Minimax;
    std::array<Bounds, squareCount> known; // of the moves
    for (NodeId child = first; child < end; child = trace.nodes[child].end) {
        const TraceNode& searched = trace.nodes[child];
        if (searched.left + 1 > event)
            break;
        ++open.compared;
        Bounds& move = known[searched.square];
        move = intersection(move, provedBy(trace, child)); // a re-search adds to what is known
        if (!open.best || (maximises ? searched.value > *open.best : searched.value < *open.best)) {
            open.best = searched.value;
            open.bestMove = searched.square;
        }
        if (!narrows || *open.best <= open.alpha || *open.best >= open.beta)
            continue;
        if (isSearchedAgain(trace, child, end))
            continue;
        (maximises ? open.alpha : open.beta) = *open.best;
    }
    const Bounds children = boundsOfBest(known, open.position, maximises);
    open.proved = intersection(open.proved, children);
}

OpenNode openNode(const Trace& trace, EventIndex event, NodeId id) {
    const TraceNode& node = trace.nodes[id];
    OpenNode open = {id, node.position, node.alpha, node.beta, {}, {}, {}, 0};
    if (hasFound(node) && isProbed(node, event))
        open.proved = trace.nodes[node.writer].stored;
    if (node.table == TableAction::Narrowed && isProbed(node, event)) {
        const Bounds& found = open.proved;
        open.alpha = std::max<Score>(open.alpha, found.lower);
        open.beta = std::min<Score>(open.beta, found.upper);
    }
    if (node.table == TableAction::Leaf) {
        if (isProbed(node, event))
            open.proved = valueBounds(node);
    } else {
        compareChildren(trace, event, id + 1, node.end, open);
    }
    if (event >= node.left)
        open.proved = intersection(open.proved, provedBy(trace, id));
    return open;
}

OpenNode openRoot(const Trace& trace, EventIndex event, const TraceIteration& iteration) {
    OpenNode open;
    open.position = trace.root;
    compareChildren(trace, event, iteration.firstNode, iteration.endNode, open);
    return open;
}

/// Whether the node's own search has given its value: from its store on, or from its static value,
/// or when it is left; never where the table answers.
bool isComputed(const Trace& trace, const TraceNode& node, EventIndex event) {
    if (node.table == TableAction::Returned)
        return false;
    if (node.table == TableAction::Leaf)
        return isProbed(node, event);
    const bool stores = trace.events[node.left - 1].kind() == EventKind::Store;
    return event >= node.left - (stores ? 1 : 0);
}

} // namespace

Bounds provedBy(const Trace& trace, NodeId id) {
    const TraceNode& node = trace.nodes[id];
    const Bounds found = hasFound(node) ? trace.nodes[node.writer].stored : Bounds();
    return intersection(valueBounds(node), found);
}

Bounds provedAtEnd(const Trace& trace, NodeId id) {
    return openNode(trace, trace.nodes[id].left, id).proved;
}

BoundKind placeInWindow(const TraceNode& node) {
    return node.value >= node.beta    ? BoundKind::Lower
           : node.value <= node.alpha ? BoundKind::Upper
                                      : BoundKind::Exact;
}

TraceState stateAt(const Trace& trace, EventIndex event) {
    TraceState state;
    state.iteration = iterationOfEvent(trace, event);
    const TraceIteration& iteration = trace.iterations[static_cast<std::size_t>(state.iteration)];

    const std::optional<NodeId> current = subject(trace, event);
    for (NodeId id = current.value_or(noNode); id != noNode; id = trace.nodes[id].parent)
        state.path.push_back(openNode(trace, event, id));
    state.path.push_back(openRoot(trace, event, iteration));
    std::ranges::reverse(state.path);

    if (current) {
        const TraceNode& node = trace.nodes[*current];
        if (hasFound(node) && isProbed(node, event))
            state.found = trace.nodes[node.writer].stored;
        if (isComputed(trace, node, event)) {
            state.computed = valueBounds(node);
            if (trace.events[node.left - 1].kind() == EventKind::Store)
                state.stored = node.stored;
        }
    }
    return state;
}

} // namespace yomi::tictactoe
