// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tree/board_rules.h"
#include "core/tree/recording_details.h"

#include <memory>
#include <optional>
#include <vector>

namespace yomi::tree {

/// The nodes of a trace that no line of its recording enters. A recording may give a node by its
/// path alone: the trace has the nodes on the path without window and value.
///
///     yomi-trace 1             recorded   0        1
///     > 7 path=4,2,7           trace      0 (4)  1 (2)  2 (7)    3 (8)
///     < 3                                 └─ 4   └─ 2   ├─ 7     └─ 8, below 2 as well
///     > 8 path=4,2,8
///     < 5                      implied: 0 and 1
class ImpliedNodes {
public:
    /// Ascending numbers in the trace.
    void add(NodeId node) { m_nodes.push_back(node); }
    const std::vector<NodeId>& nodes() const { return m_nodes; }
    // The number of a node in the trace or in the recording. A binary search each.
    NodeId inTrace(NodeId recorded) const;
    std::optional<NodeId> inRecording(NodeId traced) const; ///< nothing for an implied one

private:
    std::vector<NodeId> m_nodes;
};

/// The events of a recording beside those of its trace, which has events that recordings have no
/// lines for.
struct TracePlaces {
    /// The event of the trace for each event of the recording: the same event or, if traces have no
    /// such event, the one before.
    std::vector<EventIndex> traced;
    std::vector<bool> isTraced; ///< whether it is the event itself
    ImpliedNodes implied;

    /// The event of the recording during which an event of the trace happened. A binary search.
    EventIndex recordedAt(EventIndex event) const;
};

/// A recording as a trace that an inspector steps through: the same nodes, in points and from the
/// first player's side, and the nodes implied by paths.
struct RecordedTrace {
    Trace trace;
    TracePlaces places;
};

/// Moves of the trace are those of moveOf() (recorded_game.h). Keys give the node that wrote an
/// entry; asrc and bsrc give the sources of window ends, and pruned the moves that a
/// cutoff left unsearched. Without these fields, the sources are derived from the windows and
/// values around (window_sources.h), the moves from the board of a known game, and their number
/// from `moves=`. Linear.
RecordedTrace traceOf(const Recording& recording, const RecordingDetails& details,
                      std::shared_ptr<const Game> game);

/// The traces of two recordings with common move numbers and a common game. Throws
/// std::invalid_argument for recordings of different games.
struct TracePair {
    Trace a, b;
    ImpliedNodes impliedInA, impliedInB;
};
TracePair tracesOf(const Recording& a, const RecordingDetails& detailsOfA, const Recording& b,
                   const RecordingDetails& detailsOfB, std::unique_ptr<BoardRules> rules);

} // namespace yomi::tree
