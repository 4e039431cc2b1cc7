// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/boards/grid_size.h"
#include "core/boards/stone_signs.h"

#include <optional>
#include <string>
#include <string_view>

namespace yomi {

/// The signs of the two sides in a text; `one` moves first unless the text shows otherwise.
struct StoneSides {
    std::string one = "O", other = "X";
};

/// A board whose sides are known, but not yet which of them began.
struct StoneCells {
    int width = 0, height = 0;
    std::string signs; ///< in reading order: o for sides.one, x for sides.other, . for empty
    StoneSides sides;
};

/// The board of the signs: of that size, or of any size if other sizes are allowed. Nothing if they
/// are not a board. Frames, and numbers and letters at the edges, are dropped where that gives one.
std::optional<StoneCells> findCells(const StoneSigns& signs, const GridSize& size,
                                    bool takesOtherSizes);

/// Whether the signs are one row of a board of that width, with or without labels next to it.
bool isBoardRow(const StoneSigns& signs, int width);

/// Whether a row has only the numbers or letters of `width` columns.
bool isColumnNames(const StoneSigns::Row& row, int width);

/// Throws FormatError that explains why the signs are not a board of that size.
[[noreturn]] void refuseCells(const StoneSigns& signs, std::string_view text, const GridSize& size);

} // namespace yomi
