// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/names.h"

#include "core/common/sentence.h"
#include "core/common/spelling.h"

#include <utf8proc.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <memory>

namespace yomi {

std::u32string foldedText(std::string_view text) {
    constexpr auto options = static_cast<utf8proc_option_t>(UTF8PROC_STABLE | UTF8PROC_COMPOSE |
                                                            UTF8PROC_COMPAT | UTF8PROC_CASEFOLD);
    utf8proc_uint8_t* raw = nullptr;
    const utf8proc_ssize_t length =
        utf8proc_map(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                     static_cast<utf8proc_ssize_t>(text.size()), &raw, options);
    const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> bytes(raw, &std::free);
    if (length < 0)
        throw InvalidArgument("A name is not valid UTF-8 text.");
    std::u32string points;
    for (utf8proc_ssize_t at = 0; at < length;) {
        utf8proc_int32_t point = 0;
        at += utf8proc_iterate(raw + at, length - at, &point);
        points.push_back(static_cast<char32_t>(point));
    }
    return points;
}

std::string utf8Of(std::u32string_view points) {
    std::string text;
    for (const char32_t point : points) {
        utf8proc_uint8_t bytes[4];
        const auto length = utf8proc_encode_char(static_cast<utf8proc_int32_t>(point), bytes);
        text.append(reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(length));
    }
    return text;
}

std::string nameKey(std::string_view text) {
    constexpr std::u32string_view leftOut = U" \t\n\r·•・'‘’ʼ`";
    constexpr char32_t waveDash = U'\u301C', smallA = U'\u30A1', smallKe = U'\u30F6';
    constexpr char32_t fromHiragana = 0x60;
    std::u32string points;
    for (const char32_t point : foldedText(text)) {
        if (leftOut.find(point) != std::u32string_view::npos)
            continue;
        if (point == waveDash)
            points.push_back(U'~');
        else if (point >= smallA && point <= smallKe)
            points.push_back(point - fromHiragana);
        else
            points.push_back(point);
    }
    return utf8Of(points);
}

void NameIndex::add(std::string_view name, int number) {
    std::string key = nameKey(name);
    if (key.empty())
        return;
    if (m_numbers.try_emplace(key, number).second)
        m_entries.push_back({std::move(key), std::string(name), number});
}

std::optional<int> NameIndex::find(std::string_view name) const {
    return findKey(nameKey(name));
}

std::optional<int> NameIndex::findKey(const std::string& key) const {
    const auto found = m_numbers.find(key);
    return found == m_numbers.end() ? std::nullopt : std::optional(found->second);
}

std::vector<NameIndex::Beginning> NameIndex::beginningsOf(std::string_view key) const {
    std::vector<Beginning> beginnings;
    for (const Entry& entry : m_entries)
        if (key.starts_with(entry.key))
            beginnings.push_back({entry.key.size(), entry.number});
    return beginnings;
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
    const std::u32string points = foldedText(key);
    for (const Entry& entry : m_entries) {
        const bool begins = entry.key.starts_with(key) || key.starts_with(entry.key);
        const std::u32string known = foldedText(entry.key);
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

std::vector<int> NameIndex::similar(std::string_view name) const {
    constexpr std::size_t leastPart = 4; // bytes
    const std::string key = nameKey(name);
    const std::u32string points = foldedText(key);
    std::multimap<std::size_t, int> byDistance;
    for (const Entry& entry : m_entries) {
        const std::u32string known = foldedText(entry.key);
        const auto [least, most] = std::minmax({points.size(), known.size()});
        const bool isPart = key.size() >= leastPart && entry.key.find(key) != std::string::npos;
        if (!isPart && (most - least) * 3 > most)
            continue; // the difference in length already exceeds the limit
        if (const std::size_t distance = editDistance(points, known);
            isPart || distance * 3 <= most)
            byDistance.emplace(distance, entry.number);
    }
    std::vector<int> numbers;
    for (const auto& [distance, number] : byDistance)
        if (std::ranges::find(numbers, number) == numbers.end())
            numbers.push_back(number);
    return numbers;
}

int NameIndex::require(std::string_view name, const Sentence& what) const {
    if (const auto found = find(name))
        return *found;
    refuse(name, what);
}

void NameIndex::refuse(std::string_view name, const Sentence& what) const {
    constexpr std::size_t longest = 200; // bytes; no name is that long
    if (name.size() > longest)
        throw InvalidArgument("A name of {} bytes is not {}.", name.size(), what);
    std::string near;
    for (const std::string& each : nearest(name))
        near.append(near.empty() ? "" : ", ").append(each);
    if (near.empty())
        throw InvalidArgument("\"{}\" is not {}.", name, what);
    throw InvalidArgument("\"{}\" is not {}; did you mean {}?", name, what, near);
}

} // namespace yomi
