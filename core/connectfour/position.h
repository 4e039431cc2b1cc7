// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/boards/stone_position.h"
#include "core/common/enum_names.h"
#include "core/connectfour/grid.h"

#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace yomi::connectfour {

/// The order of columns in moves(): from the left, or from the centre outwards.
enum class MoveOrder : std::uint8_t { Left, Centre };
constexpr auto enumNames(MoveOrder) {
    return namesInOrder("left", "centre");
}

using search::Ended;
using yomi::validateSearchable;

/// The i-th column in the order Centre, both from 0: on 7 columns 3 4 2 5 1 6 0, or 4 3 5 2 6 1 7
/// counted from 1.
constexpr int centreColumn(int width, int i) {
    return width / 2 + (1 - 2 * (i % 2)) * ((i + 1) / 2);
}

/// Columns in search order.
using ColumnList = search::MoveList<AnyGrid::mostColumns>;

/// A connect four game as two words: the stones of the side to move and all stones. A move is a
/// column from 0; only legal moves are made. o begins.
///
/// Scores are `fast-win`, for the side to move: (cells + 2 − plies at the end) / 2 for the winner.
template <class Grid>
class BasicPosition {
public:
    explicit BasicPosition(const Size& size = {}, MoveOrder order = MoveOrder::Left)
        : m_grid(size)
        , m_order(order) {}
    /// Another grid of the same size.
    template <class Other>
    explicit BasicPosition(const BasicPosition<Other>& other)
        : BasicPosition(other.size(), other.mover(), other.stones(), other.order()) {}
    BasicPosition(const Size& size, Cells mover, Cells stones, MoveOrder order = MoveOrder::Left)
        : m_grid(size)
        , m_mover(mover)
        , m_stones(stones)
        , m_plies(std::popcount(stones))
        , m_order(order) {}

    const Grid& grid() const { return m_grid; }
    Size size() const { return m_grid.size(); }
    MoveOrder order() const { return m_order; }
    Cells stones() const { return m_stones; }
    Cells mover() const { return m_mover; }            ///< the stones of the side to move
    Cells other() const { return m_stones ^ m_mover; } ///< the stones of the side that moved last
    int plies() const { return m_plies; }
    int maxPlies() const { return size().cells(); }
    /// Whether o is to move.
    bool firstToMove() const { return m_plies % 2 == 0; }

    Ended ended() const {
        if (hasLine(m_grid, other()))
            return Ended::Lost;
        return m_plies == maxPlies() ? Ended::Drawn : Ended::No;
    }
    bool canPlay(int column) const {
        return playableCells(m_grid, m_stones) & columnCells(m_grid, column);
    }
    /// The columns that are not full, in the game's order; not for a finished game.
    ColumnList moves() const {
        ColumnList columns;
        for (int i = 0; i < size().width; ++i) {
            const int column = m_order == MoveOrder::Left ? i : centreColumn(size().width, i);
            if (canPlay(column))
                columns.push_back(column);
        }
        return columns;
    }
    void make(int column) {
        m_mover = other();
        m_stones |= m_stones + bottomOf(column);
        ++m_plies;
    }
    void unmake(int column) {
        const Cells cells = columnCells(m_grid, column);
        const Cells top = (((m_stones & cells) + bottomOf(column)) >> 1);
        m_stones ^= top;
        m_mover = m_stones & ~m_mover;
        --m_plies;
    }

    /// The score of winning with the next stone.
    int winScore() const { return (maxPlies() + 1 - m_plies) / 2; }
    /// Whether the side to move completes a line with its next stone.
    bool canWin() const {
        return completingCells(m_grid, m_mover) & playableCells(m_grid, m_stones);
    }
    /// The score if no child is needed: of a full board and of an immediate win.
    std::optional<int> decided() const {
        if (m_plies == maxPlies())
            return 0;
        return canWin() ? std::optional(winScore()) : std::nullopt;
    }
    /// Bounds of any score in this position.
    struct Range {
        int lower, upper;
    };
    Range range() const { return {-(maxPlies() - m_plies) / 2, winScore()}; }

    /// Unique among positions of this size; below 2^(width · (height + 1)).
    std::uint64_t key() const { return m_mover + m_stones; }

    /// Left and right swapped.
    BasicPosition mirrored() const {
        const auto mirror = [this](Cells cells) {
            Cells result = 0;
            for (int column = 0; column < size().width; ++column) {
                const int shift = (size().width - 1 - 2 * column) * bitsPerColumn(m_grid);
                const Cells part = cells & columnCells(m_grid, column);
                result |= shift >= 0 ? part << shift : part >> -shift;
            }
            return result;
        };
        return {size(), mirror(m_mover), mirror(m_stones), m_order};
    }

    friend bool operator==(const BasicPosition& a, const BasicPosition& b) {
        return a.size() == b.size() && a.m_mover == b.m_mover && a.m_stones == b.m_stones;
    }

private:
    Cells bottomOf(int column) const { return Cells{1} << (column * bitsPerColumn(m_grid)); }

    [[no_unique_address]] Grid m_grid;
    Cells m_mover = 0, m_stones = 0;
    int m_plies = 0;
    MoveOrder m_order;
};

/// A position of any size, as read from a text.
using Position = BasicPosition<AnyGrid>;

/// The text of a move: 1 to 9, then a for the tenth column, up to l for the 21st.
char moveText(int column);

/// The position of a text, whose size it has. Also reads a finished game. Throws
/// std::invalid_argument for a size that validate() refuses, and FormatError, with the move or row
/// as its place, for a column that does not exist or is full, a move after the end, and an
/// unreachable board: a floating stone, wrong numbers of stones, lines of both sides or of the side
/// that did not move last, a win that no top stone explains.
Position positionOf(const StoneReading& reading);

/// The position of any text that readStones() accepts: 4453 are moves, ".../xoo" is a board. Throws
/// what both throw.
Position parsePosition(std::string_view text, const Size& size = {});

/// Plays moves, one column per character, from a position. Throws as parsePosition() does.
Position played(Position position, std::string_view moves);

/// The board, rows from the top joined by "/".
std::string boardText(const Position& position);

} // namespace yomi::connectfour
