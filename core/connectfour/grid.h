// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/connectfour/size.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace yomi::connectfour {

/// A set of cells. Column x, from 0 at the left, has the bits from x·(height + 1) up, lowest row
/// first; the bit above each column is spare, so that no line continues into the next column.
///
///     6 13 20 27 34 41 48   spare
///     5 12 19 26 33 40 47
///     4 11 18 25 32 39 46   "4453" on 7×6:   . . . . . . .
///     3 10 17 24 31 38 45                    . . . x . . .
///     2  9 16 23 30 37 44   o = 21, 28       . . x o o . .
///     1  8 15 22 29 36 43   x = 22, 14
///     0  7 14 21 28 35 42
using Cells = std::uint64_t;

/// The constants of a size, computed at run time.
class AnyGrid {
public:
    static constexpr std::size_t mostColumns = 21; // 21×2 is the widest board

    explicit constexpr AnyGrid(const Size& size)
        : m_size(size) {
        for (int column = 0; column < size.width; ++column)
            m_bottom |= Cells{1} << (column * (size.height + 1));
        m_board = m_bottom * ((Cells{1} << size.height) - 1);
    }
    constexpr const Size& size() const { return m_size; }
    constexpr Cells bottom() const { return m_bottom; }
    constexpr Cells board() const { return m_board; }

private:
    Size m_size;
    Cells m_bottom = 0, m_board = 0;
};

/// The same for the usual board, known at compile time: finding a line then needs no loop.
class UsualGrid {
public:
    static constexpr std::size_t mostColumns = 7;

    explicit constexpr UsualGrid(const Size&) {}
    static constexpr Size size() { return {}; }
    static constexpr Cells bottom() { return AnyGrid(Size{}).bottom(); }
    static constexpr Cells board() { return AnyGrid(Size{}).board(); }
};

// All functions below accept either grid.

template <class Grid>
[[gnu::always_inline]] constexpr int bitsPerColumn(const Grid& grid) {
    return grid.size().height + 1;
}

template <class Grid>
[[gnu::always_inline]] constexpr Cells columnCells(const Grid& grid, int column) {
    return ((Cells{1} << grid.size().height) - 1) << (column * bitsPerColumn(grid));
}

/// The cells where the next stone of each column falls; none in a full column.
template <class Grid>
[[gnu::always_inline]] constexpr Cells playableCells(const Grid& grid, Cells stones) {
    return (stones + grid.bottom()) & grid.board();
}

/// Calls `visit` with the step in bits from a cell to the next of a line: column, diagonal down,
/// row, diagonal up. No loop, so that a grid known to the compiler reduces to constants.
template <class Grid, class Visit>
[[gnu::always_inline]] constexpr void forEachStep(const Grid& grid, Visit visit) {
    const int height = grid.size().height;
    visit(1);
    visit(height);
    visit(height + 1);
    visit(height + 2);
}

namespace detail {

[[gnu::always_inline]] constexpr Cells up(Cells cells, int bits) {
    return bits < 64 ? cells << bits : 0;
}
[[gnu::always_inline]] constexpr Cells down(Cells cells, int bits) {
    return bits < 64 ? cells >> bits : 0;
}

/// A line in three strides, each no longer than the part already covered: 1, 2 and 4 for eight in a
/// row.
constexpr std::array<int, 3> strides(int inARow) {
    return {1, std::min(2, inARow - 2), std::max(0, inARow - 4)};
}

/// The first cells of all lines of one direction inside `cells`.
[[gnu::always_inline]] constexpr Cells lineStarts(Cells cells, int inARow, int step) {
    const auto [first, second, third] = strides(inARow);
    cells &= down(cells, first * step);
    cells &= down(cells, second * step);
    return cells & down(cells, third * step);
}

} // namespace detail

/// Whether `cells` contain a line.
template <class Grid>
[[gnu::always_inline]] constexpr bool hasLine(const Grid& grid, Cells cells) {
    Cells starts = 0;
    forEachStep(
        grid, [&](int step) __attribute__((always_inline)) {
            starts |= detail::lineStarts(cells, grid.size().inARow, step);
        });
    return starts != 0;
}

/// The cells that belong to a line inside `cells`.
template <class Grid>
[[gnu::always_inline]] constexpr Cells cellsInLines(const Grid& grid, Cells cells) {
    Cells result = 0;
    forEachStep(
        grid, [&](int step) __attribute__((always_inline)) {
            const int inARow = grid.size().inARow;
            Cells line = detail::lineStarts(cells, inARow, step);
            for (const int stride : detail::strides(inARow))
                line |= detail::up(line, stride * step);
            result |= line;
        });
    return result;
}

/// The cells of the board, also taken ones, that complete a line of `stones`.
template <class Grid>
[[gnu::always_inline]] constexpr Cells completingCells(const Grid& grid, Cells stones) {
    const auto inARow = static_cast<std::size_t>(grid.size().inARow);
    Cells result = 0;
    forEachStep(
        grid, [&](int step) __attribute__((always_inline)) {
            // before[i], after[i]: the cells with i stones directly before or after them
            std::array<Cells, 8> before = {~Cells{0}}, after = {~Cells{0}};
            for (std::size_t i = 1; i < inARow; ++i) {
                before[i] = (before[i - 1] & stones) << step;
                after[i] = (after[i - 1] & stones) >> step;
            }
            const std::size_t last = inARow - 1;
            result |= before[last];
            if (step != 1) // no stone is above the cell that completes a column
                for (std::size_t i = 0; i < last; ++i)
                    result |= before[i] & after[last - i];
        });
    return result & grid.board();
}

} // namespace yomi::connectfour
