// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/grid_size.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace yomi {

// Texts of boards of o and x and of their squares that several games share.

/// The stones of a board of at most 64 cells, bit s for the s-th cell in reading order.
struct GridStones {
    std::uint64_t o = 0, x = 0;

    friend bool operator==(const GridStones&, const GridStones&) = default;
};

/// The board: rows from the top joined by "/", of ., o and x.
std::string gridText(const GridStones& stones, int width, int height);

/// Whether a text is one that gridText() writes.
bool isGridText(std::string_view text, const GridSize& size);

/// The stones of such a text, or of one without "/".
GridStones stonesOf(std::string_view board);

/// Whether the stone on a cell stands in a line of so many of its kind, or more: in a row, a column
/// or a diagonal. The board is a text of . o x in reading order, without "/", and may have any
/// size.
bool hasLineThrough(std::string_view board, int width, std::size_t cell, int inARow);

/// "c2", the cell of a board counted in reading order: the letter of its column from the left, the
/// number of its row from the top.
std::string squareText(int cell, int width);

/// Reads that, also with a capital letter. Throws FormatError, with `place` as its place, for
/// another text and for a square that is not on the board, which has at most 26 columns.
int parseSquare(std::string_view text, const GridSize& size, const std::string& place);

} // namespace yomi
