// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/connectfour/size.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace yomi::connectfour {

/// A set of cells. Column x, from 0 at the left, has the bits x·(height + 1) and up, lowest row
/// first; the bit above each column is spare, so that no line runs on from one column to the next.
///
///     6 13 20 27 34 41 48   spare
///     5 12 19 26 33 40 47
///     4 11 18 25 32 39 46   "4453" on 7×6:   . . . . . . .
///     3 10 17 24 31 38 45                    . . . x . . .
///     2  9 16 23 30 37 44   o = 21, 28       . . x o o . .
///     1  8 15 22 29 36 43   x = 22, 14
///     0  7 14 21 28 35 42
using Cells = std::uint64_t;

/// What the rules need of a size, worked out at run time.
class AnyGrid {
public:
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

/// The same for the usual board, known to the compiler, which then needs no loop to find a line.
class UsualGrid {
public:
    explicit constexpr UsualGrid(const Size&) {}
    static constexpr Size size() { return {}; }
    static constexpr Cells bottom() { return AnyGrid(Size{}).bottom(); }
    static constexpr Cells board() { return AnyGrid(Size{}).board(); }
};

// Everything below takes either grid.

template <class Grid>
constexpr int bitsPerColumn(const Grid& grid) {
    return grid.size().height + 1;
}

template <class Grid>
constexpr Cells columnCells(const Grid& grid, int column) {
    return ((Cells{1} << grid.size().height) - 1) << (column * bitsPerColumn(grid));
}

/// The cell on which the next stone of each column falls, where a column has one left.
template <class Grid>
constexpr Cells playableCells(const Grid& grid, Cells stones) {
    return (stones + grid.bottom()) & grid.board();
}

/// Steps in bits from a cell to the next of a line: column, diagonal down, row, diagonal up.
template <class Grid>
constexpr std::array<int, 4> lineSteps(const Grid& grid) {
    const int height = grid.size().height;
    return {1, height, height + 1, height + 2};
}

namespace detail {

constexpr Cells up(Cells cells, int bits) {
    return bits < 64 ? cells << bits : 0;
}
constexpr Cells down(Cells cells, int bits) {
    return bits < 64 ? cells >> bits : 0;
}

/// The first cells of the lines of one direction that lie whole in `cells`.
constexpr Cells lineStarts(Cells cells, int inARow, int step) {
    for (int length = 1; length < inARow;) {
        const int more = std::min(length, inARow - length);
        cells &= down(cells, more * step);
        length += more;
    }
    return cells;
}

} // namespace detail

/// Whether `cells` contain a line.
template <class Grid>
constexpr bool hasLine(const Grid& grid, Cells cells) {
    Cells starts = 0;
    for (const int step : lineSteps(grid))
        starts |= detail::lineStarts(cells, grid.size().inARow, step);
    return starts != 0;
}

/// Those of `cells` that belong to a line inside `cells`.
template <class Grid>
constexpr Cells cellsInLines(const Grid& grid, Cells cells) {
    Cells result = 0;
    for (const int step : lineSteps(grid)) {
        const int inARow = grid.size().inARow;
        Cells line = detail::lineStarts(cells, inARow, step);
        for (int length = 1; length < inARow;) {
            const int more = std::min(length, inARow - length);
            line |= detail::up(line, more * step);
            length += more;
        }
        result |= line;
    }
    return result;
}

/// The cells of the board, taken ones too, that complete a line of `stones`.
template <class Grid>
constexpr Cells completingCells(const Grid& grid, Cells stones) {
    const int inARow = grid.size().inARow;
    Cells result = stones; // a column: k − 1 stones and the cell above
    for (int length = 2; length < inARow; ++length)
        result &= stones << (length - 1);
    result <<= 1;
    for (const int step : lineSteps(grid)) {
        if (step == 1)
            continue;
        // before[i], after[i]: the cells with i stones directly before or after them
        std::array<Cells, 8> before = {grid.board()}, after = {grid.board()};
        for (std::size_t i = 1; i < static_cast<std::size_t>(inARow); ++i) {
            before[i] = (before[i - 1] & stones) << step;
            after[i] = (after[i - 1] & stones) >> step;
        }
        for (std::size_t i = 0; i < static_cast<std::size_t>(inARow); ++i)
            result |= before[i] & after[static_cast<std::size_t>(inARow) - 1 - i];
    }
    return result & grid.board();
}

} // namespace yomi::connectfour
