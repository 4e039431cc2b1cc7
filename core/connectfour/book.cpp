// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/connectfour/book.h"

#include "core/common/format_error.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <initializer_list>
#include <utility>

namespace yomi::connectfour {

namespace {

constexpr std::string_view magic = "yomi connect four book, ";
constexpr char draw = 'O';
constexpr int mostScore = 31;

std::uint64_t leastKey(const Position& position) {
    return std::min(position.key(), position.mirrored().key());
}

void sortUnique(std::vector<std::uint64_t>& keys) {
    std::ranges::sort(keys);
    // Clang 14, used for linting, cannot parse libstdc++'s std::ranges::unique.
    keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
}

/// Calls visit(child) for each position after one move.
template <class Visit>
void forEachChild(const Position& position, Visit visit) {
    for (int column = 0; column < position.size().width; ++column)
        if (position.canPlay(column)) {
            Position child = position;
            child.make(column);
            visit(child);
        }
}

std::string describe(const Size& size) {
    return size.text() + ", " + std::to_string(size.inARow) + " in a row";
}

/// The number at the beginning of a text; removes it and the words after it.
std::optional<int> takeNumber(std::string_view& text, std::string_view words) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    if (error != std::errc() || !text.starts_with(words))
        return std::nullopt;
    text.remove_prefix(words.size());
    return number;
}

std::optional<BookRange> parseFirstLine(std::string_view line) {
    BookRange range;
    if (!line.starts_with(magic))
        return std::nullopt;
    line.remove_prefix(magic.size());
    for (const auto& [number, words] : std::initializer_list<std::pair<int*, std::string_view>>{
             {&range.size.width, "x"},
             {&range.size.height, ", "},
             {&range.size.inARow, " in a row, "},
             {&range.plies, " plies"}}) {
        const std::optional<int> read = takeNumber(line, words);
        if (!read)
            return std::nullopt;
        *number = *read;
    }
    return line.empty() ? std::optional(range) : std::nullopt;
}

/// Continues an FNV-1a hash.
std::uint64_t hashed(std::uint64_t hash, std::string_view text) {
    for (const char byte : text)
        hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100'0000'01b3;
    return hash;
}

std::string hexadecimal(std::uint64_t hash) {
    std::string digits;
    for (int shift = 60; shift >= 0; shift -= 4)
        digits += "0123456789abcdef"[hash >> shift & 15];
    return digits;
}

} // namespace

BookKeys bookKeys(const BookRange& range) {
    validate(range.size);
    if (range.plies < 1 || range.plies > range.size.cells())
        throw InvalidArgument("A book of {} has 1 to {} plies, not {}.", range.size.text(),
                              range.size.cells(), range.plies);
    BookKeys keys = {{Position(range.size).key()}};
    std::size_t before = 1;
    for (int ply = 1; ply <= range.plies; ++ply) {
        std::vector<std::uint64_t> next;
        const auto check = [&] {
            sortUnique(next);
            if (before + next.size() > mostBookPositions)
                throw InvalidArgument("A book of {} with {} plies has more than {} positions.",
                                      range.size.text(), range.plies, mostBookPositions);
        };
        for (const std::uint64_t key : keys.back()) {
            forEachChild(positionOf(range.size, key), [&](const Position& child) {
                if (child.ended() == Ended::No)
                    next.push_back(leastKey(child));
            });
            if (next.size() > 2 * mostBookPositions)
                check();
        }
        check();
        before += next.size();
        keys.push_back(std::move(next));
    }
    return keys;
}

Position positionOf(const Size& size, std::uint64_t key) {
    // A column with h stones contributes 2^h − 1 plus the stones of the side to move, below 2^h.
    Cells mover = 0, stones = 0;
    const int bits = size.height + 1;
    for (int column = 0; column < size.width; ++column) {
        const std::uint64_t sum = key >> (column * bits) & ((std::uint64_t{1} << bits) - 1);
        const std::uint64_t all = std::bit_floor(sum + 1) - 1;
        stones |= all << (column * bits);
        mover |= (sum - all) << (column * bits);
    }
    return {size, mover, stones};
}

Book::Book(const BookRange& range, BookKeys keys, std::span<const int> deepest)
    : m_range(range)
    , m_keys(std::move(keys))
    , m_scores(m_keys.size()) {
    m_scores.back().assign(deepest.begin(), deepest.end());
    for (std::size_t ply = m_keys.size() - 1; ply-- > 0;)
        for (const std::uint64_t key : m_keys[ply]) {
            const Position position = positionOf(range.size, key);
            int best = -mostScore;
            forEachChild(position, [&](const Position& child) {
                const Ended ended = child.ended();
                best = std::max(best, ended == Ended::Lost    ? position.winScore()
                                      : ended == Ended::Drawn ? 0
                                                              : -score(child).value());
            });
            m_scores[ply].push_back(static_cast<std::int8_t>(best));
        }
}

std::optional<int> Book::score(const Position& position) const {
    const auto ply = static_cast<std::size_t>(position.plies());
    if (ply >= m_keys.size())
        return std::nullopt;
    const auto& keys = m_keys[ply];
    const std::uint64_t key = leastKey(position);
    const auto found = std::ranges::lower_bound(keys, key);
    if (found == keys.end() || *found != key)
        return std::nullopt;
    return m_scores[ply][static_cast<std::size_t>(found - keys.begin())];
}

BookText::BookText(const BookRange& range)
    : m_range(range) {
    take(firstLine());
}

std::string BookText::firstLine() const {
    return std::string(magic) + describe(m_range.size) + ", " + std::to_string(m_range.plies) +
           " plies\n";
}

std::string BookText::append(std::span<const int> scores) {
    std::string line;
    for (const int score : scores)
        line += static_cast<char>(draw + score);
    take(line);
    m_scores.insert(m_scores.end(), scores.begin(), scores.end());
    const std::string hash = ' ' + hexadecimal(m_hash) + '\n';
    take(hash);
    return line + hash;
}

void BookText::take(std::string_view text) {
    m_size += text.size();
    m_hash = hashed(m_hash, text);
}

BookText BookText::read(std::string_view text) {
    const auto takeLine = [&text] {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        return line;
    };
    const auto range = parseFirstLine(takeLine());
    if (!range)
        throw FormatError("this is not a book of connect four");
    BookText book(*range);
    while (text.find('\n') != std::string_view::npos) {
        const std::string_view line = takeLine(), signs = line.substr(0, line.find(' '));
        if (signs.empty() || signs.size() > scoresPerLine ||
            line.substr(signs.size()) != ' ' + hexadecimal(hashed(book.m_hash, signs)))
            break;
        std::vector<int> scores;
        for (const char sign : signs)
            scores.push_back(sign - draw);
        book.append(scores);
    }
    return book;
}

Book parseBook(std::string_view text, const Size& size) {
    const BookText read = BookText::read(text);
    const BookRange& range = read.range();
    if (range.size != size)
        throw FormatError("this book is of {}, not of {}", describe(range.size), describe(size));
    BookKeys keys = readAt("", [&] { return bookKeys(range); });
    const std::size_t known = read.scores().size(), expected = keys.back().size();
    if (known != expected || read.size() != text.size())
        throw FormatError(
            "this book is torn or damaged: {} of its scores can be read, {} are needed", known,
            expected);
    return {range, std::move(keys), read.scores()};
}

} // namespace yomi::connectfour
