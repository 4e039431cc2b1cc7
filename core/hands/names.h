// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace yomi::hands {

/// What two spellings of one name have in common: Unicode NFKC (full-width "！" is "!", half-width
/// "ﾛｺ" is "ロコ"), case folded, blanks left out, katakana as hiragana, the wave dash as a tilde.
/// Throws std::invalid_argument for text that is not UTF-8.
std::string nameKey(std::string_view text);

/// Finds things by any of their names, however spelled (nameKey).
class NameIndex {
public:
    /// A name of thing `number`; empty names are skipped. Of names with one key the first is found.
    void add(std::string_view name, int number);

    std::optional<int> find(std::string_view name) const;

    /// The numbers whose names contain `typed`: a filter while a person types. First those with a
    /// name that begins with it, then the others, both ascending. Every number for an empty text.
    std::vector<int> containing(std::string_view typed) const;

    /// The names nearest to an unknown one, nearest first and one for each thing: by the number of
    /// characters to insert, leave out, replace, or exchange with their neighbour ("optimal string
    /// alignment"), of names in one spelling (nameKey). A name that begins with `name`, or with
    /// which `name` begins, is nearer than any other; one that shares nothing is never among them.
    std::vector<std::string> nearest(std::string_view name, std::size_t most = 3) const;

    /// find(), or std::invalid_argument: "…" is no <what>; did you mean … ?
    int require(std::string_view name, std::string_view what) const;

private:
    struct Entry {
        std::string key;
        std::string name;
        int number;
    };
    std::vector<Entry> m_entries;
    std::unordered_map<std::string, int> m_numbers;
};

} // namespace yomi::hands
