// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/connectfour/position.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace yomi::connectfour {

/// How far a book reaches.
struct BookRange {
    Size size;
    int plies = 0;

    friend bool operator==(const BookRange&, const BookRange&) = default;
};

inline constexpr std::size_t mostBookPositions = std::size_t{1} << 23;

/// For each number of stones up to the plies of a book the positions that are not over, one of each
/// two mirror images: their least keys, rising.
using BookKeys = std::vector<std::vector<std::uint64_t>>;

/// Throws std::invalid_argument for less than one ply, more than the board has cells, and more than
/// mostBookPositions. Up to 12 plies of 7×6 take seconds and 200 MB.
BookKeys bookKeys(const BookRange& range);

/// The position that has a key.
Position positionOf(const Size& size, std::uint64_t key);

/// Scores of all positions with few stones, worked out once.
///
/// Only those with the most stones are solved and stand in the file, in the order of their keys;
/// the others follow from them. Memory: nine bytes a position.
class Book {
public:
    /// `deepest` has a score for each of the last keys, `keys` are bookKeys().
    Book(const BookRange& range, BookKeys keys, std::span<const int> deepest);

    const BookRange& range() const { return m_range; }

    /// The score for the side to move; nothing for a position with more stones and one that is
    /// over.
    std::optional<int> score(const Position& position) const;

    friend bool operator==(const Book&, const Book&) = default;

private:
    BookRange m_range;
    BookKeys m_keys;
    std::vector<std::vector<std::int8_t>> m_scores; ///< in the order of the keys
};

/// A book as a file: text that grows by lines, so that the making of it can be stopped at any time.
///
///     yomi connect four book, 6x5, 4 in a row, 8 plies
///     OPNOOQ…OO 3f2a91c07be45d18
///
/// After the first line up to 64 scores, "O" for 0 and the letters before and after it for losses
/// and wins, and the FNV-1a hash of all text before the blank.
class BookText {
public:
    static constexpr std::size_t scoresPerLine = 64;

    /// The text of a book without scores.
    explicit BookText(const BookRange& range);

    /// What is whole of a text: a line that was not written to its end or was changed ends it.
    /// Throws FormatError for a text that is not the beginning of a book.
    static BookText read(std::string_view text);

    const BookRange& range() const { return m_range; }
    const std::vector<int>& scores() const { return m_scores; }
    std::size_t size() const { return m_size; } ///< of the text, in bytes
    std::string firstLine() const;

    /// Goes on with up to scoresPerLine scores, and returns the line for them.
    std::string append(std::span<const int> scores);

private:
    void take(std::string_view text); ///< into the hash

    BookRange m_range;
    std::vector<int> m_scores;
    std::size_t m_size = 0;
    std::uint64_t m_hash = 0xcbf2'9ce4'8422'2325;
};

/// The book in a whole file. Throws FormatError for a text that is none, one that is torn, and a
/// book for another size.
Book parseBook(std::string_view text, const Size& size);

} // namespace yomi::connectfour
