// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/check/checks.h"

namespace yomi::tree {

std::string needsOf(Check check, const RecordingHeader& header) {
    const CheckRow& row = rowOf(check);
    const bool isOff =
        (row.searches == Searches::NotMcts && header.isByVisits()) ||
        (row.searches == Searches::AlphaBeta && header.search != SearchKind::AlphaBeta);
    std::string list; // "a, b, and c"
    std::string_view last;
    for (const Need& need : row.needs) {
        if (isOff || need.text.empty() || (need.isMet && need.isMet(header)))
            continue;
        if (!last.empty())
            list.append(list.empty() ? "" : ", ").append(last);
        last = need.text;
    }
    return list.append(list.empty() ? "" : ", and ").append(last);
}

} // namespace yomi::tree
