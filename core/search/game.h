// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace yomi::search {

/// A move: a small number whose meaning only the game knows.
using Move = std::uint16_t;

/// How a game has ended for the side to move.
enum class Ended : std::uint8_t { No, Lost, Drawn, Won };

/// A fixed-capacity list of moves in the order of the search, without heap allocation.
template <std::size_t most, class Value = std::uint8_t>
class MoveList {
public:
    constexpr void push_back(int move) { m_moves[m_size++] = static_cast<Value>(move); }
    constexpr std::size_t size() const { return m_size; }
    constexpr bool empty() const { return m_size == 0; }
    constexpr Value* begin() { return m_moves.data(); }
    constexpr Value* end() { return m_moves.data() + m_size; }
    constexpr const Value* begin() const { return m_moves.data(); }
    constexpr const Value* end() const { return m_moves.data() + m_size; }

private:
    std::array<Value, most> m_moves = {};
    std::conditional_t<(most < 256), std::uint8_t, std::uint16_t> m_size = 0;
};

/// A two-player game of perfect information without chance, on a board that make() and unmake()
/// change in place. Only moves that moves() lists are made.
///
///     ended()        how the game has ended for the side to move
///     moves()        the legal moves in the game's own order, called only before the end
///     make, unmake   make a move; unmake takes the last move made and restores the board exactly
///     plies()        moves made since the game's beginning, maxPlies() at most
///     firstToMove()  whether the first player is to move
///     alternates     whether the sides always take turns, known at compile time
///     moveCount      one more than the greatest move
///
/// With the general transposition table (hash_table.h) it also needs
///
///     key()          a number that no other position of the same game has
///     canonical()    the key of the least image, and the symmetry that leads there
///     imageOf(m, s), originOf(m, s)   maps a move through a symmetry, and back
template <class G>
concept Game = std::is_copy_constructible_v<G> && requires(G game, const G constant, int move) {
    requires std::is_same_v<decltype(constant.ended()), Ended>;
    constant.moves().begin();
    game.make(move);
    game.unmake(move);
    int{constant.plies()};
    int{constant.maxPlies()};
    bool{constant.firstToMove()};
    bool{G::alternates};
    int{G::moveCount};
};

} // namespace yomi::search
