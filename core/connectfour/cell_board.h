// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/connectfour/position.h"

#include <array>

namespace yomi::connectfour {

/// The board of the first steps of the ladder: one number per cell; lines are found by walking from
/// the new stone. Behaves like BasicPosition, but slower. Cells are numbered as the bits of Cells;
/// the spare ones above the columns stay empty and end every walk.
class CellBoard {
public:
    explicit CellBoard(const Position& position)
        : m_size(position.size())
        , m_plies(position.plies())
        , m_order(position.order()) {
        for (int column = 0; column < m_size.width; ++column) {
            std::size_t& cell = next(column);
            for (cell = bottom(column); position.stones() >> cell & 1; ++cell)
                m_stones[cell] = position.mover() >> cell & 1 ? mover() : other();
        }
    }

    Size size() const { return m_size; }
    int plies() const { return m_plies; }
    int maxPlies() const { return m_size.cells(); }
    ColumnList moves() const {
        ColumnList columns;
        for (int i = 0; i < m_size.width; ++i) {
            const int column = m_order == MoveOrder::Left ? i : centreColumn(m_size.width, i);
            if (canPlay(column))
                columns.push_back(column);
        }
        return columns;
    }
    void make(int column) {
        m_stones[next(column)++] = mover();
        ++m_plies;
    }
    void unmake(int column) {
        --m_plies;
        m_stones[--next(column)] = Stone::None;
    }
    /// As BasicPosition::decided().
    std::optional<int> decided() const {
        if (m_plies == maxPlies())
            return 0;
        for (int column = 0; column < m_size.width; ++column)
            if (canPlay(column) && completesLine(next(column)))
                return (maxPlies() + 1 - m_plies) / 2;
        return std::nullopt;
    }

private:
    enum class Stone : std::uint8_t { None, O, X };

    Stone mover() const { return m_plies % 2 == 0 ? Stone::O : Stone::X; }
    Stone other() const { return m_plies % 2 == 0 ? Stone::X : Stone::O; }
    std::size_t bottom(int column) const {
        return static_cast<std::size_t>(column) * static_cast<std::size_t>(m_size.height + 1);
    }
    std::size_t& next(int column) { return m_next[static_cast<std::size_t>(column)]; }
    std::size_t next(int column) const { return m_next[static_cast<std::size_t>(column)]; }
    bool canPlay(int column) const {
        return next(column) < bottom(column) + static_cast<std::size_t>(m_size.height);
    }
    bool completesLine(std::size_t cell) const {
        for (const int step : {1, m_size.height, m_size.height + 1, m_size.height + 2}) {
            int stones = 1;
            for (const int way : {step, -step})
                for (std::size_t at = cell + static_cast<std::size_t>(way);
                     at < m_stones.size() && m_stones[at] == mover();
                     at += static_cast<std::size_t>(way))
                    ++stones;
            if (stones >= m_size.inARow)
                return true;
        }
        return false;
    }

    Size m_size;
    int m_plies;
    MoveOrder m_order;
    std::array<Stone, 64> m_stones = {};
    std::array<std::size_t, 21> m_next = {}; ///< the next free cell of each column
};

} // namespace yomi::connectfour
