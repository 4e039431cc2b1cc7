// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/hands/names.h"

#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
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

/// How many characters of a key must be inserted, left out, replaced or exchanged with their
/// neighbour to make the other.
std::size_t editDistance(const Points& from, const Points& to) {
    // Rows i − 2, i − 1 and i of the table, in turn.
    std::array<std::vector<std::size_t>, 3> rows;
    rows.fill(std::vector<std::size_t>(to.size() + 1));
    std::iota(rows[0].begin(), rows[0].end(), std::size_t{0});
    for (std::size_t i = 1; i <= from.size(); ++i) {
        const auto &last = rows[(i + 2) % 3], &lastButOne = rows[(i + 1) % 3];
        auto& row = rows[i % 3];
        row[0] = i;
        for (std::size_t j = 1; j <= to.size(); ++j) {
            row[j] = std::min(
                {last[j] + 1, row[j - 1] + 1, last[j - 1] + (from[i - 1] == to[j - 1] ? 0 : 1)});
            if (i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1])
                row[j] = std::min(row[j], lastButOne[j - 2] + 1);
        }
    }
    return rows[from.size() % 3].back();
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
    std::map<int, bool> begins; // by number: whether one of its names begins with the key
    for (const Entry& entry : m_entries) {
        if (const std::size_t place = entry.key.find(key); place != std::string::npos)
            begins[entry.number] |= place == 0;
    }
    std::vector<int> numbers;
    for (const bool first : {true, false})
        for (const auto& [number, isFirst] : begins)
            if (isFirst == first)
                numbers.push_back(number);
    return numbers;
}

std::vector<std::string> NameIndex::nearest(std::string_view name, std::size_t most) const {
    const std::string key = nameKey(name);
    struct Candidate {
        std::size_t distance;
        const Entry* entry;
    };
    std::vector<Candidate> candidates;
    const Points points = folded(key);
    for (const Entry& entry : m_entries) {
        const bool begins = entry.key.starts_with(key) || key.starts_with(entry.key);
        const Points known = folded(entry.key);
        const std::size_t distance = begins ? 0 : editDistance(points, known);
        if (distance < std::max(points.size(), known.size()))
            candidates.push_back({distance, &entry});
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
