// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/icefire/command.h"
#include "core/icefire/state.h"

#include <optional>
#include <vector>

// The rules of A Code of Ice & Fire in their plainest form: every action recomputes all that it can
// change. Board (board.h) is a faster version for the search.

namespace yomi::icefire {

/// Whether a tower guards the cell: it has one itself, active or not, or there is one on an active
/// neighbouring cell of the same owner.
bool guardedByTower(const State& state, Cell cell);

/// Whether a unit of this player and level may enter the land cell: an own cell only if it is
/// empty; any other cell unless a tower guards it or its unit is not of lower level. Level 3 beats
/// both.
bool canEnter(const State& state, Cell cell, Player player, int level);

/// Active cells + 4 for each mine on one of them - the upkeep of the units on them.
int incomeOf(const State& state, Player player);

/// Recomputes the player's active cells.
void refreshActive(State& state, Player player);

/// The units that died at the start of a player-turn.
struct StartOfTurn {
    std::vector<Unit> cutOff; ///< were on inactive cells
    std::vector<Unit> unpaid; ///< all others, if the gold fell below 0
};

/// Starts the turn of the player state.player: their units without connection die, income is paid,
/// a bankrupt player loses their units, and the remaining ones may move.
StartOfTurn startTurn(State& state);

/// The result of a command: an outcome and, for a unit that moved, the cell that it entered.
struct Execution {
    Outcome outcome = Outcome::Ok;
    Cell reached = 0;
};

/// Executes a command of the player state.player; a failed one changes nothing. The command must
/// have passed parseLine(): its target is land, its unit the player's own, its level 1 to 3.
Execution execute(State& state, const Command& command);

/// The player whose HQ cell belongs to the opponent, or nothing.
std::optional<Player> capturedPlayer(const State& state);

/// Passes to the other player without starting their turn.
void passTurn(State& state);

/// Gold + the training costs of the player's living units.
int scoreOf(const State& state, Player player);

} // namespace yomi::icefire
