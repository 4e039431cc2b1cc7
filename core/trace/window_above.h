// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/recording_details.h"

namespace yomi::trace {

/// The window of a node's parent when the node was entered, as printed there: that with which the
/// parent began, after its `w` lines, what the table narrowed, and the values that its other moves
/// had returned. Nothing without a parent that has a window. Costs a look at what the parent did
/// before.
std::optional<Bounds> windowAbove(const Recording& recording, const RecordingDetails& details,
                                  NodeId node);

/// A window or value of a node as its parent counts it: turned around where each node prints its
/// own numbers and the sides differ.
Bounds inParentsNumbers(const Recording& recording, NodeId node, const Bounds& bounds);

} // namespace yomi::trace
