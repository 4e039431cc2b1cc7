// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace yomi::trace {

/// A move: a small number that means something to its game alone.
using Move = std::uint32_t;
inline constexpr Move noMove = 0xffff'ffff;

/// The moves that lead from the root of a trace to one of its nodes.
using Path = std::span<const Move>;

/// A part of an estimate: all of them sum up to it. It is for the lines of a side with so many
/// stones and none of the other, or for something of the game's own that has a name.
struct Term {
    std::string name;  ///< empty for lines
    bool first = true; ///< whose
    int stones = 0, lines = 0;
    double amount = 0;           ///< in points, the first player's
    std::vector<int> cells = {}; ///< of the board that it counts, in reading order

    friend bool operator==(const Term&, const Term&) = default;
};

/// What turns one board into another that is worth the same.
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

/// What a trace asks the game that it is of. Positions are paths of moves: a node keeps none.
class Game {
public:
    Game() = default;
    virtual ~Game() = default;
    Game(const Game&) = delete;
    Game& operator=(const Game&) = delete;

    /// "4", "b2": as the command line takes it.
    virtual std::string moveText(Move move) const = 0;
    /// Whether JSON has moves as numbers.
    virtual bool hasNumberedMoves() const { return false; }
    /// Rows from the top joined by "/"; tic-tac-toe's nine characters stand together.
    virtual std::string boardText(Path path) const = 0;
    /// The terms of the estimate; none where the evaluation has none.
    virtual std::vector<Term> terms(Path /*path*/) const { return {}; }
    /// What turns the board of one path into that of another, whose table entries are the same.
    virtual std::optional<Image> image(Path /*from*/, Path /*to*/) const { return {}; }
    /// How many positions plain minimax visits at and below one, `depth` plies deep, where that is
    /// known without searching.
    virtual std::optional<std::int64_t> treeNodes(Path /*path*/, int /*depth*/) const { return {}; }
};

} // namespace yomi::trace
