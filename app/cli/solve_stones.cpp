// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/options.h"
#include "app/cli/solve_game.h"
#include "core/common/sentence.h"

#include <algorithm>
#include <memory>
#include <string_view>

namespace yomi::cli {

PositionSolver stoneSolver(const SolveOptions& options) {
    constexpr std::string_view known[] = {"game", "size",    "in-a-row", "scores",
                                          "time", "to-move", "threads"};
    const GameEntry& game = *options.game;
    const nlohmann::json given = changedFields(options);
    for (const auto& [name, value] : given.items())
        if (std::ranges::find(known, name) == std::end(known))
            throw InvalidArgument("--{} is not an option of {}.", name, game.name);
    const GridSize size = game.parseSize(options.size.value_or(game.usualSize.text()),
                                         options.inARow.value_or(game.usualSize.inARow));
    const auto makeSolver = [&game, size, scores = options.scores]() -> SolvePosition {
        const std::shared_ptr<GameSolver> solver =
            game.newSolver(); // std::function must be copyable
        return [=, &game](const StoneReading& reading, const Limits& limits) -> SolveAnswer {
            const auto position = game.positionOf(reading);
            if (!scores)
                return {solver->solve(*position, limits)};
            return answerOf(solver->solveMoves(*position, limits),
                            {"move", [&game, size](int move) {
                                 return game.moveText(size, move);
                             }});
        };
    };
    return {{game.notation, size, false, options.toMove}, makeSolver};
}

} // namespace yomi::cli
