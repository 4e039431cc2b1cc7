// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace yomi::tree {

/// A move: a small number whose meaning only its game knows.
using Move = std::uint32_t;
inline constexpr Move noMove = 0xffff'ffff;

/// The moves that lead from the root of a trace to one of its nodes.
using Path = std::span<const Move>;

/// A part of an estimate, which is the sum of its terms: for the lines with a certain number of
/// stones of one side and none of the other, or for a named feature of the game.
struct Term {
    std::string name;  ///< empty for lines
    bool first = true; ///< whose term it is
    int stones = 0, lines = 0;
    double amount = 0;           ///< in points, from the first player's side
    std::vector<int> cells = {}; ///< of the board that it counts, in reading order

    friend bool operator==(const Term&, const Term&) = default;
};

/// A symmetry that maps a board to one of equal value.
enum class Image : std::uint8_t {
    Same,
    QuarterTurn, ///< clockwise
    HalfTurn,
    BackTurn, ///< a quarter turn anticlockwise
    LeftRight,
    TopBottom,
    RisingDiagonal,
    FallingDiagonal,
};

/// The game of a trace. Positions are paths of moves: nodes store none.
class Game {
public:
    Game() = default;
    virtual ~Game() = default;
    Game(const Game&) = delete;
    Game& operator=(const Game&) = delete;

    /// "4", "b2": as accepted by the command line.
    virtual std::string moveText(Move move) const = 0;
    /// Whether moves are numbers in JSON.
    virtual bool hasNumberedMoves() const { return false; }
    /// Rows from the top joined by "/"; tic-tac-toe has nine characters without separator.
    virtual std::string boardText(Path path) const = 0;
    /// The terms of the estimate; none if the evaluation has none.
    virtual std::vector<Term> terms(Path /*path*/) const { return {}; }
    /// The symmetry from the board of one path to that of another with the same table entry.
    virtual std::optional<Image> image(Path /*from*/, Path /*to*/) const { return {}; }
    /// The number of positions that plain minimax visits at and below a position, `depth` plies
    /// deep, if known without searching.
    virtual std::optional<std::int64_t> treeNodes(Path /*path*/, int /*depth*/) const { return {}; }
};

} // namespace yomi::tree
