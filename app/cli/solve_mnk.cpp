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

GameSolver mnkSolver(const SolveOptions& options) {
    constexpr std::string_view known[] = {"game", "size",    "in-a-row", "scores",
                                          "time", "to-move", "threads"};
    const nlohmann::json given = changedFields(options);
    for (const auto& [name, value] : given.items())
        if (std::ranges::find(known, name) == std::end(known))
            throw std::invalid_argument("--" + name + " is not an option of mnk.");
    const mnk::Size defaults;
    const mnk::Size size = parseSize<mnk::Size>(options.size.value_or(defaults.text()),
                                                options.inARow.value_or(defaults.inARow));
    const auto makeSolver = [size, scores = options.scores]() -> SolvePosition {
        const auto solver = std::make_shared<mnk::Solver>(); // std::function must be copyable
        return [=](const StoneReading& reading, const Limits& limits) -> SolveAnswer {
            const mnk::Position position = mnk::positionOf(reading);
            if (!scores)
                return {solver->solve(position, limits)};
            return answerOf(solver->solveSquares(position, limits),
                            {"move", [size](int square) {
                                 return mnk::moveText(size, square);
                             }});
        };
    };
    return {{StoneGame::Mnk, size, false, options.toMove}, makeSolver};
}

} // namespace yomi::cli
