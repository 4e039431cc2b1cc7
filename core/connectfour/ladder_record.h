// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/connectfour/ladder.h"
#include "core/search/recorded_search.h"

namespace yomi::connectfour {

struct RecordedLadder {
    tree::Trace trace;
    Solution solution;
    tree::RecordingHeader header; ///< the header of its recording
};

/// Records the first `mostNodes` nodes of a run; the solution is that of Ladder::solve(). A node
/// whose value is known without a child is a leaf, and columns that lose at once are not moves.
/// Throws what solve() throws, TimeLimitPassed, and std::invalid_argument for countOnly, which does
/// no real run.
RecordedLadder recordLadder(const Position& position, const LadderSettings& settings,
                            const Limits& limits = {},
                            tree::NodeId mostNodes = search::usualMostNodes);

} // namespace yomi::connectfour
