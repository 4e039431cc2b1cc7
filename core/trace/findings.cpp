// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/trace/findings.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace yomi::trace {

/// Keeps the least ones in order: what is judged when a node returns may lie before what was found
/// meanwhile.
void FindingList::addLine(Finding& finding, std::uint64_t line, std::string sentence) {
    std::vector<std::uint64_t>& lines = finding.lines;
    std::vector<std::string>& sentences = finding.sentences;
    const auto at = std::ranges::upper_bound(lines, line) - lines.begin();
    lines.insert(lines.begin() + at, line);
    sentences.insert(sentences.begin() + at, std::move(sentence));
    if (lines.size() > Finding::mostLines) {
        lines.pop_back();
        sentences.pop_back();
    }
}

std::vector<Finding> FindingList::found() const {
    std::vector<Finding> all;
    for (const Check check : enumerators<Check>) {
        const Finding& finding = m_findings[static_cast<std::size_t>(check)];
        if (finding.count == 0)
            continue;
        all.push_back(finding);
        all.back().check = check;
    }
    std::ranges::sort(all, {}, [](const Finding& finding) {
        return std::tuple(finding.lines.front(), nameOf(finding.check));
    });
    return all;
}

} // namespace yomi::trace
