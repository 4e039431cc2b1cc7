// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

namespace yomi {

/// A board whose empty cells are plain blanks, which no separators tell apart:
///
///       1 2 3
///     1 X O
///     2   X          |XO |          X O
///     3     O        | X |            X
///                    |  O|              O
///
/// Where the columns stand is told by their names above or below the rows, or by the width that all
/// rows have, or all frames: each cell takes as many characters as the next. Returns a line a row,
/// a character a cell, with points for the blanks; nothing where the columns are not certain.
/// `signs` are as StoneSigns has them.
std::optional<std::string> withPoints(const std::string& signs, int width, int height);

/// Whether a line is one row of such a board, with a frame at both sides.
bool isFramedRow(const std::string& signs, int width);

} // namespace yomi
