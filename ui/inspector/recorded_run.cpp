// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/recorded_run.h"

#include "core/tree/step/prefix.h"
#include "core/tree/step/steps.h"

#include <algorithm>

namespace yomi::ui::inspector {

namespace {

/// The number of plies from a node to the depth limit.
int remainingDepth(const Trace& trace, NodeId node) {
    const auto iteration = static_cast<std::size_t>(iterationOfNode(trace, node));
    return trace.iterations[iteration].depth - trace.nodes[node].depth;
}

} // namespace

std::optional<std::int64_t> nodesBelowMove(const Trace& trace, NodeId node, Move move) {
    std::vector<Move> path = pathTo(trace, node);
    path.push_back(move);
    return trace.game->treeNodes(path, remainingDepth(trace, node) - 1);
}

bool isRepeat(const Trace& trace, NodeId id) {
    const TraceNode& node = trace.nodes[id];
    if (node.visit != Visit::Research && !node.isRoot())
        return false;
    return node.parent == noNode
               ? id != trace.iterations[static_cast<std::size_t>(iterationOfNode(trace, id))]
                           .firstNode
               : id != node.parent + 1;
}

bool hasRootNodes(const Trace& trace) {
    return std::ranges::all_of(trace.iterations, [&trace](const TraceIteration& iteration) {
        if (iteration.firstNode == iteration.endNode)
            return false; // the recording ended here
        const TraceNode& first = trace.nodes[iteration.firstNode];
        return first.isRoot() && first.end == iteration.endNode;
    });
}

bool isEstimate(const Trace& trace, EventIndex event) {
    const Event at = trace.events[event];
    return at.kind() == EventKind::Evaluate && trace.nodes[at.node()].outcome == Outcome::Open;
}

int columnOf(const Trace& trace, NodeId node) {
    int column = hasRootNodes(trace) ? 0 : 1;
    for (NodeId above = trace.nodes[node].parent; above != noNode;
         above = trace.nodes[above].parent)
        ++column;
    return column;
}

std::string boardOf(const Trace& trace, std::optional<NodeId> node) {
    return trace.game->boardText(node ? pathTo(trace, *node) : std::vector<Move>());
}

RecordedRun::RecordedRun(Trace trace, const GameFace& face, std::optional<std::string> images,
                         CountedLeaves leaves)
    : m_trace(std::move(trace))
    , m_face(face)
    , m_images(images)
    , m_leaves(leaves) {
    countNodes();
    sumSavings();
}

RecordedRun RecordedRun::upTo(EventIndex last) const {
    return {prefixOf(m_trace, last), m_face, m_images, m_leaves};
}

void RecordedRun::countNodes() {
    const Trace& trace = m_trace;
    Counts sum;
    m_counts.reserve(trace.nodes.size() + 1);
    m_counts.push_back(sum);
    std::vector<int> columns; // as in columnOf()
    const int first = hasRootNodes(trace) ? 0 : 1;
    for (NodeId id = 0; id < trace.nodes.size(); ++id) {
        const TraceNode& node = trace.nodes[id];
        columns.push_back(node.parent == noNode ? first : columns[node.parent] + 1);
        sum.leaves += m_leaves == CountedLeaves::Evaluated
                          ? node.table == TableAction::Leaf
                          : node.end == id + 1 && node.left != noEvent;
        sum.tableHits += node.table == TableAction::Returned;
        sum.implied += node.isImplied;
        sum.cuts += isCut(trace, id);
        sum.pruned += leftCount(node);
        m_counts.push_back(sum);
        if (isRepeat(trace, id))
            m_repeats.push_back(id);
    }
    for (const TraceIteration& iteration : trace.iterations) {
        int deepest = 0;
        for (NodeId node = iteration.firstNode; node < iteration.endNode; ++node)
            deepest = std::max(deepest, columns[node]);
        m_heights.push_back(deepest);
    }
}

SubtreeWork RecordedRun::subtree(std::optional<NodeId> node, int iteration) const {
    const TraceIteration& range = m_trace.iterations[static_cast<std::size_t>(iteration)];
    const NodeId first = node.value_or(range.firstNode);
    const NodeId end = node ? m_trace.nodes[*node].end : range.endNode;
    const Counts &from = m_counts[first], &to = m_counts[end];
    return {end - first - (to.implied - from.implied), to.leaves - from.leaves, to.cuts - from.cuts,
            to.pruned - from.pruned, to.tableHits - from.tableHits};
}

void RecordedRun::sumSavings() {
    const Trace& trace = m_trace;
    m_knowsTrees = trace.game->treeNodes({}, 0).has_value();
    Saving sum;
    for (EventIndex event = 0; event < trace.events.size(); ++event) {
        const Event each = trace.events[event];
        const NodeId node = each.node();
        if (each.kind() == EventKind::Cutoff && isCut(trace, node)) {
            ++sum.cuts;
            sum.pruned += leftCount(trace.nodes[node]);
            if (m_knowsTrees)
                for (const Move move : prunedMoves(trace, node))
                    sum.belowPruned += *nodesBelowMove(trace, node, move);
        } else if (each.kind() == EventKind::TableHit) {
            if (m_knowsTrees)
                sum.fromTable +=
                    *trace.game->treeNodes(pathTo(trace, node), remainingDepth(trace, node)) - 1;
        } else {
            continue;
        }
        sum.event = event;
        m_savings.push_back(sum);
    }
}

RecordedRun::Saving RecordedRun::savedAt(EventIndex event) const {
    const auto after = std::ranges::upper_bound(m_savings, event, {}, &Saving::event);
    return after == m_savings.begin() ? Saving() : *std::prev(after);
}

WorkSoFar RecordedRun::workAt(EventIndex event) const {
    const auto iteration = static_cast<std::size_t>(iterationOfEvent(m_trace, event));
    const TraceIteration& range = m_trace.iterations[iteration];
    const Saving now = savedAt(event);
    const Saving before = range.firstEvent == 0 ? Saving() : savedAt(range.firstEvent - 1);
    const NodeId entered = lastEntered(m_trace, event) + 1;
    const auto computed = [&](NodeId first, NodeId end) {
        return end - first - (m_counts[end].implied - m_counts[first].implied);
    };
    WorkSoFar work{computed(range.firstNode, entered),
                   now.cuts - before.cuts,
                   now.pruned - before.pruned,
                   {},
                   {},
                   {}};
    if (!isUnfinished(m_trace, static_cast<int>(iteration)))
        work.left = computed(entered, range.endNode);
    if (m_knowsTrees) {
        work.belowPruned = now.belowPruned - before.belowPruned;
        work.fromTable = now.fromTable - before.fromTable;
    }
    return work;
}

} // namespace yomi::ui::inspector
