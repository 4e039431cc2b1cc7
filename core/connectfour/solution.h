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

/// Solves each column separately, calling `solver` (a Ladder or a Solver) for each; an immediate
/// win and a full board need no node. The time limit applies to all columns together: when it
/// passes, the current column keeps its proved bounds and the rest are not searched. Throws what
/// solver.solve() throws.
template <class Solver>
ColumnScores solveColumns(Solver& solver, const Position& position, const Limits& limits = {}) {
    validateSearchable(position);
    const auto start = std::chrono::steady_clock::now();
    const auto asked = [isWeak = solver.isWeak()](int score) {
        return isWeak ? std::clamp(score, -1, 1) : score;
    };
    ColumnScores result;
    bool isTimeOver = false;
    for (int column = 0; column < position.size().width; ++column) {
        std::optional<search::MoveScore>& move = result.moves.emplace_back();
        if (!position.canPlay(column))
            continue;
        Position child = position;
        child.make(column);
        if (child.ended() != Ended::No) {
            const int score = child.ended() == Ended::Lost ? asked(position.winScore()) : 0;
            move = {score, score};
        } else if (isTimeOver) {
            const auto [lower, upper] = child.range();
            move = {asked(-upper), asked(-lower), false};
        } else {
            Limits rest = limits;
            if (rest.time)
                *rest.time -= std::chrono::steady_clock::now() - start;
            const Solution solution = solver.solve(child, rest);
            move = {-solution.upper, -solution.lower};
            result.nodes += solution.nodes;
            result.time += solution.time;
            isTimeOver = !solution.score;
        }
    }
    return result;
}

} // namespace yomi::connectfour
