// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tictactoe/trace_state.h"

#include <algorithm>

namespace yomi::tictactoe {

namespace {

bool hasFound(const TraceNode& node) {
    return node.writer != noNode;
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

/// What the searches of children did that were compared by `event`; children are in [first, end).
void compareChildren(const Trace& trace, EventIndex event, NodeId first, NodeId end,
                     OpenNode& open) {
    const bool maximises = open.position.toMove() == Player::O;
    const bool narrows = open.node && trace.settings.algorithm != Algorithm::Minimax;
    for (NodeId child = first; child < end; child = trace.nodes[child].end) {
        const TraceNode& searched = trace.nodes[child];
        if (searched.left + 1 > event)
            break;
        ++open.compared;
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
}

OpenNode openNode(const Trace& trace, EventIndex event, NodeId id) {
    const TraceNode& node = trace.nodes[id];
    OpenNode open = {id, node.position, node.alpha, node.beta, {}, {}, 0};
    if (node.table == TableAction::Narrowed && isProbed(node, event)) {
        const Bounds& found = trace.nodes[node.writer].stored;
        open.alpha = std::max<Score>(open.alpha, found.lower);
        open.beta = std::min<Score>(open.beta, found.upper);
    }
    compareChildren(trace, event, id + 1, node.end, open);
    return open;
}

OpenNode openRoot(const Trace& trace, EventIndex event, const TraceIteration& iteration) {
    OpenNode open;
    open.position = trace.root;
    compareChildren(trace, event, iteration.firstNode, iteration.endNode, open);
    return open;
}

Bounds valueBounds(const TraceNode& node) {
    Bounds bounds;
    if (node.bound != BoundKind::Upper)
        bounds.lower = node.value;
    if (node.bound != BoundKind::Lower)
        bounds.upper = node.value;
    return bounds;
}

/// Whether the node's value is known: from its store on, or from its static value or table hit, or
/// when it is left.
bool isComputed(const Trace& trace, const TraceNode& node, EventIndex event) {
    const bool isShort = node.table == TableAction::Leaf || node.table == TableAction::Returned;
    const bool stores = trace.events[node.left - 1].kind() == EventKind::Store;
    return isShort ? isProbed(node, event) : event >= node.left - (stores ? 1 : 0);
}

} // namespace

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
