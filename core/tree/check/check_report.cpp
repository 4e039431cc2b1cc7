// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/check/check_report.h"

#include "core/common/count_text.h"
#include "core/tree/line_text.h"

#include <cmath>

namespace yomi::tree {

std::string checkedText(double printed, double mate) {
    if (mate < infinite && std::abs(printed) == infinite)
        return printed > 0 ? "mate" : "-mate";
    return numberText(printed);
}

Sentence withFolded(const Finding& finding, std::size_t index) {
    std::string list;
    for (const auto& [check, count] : finding.folded)
        list.append(list.empty() ? "" : ", ")
            .append(nameOf(check))
            .append(" (" + grouped(static_cast<std::int64_t>(count)) + ")");
    const Sentence& sentence = finding.sentences[index];
    return list.empty() ? sentence : Sentence("{} Of the same cause: {}.", sentence, list);
}

} // namespace yomi::tree
