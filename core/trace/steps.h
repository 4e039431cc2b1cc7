// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/trace.h"

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace yomi::trace {

// Where a step from an event of a trace leads. A step that leads nowhere is nothing.

enum class Direction { Back, Forward };
using Step = std::optional<EventIndex>;

/// To the end of the subtree that begins here: from the entry of a node to its leaving, from the
/// event before an entry to the comparison of that child's value; else one event on.
Step stepOver(const Trace& trace, EventIndex event);

/// To the event with which the node of this one returns its value to its parent; from there out of
/// the parent, and from the root's events to the last of the iteration.
Step stepOut(const Trace& trace, EventIndex event);

/// The events of one node, its children's left out; of the root of an iteration without one.
std::vector<EventIndex> ownEvents(const Trace& trace, std::optional<NodeId> node, int iteration);
Step stepWithin(const std::vector<EventIndex>& own, EventIndex event, Direction direction);

/// The nearest event of a kind. A scan, half a millisecond for a million events. Of the cutoffs
/// only those that prune, as isCut() has them.
Step stepToKind(const Trace& trace, EventIndex event, EventKind kind, Direction direction);

/// The nearest entry of a node with this board. Each node's is played from the root: a microsecond.
Step stepToBoard(const Trace& trace, EventIndex event, const std::string& boardText,
                 Direction direction, const std::stop_token& stop = {});

/// The event at which a node stops at a cutoff, if it does.
Step cutoffOf(const Trace& trace, NodeId node);

/// The node entered last at or before an event. A binary search.
NodeId lastEntered(const Trace& trace, EventIndex event);

} // namespace yomi::trace
