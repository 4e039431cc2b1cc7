// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/hands/names.h"

#include <utf8proc.h>

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <numeric>
#include <stdexcept>

namespace yomi::hands {

namespace {

using Points = std::u32string;

/// NFKC and case folding, as code points.
Points folded(std::string_view text) {
    constexpr auto options = static_cast<utf8proc_option_t>(UTF8PROC_STABLE | UTF8PROC_COMPOSE |
                                                            UTF8PROC_COMPAT | UTF8PROC_CASEFOLD);
    utf8proc_uint8_t* raw = nullptr;
    const utf8proc_ssize_t length =
        utf8proc_map(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                     static_cast<utf8proc_ssize_t>(text.size()), &raw, options);
    const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> bytes(raw, &std::free);
    if (length < 0)
        throw std::invalid_argument("A name is not valid UTF-8 text.");
    Points points;
    for (utf8proc_ssize_t at = 0; at < length;) {
        utf8proc_int32_t point = 0;
        at += utf8proc_iterate(raw + at, length - at, &point);
        points.push_back(static_cast<char32_t>(point));
    }
    return points;
}

std::string encoded(const Points& points) {
    std::string text;
    for (const char32_t point : points) {
        utf8proc_uint8_t bytes[4];
        const auto length = utf8proc_encode_char(static_cast<utf8proc_int32_t>(point), bytes);
        text.append(reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(length));
    }
    return text;
}

std::size_t editDistance(std::string_view a, std::string_view b) {
    const Points from = folded(a), to = folded(b);
    std::vector<std::size_t> row(to.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < from.size(); ++i) {
        std::size_t diagonal = row[0]++;
        for (std::size_t j = 0; j < to.size(); ++j) {
            const std::size_t replaced = diagonal + (from[i] == to[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({replaced, row[j] + 1, row[j + 1] + 1});
        }
    }
    return row.back();
}

} // namespace

std::string nameKey(std::string_view text) {
    constexpr char32_t waveDash = U'\u301C', smallA = U'\u30A1', smallKe = U'\u30F6';
    constexpr char32_t fromHiragana = 0x60;
    Points points;
    for (const char32_t point : folded(text)) {
        if (point == U' ' || point == U'\t' || point == U'\n' || point == U'\r')
            continue;
        if (point == waveDash)
            points.push_back(U'~');
        else if (point >= smallA && point <= smallKe)
            points.push_back(point - fromHiragana);
        else
            points.push_back(point);
    }
    return encoded(points);
}

void NameIndex::add(std::string_view name, int number) {
    std::string key = nameKey(name);
    if (key.empty())
        return;
    if (m_numbers.try_emplace(key, number).second)
        m_entries.push_back({std::move(key), std::string(name), number});
}

std::optional<int> NameIndex::find(std::string_view name) const {
    const auto found = m_numbers.find(nameKey(name));
    return found == m_numbers.end() ? std::nullopt : std::optional(found->second);
}

std::vector<int> NameIndex::containing(std::string_view typed) const {
    const std::string key = nameKey(typed);
    std::vector<int> numbers;
    for (const Entry& entry : m_entries) {
        if (entry.key.find(key) != std::string::npos)
            numbers.push_back(entry.number);
    }
    std::ranges::sort(numbers);
    numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
    return numbers;
}

std::vector<std::string> NameIndex::nearest(std::string_view name, std::size_t most) const {
    const std::string key = nameKey(name);
    struct Candidate {
        std::size_t distance;
        const Entry* entry;
    };
    std::vector<Candidate> candidates;
    for (const Entry& entry : m_entries) {
        const bool begins = entry.key.starts_with(key) || key.starts_with(entry.key);
        candidates.push_back({begins ? 0 : editDistance(key, entry.key), &entry});
    }
    std::ranges::stable_sort(candidates, {}, &Candidate::distance);
    std::vector<std::string> names;
    std::vector<int> numbers;
    for (const Candidate& candidate : candidates) {
        if (names.size() == most)
            break;
        if (std::ranges::find(numbers, candidate.entry->number) != numbers.end())
            continue;
        numbers.push_back(candidate.entry->number);
        names.push_back(candidate.entry->name);
    }
    return names;
}

int NameIndex::require(std::string_view name, std::string_view what) const {
    if (const auto found = find(name))
        return *found;
    constexpr std::size_t longest = 200; // bytes; no name is that long
    if (name.size() > longest)
        throw std::invalid_argument("A name of " + std::to_string(name.size()) + " bytes is no " +
                                    std::string(what) + ".");
    std::string sentence(1, '"');
    sentence.append(name).append("\" is no ").append(what);
    const std::vector<std::string> names = nearest(name);
    for (std::size_t i = 0; i < names.size(); ++i)
        sentence += (i == 0 ? "; the nearest are " : ", ") + names[i];
    throw std::invalid_argument(sentence + ".");
}

} // namespace yomi::hands
