// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

namespace yomi {

/// Reads a board whose empty cells are blanks, without separators between the cells:
///
///       1 2 3
///     1 X O
///     2   X          |XO |          X O
///     3     O        | X |            X
///                    |  O|              O
///
/// The columns are found from their names above or below the rows, or from the common width of all
/// rows or of all frames: every cell is equally wide. Returns one line per row and one character
/// per cell, with points for the blanks; nothing where the columns are not certain. `signs` come
/// from StoneSigns.
std::optional<std::string> withPoints(const std::string& signs, int width, int height);

/// Whether a line is one row of such a board, with a frame at both sides.
bool isFramedRow(const std::string& signs, int width);

} // namespace yomi
