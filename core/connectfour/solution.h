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

/// What a solver found for the side to move. Scores are `fast-win`; -1, 0 or 1 of a weak solver.
struct Solution {
    std::optional<int> score = {}; ///< nothing where the time was over before it was known
    int lower = 0, upper = 0;      ///< bounds that are proved: the score, where that is known
    std::uint64_t nodes = 0;
    std::chrono::nanoseconds time = {}; ///< without the clearing of tables
    std::optional<int> bestMove = {}; ///< a column that keeps the score, of a solver that names one
};

/// The score of each move for the side to move, from column 0; nothing for a full column.
struct ColumnScores {
    std::vector<std::optional<int>> scores;
    std::uint64_t nodes = 0;            ///< of all columns together
    std::chrono::nanoseconds time = {}; ///< likewise

    int best() const { return **std::ranges::max_element(scores); } // nothing is less than a score
};

/// Solves each column apart, `solver` (a Ladder or a Solver) anew for each: a win at once and a
/// full board need no node. Throws as solver.solve() does, and TimeLimitPassed where the time, one
/// of all columns together, does not suffice.
template <class Solver>
ColumnScores solveColumns(Solver& solver, const Position& position, const Limits& limits = {}) {
    validateSearchable(position);
    const auto start = std::chrono::steady_clock::now();
    ColumnScores result;
    for (int column = 0; column < position.size().width; ++column) {
        std::optional<int>& score = result.scores.emplace_back();
        if (!position.canPlay(column))
            continue;
        Position child = position;
        child.make(column);
        if (child.ended() == Ended::No) {
            Limits rest = limits;
            if (rest.time)
                *rest.time -= std::chrono::steady_clock::now() - start;
            const Solution solution = solver.solve(child, rest);
            if (!solution.score)
                throw TimeLimitPassed();
            score = -*solution.score;
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
