// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tree/trace.h"

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace yomi::tree {

// Targets of steps from an event of a trace. A step without a target is empty.

enum class Direction { Back, Forward };
using Step = std::optional<EventIndex>;

/// To the end of the subtree that begins here: from the entry of a node to its end, from the event
/// before an entry to the comparison of that child's value; else to the next event.
Step stepOver(const Trace& trace, EventIndex event);

/// To the event with which this event's node returns its value to its parent; from there to the
/// parent's, and from the root's events to the last of the iteration.
Step stepOut(const Trace& trace, EventIndex event);

/// The events of one node without its children's; without a node those of the iteration's root.
std::vector<EventIndex> ownEvents(const Trace& trace, std::optional<NodeId> node, int iteration);
Step stepWithin(const std::vector<EventIndex>& own, EventIndex event, Direction direction);

/// The nearest event of a kind. A scan, half a millisecond for a million events. Only cutoffs that
/// prune count, as in isCut().
Step stepToKind(const Trace& trace, EventIndex event, EventKind kind, Direction direction);

/// The nearest entry of a node with this board. Each node's board is played from the root: a
/// microsecond.
Step stepToBoard(const Trace& trace, EventIndex event, const std::string& boardText,
                 Direction direction, const std::stop_token& stop = {});

/// The event at which a node is cut off, if any.
Step cutoffOf(const Trace& trace, NodeId node);

/// The last node entered at or before an event. A binary search.
NodeId lastEntered(const Trace& trace, EventIndex event);

} // namespace yomi::tree
