// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tictactoe/recorded_run.h"

#include "core/common/timing.h"
#include "core/tictactoe/game_tree.h"
#include "core/tictactoe/trace_steps.h"

#include <algorithm>

namespace yomi::ui::tictactoe {

namespace {

/// Plies from a node to the depth limit.
int remainingDepth(const Trace& trace, NodeId node) {
    const auto iteration = static_cast<std::size_t>(iterationOfNode(trace, node));
    return trace.result.iterations[iteration].depth - trace.nodes[node].depth;
}

} // namespace

std::int64_t nodesBelowMove(const Trace& trace, NodeId node, int square) {
    return treeNodes(played(trace.nodes[node].position, square), remainingDepth(trace, node) - 1);
}

RecordedRun::RecordedRun(Trace trace, double seconds)
    : m_trace(std::move(trace))
    , m_seconds(seconds) {
    countNodes();
    sumSavings();
}

void RecordedRun::countNodes() {
    Counts sum;
    m_counts.reserve(m_trace.nodes.size() + 1);
    m_counts.push_back(sum);
    for (NodeId node = 0; node < m_trace.nodes.size(); ++node) {
        const TableAction action = m_trace.nodes[node].table;
        const int pruned = cutMoveCount(m_trace, node);
        sum.leaves += action == TableAction::Leaf;
        sum.tableHits += action == TableAction::Returned;
        sum.cuts += pruned > 0;
        sum.pruned += static_cast<std::uint32_t>(pruned);
        m_counts.push_back(sum);
    }
}

SubtreeWork RecordedRun::subtree(std::optional<NodeId> node, int iteration) const {
    const TraceIteration& range = m_trace.iterations[static_cast<std::size_t>(iteration)];
    const NodeId first = node.value_or(range.firstNode);
    const NodeId end = node ? m_trace.nodes[*node].end : range.endNode;
    const Counts &from = m_counts[first], &to = m_counts[end];
    return {end - first, to.leaves - from.leaves, to.cuts - from.cuts, to.pruned - from.pruned,
            to.tableHits - from.tableHits};
}

void RecordedRun::sumSavings() {
    Saving sum;
    for (EventIndex event = 0; event < m_trace.events.size(); ++event) {
        const Event each = m_trace.events[event];
        if (each.kind() == EventKind::Cutoff && prunedMoves(each.node()) > 0) {
            ++sum.cuts;
            for (const int square : cutMoves(m_trace, each.node())) {
                ++sum.pruned;
                sum.belowPruned += nodesBelowMove(m_trace, each.node(), square);
            }
        } else if (each.kind() == EventKind::TableHit) {
            sum.fromTable += treeNodes(m_trace.nodes[each.node()].position,
                                       remainingDepth(m_trace, each.node())) -
                             1;
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
    return {entered - range.firstNode,        now.cuts - before.cuts,
            now.pruned - before.pruned,       now.belowPruned - before.belowPruned,
            now.fromTable - before.fromTable, range.endNode - entered};
}

RecordedRun recordRun(const Position& position, const Settings& settings,
                      const std::stop_token& stop) {
    constexpr int repeats = 5;
    const Limits limits = {stop, {}};
    const Timing timing = measure(
        repeats, [&] { searchPosition(position, settings, limits); }, stop);
    return {record(position, settings, limits), timing.median};
}

} // namespace yomi::ui::tictactoe
