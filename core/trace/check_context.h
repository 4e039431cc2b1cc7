// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/checked_node.h"
#include "core/trace/conclusion.h"
#include "core/trace/findings.h"
#include "core/trace/line_text.h"

#include <string>

namespace yomi::trace {

/// Where an event happened, and what a check may ask and tell there.
struct CheckContext {
    const Recording& recording;
    FindingList& findings;
    std::uint64_t line = 0;
    bool isSelective = false; ///< so far: the search left out what it might have looked at

    const RecordingHeader& header() const { return recording.header; }
    bool isMinimax() const { return header().search == SearchKind::Minimax; }

    template <class Sentence>
    void find(Check check, const CheckedNode& node, const Sentence& sentence) const {
        findings.add(check, line, node.id, sentence);
    }
};

/// "(-3, 5)", in printed numbers.
inline std::string windowText(const CheckedNode& node, const Bounds& own) {
    const Bounds bounds = node.printed(own);
    return std::string("(") + numberText(bounds.lower) + ", " + numberText(bounds.upper) + ")";
}

/// A number of a node as it is printed.
inline std::string printedText(const CheckedNode& node, double own) {
    return numberText(node.printed(own));
}

/// "line 7 returned -4", as it is printed there.
inline std::string returnedText(const CheckContext& context, const CheckedVisit& visit) {
    return "line " + std::to_string(visit.leftLine) + " returned " +
           numberText(context.recording.nodes[visit.node].value);
}

/// A move between quotation marks.
inline std::string moveText(const Recording& recording, WordId move) {
    return shownText(recording.words.text(move));
}

} // namespace yomi::trace
