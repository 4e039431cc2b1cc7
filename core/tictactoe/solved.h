// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tictactoe/search.h"

#include <nlohmann/json_fwd.hpp>

#include <functional>
#include <stop_token>
#include <vector>

namespace yomi::tictactoe {

// Does a search solve the game? Its answer to a position is all moves of the best value. PVS takes
// its move ordering, unless that is off, from the search that deepens iteratively from the start to
// depth limit 7, whatever position it answers; with iterative deepening every position is deepened
// by itself.

/// A position on which the search may play a move that gives something away.
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

/// The 431 positions on which a search can fail: of each class with a legal move that is not
/// perfect one position, in the order in which a walk through the game in reading order meets them.
std::vector<Position> strongPositions();

/// Called with the number of positions done and of all.
using Progress = std::function<void(int done, int total)>;

/// Searches each of the strongPositions(): solved is a position if every move of the answer is
/// perfect. Throws std::invalid_argument for settings without meaning (see validate()), Stopped.
/// A millisecond for alpha-beta with a table, a few for minimax.
StrongCheck strongCheck(const Settings& settings, const std::stop_token& stop = {},
                        const Progress& progress = {});

/// What `yomi-cli strong --json` prints.
nlohmann::json toJson(const StrongCheck& check);

/// Whether a side never loses that plays any move of the search's answers, against every move of
/// the other. `positions` counts the different positions that come up.
struct WeakCheck {
    bool holds = true;
    int positions = 0;
};

/// Plays one side from the start. Throws like strongCheck().
WeakCheck weakCheck(const Settings& settings, Player side, const std::stop_token& stop = {});

} // namespace yomi::tictactoe
