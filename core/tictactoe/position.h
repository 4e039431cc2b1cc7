// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/enum_names.h"
#include "core/common/stone_text.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace yomi::tictactoe {

// Squares are numbered in reading order; bit s of a mask is square s.
//
//      0 | 1 | 2        o | . | .      o = 000 000 001 (bit 0)
//     ---+---+---      ---+---+---     x = 000 010 000 (bit 4)
//      3 | 4 | 5        . | x | .
//     ---+---+---      ---+---+---     as text "o...x....": o, x or . for each square
//      6 | 7 | 8        . | . | .
inline constexpr int squareCount = 9;
inline constexpr std::uint16_t fullBoard = 0x1ff;

namespace detail {
inline constexpr auto markCount = [] {
    std::array<std::uint8_t, fullBoard + 1> result = {};
    for (std::size_t mask = 1; mask < result.size(); ++mask)
        result[mask] = static_cast<std::uint8_t>(result[mask / 2] + mask % 2);
    return result;
}();
} // namespace detail

/// How many squares a mask has. (Without an instruction of its own on every processor,
/// std::popcount is a call.)
constexpr int count(unsigned mask) {
    return detail::markCount[mask];
}

/// O moves first. Where X does, the two are exchanged for the eye alone: Player::O is who begins.
enum class Player : std::uint8_t { O, X };

/// Whose sign the side that moves first has in texts and on screens: O, as in the article, or X.
enum class Begins : std::uint8_t { O, X };
constexpr auto enumNames(Begins) {
    return namesInOrder("o", "x");
}
/// 'O' or 'X'.
constexpr char signOf(Player player, Begins begins) {
    return (player == Player::O) == (begins == Begins::O) ? 'O' : 'X';
}

enum class Status : std::uint8_t { Playing, OWon, XWon, Drawn };

/// The marks on a board. Who is to move follows from their number.
struct Position {
    std::array<std::uint16_t, 2> marks = {}; ///< a mask for each Player

    constexpr std::uint16_t of(Player player) const { return marks[static_cast<int>(player)]; }
    constexpr std::uint16_t empty() const {
        return static_cast<std::uint16_t>(fullBoard & ~(marks[0] | marks[1]));
    }
    constexpr int plies() const { return squareCount - count(empty()); }
    constexpr Player toMove() const { return static_cast<Player>(plies() % 2); }

    friend constexpr bool operator==(const Position&, const Position&) = default;
};

/// The masks of the eight lines: rows, columns, diagonals.
inline constexpr std::array<std::uint16_t, 8> lines = {0x007, 0x038, 0x1c0, 0x049,
                                                       0x092, 0x124, 0x111, 0x054};

/// Whether a mask contains a whole line.
inline constexpr auto hasLine = [] {
    std::array<bool, fullBoard + 1> result = {};
    for (std::size_t mask = 0; mask < result.size(); ++mask)
        for (const std::uint16_t line : lines)
            result[mask] = result[mask] || (mask & line) == line;
    return result;
}();

/// A win counts before a full board does.
Status status(const Position& position);

/// The empty squares in reading order; none when the game is over.
std::vector<int> legalMoves(const Position& position);

/// The position after the side to move has played `square`. Throws std::invalid_argument for a
/// square outside 0 to 8, for a taken one, and when the game is over.
Position played(const Position& position, int square, Begins begins = Begins::O);

/// Why no game can lead to this position (marks beside the board or on one square, a wrong number
/// of them, both sides with a line, a move after the win), as a sentence; empty for the 5,478
/// positions that a game can reach. Takes any masks; every other function here wants those of
/// parseMarks().
std::string whyImpossible(const Position& position, Begins begins = Begins::O);

/// Throws std::invalid_argument with that sentence for an impossible position.
void validate(const Position& position, Begins begins = Begins::O);

/// The position that was read and who began. Throws std::invalid_argument for an impossible one and
/// for moves that cannot be played.
Position positionOf(const StoneReading& reading);
Begins begins(const StoneReading& reading);

/// What readStones() says of a text. Throws std::invalid_argument for a text that is no position.
StoneReading readPosition(std::string_view text, const StoneQuestion& question = {});

/// The position of any text that readPosition() takes: nine characters o, x or . in reading order
/// and whatever else people have. Throws as both.
Position parsePosition(std::string_view text);

/// Whether a text is nine characters as text() writes them.
bool isMarks(std::string_view text);

/// Reads what text() writes, also a position that no game can reach: a board while it is edited.
/// Throws std::invalid_argument for another text.
Position parseMarks(std::string_view text, Begins begins = Begins::O);

/// Nine characters o, x or . in reading order.
std::string text(const Position& position, Begins begins = Begins::O);

} // namespace yomi::tictactoe
