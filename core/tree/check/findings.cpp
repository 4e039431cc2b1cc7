// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/check/findings.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace yomi::tree {

void LineSpread::add(std::uint64_t line) {
    constexpr std::size_t most = 2'000;
    const auto [at, isNew] = m_leasts.try_emplace(line / m_length, line);
    at->second = std::min(at->second, line);
    if (m_leasts.size() <= most)
        return;
    m_length *= 2;
    std::map<std::uint64_t, std::uint64_t> leasts;
    for (const auto& [stretch, least] : m_leasts)
        leasts.try_emplace(least / m_length, least);
    m_leasts = std::move(leasts);
}

std::vector<std::uint64_t> LineSpread::lines() const {
    std::vector<std::uint64_t> lines;
    for (const auto& [stretch, least] : m_leasts)
        lines.push_back(least);
    return lines;
}

/// Keeps the smallest lines in order: a finding at a node's return may belong to a line before
/// those of earlier findings.
void FindingList::addLine(Finding& finding, std::uint64_t line, Sentence sentence) {
    std::vector<std::uint64_t>& lines = finding.lines;
    std::vector<Sentence>& sentences = finding.sentences;
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
        all.back().spread = m_spreads[static_cast<std::size_t>(check)].lines();
        all.back().folded = m_folded[static_cast<std::size_t>(check)];
    }
    std::ranges::sort(all, {}, [](const Finding& finding) {
        return std::tuple(finding.lines.front(), nameOf(finding.check));
    });
    return all;
}

} // namespace yomi::tree
