// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tictactoe/position.h"

#include <array>
#include <cstdint>

namespace yomi::tictactoe {

class Table;

/// Squares in reading order, without a heap.
class MoveList {
public:
    constexpr void push_back(int square) {
        m_squares[m_size++] = static_cast<std::uint8_t>(square);
    }
    constexpr std::size_t size() const { return m_size; }
    constexpr std::uint8_t* begin() { return m_squares.data(); }
    constexpr std::uint8_t* end() { return m_squares.data() + m_size; }
    constexpr const std::uint8_t* begin() const { return m_squares.data(); }
    constexpr const std::uint8_t* end() const { return m_squares.data() + m_size; }

private:
    std::array<std::uint8_t, squareCount> m_squares = {};
    std::uint8_t m_size = 0;
};

namespace detail {
inline constexpr auto squaresOf = [] {
    std::array<MoveList, fullBoard + 1> result = {};
    for (std::size_t mask = 0; mask < result.size(); ++mask)
        for (int square = 0; square < squareCount; ++square)
            if (mask >> square & 1)
                result[mask].push_back(square);
    return result;
}();
} // namespace detail

/// The board for speed: one word, copied as cheaply as changed, without branches. Like every board
/// kind of the search it leaves the rules to its caller: moves are made only on empty squares of a
/// game that is not over.
///
///     bit   21 … 18   17 … 9    8 … 0        "o...x....": plies 2, X's square 4, O's square 0
///           plies     X marks   O marks      0010 000010000 000000001
class Bitboard {
public:
    using Table = tictactoe::Table;

    explicit Bitboard(const Position& position)
        : m_bits(static_cast<std::uint32_t>(position.plies()) << pliesShift |
                 static_cast<std::uint32_t>(position.of(Player::X)) << xShift |
                 position.of(Player::O)) {}

    Position position() const { return {{marks(0), marks(xShift)}}; }
    int plies() const { return static_cast<int>(m_bits >> pliesShift); }
    /// Whether the player who moved last has a line.
    bool isWon() const { return hasLine[marks(xShift - moverShift())]; }
    bool isFull() const { return plies() == squareCount; }
    /// The empty squares in reading order.
    const MoveList& moves() const {
        return detail::squaresOf[~(m_bits | m_bits >> xShift) & fullBoard];
    }

    void make(int square) { m_bits += onePly | 1U << square << moverShift(); }
    void unmake(int square) {
        m_bits -= onePly;
        m_bits -= 1U << square << moverShift();
    }

    friend bool operator==(const Bitboard&, const Bitboard&) = default;

private:
    static constexpr unsigned xShift = 9, pliesShift = 18;
    static constexpr std::uint32_t onePly = 1U << pliesShift;

    unsigned moverShift() const { return m_bits & onePly ? xShift : 0; }
    std::uint16_t marks(unsigned shift) const {
        return static_cast<std::uint16_t>(m_bits >> shift & fullBoard);
    }

    std::uint32_t m_bits;
};

static_assert(sizeof(Bitboard) == 4); // as the manual and the page Compare say

} // namespace yomi::tictactoe
