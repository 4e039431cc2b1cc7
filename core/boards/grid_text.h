// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/boards/grid_size.h"
#include "core/common/sentence.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace yomi {

// Texts of boards of o and x and of their squares, shared by several games.

/// The stones of a board of at most 64 cells, bit s for the s-th cell in reading order.
struct GridStones {
    std::uint64_t o = 0, x = 0;

    friend bool operator==(const GridStones&, const GridStones&) = default;
};

/// The board as rows of ., o and x from the top, joined by "/".
std::string gridText(const GridStones& stones, int width, int height);

/// Whether gridText() could have written the text.
bool isGridText(std::string_view text, const GridSize& size);

/// The stones of such a text, with or without "/".
GridStones stonesOf(std::string_view board);

/// Whether the stone on the cell belongs to a row, column or diagonal of at least `inARow` equal
/// stones. The board is a text of . o x in reading order, without "/", of any size.
bool hasLineThrough(std::string_view board, int width, std::size_t cell, int inARow);

/// The name of a cell counted in reading order: "c2" is the letter of its column from the left and
/// the number of its row from the top.
std::string squareText(int cell, int width);

/// Reads such a name, in lower or upper case, on a board of at most 26 columns. Throws FormatError
/// at `place` for any other text and for a square outside the board.
int parseSquare(std::string_view text, const GridSize& size, const Sentence& place);

} // namespace yomi
