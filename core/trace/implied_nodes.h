// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/recording.h"

#include <optional>
#include <vector>

namespace yomi::trace {

/// The nodes of a trace that no line of its recording enters. A recording may tell of a node by its
/// path alone: the nodes on the way stand in the trace without a window and a value.
///
///     yomi-trace 1             recorded   0        1
///     > 7 path=4,2,7           trace      0 (4)  1 (2)  2 (7)    3 (8)
///     < 3                                 └─ 4   └─ 2   ├─ 7     └─ 8, below 2 as well
///     > 8 path=4,2,8
///     < 5                      implied: 0 and 1
class ImpliedNodes {
public:
    ImpliedNodes() = default;
    /// Rising, in the numbers of the trace.
    explicit ImpliedNodes(std::vector<NodeId> nodes)
        : m_nodes(std::move(nodes)) {}

    const std::vector<NodeId>& nodes() const { return m_nodes; }
    // The numbers that a node has in the trace and in the recording. A binary search each.
    NodeId inTrace(NodeId recorded) const;
    std::optional<NodeId> inRecording(NodeId traced) const; ///< nothing for an implied one

private:
    std::vector<NodeId> m_nodes;
};

/// Puts the nodes that paths name into a trace that has the nodes of a recording, and hangs those
/// that say a path below them; nodes in a row share what their paths have in common. Linear.
ImpliedNodes addImpliedNodes(const Recording& recording, Trace& trace);

} // namespace yomi::trace
