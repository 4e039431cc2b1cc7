// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/boards/stone_moves.h"

#include "core/boards/grid_text.h"
#include "core/common/format_error.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace yomi {

namespace {

constexpr std::string_view blanks = " \t\r\n";
constexpr std::string_view between = " \t\r\n,;|[](){}";

std::string_view trimmed(std::string_view text) {
    const std::size_t begin = std::min(text.find_first_not_of(blanks), text.size());
    text.remove_prefix(begin);
    return text.substr(0, text.find_last_not_of(blanks) + 1);
}

char small(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}
bool isDigit(char c) {
    return c >= '0' && c <= '9';
}
bool isLetter(char c) {
    return small(c) >= 'a' && small(c) <= 'z';
}

Sentence place(std::size_t number) {
    return Sentence("move {}", number);
}

std::vector<std::string_view> partsOf(std::string_view text, std::string_view separators) {
    std::vector<std::string_view> parts;
    for (;;) {
        text.remove_prefix(std::min(text.find_first_not_of(separators), text.size()));
        if (text.empty())
            return parts;
        const std::size_t length = std::min(text.find_first_of(separators), text.size());
        parts.push_back(text.substr(0, length));
        text.remove_prefix(length);
    }
}

std::optional<int> numberIn(std::string_view text) {
    int number = 0;
    const auto [stopped, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && stopped == text.data() + text.size() ? std::optional(number)
                                                                        : std::nullopt;
}

/// The columns of 4453 or "4 4 5 3" as numbers; nothing for any other text.
std::optional<std::vector<int>> columnsIn(std::string_view text) {
    std::vector<int> columns;
    const auto parts = partsOf(text, "-" + std::string(between));
    for (const std::string_view part : parts) {
        if (const auto number = numberIn(part); number && parts.size() > 1) {
            columns.push_back(*number);
            continue;
        }
        for (const char c : part) {
            const std::size_t column = columnSigns.find(small(c));
            const bool isColumn = c == '0' || column != std::string_view::npos;
            if (!isColumn || (parts.size() > 1 && part.size() > 1))
                return std::nullopt;
            columns.push_back(c == '0' ? 0 : static_cast<int>(column) + 1);
        }
    }
    return columns;
}

StoneMoves columnMoves(const std::vector<int>& columns, const GridSize& size) {
    StoneMoves moves;
    moves.count = static_cast<int>(columns.size());
    if (std::ranges::find(columns, 0) != columns.end())
        moves.base = 0;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const int column = columns[i] - moves.base.value_or(1);
        if (moves.base && column >= size.width)
            throw FormatError(
                "there is no column {} where there is a column 0, the last of {} is {}", column,
                size.width, size.width - 1)
                .at(place(i + 1));
        if (column >= static_cast<int>(columnSigns.size()) || column < 0)
            throw FormatError("there is no column {}", columns[i]).at(place(i + 1));
        moves.text += columnSigns[static_cast<std::size_t>(column)];
    }
    return moves;
}

/// Squares of a board on which stones fall: the columns, if each row is the one that a stone falls
/// to, counted from the bottom or from the top.
StoneMoves fallingMoves(const std::vector<std::string>& squares, const GridSize& size) {
    StoneMoves moves;
    moves.count = static_cast<int>(squares.size());
    std::vector<int> heights(static_cast<std::size_t>(size.width));
    bool areFromBottom = true, areFromTop = true;
    for (std::size_t i = 0; i < squares.size(); ++i) {
        const int column = squares[i][0] - 'a', row = numberIn(squares[i].substr(1)).value_or(0);
        if (column >= size.width)
            throw FormatError("there is no column {}, the last of {} is {}",
                              squares[i].substr(0, 1), size.width,
                              squareText(size.width - 1, size.width)[0])
                .at(place(i + 1));
        const int height = ++heights[static_cast<std::size_t>(column)];
        areFromBottom = areFromBottom && row == height;
        areFromTop = areFromTop && row == size.height + 1 - height;
        if (!areFromBottom && !areFromTop)
            throw FormatError(
                "no stone falls to {}, the next of that column lies in row {} from the bottom",
                squares[i], height)
                .at(place(i + 1));
        moves.text += columnSigns[static_cast<std::size_t>(column)];
    }
    return moves;
}

StoneMoves squareMoves(const std::vector<std::string>& squares) {
    StoneMoves moves;
    moves.count = static_cast<int>(squares.size());
    for (const std::string& square : squares)
        moves.text.append(moves.text.empty() ? "" : " ").append(square);
    return moves;
}

/// "B[hh];W[ih]", also within an SGF game record.
std::optional<StoneMoves> sgfMoves(std::string_view text) {
    std::vector<std::string> squares;
    char first = 0, last = 0;
    for (std::size_t at = 0; at + 4 < text.size(); ++at) {
        const char side = static_cast<char>(text[at] & ~0x20);
        const bool isMove = (side == 'B' || side == 'W') && text[at + 1] == '[' &&
                            isLetter(text[at + 2]) && isLetter(text[at + 3]) &&
                            text[at + 4] == ']' && (at == 0 || !isLetter(text[at - 1]));
        if (!isMove)
            continue;
        squares.push_back(small(text[at + 2]) + std::to_string(small(text[at + 3]) - 'a' + 1));
        if (side == last)
            throw FormatError("{} moves twice in a row", side).at(place(squares.size()));
        first = first ? first : side;
        last = side;
    }
    if (squares.empty())
        return std::nullopt;
    StoneMoves moves = squareMoves(squares);
    moves.sides = {"B", "W"};
    moves.toMove = last == 'B' ? "W" : "B";
    return moves;
}

/// Squares of tic-tac-toe as numbers, from 1 where there is a 9 and no 0.
std::optional<StoneMoves> numberedMoves(std::string_view text, const GridSize& size) {
    const auto numbers = columnsIn(text);
    if (!numbers || numbers->empty() || std::ranges::any_of(text, isLetter))
        return std::nullopt;
    const auto has = [&](int number) {
        return std::ranges::find(*numbers, number) != numbers->end();
    };
    const int base = has(size.cells()) && !has(0) ? 1 : 0;
    std::vector<std::string> squares;
    for (const int number : *numbers) {
        if (number - base >= size.cells())
            throw FormatError("there is no square {}, the last is {}", number,
                              size.cells() - 1 + base)
                .at(place(squares.size() + 1));
        squares.push_back(squareText(number - base, size.width));
    }
    StoneMoves moves = squareMoves(squares);
    moves.base = base;
    return moves;
}

/// A text that is more like moves than like a board, unchanged: the game reports its error.
std::optional<StoneMoves> meantAsMoves(std::string_view text, StoneNotation notation) {
    constexpr std::string_view boardSigns = "./_|";
    const bool hasDigit = text.find_first_of("0123456789") != std::string_view::npos;
    const bool isMeant = notation == StoneNotation::Columns
                             ? !text.empty() && isDigit(text[0])
                             : text.find_first_of(boardSigns) == std::string_view::npos &&
                                   text.find_first_not_of("oxOX \t\r\n") != std::string_view::npos;
    if (notation == StoneNotation::Numbers ||
        !(isMeant || (hasDigit && text.find(',') != text.npos)))
        return std::nullopt;
    StoneMoves moves;
    moves.text = text;
    return moves;
}

} // namespace

