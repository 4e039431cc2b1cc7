// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/search_ladder.h"

#include "app/cli/book_file.h"

namespace yomi::cli {

using namespace connectfour;

LadderAnswer climb(const Position& position, const LadderOptions& options, int repeat,
                   const Limits& limits) {
    StepSettings settings = {.step = options.step,
                             .countOnly = options.countOnly,
                             .solver = {.weak = options.weak,
                                        .bestMove = true,
                                        .without = options.without,
                                        .threads = options.threads}};
    if (options.book)
        settings.solver.book = readBook(*options.book, position.size());
    StepSolver solver(settings);
    LadderAnswer answer;
    answer.isCounted = options.countOnly;
    std::vector<double> seconds;
    for (int run = 0; run < repeat; ++run) {
        answer.solution = solver.solve(position, limits);
        seconds.push_back(std::chrono::duration<double>(answer.solution.time).count());
    }
    answer.timing = summarize(seconds);
    if (options.scores)
        answer.columns = solveColumns(solver, position, limits);
    return answer;
}

} // namespace yomi::cli
