// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/book_file.h"
#include "app/cli/solve_game.h"
#include "core/connectfour/step_solver.h"

#include <memory>

namespace yomi::cli {

using namespace connectfour;

namespace {

SolvePosition solverOf(StepSolver solver, bool scores) {
    const auto shared = std::make_shared<StepSolver>(std::move(solver)); // must be copyable
    return [shared, scores](const StoneReading& reading, const Limits& limits) -> SolveAnswer {
        const Position position = positionOf(reading);
        if (!scores)
            return {shared->solve(position, limits)};
        return answerOf(solveColumns(*shared, position, limits),
                        {"move", [](int column) {
                             return std::string(1, moveText(column));
                         }});
    };
}

} // namespace

PositionSolver connectFourSolver(const SolveOptions& options) {
    const Size defaults;
    const int inARow = options.inARow.value_or(defaults.inARow);
    const Size size = parseSize<Size>(options.size.value_or(defaults.text()), inARow);
    StepSettings settings = {.step = options.step,
                             .solver = {.weak = options.weak, .without = options.without}};
    validate(settings, options.book.has_value());
    if (options.book)
        settings.solver.book = readBook(*options.book, size);
    return {{StoneNotation::Columns, size, false, options.toMove},
            [settings, scores = options.scores] {
                return solverOf(StepSolver(settings), scores);
            }};
}

} // namespace yomi::cli
