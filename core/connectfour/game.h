// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/connectfour/position.h"
#include "core/search/game.h"
#include "core/tree/game.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace yomi::connectfour {

/// Every line of a board.
std::vector<Cells> linesOf(const Size& size);

/// A position for the common search.
template <class Grid>
class Game : public BasicPosition<Grid> {
public:
    static constexpr bool alternates = true;
    static constexpr int moveCount = AnyGrid::mostColumns;

    /// `lines` are linesOf() the size and must outlive the game.
    Game(const Position& position, const std::vector<Cells>& lines)
        : BasicPosition<Grid>(position)
        , m_lines(&lines) {}

    std::span<const Cells> lines() const { return *m_lines; }
    int inARow() const { return this->size().inARow; }
    /// The reading-order index of a cell of the sets.
    int cellOf(int bit) const {
        const auto [width, height, inARow] = this->size();
        return (height - 1 - bit % (height + 1)) * width + bit / (height + 1);
    }

    using Key = std::uint64_t;
    static std::uint64_t number(Key key) { return key; }
    struct Canonical {
        Key key;
        int symmetry; ///< 1: left and right swapped
    };
    /// The least image in reading order with . < o < x.
    Canonical canonical() const {
        const BasicPosition<Grid> mirror = this->mirrored();
        if (isLess(mirror))
            return {mirror.key(), 1};
        return {this->key(), 0};
    }
    int imageOf(int column, int symmetry) const {
        return symmetry == 0 ? column : this->size().width - 1 - column;
    }
    int originOf(int column, int symmetry) const { return imageOf(column, symmetry); }

    std::string moveText(int column) const { return {connectfour::moveText(column)}; }
    std::string boardText() const { return connectfour::boardText(Position(*this)); }
    std::optional<tree::Image> imageTo(const Game& other) const {
        if (*this == other)
            return tree::Image::Same;
        return this->mirrored() == other ? std::optional(tree::Image::LeftRight) : std::nullopt;
    }

private:
    bool isLess(const BasicPosition<Grid>& mirror) const {
        const Cells differ = (this->mover() ^ mirror.mover()) | (this->stones() ^ mirror.stones());
        const auto sign = [](const BasicPosition<Grid>& position, Cells cell) {
            if (!(position.stones() & cell))
                return 0;
            const bool isMovers = position.mover() & cell;
            return isMovers == position.firstToMove() ? 1 : 2;
        };
        for (int row = this->size().height - 1; row >= 0; --row)
            if (const Cells cells = differ & this->grid().bottom() << row) {
                const Cells first = cells & -cells;
                return sign(mirror, first) < sign(*this, first);
            }
        return false;
    }

    const std::vector<Cells>* m_lines;
};

} // namespace yomi::connectfour
