// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tree/check/check_report.h"

#include <array>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace yomi::tree {

/// Suppressed findings: those of a check in one line, or all of a check.
class IgnoredLines {
public:
    void add(Check check, std::uint64_t line) {
        m_lines[static_cast<std::size_t>(check)].insert(line);
    }
    void add(Check check) { m_isWhole[static_cast<std::size_t>(check)] = true; }
    bool has(Check check, std::uint64_t line) const {
        return m_isWhole[static_cast<std::size_t>(check)] ||
               m_lines[static_cast<std::size_t>(check)].contains(line);
    }

private:
    std::array<bool, checkCount> m_isWhole{};
    std::array<std::set<std::uint64_t>, checkCount> m_lines;
};

/// A sample of many line numbers: the smallest in each stretch of the file. Stretches are doubled
/// so that they stay few.
class LineSpread {
public:
    void add(std::uint64_t line);
    /// At most some thousand, ascending.
    std::vector<std::uint64_t> lines() const;

private:
    std::uint64_t m_length = 1;                      ///< of a stretch, in lines
    std::map<std::uint64_t, std::uint64_t> m_leasts; ///< by stretch
};

/// Collects the findings of all checks.
class FindingList {
public:
    FindingList() = default;
    explicit FindingList(IgnoredLines ignored)
        : m_ignored(std::move(ignored)) {}

    void looked(Check check) { ++m_coverage[static_cast<std::size_t>(check)]; }
    std::uint64_t timesLooked(Check check) const {
        return m_coverage[static_cast<std::size_t>(check)];
    }

    /// Adds a finding at a line, which concerns a node; only the first ones call `sentence`.
    template <class MakeSentence>
    void add(Check check, std::uint64_t line, NodeId node, const MakeSentence& sentence) {
        if (m_ignored.has(check, line))
            return;
        Finding& finding = m_findings[static_cast<std::size_t>(check)];
        if (finding.count == 0 || line < finding.lines.front())
            finding.node = node;
        ++finding.count;
        m_spreads[static_cast<std::size_t>(check)].add(line);
        if (finding.lines.size() < Finding::mostLines || line < finding.lines.back())
            addLine(finding, line, sentence());
    }

    /// Counts a finding that only results from another one.
    void fold(Check cause, Check check) { ++m_folded[static_cast<std::size_t>(cause)][check]; }

    bool has(Check check) const { return m_findings[static_cast<std::size_t>(check)].count > 0; }
    /// Checks with findings, by first line, then name.
    std::vector<Finding> found() const;
    const std::array<std::uint64_t, checkCount>& looked() const { return m_coverage; }

private:
    static void addLine(Finding& finding, std::uint64_t line, Sentence sentence);

    IgnoredLines m_ignored;
    std::array<Finding, checkCount> m_findings;
    std::array<LineSpread, checkCount> m_spreads;
    std::array<std::map<Check, std::uint64_t>, checkCount> m_folded;
    std::array<std::uint64_t, checkCount> m_coverage{};
};

} // namespace yomi::tree
