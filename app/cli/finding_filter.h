// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tree/check/findings.h"

#include <string>
#include <vector>

namespace yomi::cli {

/// Selects findings: those of the checks in `only`, or of all checks if it is empty, except ignored
/// ones. A check is ignored by its name, one of its findings by NAME@LINE.
class FindingFilter {
public:
    /// Throws std::invalid_argument for an unknown check and for an invalid line.
    FindingFilter(const std::vector<std::string>& only, const std::vector<std::string>& ignored);

    /// For the checker, which then reports the remaining findings.
    const tree::IgnoredLines& unwanted() const { return m_unwanted; }

private:
    tree::IgnoredLines m_unwanted;
};

} // namespace yomi::cli
