// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/mnk/position.h"

#include "core/common/format_error.h"
#include "core/common/grid_text.h"
#include "core/mnk/game.h"

#include <algorithm>
#include <iterator>

namespace yomi::mnk {

namespace {

constexpr std::string_view blanks = " \t\r\n";

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
    const auto hasLine = [&](Squares squares) {
        return position.board->hasLine(squares);
    };
    if (const std::string reason =
            search::whyImpossible(stones, hasLine, position.stones(), "stone");
        !reason.empty())
        throw FormatError("", reason);
    return position;
}

} // namespace

search::Ended Position::ended() const {
    return Game(*this).ended();
}

std::string moveText(const Size& size, int square) {
    return squareText(square, size.width);
}

Position played(Position position, std::string_view moves) {
    std::size_t number = 0;
    for (const std::string_view text : search::listedMoves(moves)) {
        const std::string place = search::movePlace(++number);
        const int square = parseSquare(text, position.size(), place);
        search::validateNotWon(position.ended(), position.firstToMove(), number);
        if (position.stones() >> square & 1)
            throw FormatError(place, "the square " + std::string(text) + " is taken");
        (position.firstToMove() ? position.o : position.x) |= Squares{1} << square;
    }
    return position;
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

std::string boardText(const Position& position) {
    return Game(position).boardText();
}

} // namespace yomi::mnk
