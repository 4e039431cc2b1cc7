// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/trace/recording.h"

namespace yomi::trace {

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

} // namespace yomi::trace
