// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/step/prefix.h"

#include "core/tree/step/steps.h"

#include <algorithm>
#include <iterator>

namespace yomi::tree {

namespace {

template <class Item>
std::vector<Item> firstOf(const std::vector<Item>& items, std::size_t count) {
    return {items.begin(), items.begin() + static_cast<std::ptrdiff_t>(count)};
}

/// A node that is open after the last event, with the data known then.
TraceNode opened(const Trace& trace, NodeId id, EventIndex last, NodeId end) {
    TraceNode node = trace.nodes[id];
    const TraceNode fresh;
    node.end = end;
    node.left = fresh.left;
    node.hasValue = fresh.hasValue;
    const bool isProbed = node.entered < last;
    const bool isFromTable = node.table == TableAction::Returned;
    if (!isProbed || (node.table != TableAction::Leaf && !isFromTable)) { // no value yet
        node.value = fresh.value;
        node.bound = fresh.bound;
    }
    if (const Step cutoff = cutoffOf(trace, id); !cutoff || *cutoff > last) {
        node.firstPruned = fresh.firstPruned;
        node.prunedCount = fresh.prunedCount;
        node.unnamedCount = fresh.unnamedCount;
    }
    const Event event = trace.events[last];
    if (event.kind() != EventKind::Store || event.node() != id)
        node.stored = fresh.stored;
    if (!isProbed) {
        node.table = fresh.table;
        node.writer = fresh.writer;
        node.outcome = fresh.outcome;
    }
    return node;
}

/// Forgets a source after the end, which only a wrong recording names.
void forgetLater(Source& source, const Trace& prefix) {
    const std::size_t count =
        source.kind() == SourceKind::Aspiration ? prefix.iterations.size() : prefix.nodes.size();
    if (source.number() != noNode && source.number() >= count)
        source = Source(SourceKind::Unknown);
}

} // namespace

Trace prefixOf(const Trace& trace, EventIndex last) {
    if (last + 1 == trace.events.size())
        return trace;
    Trace prefix;
    prefix.game = trace.game;
    prefix.hasWindows = trace.hasWindows;
    prefix.hasTable = trace.hasTable;
    prefix.knowsPruned = trace.knowsPruned;
    prefix.knowsCuts = trace.knowsCuts;
    prefix.isCutOff = true;
    prefix.events = firstOf(trace.events, last + 1);
    const NodeId count = lastEntered(trace, last) + 1;
    prefix.nodes = firstOf(trace.nodes, count);
    for (NodeId id = count - 1; id != noNode; id = trace.nodes[id].parent)
        if (trace.nodes[id].left > last)
            prefix.nodes[id] = opened(trace, id, last, count);

    const auto iterations = static_cast<std::size_t>(iterationOfEvent(trace, last)) + 1;
    prefix.iterations = firstOf(trace.iterations, iterations);
    if (TraceIteration& open = prefix.iterations.back(); open.endEvent > last + 1) {
        open.endNode = count;
        open.endEvent = last + 1;
        open.value = 0;
        open.bestMoves.clear();
        open.areAllBest = false;
    }

    std::ranges::copy_if(trace.windowChanges, std::back_inserter(prefix.windowChanges),
                         [last](const WindowChange& change) { return change.event <= last; });
    for (TraceNode& node : prefix.nodes) {
        forgetLater(node.alphaSource, prefix);
        forgetLater(node.betaSource, prefix);
        if (node.writer != noNode) // an open node may have stored early
            prefix.nodes[node.writer].stored = trace.nodes[node.writer].stored;
    }

    std::size_t bounds = 0, pruned = 0; // used by these nodes
    for (const TraceNode& node : prefix.nodes) {
        for (const std::uint32_t place : {node.stored, node.range})
            if (place != noBounds)
                bounds = std::max<std::size_t>(bounds, place + 1);
        pruned = std::max<std::size_t>(pruned, node.firstPruned + node.prunedCount);
    }
    prefix.bounds = firstOf(trace.bounds, bounds);
    prefix.pruned = firstOf(trace.pruned, pruned);
    return prefix;
}

bool isUnfinished(const Trace& trace, int iteration) {
    return trace.isCutOff && iteration + 1 == static_cast<int>(trace.iterations.size());
}

} // namespace yomi::tree
