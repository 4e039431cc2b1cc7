// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace yomi {

/// The text in Unicode NFKC (full-width "！" is "!", half-width "ﾛｺ" is "ロコ"), case folded.
/// Throws std::invalid_argument for text that is not UTF-8.
std::u32string foldedText(std::string_view text);

/// Code points as UTF-8.
std::string utf8Of(std::u32string_view points);

/// What two spellings of one name have in common: foldedText() without blanks, middle dots and
/// apostrophes, katakana as hiragana, the wave dash as a tilde.
std::string nameKey(std::string_view text);

/// Finds things by any of their names, however spelled (nameKey).
class NameIndex {
public:
    /// A name of thing `number`; empty names are skipped. Of names with one key the first is found.
    void add(std::string_view name, int number);

    std::optional<int> find(std::string_view name) const;
    /// The same for a name that is a nameKey() already.
    std::optional<int> findKey(const std::string& key) const;

    /// A name that a text begins with.
    struct Beginning {
        std::size_t length; ///< of its key, in bytes
        int number;
    };
    /// The names that a text which is a nameKey() begins with.
    std::vector<Beginning> beginningsOf(std::string_view key) const;

    /// The numbers whose names contain `typed`: a filter while a person types. First those with a
    /// name that begins with it, then the others, both ascending. Every number for an empty text.
    std::vector<int> containing(std::string_view typed) const;

    /// The names nearest to an unknown one, nearest first and one for each thing: by editDistance()
    /// of names in one spelling (nameKey). A name that begins with `name`, or with which `name`
    /// begins, is nearer than any other; one that shares nothing is never among them.
    std::vector<std::string> nearest(std::string_view name, std::size_t most = 3) const;

    /// The numbers whose names a slip may have made of `name`, nearest first: those with a third of
    /// the characters different at most, and those that `name` is a part of.
    std::vector<int> similar(std::string_view name) const;

    /// find(), or refuse().
    int require(std::string_view name, std::string_view what) const;
    /// Throws std::invalid_argument: "…" is no <what>; the nearest are ….
    [[noreturn]] void refuse(std::string_view name, std::string_view what) const;

private:
    struct Entry {
        std::string key;
        std::string name;
        int number;
    };
    std::vector<Entry> m_entries;
    std::unordered_map<std::string, int> m_numbers;
};

} // namespace yomi
