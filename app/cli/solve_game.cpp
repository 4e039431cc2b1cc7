// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/solve_game.h"

namespace yomi::cli {

SolveAnswer answerOf(const search::MoveScores& moves,
                     const std::function<std::string(int)>& moveText) {
    const int best = moves.best();
    SolveAnswer answer = {
        {.score = best, .lower = best, .upper = best, .nodes = moves.nodes, .time = moves.time}};
    for (const std::optional<int>& score : moves.scores)
        answer.scores.push_back({moveText(static_cast<int>(answer.scores.size())), score});
    return answer;
}

} // namespace yomi::cli
