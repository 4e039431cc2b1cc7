// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/boards/stone_text.h"
#include "core/common/enum_names.h"
#include "core/common/sentence.h"
#include "core/search/game.h"

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

/// The number of squares of a mask. (std::popcount is a call on processors without an instruction
/// for it.)
constexpr int count(unsigned mask) {
    return detail::markCount[mask];
}

/// The players in order: Player::O is the one who begins. If X begins, signs are swapped on display
/// only.
enum class Player : std::uint8_t { O, X };

/// The sign of the first player in texts and on screens: O, as in the article, or X.
enum class Begins : std::uint8_t { O, X };
constexpr auto enumNames(Begins) {
    return namesInOrder("o", "x");
}
/// 'O' or 'X'.
constexpr char signOf(Player player, Begins begins) {
    return (player == Player::O) == (begins == Begins::O) ? 'O' : 'X';
}

enum class Status : std::uint8_t { Playing, OWon, XWon, Drawn };

/// The marks on a board. Their number determines the side to move.
struct Position {
    std::array<std::uint16_t, 2> marks = {}; ///< a mask for each Player

    constexpr std::uint16_t of(Player player) const { return marks[static_cast<int>(player)]; }
    constexpr std::uint16_t empty() const {
        return static_cast<std::uint16_t>(fullBoard & ~(marks[0] | marks[1]));
    }
    constexpr int plies() const { return squareCount - count(empty()); }
    constexpr Player toMove() const { return static_cast<Player>(plies() % 2); }
    constexpr bool firstToMove() const { return toMove() == Player::O; }
    search::Ended ended() const;
    static constexpr GridSize size() { return {3, 3, 3}; }

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

/// A win on a full board is a win.
Status status(const Position& position);

/// The empty squares in reading order; none if the game is over.
std::vector<int> legalMoves(const Position& position);

/// The position after the side to move plays `square`. Throws std::invalid_argument for a square
/// outside 0 to 8, for a taken one, and if the game is over.
Position played(const Position& position, int square, Begins begins = Begins::O);

/// The moves of a text, squares by number, 4,0,8, or by name, b2 a1 c3. Throws
/// std::invalid_argument for any other text, and FormatError for moves that do not fit together.
std::vector<int> squaresOf(const std::string& moves);

/// The position after such moves. Throws what both throw.
Position played(Position position, std::string_view moves);

/// Why no game leads to this position (marks off the board or two on one square, a wrong number of
/// them, both sides with a line, a move after the win), as a sentence; empty for the 5,478
/// reachable positions. Accepts any masks; all other functions here require those of parseMarks().
Sentence whyImpossible(const Position& position, Begins begins = Begins::O);

/// Throws std::invalid_argument with that sentence for an unreachable position.
void validate(const Position& position, Begins begins = Begins::O);

/// The position of a text and the side that began. Throws std::invalid_argument for an unreachable
/// position and for illegal moves.
Position positionOf(const StoneReading& reading);
Begins begins(const StoneReading& reading);

/// Calls readStones(). Throws std::invalid_argument for a text that is not a position.
StoneReading readPosition(std::string_view text, const StoneQuestion& question = {});

/// The position of any text that readPosition() accepts: nine characters o, x or . in reading
/// order, and other common notations. Throws what both throw.
Position parsePosition(std::string_view text);

/// Whether text() could have written it.
bool isMarks(std::string_view text);

/// Reads the format of text(), also an unreachable position: a board that is being edited. Throws
/// std::invalid_argument for any other text.
Position parseMarks(std::string_view text, Begins begins = Begins::O);

/// Nine characters o, x or . in reading order.
std::string text(const Position& position, Begins begins = Begins::O);
/// The same; O begins.
std::string boardText(const Position& position);

} // namespace yomi::tictactoe
