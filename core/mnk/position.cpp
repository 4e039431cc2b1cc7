// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/mnk/position.h"

#include "core/common/format_error.h"
#include "core/common/grid_text.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <stdexcept>

namespace yomi::mnk {

namespace {

constexpr std::string_view blanks = " \t\r\n", between = " \t\r\n,";

std::string movePlace(std::size_t number) {
    return "move " + std::to_string(number);
}

/// Who has a line: 'o', 'x', or 0.
char winner(const Position& position) {
    return position.board->hasLine(position.o)   ? 'o'
           : position.board->hasLine(position.x) ? 'x'
                                                 : '\0';
}

int parseSquare(std::string_view text, const Size& size, std::size_t number) {
    int row = 0;
    const char* const end = text.data() + text.size();
    const auto digits = std::from_chars(text.data() + 1, end, row);
    if (text[0] < 'a' || text[0] > 'z' || digits.ec != std::errc() || digits.ptr != end)
        throw FormatError(movePlace(number),
                          "\"" + std::string(text.substr(0, 40)) +
                              "\" is no square; squares are a letter and a number, such as b2, "
                              "with blanks or commas between them");
    const int column = text[0] - 'a';
    if (column >= size.width || row < 1 || row > size.height)
        throw FormatError(movePlace(number), "there is no square " + std::string(text) + " on " +
                                                 mnk::text(size) + ", the last is " +
                                                 moveText(size, size.cells() - 1));
    return (row - 1) * size.width + column;
}

/// Why no game leads to the stones; empty if one may.
std::string whyImpossible(const Position& position) {
    if (std::string numbers = whyWrongNumbers({position.o, position.x}); !numbers.empty())
        return numbers;
    const Board& board = *position.board;
    const bool oWon = board.hasLine(position.o), xWon = board.hasLine(position.x);
    if (oWon && xWon)
        return "both sides have a line; the game would have ended at the first";
    if (!oWon && !xWon)
        return {};
    const std::string winner = oWon ? "o" : "x", loser = oWon ? "x" : "o";
    if (oWon == position.firstToMove())
        return winner + " has a line, but " + loser + " has moved since";
    const Squares won = oWon ? position.o : position.x;
    for (Squares left = won; left; left &= left - 1)
        if (!board.hasLine(won & ~(left & -left)))
            return {};
    return winner +
           " has a line, but no stone without which there would be none: none was the last";
}

Position parseBoard(std::string_view text, const Size& size) {
    std::string rows;
    std::ranges::copy_if(text, std::back_inserter(rows),
                         [](char sign) { return blanks.find(sign) == std::string_view::npos; });
    if (rows.find('/') == std::string::npos)
        for (std::size_t end = static_cast<std::size_t>(size.width);
             end < rows.size() && end < 2 * 64; end += static_cast<std::size_t>(size.width) + 1)
            rows.insert(end, 1, '/');
    Position position = {std::make_shared<const Board>(size)};
    const GridStones stones = parseGrid(rows, size.width, size.height);
    position.o = stones.o;
    position.x = stones.x;
    if (const std::string reason = whyImpossible(position); !reason.empty())
        throw FormatError("", reason);
    return position;
}

} // namespace

int Position::plies() const {
    return std::popcount(stones());
}

std::string moveText(const Size& size, int square) {
    return static_cast<char>('a' + square % size.width) + std::to_string(square / size.width + 1);
}

Position played(Position position, std::string_view moves) {
    std::size_t number = 0;
    for (;;) {
        const std::size_t begin = moves.find_first_not_of(between);
        if (begin == std::string_view::npos)
            return position;
        const std::size_t end = std::min(moves.find_first_of(between, begin), moves.size());
        const Size& size = position.board->size();
        const std::string_view text = moves.substr(begin, end - begin);
        const int square = parseSquare(text, size, ++number);
        moves.remove_prefix(end);
        if (const char won = winner(position))
            throw FormatError(
                movePlace(number),
                std::string(1, won) + " has won" +
                    (number > 1 ? " with move " + std::to_string(number - 1) : " before"));
        if (position.stones() >> square & 1)
            throw FormatError(movePlace(number), "the square " + std::string(text) + " is taken");
        (position.firstToMove() ? position.o : position.x) |= Squares{1} << square;
    }
}

Position parsePosition(std::string_view text, const Size& size) {
    validate(size);
    const bool hasDigits = text.find_first_of("0123456789,") != std::string_view::npos;
    const std::size_t sign = text.find_first_of("./");
    if (hasDigits && sign != std::string_view::npos)
        throw FormatError("character " + std::to_string(sign + 1),
                          "moves and a board in one text: \"" + std::string(1, text[sign]) +
                              "\" is a sign of a board");
    const bool isFull = text.find_first_of("ox") != std::string_view::npos &&
                        text.find_first_not_of("ox \t\r\n") == std::string_view::npos;
    const bool isBoard = sign != std::string_view::npos || isFull;
    return isBoard ? parseBoard(text, size) : played({std::make_shared<const Board>(size)}, text);
}

void validateSearchable(const Position& position) {
    const char won = winner(position);
    if (won)
        throw std::invalid_argument("The game is over: " + std::string(1, won) + " has won.");
    if (position.stones() == position.board->all())
        throw std::invalid_argument("The game is over: the board is full and nobody has a line.");
}

std::string boardText(const Position& position) {
    const Size& size = position.board->size();
    return gridText({position.o, position.x}, size.width, size.height);
}

} // namespace yomi::mnk
