// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/hands/endgame_solver.h"

namespace yomi::hands {

/// The play of a strong player at the position after `plays`, for which `answer` is the solver's:
/// the first winning one; in a lost position the one that leaves the other side the fewest ways to
/// stay winning, ties in the order of the plays. The game must not be over. Throws like solve().
int strongPlay(EndgameSolver& solver, std::span<const int> plays, const EndgameAnswer& answer,
               const std::stop_token& stop = {});

} // namespace yomi::hands
