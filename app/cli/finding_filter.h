// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/findings.h"

#include <string>
#include <vector>

namespace yomi::cli {

/// Which findings are wanted: those of the checks in `only`, of all if there is none, but for those
/// that are ignored. A check is ignored by its name, one of its findings by NAME@LINE.
class FindingFilter {
public:
    /// Throws std::invalid_argument for a name that no check has, and for what is no line.
    FindingFilter(const std::vector<std::string>& only, const std::vector<std::string>& ignored);

    /// For the checker, which then tells the findings that are left.
    const trace::IgnoredLines& unwanted() const { return m_unwanted; }

private:
    trace::IgnoredLines m_unwanted;
};

} // namespace yomi::cli
