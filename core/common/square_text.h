// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/grid_size.h"

#include <string>
#include <string_view>

namespace yomi {

/// "c2", the cell of a board counted in reading order: the letter of its column from the left, the
/// number of its row from the top.
std::string squareText(int cell, int width);

/// Reads that. Throws FormatError, with `place` as its place, for another text and for a square
/// that is not on the board, which has at most 26 columns.
int parseSquare(std::string_view text, const GridSize& size, const std::string& place);

} // namespace yomi
