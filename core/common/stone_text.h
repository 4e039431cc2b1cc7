// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/grid_size.h"
#include "core/common/stone_moves.h"

#include <optional>
#include <string>
#include <string_view>

namespace yomi {

// The one reader of texts of positions in which two sides put stones on a grid, as programs print
// them and people write them:
//
//     boards     rows joined by /, ; or line ends, cells with nothing, blanks, commas, tabs or |
//                between them; O and X, R and Y, B and W, 1 and 2, 1 and -1, discs and emoji;
//                . _ - · + 0, a blank between | or a cell's own number are empty, and plain blanks
//                where names of columns or rows of one width tell the columns; frames, numbers and
//                letters at the edges, lists of Python or JSON, numpy's print
//     columns    4453, 4 4 5 3, 4,4,5,3 or 4-4-5-3, from 1, or from 0 where a 0 shows it
//     squares    b2 a1, B2,A1, b2a1 or B[bb];W[aa]
//
// A board begins nowhere: the side with one stone more has moved first. What the rules of a game
// say of it is left to the game.

/// What is asked of a text, and what is known besides.
struct StoneQuestion {
    StoneGame game = StoneGame::TicTacToe;
    GridSize size = {3, 3, 3};
    bool takesOtherSizes = false; ///< a board may have another size than that
    std::string toMove = {}; ///< the side that is to move, by its sign; empty if nobody said it
    bool xBegins = false;    ///< where numbers of stones do not tell
};

/// What a text says. In `text` o began; signs are capitals, as the text has them.
struct StoneReading {
    std::string text; ///< a board, rows from the top joined by /, or the moves: "4453", "b2 a1"
    bool isBoard = true;
    GridSize size;
    std::string first = "O", second = "X"; ///< the signs of the side that began and of the other
    bool firstToMove = true;
    std::optional<int> base; ///< the number of the first column or square, where moves show it
    /// "Read as 3 × 3, X began; O to move."; empty for a text that Yomi itself writes.
    std::string sentence;

    /// Of a side as it is to be shown where the choice is between O and X.
    bool xBegan() const { return first == "X"; }
};

/// Throws FormatError, with the character or the row as its place, for what is no board of that
/// size and no moves, and for a side to move that cannot be it. Where text and question do not
/// tell, o began.
StoneReading readStones(std::string_view text, const StoneQuestion& question);

/// The same of a text that Yomi has written: on a board of the size that is asked for, rows joined
/// by / with . o x, it is o who began, whatever the numbers of stones.
StoneReading readOwnStones(std::string_view text, const StoneQuestion& question);

/// The game that a text is of that looks like a board of stones or like moves of one; nothing for
/// what may as well be a hand of cards. Whether a game leads there is not looked at.
struct StoneGuess {
    StoneGame game = StoneGame::TicTacToe;
    GridSize size;
};
std::optional<StoneGuess> guessStones(std::string_view text);

} // namespace yomi
