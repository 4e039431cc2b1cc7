// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/recording.h"

#include <algorithm>

namespace yomi::tree {

std::span<const WordId> Recording::movesAbove(NodeId node) const {
    const auto path = std::ranges::lower_bound(paths, node, {}, &RecordedPath::node);
    if (path == paths.end() || path->node != node)
        return {};
    const auto next = path + 1;
    const std::size_t end = next == paths.end() ? pathMoves.size() : next->firstMove;
    return std::span(pathMoves).subspan(path->firstMove, end - path->firstMove);
}

NodeId Recording::endOf(std::size_t iteration) const {
    return iteration + 1 < iterations.size() ? iterations[iteration + 1].firstNode
                                             : static_cast<NodeId>(nodes.size());
}

std::optional<double> Recording::timeOf(const RecordedNode& node) const {
    if (node.isOpen() || node.left >= stamps.size() || stamps[node.left] < 0 ||
        stamps[node.entered] < 0)
        return std::nullopt;
    return stamps[node.left] - stamps[node.entered];
}

} // namespace yomi::tree
