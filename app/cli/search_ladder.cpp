// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/search_ladder.h"

#include "app/cli/book_file.h"

namespace yomi::cli {

using namespace connectfour;

SolverAnswer climb(const Position& position, const LadderOptions& options, int repeat,
                   const Limits& limits) {
    StepSettings settings = {.step = options.step,
                             .countOnly = options.countOnly,
                             .solver = {.weak = options.weak,
                                        .bestMove = true,
                                        .without = options.without,
                                        .threads = options.threads}};
    validate(settings, options.book.has_value());
    if (options.book)
        settings.solver.book = readBook(*options.book, position.size());
    StepSolver solver(settings);
    SolverAnswer answer = solvedBy(solver, position, repeat, limits);
    answer.isCounted = options.countOnly;
    if (options.scores)
        answer.scores = solveColumns(solver, position, limits);
    return answer;
}

} // namespace yomi::cli
