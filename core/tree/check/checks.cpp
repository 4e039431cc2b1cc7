// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/check/checks.h"

namespace yomi::tree {

Sentence needsOf(Check check, const RecordingHeader& header) {
    const CheckRow& row = rowOf(check);
    const bool isOff =
        (row.searches == Searches::NotMcts && header.isByVisits()) ||
        (row.searches == Searches::AlphaBeta && header.search != SearchKind::AlphaBeta);
    Sentence list, last; // "a, b", "c"
    for (const Need& need : row.needs) {
        if (isOff || need.text.english().empty() || (need.isMet && need.isMet(header)))
            continue;
        list = list.empty() ? last : Sentence("{}, {}", list, last);
        last = Sentence(need.text);
    }
    return list.empty() ? last : Sentence("{}, and {}", list, last);
}

} // namespace yomi::tree
