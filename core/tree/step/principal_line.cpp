// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/step/principal_line.h"

#include <algorithm>

namespace yomi::tree {

namespace {

/// A node's value for the side that chooses it, and the value that it must exceed.
struct Worth {
    const Trace& trace;
    bool isMax;

    double of(NodeId child) const {
        if (trace.isByVisits())
            return trace.visits[child].visits.value_or(0);
        return isMax ? trace.nodes[child].value : -trace.nodes[child].value;
    }
    double least(NodeId id) const {
        const TraceNode& node = trace.nodes[id];
        if (trace.isByVisits() || !trace.hasWindows || !node.hasWindow)
            return -infinite;
        const double window = isMax ? node.alpha : -node.beta;
        if (node.table != TableAction::Narrowed)
            return window;
        const Bounds& found = foundBy(trace, id);
        return std::max(window, isMax ? found.lower : -found.upper);
    }
};

NodeId bestOf(const Trace& trace, const std::vector<NodeId>& children, const Worth& worth,
              double least, EventIndex event) {
    NodeId best = noNode;
    for (const NodeId child : children) {
        const TraceNode& node = trace.nodes[child];
        if (node.left >= event || !node.isCounted || !node.hasValue)
            continue;
        const double value = worth.of(child);
        const bool repeats = best != noNode && node.visit == Visit::Research &&
                             node.move == trace.nodes[best].move && value == worth.of(best);
        if (value > least || repeats) {
            best = child;
            least = std::max(least, value);
        }
    }
    return best;
}

void follow(const Trace& trace, NodeId node, EventIndex event, std::vector<NodeId>& line) {
    while (node != noNode) {
        const Worth worth = {trace, trace.nodes[node].firstToMove};
        node = bestOf(trace, childrenOf(trace, node), worth, worth.least(node), event);
        if (node != noNode)
            line.push_back(node);
    }
}

} // namespace

std::vector<NodeId> principalLine(const Trace& trace, int iteration, EventIndex event) {
    std::vector<NodeId> line;
    const std::vector<NodeId> top = topNodes(trace, iteration);
    if (!top.empty() && trace.nodes[top.front()].isRoot()) {
        // The last pass that found a move above its window: a pass may find none.
        for (auto pass = top.rbegin(); pass != top.rend() && line.empty(); ++pass)
            if (trace.nodes[*pass].entered <= event)
                follow(trace, *pass, event, line);
        return line;
    }
    const Worth worth = {trace, trace.iterations[static_cast<std::size_t>(iteration)].firstToMove};
    const NodeId first = bestOf(trace, top, worth, -infinite, event);
    if (first != noNode) {
        line.push_back(first);
        follow(trace, first, event, line);
    }
    return line;
}

} // namespace yomi::tree
