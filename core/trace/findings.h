// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/check_report.h"

#include <array>
#include <cstdint>
#include <vector>

namespace yomi::trace {

/// Gathers what the checks find.
class FindingList {
public:
    void looked(Check check) { ++m_looked[static_cast<std::size_t>(check)]; }
    std::uint64_t timesLooked(Check check) const {
        return m_looked[static_cast<std::size_t>(check)];
    }

    /// One more of them at a line, which happened to a node; the first one's sentence is made.
    template <class Sentence>
    void add(Check check, std::uint64_t line, NodeId node, const Sentence& sentence) {
        Finding& finding = m_findings[static_cast<std::size_t>(check)];
        if (finding.count == 0 || line < finding.lines.front()) {
            finding.node = node;
            finding.sentence = sentence();
        }
        ++finding.count;
        addLine(finding, line);
    }

    /// Those that found something, by first line, then name.
    std::vector<Finding> found() const;
    const std::array<std::uint64_t, checkCount>& looked() const { return m_looked; }

private:
    static void addLine(Finding& finding, std::uint64_t line);

    std::array<Finding, checkCount> m_findings;
    std::array<std::uint64_t, checkCount> m_looked{};
};

} // namespace yomi::trace
