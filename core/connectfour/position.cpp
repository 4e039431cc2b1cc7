// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/connectfour/position.h"

#include "core/boards/grid_text.h"
#include "core/common/format_error.h"

#include <algorithm>

namespace yomi::connectfour {

namespace {

[[noreturn]] void refuseSign(std::string_view text, std::size_t at) {
    if (at > 0 && std::string_view(".ox/").find(text[at]) != std::string_view::npos)
        throw FormatError(
            "moves and a board in one text: \"{}\" is a move, \"{}\" a sign of a board", text[0],
            text[at])
            .at(Sentence("character {}", at + 1));
    // A multi-byte character is reported only by its place.
    const bool isPrintable = text[at] >= ' ' && text[at] <= '~';
    throw(isPrintable
              ? FormatError("\"{}\" is no sign of a position, which is moves (1 to 9, then a to l) "
                            "or a board of ., o and x with rows joined by /",
                            text[at])
              : FormatError("this is no sign of a position, which is moves (1 to 9, then a to l) "
                            "or a board of ., o and x with rows joined by /"))
        .at(Sentence("character {}", at + 1));
}

/// A cell given by its index in reading order.
Cells bitOf(const Size& size, int cell) {
    const int column = cell % size.width, row = size.height - 1 - cell / size.width;
    return Cells{1} << (column * (size.height + 1) + row);
}

Position boardPosition(const StoneReading& reading, const Size& size) {
    const GridStones read = stonesOf(reading.text);
    const AnyGrid grid(size);
    Cells o = 0, x = 0;
    for (int cell = 0; cell < size.cells(); ++cell) {
        const Cells bit = bitOf(size, cell);
        o |= read.o >> cell & 1 ? bit : 0;
        x |= read.x >> cell & 1 ? bit : 0;
    }
    const Cells stones = o | x;
    if (const Cells floating = stones & ~grid.bottom() & ~(stones << 1)) {
        const int bit = std::countr_zero(floating), perColumn = bitsPerColumn(grid);
        throw FormatError("the stone in column {} has nothing below it", bit / perColumn + 1)
            .at(Sentence("row {}", size.height - bit % perColumn));
    }
    const Cells tops = stones & ~(stones >> 1);
    if (const Sentence reason = whyImpossible(
            {o, x}, [&](Cells cells) { return hasLine(grid, cells); }, tops, true,
            sideNames(reading));
        !reason.empty())
        throw FormatError(reason);
    return {size, std::popcount(o) == std::popcount(x) ? o : x, stones};
}

} // namespace

char moveText(int column) {
    return columnSigns[static_cast<std::size_t>(column)];
}

Position played(Position position, std::string_view moves) {
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const std::size_t column = columnSigns.find(moves[i]);
        if (column == std::string_view::npos)
            refuseSign(moves, i);
        if (column >= static_cast<std::size_t>(position.size().width))
            throw FormatError("there is no column {}, the last of {} is {}", moves[i],
                              position.size().width, moveText(position.size().width - 1))
                .at(movePlace(i + 1));
        validateNotWon(position.ended(), position.firstToMove(), i + 1);
        if (!position.canPlay(static_cast<int>(column)))
            throw FormatError("column {} is full", moves[i]).at(movePlace(i + 1));
        position.make(static_cast<int>(column));
    }
    return position;
}

Position positionOf(const StoneReading& reading) {
    const Size size = {reading.size.width, reading.size.height, reading.size.inARow};
    validate(size);
    return reading.isBoard ? boardPosition(reading, size) : played(Position(size), reading.text);
}

Position parsePosition(std::string_view text, const Size& size) {
    validate(size);
    return positionOf(readStones(text, {StoneNotation::Columns, size}));
}

std::string boardText(const Position& position) {
    const Size size = position.size();
    const Cells o = position.firstToMove() ? position.mover() : position.other();
    GridStones stones;
    for (int cell = 0; cell < size.cells(); ++cell) {
        const Cells bit = bitOf(size, cell);
        stones.o |= std::uint64_t{(o & bit) != 0} << cell;
        stones.x |= std::uint64_t{(position.stones() & ~o & bit) != 0} << cell;
    }
    return gridText(stones, size.width, size.height);
}

} // namespace yomi::connectfour
