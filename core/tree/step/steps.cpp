// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/step/steps.h"

#include "core/common/stopped.h"

#include <algorithm>
#include <iterator>

namespace yomi::tree {

namespace {

bool isEntry(EventKind kind) {
    return kind == EventKind::Enter || kind == EventKind::Reenter;
}

EventIndex lastEvent(const Trace& trace) {
    return static_cast<EventIndex>(trace.events.size()) - 1;
}

} // namespace

Step stepOver(const Trace& trace, EventIndex event) {
    if (event == lastEvent(trace))
        return {};
    const Event current = trace.events[event], next = trace.events[event + 1];
    if (isEntry(current.kind()))
        return std::min(trace.nodes[current.node()].left, lastEvent(trace));
    if (!isEntry(next.kind()))
        return event + 1;
    const EventIndex left = trace.nodes[next.node()].left; // its comparison is the next event
    return left < lastEvent(trace) ? left + 1 : lastEvent(trace);
}

Step stepOut(const Trace& trace, EventIndex event) {
    std::optional<NodeId> node = subject(trace, event);
    while (node && trace.nodes[*node].left == event) { // implied nodes end with the one below
        const NodeId parent = trace.nodes[*node].parent;
        node = parent == noNode ? std::nullopt : std::optional(parent);
    }
    if (node)
        return std::min(trace.nodes[*node].left, lastEvent(trace));
    const auto iteration = static_cast<std::size_t>(iterationOfEvent(trace, event));
    const EventIndex end = trace.iterations[iteration].endEvent - 1;
    return end == event ? Step() : end;
}

std::vector<EventIndex> ownEvents(const Trace& trace, std::optional<NodeId> node, int iteration) {
    const TraceIteration& range = trace.iterations[static_cast<std::size_t>(iteration)];
    EventIndex next = node ? trace.nodes[*node].entered : range.firstEvent;
    const EventIndex end =
        node && trace.nodes[*node].left != noEvent ? trace.nodes[*node].left + 1 : range.endEvent;
    std::vector<EventIndex> own;
    const auto addUntil = [&](EventIndex stop) {
        for (; next < stop; ++next)
            own.push_back(next);
    };
    for (const NodeId child : node ? childrenOf(trace, *node) : topNodes(trace, iteration)) {
        addUntil(trace.nodes[child].entered);
        next = trace.nodes[child].left == noEvent ? end : trace.nodes[child].left + 1;
    }
    addUntil(end);
    return own;
}

Step stepWithin(const std::vector<EventIndex>& own, EventIndex event, Direction direction) {
    if (direction == Direction::Forward) {
        const auto after = std::ranges::upper_bound(own, event);
        return after == own.end() ? Step() : *after;
    }
    const auto at = std::ranges::lower_bound(own, event);
    return at == own.begin() ? Step() : *std::prev(at);
}

Step stepToKind(const Trace& trace, EventIndex event, EventKind kind, Direction direction) {
    const auto begin = trace.events.begin(), at = begin + event;
    const auto isWanted = [&](Event each) {
        return each.kind() == kind && (kind != EventKind::Cutoff || isCut(trace, each.node()));
    };
    if (direction == Direction::Forward) {
        const auto found = std::find_if(at + 1, trace.events.end(), isWanted);
        return found == trace.events.end() ? Step() : static_cast<EventIndex>(found - begin);
    }
    const auto found = std::find_if(std::reverse_iterator(at), trace.events.rend(), isWanted);
    return found == trace.events.rend() ? Step()
                                        : static_cast<EventIndex>(found.base() - begin) - 1;
}

Step stepToBoard(const Trace& trace, EventIndex event, const std::string& boardText,
                 Direction direction, const std::stop_token& stop) {
    const auto has = [&](const TraceNode& node) {
        throwIfStopped(stop);
        const auto id = static_cast<NodeId>(&node - trace.nodes.data());
        return trace.game->boardText(pathTo(trace, id)) == boardText;
    };
    // Nodes are in the order of their entries.
    const auto after = std::ranges::upper_bound(trace.nodes, event, {}, &TraceNode::entered);
    if (direction == Direction::Forward) {
        const auto found = std::find_if(after, trace.nodes.end(), has);
        return found == trace.nodes.end() ? Step() : found->entered;
    }
    const auto isBefore = [&](const TraceNode& node) {
        return node.entered < event && has(node);
    };
    const auto found = std::find_if(std::reverse_iterator(after), trace.nodes.rend(), isBefore);
    return found == trace.nodes.rend() ? Step() : found->entered;
}

Step cutoffOf(const Trace& trace, NodeId node) {
    const TraceNode& at = trace.nodes[node];
    if (at.left == noEvent)
        return {};
    // Only a store may come between the cutoff and the end of the node.
    for (const EventIndex before : {1U, 2U}) {
        if (at.left < at.entered + before)
            return {};
        const Event event = trace.events[at.left - before];
        if (event.kind() == EventKind::Cutoff && event.node() == node)
            return at.left - before;
    }
    return {};
}

NodeId lastEntered(const Trace& trace, EventIndex event) {
    const auto after = std::ranges::upper_bound(trace.nodes, event, {}, &TraceNode::entered);
    return static_cast<NodeId>(after - trace.nodes.begin()) - 1;
}

} // namespace yomi::tree
