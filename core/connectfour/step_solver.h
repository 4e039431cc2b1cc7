// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/connectfour/ladder.h"
#include "core/connectfour/solver.h"

#include <optional>
#include <variant>

namespace yomi::connectfour {

inline constexpr int solverStep = lastStep + 1; ///< the solver for normal use, after the ladder

struct StepSettings {
    std::optional<int> step = {}; ///< 3 to 13; absent: the solver
    bool countOnly = false;       ///< for steps 4 to 6 only
    SolverSettings solver = {};   ///< the ladder uses only `weak`, and ignores bestMove
};

/// Throws std::invalid_argument that names what the step does not support. `hasBook` checks for a
/// book before it is read.
void validate(const StepSettings& settings, bool hasBook);

/// A step of the ladder, or the solver.
class StepSolver {
public:
    /// Throws as validate() does.
    explicit StepSolver(const StepSettings& settings);

    bool isWeak() const;

    /// As Ladder::solve() and Solver::solve().
    Solution solve(const Position& position, const Limits& limits = {});

private:
    std::variant<Ladder, Solver> m_solver;
};

} // namespace yomi::connectfour
