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

/// The extent of a book.
struct BookRange {
    Size size;
    int plies = 0;

    friend bool operator==(const BookRange&, const BookRange&) = default;
};

inline constexpr std::size_t mostBookPositions = std::size_t{1} << 23;

/// For each number of stones up to the plies of a book: the ascending keys of all unfinished
/// positions, where a pair of mirror images has the lesser key.
using BookKeys = std::vector<std::vector<std::uint64_t>>;

/// Throws std::invalid_argument for less than one ply, more plies than cells, and more than
/// mostBookPositions. Up to 12 plies of 7×6 take seconds and 200 MB.
BookKeys bookKeys(const BookRange& range);

/// The position with this key.
Position positionOf(const Size& size, std::uint64_t key);

/// Precomputed scores of all positions with few stones.
///
/// Only those with the most stones are solved and stored in the file, in the order of their keys;
/// the others follow from them. Memory: nine bytes per position.
class Book {
public:
    /// `deepest` has a score for each of the last keys; `keys` are bookKeys().
    Book(const BookRange& range, BookKeys keys, std::span<const int> deepest);

    const BookRange& range() const { return m_range; }

    /// The score for the side to move; nothing for a position with more stones or a finished one.
    std::optional<int> score(const Position& position) const;

    friend bool operator==(const Book&, const Book&) = default;

private:
    BookRange m_range;
    BookKeys m_keys;
    std::vector<std::vector<std::int8_t>> m_scores; ///< in the order of the keys
};

/// The text file of a book. It grows line by line, so that computing a book can be interrupted.
///
///     yomi connect four book, 6x5, 4 in a row, 8 plies
///     OPNOOQ…OO 3f2a91c07be45d18
///
/// After the first line each line has up to 64 scores, "O" for 0 and the letters before and after
/// it for losses and wins, and the FNV-1a hash of all text before the blank.
class BookText {
public:
    static constexpr std::size_t scoresPerLine = 64;

    /// The text of a book without scores.
    explicit BookText(const BookRange& range);

    /// The intact part of a text: it ends before a line that is incomplete or was changed. Throws
    /// FormatError for a text that is not the beginning of a book.
    static BookText read(std::string_view text);

    const BookRange& range() const { return m_range; }
    const std::vector<int>& scores() const { return m_scores; }
    std::size_t size() const { return m_size; } ///< of the text, in bytes
    std::string firstLine() const;

    /// Appends up to scoresPerLine scores and returns their line.
    std::string append(std::span<const int> scores);

private:
    void take(std::string_view text); ///< updates the hash

    BookRange m_range;
    std::vector<int> m_scores;
    std::size_t m_size = 0;
    std::uint64_t m_hash = 0xcbf2'9ce4'8422'2325;
};

/// The book in a complete file. Throws FormatError for a text that is not a book, an incomplete
/// one, and a book for another size.
Book parseBook(std::string_view text, const Size& size);

} // namespace yomi::connectfour
