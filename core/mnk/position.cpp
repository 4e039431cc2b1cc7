// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/mnk/position.h"

#include "core/boards/grid_text.h"
#include "core/common/format_error.h"
#include "core/mnk/game.h"

namespace yomi::mnk {

namespace {

Position boardPosition(const StoneReading& reading, const Size& size) {
    Position position = {std::make_shared<const Board>(size)};
    const GridStones stones = stonesOf(reading.text);
    position.o = stones.o;
    position.x = stones.x;
    const auto hasLine = [&](Squares squares) {
        return position.board->hasLine(squares);
    };
    if (const Sentence reason =
            whyImpossible(stones, hasLine, position.stones(), false, sideNames(reading));
        !reason.empty())
        throw FormatError(reason);
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
    for (const std::string_view text : listedMoves(moves)) {
        const Sentence place = movePlace(++number);
        const int square = parseSquare(text, position.size(), place);
        validateNotWon(position.ended(), position.firstToMove(), number);
        if (position.stones() >> square & 1)
            throw FormatError("the square {} is taken", text).at(place);
        (position.firstToMove() ? position.o : position.x) |= Squares{1} << square;
    }
    return position;
}

Position positionOf(const StoneReading& reading) {
    const Size size = {reading.size.width, reading.size.height, reading.size.inARow};
    validate(size);
    return reading.isBoard ? boardPosition(reading, size)
                           : played({std::make_shared<const Board>(size)}, reading.text);
}

Position parsePosition(std::string_view text, const Size& size) {
    validate(size);
    return positionOf(readStones(text, {StoneNotation::Squares, size}));
}

std::string boardText(const Position& position) {
    return Game(position).boardText();
}

} // namespace yomi::mnk
