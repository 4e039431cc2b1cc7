// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/trace.h"

#include "core/tree/step/steps.h"

#include <algorithm>

namespace yomi::tree {

namespace {

template <class First>
int iterationOf(const Trace& trace, std::uint32_t index, First first) {
    const auto after = std::ranges::upper_bound(trace.iterations, index, {}, first);
    return static_cast<int>(after - trace.iterations.begin()) - 1;
}

std::vector<NodeId> siblings(const Trace& trace, NodeId first, NodeId end) {
    std::vector<NodeId> result;
    for (NodeId node = first; node < end; node = trace.nodes[node].end)
        result.push_back(node);
    return result;
}

} // namespace

int iterationOfNode(const Trace& trace, NodeId node) {
    return iterationOf(trace, node, &TraceIteration::firstNode);
}

int iterationOfEvent(const Trace& trace, EventIndex event) {
    return iterationOf(trace, event, &TraceIteration::firstEvent);
}

std::optional<NodeId> subject(const Trace& trace, EventIndex index) {
    const Event event = trace.events[index];
    const bool isOfParent = event.kind() == EventKind::Child || event.kind() == EventKind::NewBest;
    const NodeId node = isOfParent ? trace.nodes[event.node()].parent : event.node();
    return node == noNode ? std::nullopt : std::optional(node);
}

std::vector<Move> pathTo(const Trace& trace, NodeId node) {
    std::vector<Move> moves;
    for (; node != noNode && !trace.nodes[node].isRoot(); node = trace.nodes[node].parent)
        moves.push_back(trace.nodes[node].move);
    std::ranges::reverse(moves);
    return moves;
}

std::vector<NodeId> childrenOf(const Trace& trace, NodeId parent) {
    return siblings(trace, parent + 1, trace.nodes[parent].end);
}

std::vector<NodeId> topNodes(const Trace& trace, int iteration) {
    const TraceIteration& range = trace.iterations[static_cast<std::size_t>(iteration)];
    return siblings(trace, range.firstNode, range.endNode);
}

std::span<const std::uint16_t> prunedMoves(const Trace& trace, NodeId node) {
    const TraceNode& at = trace.nodes[node];
    return std::span(trace.pruned).subspan(at.firstPruned, at.prunedCount);
}

std::span<const WindowChange> windowChanges(const Trace& trace, NodeId node) {
    const auto& all = trace.windowChanges; // in the order of their nodes
    const auto from = std::ranges::lower_bound(all, node, {}, &WindowChange::node);
    const auto to = std::ranges::upper_bound(all, node, {}, &WindowChange::node);
    return std::span(all).subspan(static_cast<std::size_t>(from - all.begin()),
                                  static_cast<std::size_t>(to - from));
}

bool isCut(const Trace& trace, NodeId node) {
    return leftCount(trace.nodes[node]) > 0 || (!trace.knowsCuts && cutoffOf(trace, node));
}

Source aroundWhich(const Trace& trace, Source source) {
    while (source.kind() == SourceKind::NullWindow) {
        const TraceNode& scout = trace.nodes[source.number()];
        const Source other = scout.betaSource == source ? scout.alphaSource : scout.betaSource;
        const bool isAbove =
            other.kind() != SourceKind::NullWindow || other.number() < source.number();
        source = isAbove ? other : Source(SourceKind::Unknown);
    }
    return source;
}

const Bounds& foundBy(const Trace& trace, NodeId node) {
    return trace.bounds[trace.nodes[trace.nodes[node].writer].stored];
}

} // namespace yomi::tree
