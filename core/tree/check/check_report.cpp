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

std::string foldedText(const Finding& finding) {
    std::string text;
    for (const auto& [check, count] : finding.folded)
        text += (text.empty() ? " Of the same cause: " : ", ") + std::string(nameOf(check)) + " (" +
                grouped(static_cast<std::int64_t>(count)) + ")";
    return text.empty() ? text : text + '.';
}

} // namespace yomi::tree
