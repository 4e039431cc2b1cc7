// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/options.h"
#include "app/cli/solve_game.h"
#include "core/mnk/solver.h"

#include <algorithm>
#include <memory>
#include <stdexcept>
#include <string_view>

namespace yomi::cli {

MakeSolver mnkSolver(const SolveOptions& options) {
    constexpr std::string_view known[] = {"game", "size", "in-a-row", "scores", "time", "threads"};
    const nlohmann::json given = changedFields(options);
    for (const auto& [name, value] : given.items())
        if (std::ranges::find(known, name) == std::end(known))
            throw std::invalid_argument("--" + name + " is no option of mnk.");
    const mnk::Size usual;
    const mnk::Size size = parseSize<mnk::Size>(options.size.value_or(usual.text()),
                                                options.inARow.value_or(usual.inARow));
    return [size, scores = options.scores]() -> SolvePosition {
        const auto solver = std::make_shared<mnk::Solver>(); // functions are copied
        return [=](const std::string& text, const Limits& limits) -> SolveAnswer {
            const mnk::Position position = mnk::parsePosition(text, size);
            if (!scores)
                return {solver->solve(position, limits)};
            return answerOf(solver->solveSquares(position, limits),
                            {"move", [size](int square) {
                                 return mnk::moveText(size, square);
                             }});
        };
    };
}

} // namespace yomi::cli
