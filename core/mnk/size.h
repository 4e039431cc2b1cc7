// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/boards/grid_size.h"

namespace yomi::mnk {

/// m columns, n rows, k in a row; 3,3,3 is tic-tac-toe.
struct Size : GridSize {
    constexpr Size()
        : GridSize{3, 3, 3} {}
    constexpr explicit Size(const GridSize& size)
        : GridSize(size) {}
    constexpr Size(int m, int n, int k)
        : GridSize{m, n, k} {}
};

/// Throws std::invalid_argument unless the width is 2 to 26, the height at least 2, there are at
/// most 64 squares, and inARow is from 2 to the longer side.
void validate(const Size& size);

} // namespace yomi::mnk
