// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/icefire/board.h"
#include "core/icefire/cut.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

// The cells a player can take in one turn by training unit after unit, each next to the previous
// one.
//
// The price of a cell is that of the cheapest unit that may enter it: 10, 20 or 30. It is 0 in the
// attacker's own land (their cut-off cells connect as soon as they are touched), and 0 for the
// first step of one of their units that can still move. A tower guards a cell as long as reaching
// the tower costs more than reaching the cell from which the step is made; after that it has
// fallen. This is exact for cells guarded by one tower, which are all next to it; for cells between
// two towers the price is a lower bound.

namespace yomi::icefire {

/// Which turn of the attacker: the current one, in which the units of board.movable() can still
/// step, or their next one, in which all their connected units can.
enum class When : std::uint8_t { Now, NextTurn };

/// The cells outside the attacker's land that a single step of one of their units can take.
CellSet stepsOf(const Board& board, Player attacker, When when);

/// The least price of each cell; `unreachable` off the land.
struct AttackMap {
    static constexpr std::int16_t unreachable = 32767;

    Player attacker = 0;
    std::array<std::int16_t, cellSlots> price;
    std::array<std::uint8_t, cellSlots> before; ///< the previous cell on the cheapest way

    /// The cells up to a price.
    CellSet within(int gold) const;
    /// The cheapest way to a land cell: begins with the attacker's last own cell of price 0 and
    /// ends with the target.
    std::vector<Cell> wayTo(const Board& board, Cell target) const;
};

/// Dijkstra's algorithm from the attacker's active land. Cost: some microseconds.
AttackMap attackMap(const Board& board, Player attacker, When when);

/// The cells that the attacker can reach with their gold, and the price of the enemy's HQ.
struct Reach {
    CellSet cells;            ///< up to the price `gold` of attackMap()
    std::optional<int> price; ///< of the HQ in attackMap(), if at most `most`
};

/// Computed with sets of cells, one layer per 10 gold up to the larger of `gold` and `most`. Cost:
/// about 20 ns per layer; made for evaluations.
Reach reachOf(const Board& board, Player attacker, When when, int gold, int most = 0);

/// The worst loss by one straight chain of the attacker: from an edge of the enemy's land, at a
/// cell within the gold, along a row or column as far as the gold lasts, including all that this
/// cuts off. The chain with the greatest worthOf() counts. Excludes the enemy's HQ. Cost: a flood
/// fill of the enemy's land for each such chain, some microseconds.
Loss worstCut(const Board& board, Player attacker, When when, int gold);

/// The actions that take the cells of a way from AttackMap one after the other, by a unit's step
/// where that is free and otherwise by the cheapest training, for the player to move. Tries them on
/// the board and undoes them. Nothing if the gold does not suffice.
std::optional<std::vector<Action>> actionsAlong(Board& board, const std::vector<Cell>& way);

/// The actions that take the enemy's HQ in this player-turn by the cheapest way; nothing if the
/// gold does not suffice.
std::optional<std::vector<Action>> finish(Board& board);

} // namespace yomi::icefire
