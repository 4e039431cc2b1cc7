// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/recording.h"

#include <algorithm>
#include <iterator>

namespace yomi::tree {

std::uint64_t LineNumbers::of(LineIndex line) const {
    const Run& run = *std::prev(std::ranges::upper_bound(m_runs, line, {}, &Run::first));
    return run.number + (line - run.first);
}

NodeId Recording::enteredAfter(std::uint32_t count) const {
    // It follows the implied nodes with implied[i] − i at most the count.
    std::size_t first = 0, after = implied.size();
    while (first < after) {
        const std::size_t middle = first + (after - first) / 2;
        if (implied[middle] - middle <= count)
            first = middle + 1;
        else
            after = middle;
    }
    return count + static_cast<NodeId>(first);
}

std::vector<WordId> Recording::pathTo(NodeId node) const {
    std::vector<WordId> moves;
    for (; node != noNode; node = nodes[node].parent)
        if (nodes[node].move != rootWord)
            moves.push_back(nodes[node].move);
    std::ranges::reverse(moves);
    return moves;
}

std::size_t Recording::iterationOf(NodeId node) const {
    const auto after =
        std::ranges::upper_bound(iterations, node, {}, &RecordedIteration::firstNode);
    return static_cast<std::size_t>(after - iterations.begin()) - 1;
}

NodeId Recording::endOf(std::size_t iteration) const {
    return iteration + 1 < iterations.size() ? iterations[iteration + 1].firstNode
                                             : static_cast<NodeId>(nodes.size());
}

LineIndex Recording::lineOf(EventIndex event) const {
    return static_cast<LineIndex>(std::ranges::upper_bound(lines, event) - lines.begin()) - 1;
}

EventIndex Recording::eventOf(LineIndex line) const {
    return std::min(lines[line], static_cast<EventIndex>(events.size() - 1));
}

const RecordedEntry& Recording::entryOf(EventIndex event) const {
    return *std::ranges::lower_bound(entries, event, {}, &RecordedEntry::event);
}

std::optional<double> Recording::timeOf(const RecordedNode& node) const {
    if (node.left == noEvent || stamps.empty())
        return std::nullopt;
    const LineIndex entered = lineOf(node.entered), left = lineOf(node.left);
    if (left >= stamps.size() || stamps[left] < 0 || stamps[entered] < 0)
        return std::nullopt;
    return stamps[left] - stamps[entered];
}

} // namespace yomi::tree
