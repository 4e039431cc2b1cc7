// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/finding_filter.h"

#include "core/common/fields.h"
#include "core/trace/line_text.h"

#include <algorithm>
#include <stdexcept>

namespace yomi::cli {

using trace::Check;

namespace {

std::vector<Check> checksNamed(const std::vector<std::string>& names) {
    std::vector<Check> checks;
    for (const std::string& name : names) {
        const auto check = enumNamed<Check>(name);
        if (!check)
            throw std::invalid_argument("There is no check " + trace::shownText(name) +
                                        "; the checks are " + listOfNames<Check>() + ".");
        checks.push_back(*check);
    }
    return checks;
}

bool isAmong(const std::vector<Check>& checks, Check check) {
    return std::ranges::find(checks, check) != checks.end();
}

} // namespace

FindingFilter::FindingFilter(const std::vector<std::string>& only,
                             const std::vector<std::string>& ignored)
    : m_only(checksNamed(only))
    , m_ignored(checksNamed(ignored)) {}

void FindingFilter::removeUnwanted(trace::CheckReport& report) const {
    std::erase_if(report.findings, [this](const trace::Finding& finding) {
        return isAmong(m_ignored, finding.check) ||
               (!m_only.empty() && !isAmong(m_only, finding.check));
    });
}

} // namespace yomi::cli
