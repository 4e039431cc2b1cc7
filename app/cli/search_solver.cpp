// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/search_solver.h"

#include "core/mnk/solver.h"

namespace yomi::cli {

SolverAnswer solveMnk(const mnk::Position& position, bool scores, int repeat,
                      const Limits& limits) {
    mnk::Solver solver;
    SolverAnswer answer = solvedBy(solver, position, repeat, limits);
    if (scores)
        answer.scores = solver.solveSquares(position, limits);
    return answer;
}

} // namespace yomi::cli
