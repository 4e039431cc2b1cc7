// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/finding_filter.h"

#include "core/common/fields.h"
#include "core/trace/line_text.h"

#include <algorithm>
#include <charconv>
#include <stdexcept>
#include <string_view>
#include <system_error>

namespace yomi::cli {

using trace::Check;

namespace {

Check checkNamed(std::string_view name) {
    const auto check = enumNamed<Check>(name);
    if (!check)
        throw std::invalid_argument("There is no check " + trace::shownText(name) +
                                    "; the checks are " + listOfNames<Check>() + ".");
    return *check;
}

std::uint64_t lineNumberIn(std::string_view text, std::string_view word) {
    std::uint64_t line = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), line);
    if (error != std::errc() || end != text.data() + text.size() || line == 0)
        throw std::invalid_argument("Behind the @ of " + trace::shownText(word) +
                                    " there must be the number of a line.");
    return line;
}

bool isAmong(const std::vector<Check>& checks, Check check) {
    return std::ranges::find(checks, check) != checks.end();
}

} // namespace

FindingFilter::FindingFilter(const std::vector<std::string>& only,
                             const std::vector<std::string>& ignored) {
    for (const std::string& name : only)
        m_only.push_back(checkNamed(name));
    for (const std::string_view word : ignored) {
        const std::size_t at = word.find('@');
        const Check check = checkNamed(word.substr(0, at));
        if (at == std::string_view::npos)
            m_ignored.push_back(check);
        else
            m_lines.add(check, lineNumberIn(word.substr(at + 1), word));
    }
}

void FindingFilter::removeUnwanted(trace::CheckReport& report) const {
    std::erase_if(report.findings, [this](const trace::Finding& finding) {
        return isAmong(m_ignored, finding.check) ||
               (!m_only.empty() && !isAmong(m_only, finding.check));
    });
}

} // namespace yomi::cli
