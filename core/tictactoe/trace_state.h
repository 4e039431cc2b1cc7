// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tictactoe/trace.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace yomi::tictactoe {

/// A node that is being searched, as it stood at an event. Scores are in half points and from O's
/// side.
struct OpenNode {
    std::optional<NodeId> node; ///< nothing for the root
    Position position;
    Score alpha = -infinity, beta = infinity; ///< the window, after what table and children did
    std::optional<Score> best;                ///< the best value of its children so far
    std::optional<int> bestMove;
    int compared = 0; ///< searches of children that are over

    friend bool operator==(const OpenNode&, const OpenNode&) = default;
};

/// How a search stood right after an event.
struct TraceState {
    int iteration = 0;
    std::vector<OpenNode> path; ///< from the root to the subject of the event
    /// What the subject found in the table, from its probe on; absent without one.
    std::optional<Bounds> found;
    /// The subject's value as bounds, from the event after which it is known; absent before.
    std::optional<Bounds> computed;
    /// What the subject wrote into the table, from its store on; absent before.
    std::optional<Bounds> stored;
};

/// Rebuilds the state from the nodes on the path and their children: at most 10 levels of 17, about
/// a microsecond anywhere in any trace.
TraceState stateAt(const Trace& trace, EventIndex event);

} // namespace yomi::tictactoe
