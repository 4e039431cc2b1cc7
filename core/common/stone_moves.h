// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/grid_size.h"
#include "core/common/stone_cells.h"
#include "core/common/stone_signs.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace yomi {

enum class StoneGame : std::uint8_t { TicTacToe, ConnectFour, Mnk };

/// Moves as a text writes them.
struct StoneMoves {
    std::string text; ///< as the game's own texts have them: "4453", "b2 a1"
    int count = 0;
    StoneSides sides;
    std::string toMove;      ///< that side, where the moves have sides
    bool hasScore = false;   ///< a number stood behind them
    std::optional<int> base; ///< the number of the first column or square, where the text shows it
};

/// The columns of connect four as its moves have them, from the left.
inline constexpr std::string_view columnSigns = "123456789abcdefghijkl";

/// The moves that a text is, or may be meant to be: whether they can be played, and what is wrong
/// with one of them, is left to the game. Nothing for a text that is none. Throws FormatError for
/// moves whose sides or columns do not fit together.
std::optional<StoneMoves> findMoves(std::string_view text, StoneGame game, const GridSize& size);

/// Whether a text of moves is `own`, that of the game, but for blanks and commas.
bool isOwnText(std::string_view text, const std::string& own);

/// Moves with nothing but blanks and a number behind them, a score, or several numbers where the
/// moves are more than one: the moves, if the text is so.
std::optional<std::string_view> movesBeforeScore(std::string_view text);

/// "b2 a1", "B2,A1", "b2a1": the squares, in small letters; nothing for another text.
std::optional<std::vector<std::string>> squaresIn(std::string_view text);

} // namespace yomi
