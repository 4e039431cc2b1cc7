// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/boards/grid_text.h"
#include "core/mnk/position.h"
#include "core/search/game.h"

#include <bit>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace yomi::mnk {

/// A position for the search: two words and the board that all share.
class Game {
public:
    static constexpr bool alternates = true;
    static constexpr int moveCount = 64;

    explicit Game(const Position& position)
        : m_board(position.board.get())
        , m_mover(position.firstToMove() ? position.o : position.x)
        , m_other(position.firstToMove() ? position.x : position.o)
        , m_plies(position.plies()) {}

    int plies() const { return m_plies; }
    int maxPlies() const { return m_board->size().cells(); }
    bool firstToMove() const { return m_plies % 2 == 0; }
    Squares mover() const { return m_mover; } ///< the stones of the side to move
    Squares other() const { return m_other; }
    std::span<const Squares> lines() const { return m_board->lines(); }
    int inARow() const { return m_board->size().inARow; }
    static int cellOf(int square) { return square; }

    search::Ended ended() const {
        if (m_board->hasLine(m_other))
            return search::Ended::Lost;
        return m_plies == maxPlies() ? search::Ended::Drawn : search::Ended::No;
    }
    /// The empty squares in reading order.
    search::MoveList<moveCount> moves() const {
        search::MoveList<moveCount> squares;
        for (Squares left = m_board->all() & ~(m_mover | m_other); left; left &= left - 1)
            squares.push_back(std::countr_zero(left));
        return squares;
    }
    void make(int square) {
        const Squares moved = m_mover | Squares{1} << square;
        m_mover = m_other;
        m_other = moved;
        ++m_plies;
    }
    void unmake(int square) {
        const Squares moved = m_other ^ Squares { 1 } << square;
        m_other = m_mover;
        m_mover = moved;
        --m_plies;
    }

    using Key = GridStones;
    static std::uint64_t number(const Key& key) {
        std::uint64_t mixed = key.o * 0x9e3779b97f4a7c15U;           // the golden ratio, odd
        mixed = (mixed ^ mixed >> 29 ^ key.x) * 0xbf58476d1ce4e5b9U; // SplitMix64's
        return mixed ^ mixed >> 32;
    }
    Key key() const { return firstToMove() ? Key{m_mover, m_other} : Key{m_other, m_mover}; }
    GridImages::Canonical canonical() const { return m_board->images().canonical(key()); }
    int imageOf(int square, int symmetry) const {
        return m_board->images().imageOf(square, symmetry);
    }
    int originOf(int square, int symmetry) const {
        return m_board->images().originOf(square, symmetry);
    }
    std::optional<tree::Image> imageTo(const Game& other) const {
        return m_board->images().between(key(), other.key());
    }

    std::string moveText(int square) const { return mnk::moveText(m_board->size(), square); }
    std::string boardText() const {
        return gridText(key(), m_board->size().width, m_board->size().height);
    }

private:
    const Board* m_board;
    Squares m_mover, m_other;
    int m_plies;
};

} // namespace yomi::mnk
