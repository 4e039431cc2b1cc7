// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/check_report.h"

#include <string>
#include <vector>

namespace yomi::cli {

/// Which findings are wanted: those of the checks in `only`, of all if there is none, but for those
/// that are ignored.
class FindingFilter {
public:
    /// Throws std::invalid_argument for a name that no check has.
    FindingFilter(const std::vector<std::string>& only, const std::vector<std::string>& ignored);

    void removeUnwanted(trace::CheckReport& report) const;

private:
    std::vector<trace::Check> m_only, m_ignored;
};

} // namespace yomi::cli
