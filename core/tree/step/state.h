// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tree/trace.h"

#include <optional>
#include <vector>

namespace yomi::tree {

/// The bounds of its value that a node proves by its end: from the value that it returned and from
/// its table entry. (A value at the end of a window that the table narrowed is a bound by itself,
/// and exact together with the entry.)
Bounds provedBy(const Trace& trace, NodeId node);

/// The same with the bounds proved by its children, which the search does not return: it returns a
/// value at an end of its window as a bound, also after searching every move. Cost: reads its
/// children.
Bounds provedAtEnd(const Trace& trace, NodeId node);

/// Where the value of a finished node lies in the window at entry, before the table narrowed it:
/// inside, at or above the upper end (a lower bound), at or below the lower end. Without a recorded
/// window, the bound that the node claims.
BoundKind placeInWindow(const TraceNode& node);

/// The state of an open node at an event.
///
/// The bounds proved of its value come from the table and from the compared children: where the
/// first player moves, a child of at least 2 proves "at least 2". A child that failed low, of at
/// most 2, proves nothing: `best` may come from it. An upper bound is known only after every move
/// has been searched. Mirrored where the second player moves.
struct OpenNode {
    std::optional<NodeId> node; ///< nothing for the root of an iteration
    bool firstToMove = true;
    double alpha = -infinite, beta = infinite; ///< the window, narrowed by table and children
    bool hasWindow = true;                     ///< false if the recording does not have it
    Source alphaSource, betaSource;
    Bounds proved;                   ///< of its value
    std::optional<double> best;      ///< the best value of its children so far
    std::optional<NodeId> bestChild; ///< that has it
    int compared = 0;                ///< finished searches of children

    friend bool operator==(const OpenNode&, const OpenNode&) = default;
};

/// The state of a search right after an event.
struct TraceState {
    int iteration = 0;
    /// From the root of the iteration to the subject of the event. A root that is searched as a
    /// node comes second: the first element searches nothing.
    std::vector<OpenNode> path;
    /// The table entry that the subject found, from its probe on.
    std::optional<Bounds> found;
    /// The value of the subject's own search, as bounds, from the event after which it is known;
    /// absent if the table gave the value.
    std::optional<Bounds> computed;
    /// The bounds that the subject stored in the table, from its store on.
    std::optional<Bounds> stored;
};

/// Rebuilds the state from the nodes on the path and their children: a few microseconds anywhere in
/// any trace.
TraceState stateAt(const Trace& trace, EventIndex event);

} // namespace yomi::tree
