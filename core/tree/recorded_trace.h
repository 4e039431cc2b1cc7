// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tree/board_rules.h"
#include "core/tree/recording_details.h"

#include <memory>

namespace yomi::tree {

/// A recording as a trace that an inspector steps through: the same nodes and events, in points and
/// from the first player's side. Moves of the trace are those of moveOf() (recorded_game.h). Keys
/// give the node that wrote an entry; asrc and bsrc give the sources of window ends, and pruned the
/// moves that a cutoff left unsearched. Without these fields, the sources are derived from the
/// windows and values around (window_sources.h), the moves from the board of a known game, and
/// their number from `moves=`. Linear.
Trace traceOf(const Recording& recording, const RecordingDetails& details,
              std::shared_ptr<const Game> game);

/// The traces of two recordings with common move numbers and a common game. Throws
/// std::invalid_argument for recordings of different games.
struct TracePair {
    Trace a, b;
};
TracePair tracesOf(const Recording& a, const RecordingDetails& detailsOfA, const Recording& b,
                   const RecordingDetails& detailsOfB, std::unique_ptr<BoardRules> rules);

} // namespace yomi::tree
