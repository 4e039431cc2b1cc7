// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tictactoe/search.h"

#include <nlohmann/json_fwd.hpp>

#include <functional>
#include <stop_token>
#include <vector>

namespace yomi::tictactoe {

// Does a search solve the game? Its answer to a position is all moves of the best value. Unless
// move ordering is off, PVS orders by the table of one search that deepens iteratively from the
// start to depth limit 7, for every position; with iterative deepening each position is deepened
// separately.

/// A position on which the search may play a suboptimal move.
struct StrongFailure {
    Position position;
    std::vector<int> bestMoves; ///< the search's answer
    std::vector<int> expected;  ///< the moves that keep the value of the game

    friend bool operator==(const StrongFailure&, const StrongFailure&) = default;
};

struct StrongCheck {
    int solved = 0;
    int total = 0;
    std::vector<StrongFailure> failures; ///< in the order of strongPositions()
};

/// The 431 positions on which a search can fail: one of each class with an imperfect legal move, in
/// the order of a walk through the game in reading order.
std::vector<Position> strongPositions();

/// Called with the number of finished positions and the total.
using Progress = std::function<void(int done, int total)>;

/// Searches each of the strongPositions(): a position is solved if every move of the answer is
/// perfect. Throws std::invalid_argument for settings that make no sense (see validate()), Stopped.
/// A millisecond for alpha-beta with a table, a few for minimax.
StrongCheck strongCheck(const Settings& settings, const std::stop_token& stop = {},
                        const Progress& progress = {});

/// The output of `yomi-cli strong --json`.
nlohmann::json toJson(const StrongCheck& check);

/// Whether a side that plays any move of the search's answers never loses, against every move of
/// the other side. `positions` counts the different positions that occur.
struct WeakCheck {
    bool holds = true;
    int positions = 0;
};

/// Plays one side from the start. Throws what strongCheck() throws.
WeakCheck weakCheck(const Settings& settings, Player side, const std::stop_token& stop = {});

} // namespace yomi::tictactoe
