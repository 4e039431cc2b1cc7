// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/sentence.h"

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

/// A key that all spellings of a name share: foldedText() without blanks, middle dots and
/// apostrophes, with katakana as hiragana and the wave dash as a tilde.
std::string nameKey(std::string_view text);

/// Finds things by any of their names, however spelled (nameKey).
class NameIndex {
public:
    /// Adds a name of thing `number`; skips empty names. The first of several names with one key
    /// wins.
    void add(std::string_view name, int number);

    std::optional<int> find(std::string_view name) const;
    /// The same for a nameKey().
    std::optional<int> findKey(const std::string& key) const;

    /// A name at the beginning of a text.
    struct Beginning {
        std::size_t length; ///< of its key, in bytes
        int number;
    };
    /// The names with which the nameKey() `key` begins.
    std::vector<Beginning> beginningsOf(std::string_view key) const;

    /// The numbers whose names contain `typed`, to filter while typing. First those with a name
    /// that begins with it, then the others, both ascending. Every number for an empty text.
    std::vector<int> containing(std::string_view typed) const;

    /// The names nearest to an unknown one, nearest first, one per thing, by editDistance() of
    /// their nameKey(). A name that begins with `name`, or with which `name` begins, comes before
    /// all others; one that shares nothing is left out.
    std::vector<std::string> nearest(std::string_view name, std::size_t most = 3) const;

    /// The numbers whose names may be `name` misspelt, nearest first: at most a third of the
    /// characters differ, or `name` is a part of the name.
    std::vector<int> similar(std::string_view name) const;

    /// find(), or refuse().
    int require(std::string_view name, const Sentence& what) const;
    /// Throws InvalidArgument that the name is not `what`, "a tile", and lists the nearest names.
    [[noreturn]] void refuse(std::string_view name, const Sentence& what) const;

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
