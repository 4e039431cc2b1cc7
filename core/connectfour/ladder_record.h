// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/connectfour/ladder.h"
#include "core/search/recorded_search.h"

namespace yomi::connectfour {

struct RecordedLadder {
    trace::Trace trace;
    Solution solution;
    trace::RecordingHeader header; ///< what a recording of it says of itself
};

/// Records a run, its first `mostNodes` nodes; the solution is that of Ladder::solve(). What a
/// node knows without a child makes it a leaf, and columns that lose at once are no moves. Throws
/// as solve() does, TimeLimitPassed, and std::invalid_argument for countOnly, which makes no run.
RecordedLadder recordLadder(const Position& position, const LadderSettings& settings,
                            const Limits& limits = {},
                            trace::NodeId mostNodes = search::usualMostNodes);

} // namespace yomi::connectfour
