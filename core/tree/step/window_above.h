// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tree/recording_details.h"

namespace yomi::tree {

/// The window of a node's parent when the node was entered, as printed: its window at entry after
/// its `w` lines, narrowed by the table and by the values of its earlier moves. Nothing without a
/// parent that has a window. Cost: reads the parent's earlier events.
std::optional<Bounds> windowAbove(const Recording& recording, const RecordingDetails& details,
                                  NodeId node);

/// A window or value of a node in the view of its parent: turned if each node prints its own
/// numbers and the sides differ.
Bounds inParentsNumbers(const Recording& recording, NodeId node, const Bounds& bounds);

} // namespace yomi::tree
