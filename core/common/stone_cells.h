// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/grid_size.h"
#include "core/common/stone_signs.h"

#include <optional>
#include <string>
#include <string_view>

namespace yomi {

/// The two sides of a text as it writes them; `one` moves first where nothing else tells.
struct StoneSides {
    std::string one = "O", other = "X";
};

/// A board whose sides are told apart, but not yet which of them began.
struct StoneCells {
    int width = 0, height = 0;
    std::string signs; ///< in reading order: o of sides.one, x of sides.other, .
    StoneSides sides;
};

/// The board that the signs are: of that size, or where others are taken of any. Nothing if they
/// are none. Frames, and numbers and letters at the edges, are left out where that makes it one.
std::optional<StoneCells> findCells(const StoneSigns& signs, const GridSize& size,
                                    bool takesOtherSizes);

/// Whether the signs are one row of a board of that width, with or without what stands beside it.
bool isBoardRow(const StoneSigns& signs, int width);

/// Whether a row has only the numbers or letters of so many columns.
bool isColumnNames(const StoneSigns::Row& row, int width);

/// Why the signs are no board of that size. Throws FormatError.
[[noreturn]] void refuseCells(const StoneSigns& signs, std::string_view text, const GridSize& size);

} // namespace yomi