bool isOwnText(std::string_view text, const std::string& own) {
    std::string joined;
    bool isBetween = false;
    for (const char c : text) {
        if (std::string_view(" ,\t\r\n").find(c) != std::string_view::npos) {
            isBetween = !joined.empty();
            continue;
        }
        joined.append(isBetween ? " " : "").append(1, c);
        isBetween = false;
    }
    return joined == own;
}

std::optional<std::string_view> movesBeforeScore(std::string_view text) {
    const auto parts = partsOf(text, blanks);
    const bool areNumbers =
        parts.size() > 1 &&
        std::all_of(parts.begin() + 1, parts.end(), [](auto part) { return numberIn(part); });
    if (!areNumbers || parts[0].size() < (parts.size() > 2 ? 2 : 1))
        return std::nullopt;
    return parts[0];
}

std::optional<std::vector<std::string>> squaresIn(std::string_view text) {
    std::vector<std::string> squares;
    for (std::size_t at = 0; at < text.size();) {
        if (!isLetter(text[at]))
            return std::nullopt;
        std::size_t end = at + 1;
        while (end < text.size() && isDigit(text[end]))
            ++end;
        if (end == at + 1 || end > at + 3 || text[at + 1] == '0')
            return std::nullopt;
        squares.push_back(small(text[at]) + std::string(text.substr(at + 1, end - at - 1)));
        at = std::min(text.find_first_not_of(blanks, end), text.size());
        if (at < text.size() && std::string_view(",;-").find(text[at]) != std::string_view::npos) {
            at = text.find_first_not_of(blanks, at + 1);
            if (at == std::string_view::npos) // expected a square there
                return std::nullopt;
        }
    }
    return squares;
}

std::optional<StoneMoves> findMoves(std::string_view whole, StoneNotation notation,
                                    const GridSize& size) {
    const std::string_view text = trimmed(whole);
    if (text.empty())
        return StoneMoves{};
    if (const auto before = movesBeforeScore(text))
        if (auto moves = findMoves(*before, notation, size)) {
            moves->hasScore = true;
            return moves;
        }
    if (notation == StoneNotation::Columns) {
        const auto columns = columnsIn(text);
        const bool areOnBoard = columns && std::ranges::all_of(*columns, [&](int column) {
                                    return column <= size.width;
                                });
        if (const auto squares = squaresIn(text); squares && !areOnBoard)
            return fallingMoves(*squares, size);
        return columns ? std::optional(columnMoves(*columns, size)) : meantAsMoves(text, notation);
    }
    if (auto moves = sgfMoves(text))
        return moves;
    if (const auto squares = squaresIn(text))
        return squareMoves(*squares);
    if (notation == StoneNotation::Numbers)
        return numberedMoves(text, size);
    return meantAsMoves(text, notation);
}

} // namespace yomi
