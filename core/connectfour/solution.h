// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/limits.h"
#include "core/connectfour/position.h"
#include "core/search/solution.h"

#include <chrono>
#include <optional>

namespace yomi::connectfour {

/// Scores are `fast-win`; -1, 0 or 1 of a weak solver.
using search::Solution;
using ColumnScores = search::MoveScores; ///< a move is its column

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
