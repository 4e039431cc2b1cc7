// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/step/state.h"
#include "ui/common/numbers.h"
#include "ui/inspector/game_face.h"
#include "ui/inspector/perspective.h"

#include <QString>

#include <optional>
#include <vector>

namespace yomi::ui::inspector {

class RecordedRun;

/// A place in the tree: the root of an iteration, a searched node, or a move pruned by a cutoff.
struct TreeItem {
    std::optional<NodeId> node; ///< the searched node; for a pruned move its parent; none: the root
    std::optional<Move> cutMove; ///< the pruned move, if it is one

    bool isRoot() const { return !node; }
    bool isPruned() const { return cutMove.has_value(); }
    friend bool operator==(const TreeItem&, const TreeItem&) = default;
};

/// The root of the tree of an iteration.
TreeItem rootItem(const Trace& trace, int iteration);

/// The children of a place that are shown at an event, in search order: the searched nodes, without
/// repeats that come later, then the pruned moves.
std::vector<TreeItem> childItems(const Trace& trace, const TreeItem& parent, int iteration,
                                 EventIndex event);

/// The appearance of a place of the tree at an event: only with information that the search has by
/// then.
struct NodeLook {
    enum class Stage { NotYet, Open, Done, Pruned };

    Stage stage = Stage::NotYet;
    bool isCut = false;      ///< it stopped before its last move
    bool isTableHit = false; ///< the table gave its value
    bool isNullWindow = false;
    bool isResearch = false;
    bool isBest = false; ///< the best child of its parent so far
    /// Its value proves nothing of its parent's value.
    bool isNoProof = false;
    QString value; ///< "0.5", "≥ 0", "?", "–"
    QString note;  ///< "exact", "cut ≥ β", "max 2/7", "not yet", "pruned · 61"
};

/// The note; it also says if the value proves nothing. `room` is that of a label.
QString noteText(const NodeLook& look, Room room = Room::Wide);

/// The look without value, note, isBest and isNoProof: that of a node too small for words.
NodeLook wordlessLookOf(const Trace& trace, EventIndex event, const TreeItem& item);

/// The board of a place of the tree.
std::string boardOf(const Trace& trace, const TreeItem& item);
/// The move that led there; nothing for the root.
std::optional<Move> moveOf(const Trace& trace, const TreeItem& item);

/// The root of an iteration, which may be finished or not yet begun.
NodeLook rootLookOf(const RecordedRun& run, const TraceState& state, EventIndex event,
                    int iteration, Perspective numbers = Perspective::Max);

/// A few look-ups; for a child also reads its earlier siblings.
NodeLook lookOf(const RecordedRun& run, const TraceState& state, EventIndex event,
                const TreeItem& item, Perspective numbers = Perspective::Max);

/// One line for tooltips, the status line and the screen reader: "Node 432: o.oxxo..., ply 4,
/// X to move (min): ≥ 0.5, cut".
QString itemSentence(const RecordedRun& run, const TraceState& state, EventIndex event,
                     const TreeItem& item, Perspective numbers = Perspective::Max);

} // namespace yomi::ui::inspector
