// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/board_rules.h"
#include "core/trace/implied_nodes.h"
#include "core/trace/recording_details.h"

#include <memory>
#include <vector>

namespace yomi::trace {

/// A recording as the trace that an inspector steps through: the same nodes, in points and from the
/// first player's side, those that paths imply, and the events that a trace has besides.
struct RecordedTrace {
    Trace trace;
    /// Where each event of the recording is in the trace: the event itself or, of those that a
    /// trace has not, the one before.
    std::vector<EventIndex> places;
    std::vector<bool> isTraced; ///< whether it is the event itself
    ImpliedNodes implied;

    /// The event of the recording at which one of the trace happened.
    EventIndex recordedAt(EventIndex traced) const;
};

/// Moves of the trace are as moveOf() has them (recorded_game.h). Who wrote the entry that a node
/// found is told by the keys; who set the ends of windows and which moves a cutoff left unsearched,
/// by the fields of writeRecording(). Without them the ends follow from the windows and values
/// around (window_sources.h), the moves from the board of a game that the recording names, and
/// their number from `moves=`. Linear.
RecordedTrace traceOf(const Recording& recording, const RecordingDetails& details,
                      std::shared_ptr<const Game> game);

/// The traces of two recordings, whose moves are the same numbers and whose game is one. Throws
/// std::invalid_argument for recordings of different games.
struct TracePair {
    Trace a, b;
    ImpliedNodes impliedInA, impliedInB;
};
TracePair tracesOf(const Recording& a, const RecordingDetails& detailsOfA, const Recording& b,
                   const RecordingDetails& detailsOfB, std::unique_ptr<BoardRules> rules);

} // namespace yomi::trace
