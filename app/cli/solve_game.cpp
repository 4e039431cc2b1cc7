// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/solve_game.h"

#include <utility>

namespace yomi::cli {

SolveAnswer answerOf(search::MoveScores scores, search::MoveForm form) {
    SolveAnswer answer = {.solution = {.lower = scores.lower(),
                                       .upper = scores.upper(),
                                       .nodes = scores.nodes,
                                       .time = scores.time}};
    if (answer.solution.lower == answer.solution.upper)
        answer.solution.score = answer.solution.lower;
    answer.scores = std::move(scores);
    answer.form = std::move(form);
    return answer;
}

} // namespace yomi::cli
