// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/random.h"

#include <array>
#include <bit>
#include <cstdint>
#include <optional>

namespace yomi::icefire {

using yomi::Random; // for all bots and random games

inline constexpr int boardSide = 12;

/// A cell of the board, numbered 16 * y + x; x runs to the right and y downwards, both from 0 to
/// 11.
using Cell = int;
inline constexpr int rowStride = 16;
inline constexpr int cellSlots = rowStride * boardSide; ///< size of an array indexed by Cell

constexpr bool onBoard(int x, int y) {
    return x >= 0 && x < boardSide && y >= 0 && y < boardSide;
}
constexpr Cell cellAt(int x, int y) {
    return rowStride * y + x;
}
constexpr int columnOf(Cell cell) {
    return cell % rowStride;
}
constexpr int rowOf(Cell cell) {
    return cell / rowStride;
}
/// The cell's image under the half turn that every map is symmetric to.
constexpr Cell mirrored(Cell cell) {
    return cellAt(boardSide - 1, boardSide - 1) - cell;
}

/// A set of cells, one bit each:
///
///     word 0: rows 0..3        row y, 16 bits:   15 14 13 12 | 11 10 … 1 0
///     word 1: rows 4..7                          always zero |  x = 11 … 0
///     word 2: rows 8..11
///
/// The four unused bits of a row keep shifts to the left and right from running into its
/// neighbours. Every operation costs a few instructions, regardless of the size of the set.
class CellSet {
public:
    constexpr CellSet() = default;

    static constexpr CellSet of(Cell cell) {
        CellSet set;
        set.insert(cell);
        return set;
    }
    static constexpr CellSet wholeBoard() {
        CellSet set;
        set.m_words = {boardBits, boardBits, boardBits};
        return set;
    }

    constexpr bool contains(Cell cell) const { return (m_words[word(cell)] >> bit(cell)) & 1; }
    constexpr void insert(Cell cell) { m_words[word(cell)] |= std::uint64_t(1) << bit(cell); }
    constexpr void erase(Cell cell) { m_words[word(cell)] &= ~(std::uint64_t(1) << bit(cell)); }

    constexpr bool empty() const { return (m_words[0] | m_words[1] | m_words[2]) == 0; }
    constexpr int count() const {
        return std::popcount(m_words[0]) + std::popcount(m_words[1]) + std::popcount(m_words[2]);
    }
    /// The lowest cell: topmost row, then leftmost; the set must not be empty.
    constexpr Cell first() const {
        const int word = m_words[0] != 0 ? 0 : m_words[1] != 0 ? 1 : 2;
        return 64 * word + std::countr_zero(m_words[word]);
    }
    /// The cell with `index` cells before it; index is below count().
    constexpr Cell nth(int index) const {
        int word = 0;
        for (int size; index >= (size = std::popcount(m_words[word])); ++word)
            index -= size;
        std::uint64_t rest = m_words[word];
        for (; index > 0; --index)
            rest &= rest - 1;
        return 64 * word + std::countr_zero(rest);
    }
    constexpr bool intersects(const CellSet& other) const { return !(*this & other).empty(); }

    constexpr CellSet& operator|=(const CellSet& other) {
        for (int i = 0; i < 3; ++i)
            m_words[i] |= other.m_words[i];
        return *this;
    }
    constexpr CellSet& operator&=(const CellSet& other) {
        for (int i = 0; i < 3; ++i)
            m_words[i] &= other.m_words[i];
        return *this;
    }
    constexpr CellSet& operator-=(const CellSet& other) {
        for (int i = 0; i < 3; ++i)
            m_words[i] &= ~other.m_words[i];
        return *this;
    }
    friend constexpr CellSet operator|(CellSet a, const CellSet& b) { return a |= b; }
    friend constexpr CellSet operator&(CellSet a, const CellSet& b) { return a &= b; }
    friend constexpr CellSet operator-(CellSet a, const CellSet& b) { return a -= b; }
    friend constexpr bool operator==(const CellSet&, const CellSet&) = default;

    /// The cells that share an edge with a cell of the set (cells of the set only if they have such
    /// a neighbour themselves).
    constexpr CellSet neighbours() const {
        const auto& w = m_words;
        CellSet set;
        for (int i = 0; i < 3; ++i)
            set.m_words[i] = ((w[i] << 1 | w[i] >> 1) & boardBits) | w[i] << 16 | w[i] >> 16;
        set.m_words[0] |= w[1] << 48;
        set.m_words[1] |= w[0] >> 48 | w[2] << 48;
        set.m_words[2] |= w[1] >> 48;
        return set;
    }

    /// The 3×3 block around the cell, as nine bits, row by row from the top left; 0 off the board.
    constexpr unsigned block(Cell cell) const {
        const int x = columnOf(cell), y = rowOf(cell);
        return triple(y - 1, x) | triple(y, x) << 3 | triple(y + 1, x) << 6;
    }

    /// Calls visit(cell) for each cell, row by row from the top, each row from the left.
    template <class Visit>
    constexpr void forEach(Visit&& visit) const {
        for (int i = 0; i < 3; ++i) {
            for (std::uint64_t rest = m_words[i]; rest != 0; rest &= rest - 1)
                visit(64 * i + std::countr_zero(rest));
        }
    }

private:
    static constexpr std::uint64_t boardBits = 0x0FFF'0FFF'0FFF'0FFF;
    static constexpr int word(Cell cell) { return cell / 64; }
    static constexpr int bit(Cell cell) { return cell % 64; }

    /// The bits x-1, x and x+1 of row y.
    constexpr unsigned triple(int y, int x) const {
        if (y < 0 || y >= boardSide)
            return 0;
        const std::uint64_t row = m_words[y / 4] >> (rowStride * (y % 4)) & 0xFFFF;
        return static_cast<unsigned>(row << 1 >> x) & 7;
    }

    std::array<std::uint64_t, 3> m_words = {};
};

/// The cells of `within` that steps inside `within` connect to `seeds`; seeds outside `within` are
/// ignored. Cost: one pass of a few instructions per step of the longest way.
constexpr CellSet connected(CellSet seeds, const CellSet& within) {
    CellSet reached = seeds & within;
    for (CellSet before; reached != before;) {
        before = reached;
        reached |= reached.neighbours() & within;
    }
    return reached;
}

/// The four steps, in the order of the rules.
enum class Direction : std::uint8_t { Up, Right, Down, Left };

constexpr Direction opposite(Direction direction) {
    return static_cast<Direction>((static_cast<int>(direction) + 2) % 4);
}

/// The cell one step from `cell`, or nothing at the board's edge.
constexpr std::optional<Cell> stepped(Cell cell, Direction direction) {
    const int x = columnOf(cell) + (direction == Direction::Right) - (direction == Direction::Left);
    const int y = rowOf(cell) + (direction == Direction::Down) - (direction == Direction::Up);
    return onBoard(x, y) ? std::optional(cellAt(x, y)) : std::nullopt;
}

/// The two to four cells that share an edge with each cell.
inline constexpr auto neighboursOf = [] {
    std::array<CellSet, cellSlots> sets;
    CellSet::wholeBoard().forEach([&](Cell cell) { sets[cell] = CellSet::of(cell).neighbours(); });
    return sets;
}();

/// A random cell, all equally likely; the set must not be empty.
inline Cell drawnCell(Random& random, const CellSet& cells) {
    return cells.nth(random.below(cells.count()));
}

} // namespace yomi::icefire
