// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/boards/grid_images.h"
#include "core/mnk/size.h"

#include <array>
#include <cstdint>
#include <vector>

namespace yomi::mnk {

/// A set of squares, bit s for square s in reading order.
///
///      0  1  2  3        a1 b1 c1 d1
///      4  5  6  7        a2 b2 c2 d2        4x3, square 6 is c2
///      8  9 10 11        a3 b3 c3 d3
using Squares = std::uint64_t;

/// The constants of a size, computed once for all its positions.
class Board {
public:
    /// Throws as validate(size) does.
    explicit Board(const Size& size);

    const Size& size() const { return m_size; }
    Squares all() const { return m_all; }

    /// Whether the squares contain a line.
    bool hasLine(Squares squares) const {
        Squares lines = 0;
        for (const Direction& direction : m_directions) {
            Squares starts = squares & direction.starts;
            for (int i = 1; i < m_size.inARow; ++i)
                starts &= squares >> (i * direction.step);
            lines |= starts;
        }
        return lines != 0;
    }

    /// Every line of inARow squares.
    const std::vector<Squares>& lines() const { return m_lines; }

    const GridImages& images() const { return m_images; }

private:
    struct Direction {
        int step = 0;       ///< from a square of a line to the next
        Squares starts = 0; ///< where a line may begin
    };

    Size m_size;
    Squares m_all;
    std::array<Direction, 4> m_directions;
    std::vector<Squares> m_lines;
    GridImages m_images;
};

} // namespace yomi::mnk
