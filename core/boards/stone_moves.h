// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/boards/grid_size.h"
#include "core/boards/stone_cells.h"
#include "core/boards/stone_signs.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace yomi {

/// How the moves of a game are written: 4 and 0 or b2 and a1 for squares, 44 for columns, b2 and a1
/// alone.
enum class StoneNotation : std::uint8_t { Numbers, Columns, Squares };

/// Moves in a text.
struct StoneMoves {
    std::string text; ///< in the game's own notation: "4453", "b2 a1"
    int count = 0;
    StoneSides sides;
    std::string toMove;      ///< the sign of the side to move, where moves have sides
    bool hasScore = false;   ///< whether a number followed the moves
    std::optional<int> base; ///< the number of the first column or square, where the text shows it
};

/// The columns of connect four as its moves have them, from the left.
inline constexpr std::string_view columnSigns = "123456789abcdefghijkl";

/// The moves that the text lists or is meant to list. Whether they are legal is left to the game.
/// Nothing for a text without moves. Throws FormatError for moves whose sides or columns do not fit
/// together.
std::optional<StoneMoves> findMoves(std::string_view text, StoneNotation notation,
                                    const GridSize& size);

/// Whether a text of moves is the game's own text `own` but for blanks and commas.
bool isOwnText(std::string_view text, const std::string& own);

/// The moves of a text that has only blanks and a number, the score, after them, or several numbers
/// where there is more than one move; nothing for any other text.
std::optional<std::string_view> movesBeforeScore(std::string_view text);

/// The squares of "b2 a1", "B2,A1" or "b2a1" in lower case; nothing for any other text.
std::optional<std::vector<std::string>> squaresIn(std::string_view text);

} // namespace yomi
