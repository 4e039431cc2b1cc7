// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/book_file.h"
#include "app/cli/solve_game.h"
#include "core/connectfour/step_solver.h"

#include <memory>

namespace yomi::cli {

using namespace connectfour;

namespace {

SolveAnswer toAnswer(const Solution& solution) {
    return {solution.score, solution.lower, solution.upper, {}, solution.nodes, solution.time};
}

SolveAnswer toAnswer(const ColumnScores& columns) {
    SolveAnswer answer = {columns.best(), columns.best(), columns.best(), {},
                          columns.nodes,  columns.time};
    for (const std::optional<int>& score : columns.scores) {
        const int column = static_cast<int>(answer.scores.size());
        answer.scores.push_back({std::string(1, moveText(column)), score});
    }
    return answer;
}

SolvePosition solverOf(StepSolver solver, const Size& size, bool scores) {
    const auto shared = std::make_shared<StepSolver>(std::move(solver)); // functions are copied
    return [shared, size, scores](const std::string& text, const Limits& limits) {
        const Position position = parsePosition(text, size);
        if (!scores)
            return toAnswer(shared->solve(position, limits));
        try {
            return toAnswer(solveColumns(*shared, position, limits));
        } catch (const TimeLimitPassed&) {
            const auto [lower, upper] = position.range();
            return SolveAnswer{.lower = lower, .upper = upper, .time = *limits.time};
        }
    };
}

} // namespace

MakeSolver connectFourSolver(const SolveOptions& options) {
    const Size usual;
    const int inARow = options.inARow.value_or(usual.inARow);
    const Size size = parseSize(options.size.value_or(text(usual)), inARow);
    StepSettings settings = {.step = options.step,
                             .solver = {.weak = options.weak, .without = options.without}};
    if (options.book)
        settings.solver.book = readBook(*options.book, size);
    (void)StepSolver(settings); // says what the step lacks
    return [=] {
        return solverOf(StepSolver(settings), size, options.scores);
    };
}

} // namespace yomi::cli
