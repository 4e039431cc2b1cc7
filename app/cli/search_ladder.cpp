// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/search_ladder.h"

#include "core/connectfour/solver.h"

#include <stdexcept>

namespace yomi::cli {

namespace {

template <class Solver>
LadderAnswer solved(Solver& solver, const connectfour::Position& position, bool scores, int repeat,
                    const Limits& limits) {
    LadderAnswer answer;
    std::vector<double> seconds;
    for (int run = 0; run < repeat; ++run) {
        answer.solution = solver.solve(position, limits);
        seconds.push_back(std::chrono::duration<double>(answer.solution.time).count());
    }
    answer.timing = summarize(seconds);
    if (scores)
        answer.columns = solveColumns(solver, position, limits);
    return answer;
}

} // namespace

LadderAnswer climb(const connectfour::Position& position, const LadderOptions& options, int repeat,
                   const Limits& limits) {
    if (options.isOurs() && options.countOnly)
        throw std::invalid_argument(
            "Only the steps 4 to 6 of the ladder are counted without a run; "
            "step 13 is not.");
    if (options.isOurs()) {
        connectfour::Solver solver({.weak = options.weak, .bestMove = true});
        return solved(solver, position, options.scores, repeat, limits);
    }
    connectfour::Ladder ladder({*options.step, options.weak, options.countOnly});
    LadderAnswer answer = solved(ladder, position, options.scores, repeat, limits);
    answer.isCounted = options.countOnly;
    return answer;
}

} // namespace yomi::cli
