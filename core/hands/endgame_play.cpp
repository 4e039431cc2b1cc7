// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/hands/endgame_play.h"

#include <algorithm>
#include <limits>

namespace yomi::hands {

int strongPlay(EndgameSolver& solver, std::span<const int> plays, const EndgameAnswer& answer,
               const std::stop_token& stop) {
    const auto winning = std::ranges::find(answer.plays, true, &EndgamePlay::wins);
    if (winning != answer.plays.end())
        return winning->play;
    std::vector<int> after(plays.begin(), plays.end());
    after.push_back(passPlay);
    std::ptrdiff_t fewest = std::numeric_limits<std::ptrdiff_t>::max();
    int strong = answer.plays.front().play;
    for (const EndgamePlay& losing : answer.plays) {
        after.back() = losing.play;
        const EndgameAnswer reply = solver.solve(after, stop);
        const bool isPartner = sideOf(reply.toMove) == sideOf(answer.toMove);
        const auto ways = std::ranges::count(reply.plays, !isPartner, &EndgamePlay::wins);
        if (ways >= fewest)
            continue;
        fewest = ways;
        strong = losing.play;
    }
    return strong;
}

} // namespace yomi::hands
