// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tree/check/checked_node.h"
#include "core/tree/check/findings.h"
#include "core/tree/line_text.h"
#include "core/tree/step/conclusion.h"

#include <string>

namespace yomi::tree {

/// The place of an event, with the data a check reads and the list it adds findings to.
struct CheckContext {
    const Recording& recording;
    FindingList& findings;
    std::uint64_t line = 0;
    bool isSelective = false; ///< so far: the search left out something it could have searched
    double largest = 0;       ///< the largest absolute finite value so far

    const RecordingHeader& header() const { return recording.header; }
    bool isMinimax() const { return header().search == SearchKind::Minimax; }

    template <class MakeSentence>
    void find(Check check, const CheckedNode& node, const MakeSentence& sentence) const {
        findAt(check, node, line, node.id, sentence);
    }
    /// Adds a finding at another line or node; `judged` is the node whose cause may fold it.
    template <class MakeSentence>
    void findAt(Check check, const CheckedNode& judged, std::uint64_t where, NodeId node,
                const MakeSentence& sentence) const {
        if (judged.cause && *judged.cause != check && rowOf(check).mayBeFolded)
            findings.fold(*judged.cause, check);
        else
            findings.add(check, where, node, sentence);
    }
};

/// A number of a node as its lines print it.
inline std::string printedText(const CheckedNode& node, double own) {
    return checkedText(node.printed(own), node.mate);
}

/// "(-3, 5)", in printed numbers.
inline std::string windowText(const CheckedNode& node, const Bounds& own) {
    const Bounds ends = node.isTurned ? Bounds{own.upper, own.lower} : own;
    return std::string("(") + printedText(node, ends.lower) + ", " + printedText(node, ends.upper) +
           ")";
}

/// The returned number as printed.
inline std::string returnedText(const CheckContext& context, const CheckedVisit& visit) {
    return numberText(context.recording.nodes[visit.node].value);
}

/// A returned value in the view of its parent, where `side` moves; mate scores unchanged.
inline double rawValue(const Recording& recording, const CheckedVisit& visit, Side side) {
    const RecordedNode& node = recording.nodes[visit.node];
    const double own = recording.isTurned(node) ? -node.value : node.value;
    return node.side == side ? own : -own;
}

/// A move in quotation marks.
inline Sentence moveText(const Recording& recording, WordId move) {
    return shownText(recording.words.text(move));
}

} // namespace yomi::tree
