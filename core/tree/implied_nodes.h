// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tree/recording.h"

#include <optional>
#include <vector>

namespace yomi::tree {

/// The nodes of a trace that no line of its recording enters. A recording may give a node by its
/// path alone: the trace has the nodes on the path without window and value.
///
///     yomi-trace 1             recorded   0        1
///     > 7 path=4,2,7           trace      0 (4)  1 (2)  2 (7)    3 (8)
///     < 3                                 └─ 4   └─ 2   ├─ 7     └─ 8, below 2 as well
///     > 8 path=4,2,8
///     < 5                      implied: 0 and 1
class ImpliedNodes {
public:
    ImpliedNodes() = default;
    /// Ascending numbers in the trace.
    explicit ImpliedNodes(std::vector<NodeId> nodes)
        : m_nodes(std::move(nodes)) {}

    const std::vector<NodeId>& nodes() const { return m_nodes; }
    // The number of a node in the trace or in the recording. A binary search each.
    NodeId inTrace(NodeId recorded) const;
    std::optional<NodeId> inRecording(NodeId traced) const; ///< nothing for an implied one

private:
    std::vector<NodeId> m_nodes;
};

/// Inserts the nodes on given paths into a trace that has the nodes of a recording, as ancestors of
/// the nodes with these paths; consecutive nodes share the common part of their paths. Linear.
ImpliedNodes addImpliedNodes(const Recording& recording, Trace& trace);

} // namespace yomi::tree
