// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/boards/grid_size.h"
#include "core/boards/stone_moves.h"
#include "core/common/sentence.h"

#include <optional>
#include <string>
#include <string_view>

namespace yomi {

// Reads texts of positions in which two sides put stones on a grid, as programs print them and
// people write them:
//
//     boards     rows joined by /, ; or line ends, cells with nothing, blanks, commas, tabs or |
//                between them; O and X, R and Y, B and W, 1 and 2, 1 and -1, discs and emoji;
//                . _ - · + 0, a blank between | or a cell's own number are empty, and plain blanks
//                where column names or rows of one width show the columns; frames, numbers and
//                letters at the edges, lists of Python or JSON, numpy's print
//     columns    4453, 4 4 5 3, 4,4,5,3 or 4-4-5-3, from 1, or from 0 where a 0 shows it
//     squares    b2 a1, B2,A1, b2a1 or B[bb];W[aa]
//
// A board does not show who began: the side with one stone more moved first. The rules of the game
// are checked elsewhere.

/// A text to read, and what is known already.
struct StoneQuestion {
    StoneNotation notation = StoneNotation::Numbers;
    GridSize size = {3, 3, 3};
    bool takesOtherSizes = false; ///< the board may have another size than `size`
    std::string toMove = {};      ///< the sign of the side to move; empty if unknown
    bool xBegins = false;         ///< used where the numbers of stones do not decide
};

/// The position in a text. In `text` o began; signs are capitals, as in the text.
struct StoneReading {
    std::string text; ///< a board, rows from the top joined by /, or moves: "4453", "b2 a1"
    bool isBoard = true;
    GridSize size;
    std::string first = "O", second = "X"; ///< the signs of the side that began and of the other
    bool firstToMove = true;
    std::optional<int> base; ///< the number of the first column or square, where moves show it
    /// "Read as 3 × 3, X began; O to move."; empty for a text that Yomi itself writes.
    Sentence sentence;

    /// For showing sides where the choice is between O and X.
    bool xBegan() const { return first == "X"; }
};

/// Throws FormatError, with the character or row as its place, for a text that is neither a board
/// of that size nor moves, and for an impossible side to move. O began unless the text or the
/// question shows otherwise.
StoneReading readStones(std::string_view text, const StoneQuestion& question);

/// The same for a text written by Yomi: on a board of the requested size, rows joined by / with . o
/// x, o began whatever the numbers of stones.
StoneReading readOwnStones(std::string_view text, const StoneQuestion& question);

/// The game of a text that looks like a board of stones or like moves; nothing for a text that may
/// be a hand of cards. Does not check that the position is reachable.
struct StoneGuess {
    StoneNotation notation = StoneNotation::Numbers;
    GridSize size;
};
std::optional<StoneGuess> guessStones(std::string_view text);

} // namespace yomi
