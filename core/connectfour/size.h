// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/boards/grid_size.h"

namespace yomi::connectfour {

/// The default is 7 columns, 6 rows, 4 in a row.
struct Size : GridSize {
    constexpr Size()
        : GridSize{7, 6, 4} {}
    constexpr explicit Size(const GridSize& size)
        : GridSize(size) {}
    constexpr Size(int columns, int rows, int stones)
        : GridSize{columns, rows, stones} {}
};

/// Throws std::invalid_argument unless width and height are at least 2, width · (height + 1) is at
/// most 64, and inARow is from 3 to 8 and at most the longer side.
void validate(const Size& size);

} // namespace yomi::connectfour
