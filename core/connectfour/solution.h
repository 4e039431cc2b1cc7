// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/limits.h"
#include "core/connectfour/position.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

namespace yomi::connectfour {

/// What a solver found for the side to move.
struct Solution {
    int score = 0; ///< `fast-win`; -1, 0 or 1 of a weak solver
    std::uint64_t nodes = 0;
    std::chrono::nanoseconds time = {}; ///< without the clearing of tables
};

/// The score of each move for the side to move, from column 0; nothing for a full column.
struct ColumnScores {
    std::vector<std::optional<int>> scores;
    std::uint64_t nodes = 0;            ///< of all columns together
    std::chrono::nanoseconds time = {}; ///< likewise

    int best() const { return **std::ranges::max_element(scores); } // nothing is less than a score
};

/// Solves each column apart, `solver` (a Ladder or a Solver) anew for each: a win at once and a
/// full board need no node. Throws as solver.solve() does; a time limit is one of each column.
template <class Solver>
ColumnScores solveColumns(Solver& solver, const Position& position, const Limits& limits = {}) {
    validateSearchable(position);
    ColumnScores result;
    for (int column = 0; column < position.size().width; ++column) {
        std::optional<int>& score = result.scores.emplace_back();
        if (!position.canPlay(column))
            continue;
        Position child = position;
        child.make(column);
        if (child.ended() == Ended::No) {
            const Solution solution = solver.solve(child, limits);
            score = -solution.score;
            result.nodes += solution.nodes;
            result.time += solution.time;
        } else {
            const bool wins = child.ended() == Ended::Lost;
            score = !wins ? 0 : solver.isWeak() ? 1 : position.winScore();
        }
    }
    return result;
}

} // namespace yomi::connectfour
