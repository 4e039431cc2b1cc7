// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/limits.h"
#include "core/common/timing.h"
#include "core/search/solution.h"

#include <optional>

namespace yomi::cli {

/// The result of a game's own solver for a position.
struct SolverAnswer {
    search::Solution solution;
    std::optional<search::MoveScores> scores = {}; ///< of every move, if requested
    Timing timing;
    bool isCounted = false; ///< counted without a run
};

/// Solves a position `repeat` times.
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

} // namespace yomi::cli
