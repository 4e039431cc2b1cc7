// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/icefire/attack.h"
#include "core/icefire/cut.h"
#include "core/icefire/state.h"

#include <array>
#include <vector>

namespace yomi::icefire {

/// What each player can do to the other. "Next" is this turn for the player to move and the next
/// one for the opponent.
struct Prospects {
    int gold = 0;                     ///< next: now, or after their income
    AttackMap attack;                 ///< prices of all cells, next
    std::vector<Cell> way;            ///< their cheapest way to the enemy's HQ
    int finishPrice = 0;              ///< the price of that way
    CellSet reach;                    ///< the cells within their gold
    CellSet threatened;               ///< their active cells within the enemy's reach
    CellSet cutOff;                   ///< their cells cut off if all threatened ones fall
    CellSet guarded;                  ///< their cells that a tower guards
    std::array<Loss, cellSlots> cuts; ///< the loss by the capture of each of their cells alone
    DistanceMap toOutside;            ///< steps from each land cell to land that is not theirs
};

/// The prospects of both players, by player, in a started player-turn. Cost: some 20 microseconds.
std::array<Prospects, 2> prospectsOf(const State& state);

/// The figures of a player through a game.
struct Figures {
    int cells = 0; ///< active ones
    int income = 0;
    int gold = 0;
    int finishPrice = 0; ///< as in Prospects
};
std::array<Figures, 2> figuresOf(const State& state);

} // namespace yomi::icefire
