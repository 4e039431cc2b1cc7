// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/options.h"

#include <algorithm>
#include <charconv>

namespace yomi::cli {

using nlohmann::json;

namespace {

template <class Number>
std::string numericProblem(const std::string& text, const char* expected) {
    Number number = 0;
    const char* end = text.data() + text.size();
    const auto [stopped, error] = std::from_chars(text.data(), end, number);
    if (stopped != end || error == std::errc::invalid_argument)
        return "\"" + text + "\" is not " + expected + ".";
    return error == std::errc() ? std::string() : text + " is too large.";
}

} // namespace

std::string ShellOptions::wholeNumberProblem(const std::string& text) {
    return numericProblem<int>(text, "a whole number");
}

std::string ShellOptions::longNumberProblem(const std::string& text) {
    return numericProblem<std::int64_t>(text, "a whole number");
}

std::string ShellOptions::unsignedNumberProblem(const std::string& text) {
    return numericProblem<std::uint64_t>(text, "a whole number from 0 on");
}

std::string ShellOptions::numberProblem(const std::string& text) {
    return numericProblem<double>(text, "a number");
}

std::string ShellOptions::textProblem(const std::string& text) {
    try {
        (void)json(text).dump(); // answers repeat it in JSON
        return {};
    } catch (const json::type_error&) {
        return "The text is not valid UTF-8.";
    }
}

std::vector<std::string> ShellOptions::splitAtCommas(const std::vector<std::string>& given) {
    std::vector<std::string> elements;
    for (const std::string& list : given) {
        std::size_t start = 0;
        for (std::size_t comma; (comma = list.find(',', start)) != std::string::npos;
             start = comma + 1)
            elements.push_back(list.substr(start, comma - start));
        elements.push_back(list.substr(start));
    }
    return elements;
}

void BatchOptions::rejectUnknown(std::initializer_list<std::string_view> alsoKnown) const {
    for (const auto& [key, value] : m_request.value().items()) {
        if (std::ranges::find(m_known, key) == m_known.end() &&
            std::ranges::find(alsoKnown, key) == alsoKnown.end())
            throw std::invalid_argument("\"" + key + "\" is not an option of this job.");
    }
}

std::invalid_argument BatchOptions::wrongType(const char* name, const std::string& kind,
                                              const json& value) {
    return std::invalid_argument("\"" + std::string(name) + "\" must be " + kind + ", not " +
                                 shownValue(value) + ".");
}

} // namespace yomi::cli
