// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/limits.h"
#include "core/common/timing.h"
#include "core/mnk/position.h"
#include "core/search/solution.h"

#include <optional>

namespace yomi::cli {

/// What a game's own solver says of a position.
struct SolverAnswer {
    search::Solution solution;
    std::optional<search::MoveScores> scores = {}; ///< of every move, if they were asked for
    Timing timing;
    bool isCounted = false; ///< without a run
};

/// Solves a position so many times over.
template <class Solver, class Position>
SolverAnswer solvedBy(Solver& solver, const Position& position, int repeat, const Limits& limits) {
    SolverAnswer answer;
    std::vector<double> seconds;
    for (int run = 0; run < repeat; ++run) {
        answer.solution = solver.solve(position, limits);
        seconds.push_back(std::chrono::duration<double>(answer.solution.time).count());
    }
    answer.timing = summarize(seconds);
    return answer;
}

/// Solves m,n,k. Throws std::invalid_argument for a game that is over.
SolverAnswer solveMnk(const mnk::Position& position, bool scores, int repeat, const Limits& limits);

} // namespace yomi::cli
