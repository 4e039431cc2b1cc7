// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/finding_filter.h"

#include "core/common/fields.h"
#include "core/tree/line_text.h"

#include <algorithm>
#include <charconv>
#include <string_view>
#include <system_error>

namespace yomi::cli {

using tree::Check;

namespace {

Check checkNamed(std::string_view name) {
    const auto check = enumNamed<Check>(name);
    if (!check)
        throw InvalidArgument("There is no check {}; the checks are {}.", tree::shownText(name),
                              listOfNames<Check>());
    return *check;
}

std::uint64_t lineNumberIn(std::string_view text, std::string_view word) {
    std::uint64_t line = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), line);
    if (error != std::errc() || end != text.data() + text.size() || line == 0)
        throw InvalidArgument("Behind the @ of {} there must be the number of a line.",
                              tree::shownText(word));
    return line;
}

} // namespace

FindingFilter::FindingFilter(const std::vector<std::string>& only,
                             const std::vector<std::string>& ignored) {
    std::vector<Check> wanted;
    for (const std::string& name : only)
        wanted.push_back(checkNamed(name));
    for (const Check check : enumerators<Check>)
        if (!wanted.empty() && std::ranges::find(wanted, check) == wanted.end())
            m_unwanted.add(check);
    for (const std::string_view word : ignored) {
        const std::size_t at = word.find('@');
        const Check check = checkNamed(word.substr(0, at));
        if (at == std::string_view::npos)
            m_unwanted.add(check);
        else
            m_unwanted.add(check, lineNumberIn(word.substr(at + 1), word));
    }
}

} // namespace yomi::cli
