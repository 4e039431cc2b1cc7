// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/icefire/board.h"
#include "core/icefire/cut.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

// What a player can take in one turn by training unit after unit, each beside the one before.
//
// The price of entering a cell is that of the cheapest unit that may: 10, 20 or 30. It is 0 in the
// attacker's own land (their cut-off cells connect as soon as they are touched), and 0 for the
// first step of one of their units that can still move. A tower guards as long as it is dearer to
// reach than the cell from which the step is made; later it has fallen. That is exact for cells
// that one tower guards, which all lie beside it; for cells between two towers the price is a lower
// bound.

namespace yomi::icefire {

/// Which turn of the attacker is meant: the one under way, in which the units of board.movable()
/// can still step, or their next one, in which all of their connected units can.
enum class When : std::uint8_t { Now, NextTurn };

/// The cells outside the attacker's land that a single step of one of their units can take.
CellSet stepsOf(const Board& board, Player attacker, When when);

/// The least price of each cell; `unreachable` off the land.
struct AttackMap {
    static constexpr std::int16_t unreachable = 32767;

    Player attacker = 0;
    std::array<std::int16_t, cellSlots> price;
    std::array<std::uint8_t, cellSlots> before; ///< the cell from which the cheapest way comes

    /// The cells within a price.
    CellSet within(int gold) const;
    /// The cheapest way to a land cell: from the last cell of price 0 that is the attacker's own,
    /// which comes first, to the target.
    std::vector<Cell> wayTo(const Board& board, Cell target) const;
};

/// Dijkstra's algorithm from the attacker's active land. Cost: some microseconds.
AttackMap attackMap(const Board& board, Player attacker, When when);

/// What the attacker reaches with their gold, and what the enemy's HQ costs them.
struct Reach {
    CellSet cells;            ///< within the price `gold` of attackMap()
    std::optional<int> price; ///< of the HQ in attackMap(), if it is `most` or less
};

/// By sets of cells, a layer for every 10 gold up to the larger of `gold` and `most`. Cost: about
/// 20 ns a layer; this is the one for evaluations.
Reach reachOf(const Board& board, Player attacker, When when, int gold, int most = 0);

/// The most that the attacker can take from the enemy by one straight chain: from an edge of the
/// enemy's land, at a cell within the gold, along a row or column as far as the gold lasts, with
/// all that this cuts off. Most of worthOf() counts. The enemy's HQ is left out. Cost: a flood of
/// the enemy's land for each such chain, some microseconds.
Loss worstCut(const Board& board, Player attacker, When when, int gold);

/// The actions that take the cells of a way from AttackMap one after the other, by a unit's step
/// where that is free and by the cheapest training otherwise, for the player to move. They are
/// tried on the board and taken back. Nothing if their gold does not suffice.
std::optional<std::vector<Action>> actionsAlong(Board& board, const std::vector<Cell>& way);

/// The actions that take the enemy's HQ in this player-turn by the cheapest way, if the gold
/// suffices.
std::optional<std::vector<Action>> finish(Board& board);

} // namespace yomi::icefire
