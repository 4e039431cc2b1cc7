// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/trace/state.h"
#include "ui/common/numbers.h"
#include "ui/search/game_face.h"
#include "ui/search/numbers_of.h"

#include <QString>

#include <optional>
#include <vector>

namespace yomi::ui::search {

class RecordedRun;

/// A place in the tree: the root of an iteration, a searched node, or a move that a cutoff left
/// untried.
struct TreeItem {
    std::optional<NodeId> node;  ///< the searched node; of a pruned one its parent; none: the root
    std::optional<Move> cutMove; ///< the untried move, if it is one

    bool isRoot() const { return !node; }
    bool isPruned() const { return cutMove.has_value(); }
    friend bool operator==(const TreeItem&, const TreeItem&) = default;
};

/// Where the tree of an iteration begins.
TreeItem rootItem(const Trace& trace, int iteration);

/// The places below one that are shown at an event, in the order of the search: the nodes searched,
/// but for repeats that are still to come, then the moves pruned.
std::vector<TreeItem> childItems(const Trace& trace, const TreeItem& parent, int iteration,
                                 EventIndex event);

/// What a place of the tree looks like at an event: only what the search has found out by then.
struct NodeLook {
    enum class Stage { NotYet, Open, Done, Pruned };

    Stage stage = Stage::NotYet;
    bool isCut = false;      ///< it stopped before its last move
    bool isTableHit = false; ///< the table gave its value
    bool isNullWindow = false;
    bool isResearch = false;
    bool isBest = false; ///< the best child of its parent so far
    /// It has a value that says nothing of what its parent has for certain.
    bool isNoProof = false;
    QString value; ///< "0.5", "≥ 0", "?", "–"
    QString note;  ///< "exact", "cut ≥ β", "max 2/7", "not yet", "pruned · 61"
};

/// The note, and whether the value is no proof. `room` is that of a label.
QString noteText(const NodeLook& look, Room room = Room::Wide);

/// All but value, note, whether it is the best and a proof: what a node too small for them is drawn
/// by.
NodeLook wordlessLookOf(const Trace& trace, EventIndex event, const TreeItem& item);

/// The board of a place of the tree.
std::string boardOf(const Trace& trace, const TreeItem& item);
/// The move that led there; none for the root.
std::optional<Move> moveOf(const Trace& trace, const TreeItem& item);

/// The root of an iteration, which may be over or yet to come.
NodeLook rootLookOf(const RecordedRun& run, const TraceState& state, EventIndex event,
                    int iteration, NumbersOf numbers = NumbersOf::Max);

/// A handful of look-ups; for a child the siblings before it are looked at.
NodeLook lookOf(const RecordedRun& run, const TraceState& state, EventIndex event,
                const TreeItem& item, NumbersOf numbers = NumbersOf::Max);

/// One line for tooltips, the status line and the screen reader: "Node 432: o.oxxo..., ply 4,
/// X to move (min): ≥ 0.5, cut".
QString itemSentence(const RecordedRun& run, const TraceState& state, EventIndex event,
                     const TreeItem& item, NumbersOf numbers = NumbersOf::Max);

} // namespace yomi::ui::search
