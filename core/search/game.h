// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/search/score.h"

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <ranges>
#include <string>
#include <type_traits>

namespace yomi::search {

/// A move: a small number whose meaning only the game knows.
using Move = std::uint16_t;

/// How a game has ended for the side to move.
enum class Ended : std::uint8_t { No, Lost, Drawn, Won };

/// A list of moves that the search can copy and reorder.
template <class List>
concept MovesOf = std::ranges::random_access_range<std::remove_cvref_t<List>> && requires {
    requires std::convertible_to < std::ranges::range_value_t<std::remove_cvref_t<List>>,
    int > ;
};

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
    std::array<Value, most> m_moves; // not cleared: lists are made at every node
    std::conditional_t<(most < 256), std::uint8_t, std::uint16_t> m_size = 0;
};

/// A two-player game of perfect information without chance, on a board that make() and unmake()
/// change in place. Only moves that moves() lists are made. checkGame() (check_game.h) plays a game
/// and names what does not behave as said here.
///
///     ended()        how the game has ended for the side to move
///     moves()        the legal moves in the game's own order, at least one, called only before the
///                    end; a list such as MoveList, which depends on the position alone
///     make, unmake   make a move; unmake takes the last move made and restores the board exactly
///     plies()        moves made since the game's beginning, maxPlies() at most
///     firstToMove()  whether the first player is to move
///     alternates     whether the sides always take turns, known at compile time
///     moveCount      one more than the greatest move, known at compile time
template <class G>
concept Game = std::copy_constructible<G> && requires(G game, const G constant, int move) {
    { constant.ended() } -> std::same_as<Ended>;
    requires MovesOf<decltype(constant.moves())>;
    game.make(move);
    game.unmake(move);
    { constant.plies() } -> std::same_as<int>;
    { constant.maxPlies() } -> std::same_as<int>;
    { constant.firstToMove() } -> std::same_as<bool>;
    requires std::same_as<decltype(G::alternates), const bool>;
    requires std::same_as<decltype(G::moveCount), const int>;
};

template <class Key>
concept PlainKey = std::is_trivially_copyable_v<Key> && std::equality_comparable<Key>;

/// What the general transposition table (hash_table.h) needs:
///
///     Key            a type that can be copied as bytes and compared
///     key()          a Key that no other position of the same game has
///     number(key)    static; a number of the key, for its place in the table
template <class G>
concept HasKeys = requires(const G game, typename G::Key key) {
    requires PlainKey<typename G::Key>;
    { game.key() } -> std::convertible_to<typename G::Key>;
    { G::number(key) } -> std::same_as<std::uint64_t>;
};

/// What a game with symmetries adds, so that a position and its images share an entry:
///
///     canonical()    .key of the least image, and the .symmetry that leads there
///     imageOf(m, s), originOf(m, s)   maps a move through a symmetry, and back
template <class G>
concept HasImages = requires(const G game, int number) {
    { game.canonical().key } -> std::convertible_to<typename G::Key>;
    { game.canonical().symmetry } -> std::convertible_to<int>;
    { game.imageOf(number, number) } -> std::convertible_to<int>;
    { game.originOf(number, number) } -> std::convertible_to<int>;
};

/// What recordings need: moveText(move) and boardText() as in tree::Game.
template <class G>
concept HasTexts = requires(const G game, int move) {
    { game.moveText(move) } -> std::convertible_to<std::string>;
    { game.boardText() } -> std::convertible_to<std::string>;
};

/// The value of the leaves of a game for the side to move there, in steps (score.h).
///
///     stepsPerPoint          static; the number of steps in a point
///     end(game, ended)       the value of a finished game
///     estimate(game)         the value at the depth limit
///     unit()                 the least difference of two values
///     nullWindow()           the width of the null windows of NullWindow::Article
template <class E, class G>
concept Evaluates = std::copy_constructible<E> && requires(const E eval, const G game) {
    requires std::same_as<decltype(E::stepsPerPoint), const int>;
    { eval.end(game, Ended::Lost) } -> std::same_as<Score>;
    { eval.estimate(game) } -> std::same_as<Score>;
    { eval.unit() } -> std::same_as<Score>;
    { eval.nullWindow() } -> std::same_as<Score>;
};

