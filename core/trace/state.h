// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/trace.h"

#include <optional>
#include <vector>

namespace yomi::trace {

/// What a node proves of its value by the time it is left: what the value that it returned says,
/// and what it found in the table. (A value at the end of a window that the table narrowed is a
/// bound by itself, and exact together with what was found.)
Bounds provedBy(const Trace& trace, NodeId node);

/// The same with what its children have proved, which the search does not hand on: it returns a
/// value at an end of its window as a bound, also when every move has been searched. Cost: a look
/// at its children.
Bounds provedAtEnd(const Trace& trace, NodeId node);

/// Where the value of a node that has been left lies in the window at entry, before the table
/// narrowed it: in it, at its upper end or above (a lower bound), at its lower end or below. Where
/// no window is told, what the node claims.
BoundKind placeInWindow(const TraceNode& node);

/// A node that is being searched, as it stood at an event.
///
/// What is proved of its value comes from the table and from what the children compared have
/// proved: where the first player moves, a child of at least 2 proves "at least 2". A child that
/// failed low, of at most 2, proves nothing: `best` may come from one. "At most" is known only when
/// every move has been searched. The mirror image where the second player moves.
struct OpenNode {
    std::optional<NodeId> node; ///< nothing for the root of an iteration
    bool firstToMove = true;
    double alpha = -infinite, beta = infinite; ///< the window, after what table and children did
    bool hasWindow = true;                     ///< false where a recording does not tell it
    Source alphaSource, betaSource;
    Bounds proved;                   ///< of its value
    std::optional<double> best;      ///< the best value of its children so far
    std::optional<NodeId> bestChild; ///< whose it is
    int compared = 0;                ///< searches of children that are over

    friend bool operator==(const OpenNode&, const OpenNode&) = default;
};

/// How a search stood right after an event.
struct TraceState {
    int iteration = 0;
    /// From the root of the iteration to the subject of the event. Where the root is searched as
    /// any node, it comes second: the first one searches nothing.
    std::vector<OpenNode> path;
    /// What the subject found in the table, from its probe on; absent without one.
    std::optional<Bounds> found;
    /// The value that the subject's own search gave, as bounds, from the event after which it is
    /// known; absent before, and where the table gave the value.
    std::optional<Bounds> computed;
    /// What the subject wrote into the table, from its store on; absent before.
    std::optional<Bounds> stored;
};

/// Rebuilds the state from the nodes on the path and their children: a few microseconds anywhere in
/// any trace.
TraceState stateAt(const Trace& trace, EventIndex event);

} // namespace yomi::trace
