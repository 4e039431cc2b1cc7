// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/boards/stone_position.h"
#include "core/mnk/board.h"

#include <bit>
#include <memory>
#include <string>
#include <string_view>

namespace yomi::mnk {

/// A game of m,n,k: stones go on any empty square, o begins, and inARow in a row, column or
/// diagonal win. Positions of one game share their board.
struct Position {
    std::shared_ptr<const Board> board = std::make_shared<const Board>(Size());
    Squares o = 0, x = 0;

    const Size& size() const { return board->size(); }
    Squares stones() const { return o | x; }
    int plies() const { return std::popcount(stones()); }
    bool firstToMove() const { return plies() % 2 == 0; }
    search::Ended ended() const;

    friend bool operator==(const Position& a, const Position& b) {
        return a.size() == b.size() && a.o == b.o && a.x == b.x;
    }
};

using yomi::validateSearchable;

/// "c2", the format of squareText().
std::string moveText(const Size& size, int square);

/// The position of a text, whose size it has. Also reads a finished game. Throws
/// std::invalid_argument for a size that validate() refuses, and FormatError, with the move or row
/// as its place, for a square that does not exist or is taken, a move after the end, and an
/// unreachable board.
Position positionOf(const StoneReading& reading);

/// The position of any text that readStones() accepts: "b2 a3" are moves, ".../.o./x.." is a board.
/// Throws what both throw.
Position parsePosition(std::string_view text, const Size& size = {});

/// Plays moves from a position. Throws as parsePosition() does.
Position played(Position position, std::string_view moves);

/// The board, rows from the top joined by "/".
std::string boardText(const Position& position);

} // namespace yomi::mnk
