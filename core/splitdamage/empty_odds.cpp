// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/empty_odds.h"

#include <algorithm>

namespace yomi::splitdamage {

Odds emptyOdds(const Request& request) {
    Odds odds;
    const std::size_t count = request.hitsToKill.size();
    const auto points = static_cast<std::size_t>(request.hits) + 1;
    odds.kill.resize(count);
    odds.expectedHits.resize(count);
    for (const int n : request.hitsToKill)
        odds.remaining.emplace_back(static_cast<std::size_t>(n) + 1);
    odds.dead.resize(count + 1);
    odds.curves.kill.assign(count, std::vector<double>(points));
    odds.curves.clear.resize(points);
    if (std::ranges::any_of(request.goals, [](Goal goal) { return goal != Goal::Free; }))
        odds.curves.goal.emplace(points);
    return odds;
}

} // namespace yomi::splitdamage