/// Does not compile for a class that is not a Game with keys; the compiler's message is a sentence
/// for each member that is missing or has another type.
template <class G>
constexpr bool requireGame() {
    static_assert(std::copy_constructible<G>, "A game can be copied.");
    static_assert(
        requires(const G g) {
            { g.ended() } -> std::same_as<Ended>;
        },
        "A game has `Ended ended() const`: how it has ended for the side to move.");
    static_assert(
        requires(const G g) { requires MovesOf<decltype(g.moves())>; },
        "A game has `moves() const`: the legal moves in a list such as MoveList.");
    static_assert(
        requires(G g, int move) { g.make(move); },
        "A game has `void make(int move)`: makes a move of moves().");
    static_assert(
        requires(G g, int move) { g.unmake(move); },
        "A game has `void unmake(int move)`: undoes the last move made.");
    static_assert(
        requires(const G g) {
            { g.plies() } -> std::same_as<int>;
        },
        "A game has `int plies() const`: the moves made since its beginning.");
    static_assert(
        requires(const G g) {
            { g.maxPlies() } -> std::same_as<int>;
        },
        "A game has `int maxPlies() const`: the moves of its longest game.");
    static_assert(
        requires(const G g) {
            { g.firstToMove() } -> std::same_as<bool>;
        },
        "A game has `bool firstToMove() const`: whether the first player is to move.");
    static_assert(
        requires { requires std::same_as<decltype(G::alternates), const bool>; },
        "A game has `static constexpr bool alternates`: whether the sides always take "
        "turns.");
    static_assert(
        requires { requires std::same_as<decltype(G::moveCount), const int>; },
        "A game has `static constexpr int moveCount`: one more than its greatest move.");
    static_assert(
        requires { typename G::Key; },
        "A game has `using Key`: a number or small struct that identifies a position.");
    if constexpr (requires { typename G::Key; }) {
        using Key = typename G::Key;
        static_assert(PlainKey<Key>,
                      "The Key of a game can be copied as bytes and compared by ==.");
        static_assert(
            requires(const G g) {
                { g.key() } -> std::convertible_to<Key>;
            },
            "A game has `Key key() const`: a value that no other position has.");
        static_assert(
            requires(Key key) {
                { G::number(key) } -> std::same_as<std::uint64_t>;
            },
            "A game has `static std::uint64_t number(Key)`: the key as a number, for its place in "
            "a "
            "table.");
    }
    return Game<G> && HasKeys<G>;
}

/// The same for an evaluation of a complete game.
template <class E, class G>
constexpr bool requireEvaluation() {
    if constexpr (Game<G> && HasKeys<G>) {
        static_assert(
            requires { requires std::same_as<decltype(E::stepsPerPoint), const int>; },
            "An evaluation has `static constexpr int stepsPerPoint`: 1, or 2 for half "
            "points.");
        static_assert(
            requires(const E e, const G g) {
                { e.end(g, Ended::Lost) } -> std::same_as<Score>;
            },
            "An evaluation has `Score end(const Game&, Ended) const`: the value of a "
            "finished game for the side to move.");
        static_assert(
            requires(const E e, const G g) {
                { e.estimate(g) } -> std::same_as<Score>;
            },
            "An evaluation has `Score estimate(const Game&) const`: the value at the depth "
            "limit for the side to move.");
        static_assert(
            requires(const E e) {
                { e.unit() } -> std::same_as<Score>;
            },
            "An evaluation has `Score unit() const`: the least difference of two values.");
        static_assert(
            requires(const E e) {
                { e.nullWindow() } -> std::same_as<Score>;
            },
            "An evaluation has `Score nullWindow() const`: the width of a null window, "
            "usually stepsPerPoint.");
        return Evaluates<E, G>;
    }
    return false;
}

} // namespace yomi::search
