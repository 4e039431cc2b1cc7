// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/hits/factors.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <tuple>

namespace yomi::splitdamage {

Factors factorsOf(const Request& request) {
    const std::vector<int>& needed = request.hitsToKill;
    const int all = std::accumulate(needed.begin(), needed.end(), 0);
    Factors factors;
    factors.hits = std::min(request.hits, all - 1);
    factors.targets = static_cast<int>(needed.size());
    const int cannotDie = factors.hits + 1;
    bool hasGoal = false;
    bool goalIsImpossible = false;
    for (std::size_t i = 0; i < needed.size(); ++i) {
        const bool mortal = needed[i] <= factors.hits;
        const Goal goal = request.goals.empty() ? Goal::Free : request.goals[i];
        hasGoal = hasGoal || goal != Goal::Free;
        goalIsImpossible = goalIsImpossible || (goal == Goal::MustDie && !mortal);
        if (mortal)
            factors.entries.push_back({needed[i], goal, -1});
        else
            ++factors.crowd;
    }
    factors.goalCanBeMet = hasGoal && !goalIsImpossible;
    if (factors.crowd > 0) {
        factors.entries.push_back({cannotDie, Goal::Free, -1});
        --factors.crowd;
    }
    std::ranges::sort(factors.entries, {}, [](const Factors::Entry& entry) {
        return std::tuple(entry.goal != Goal::Free, entry.goal, entry.hitsToKill);
    });
    std::map<int, int> rows;
    for (Factors::Entry& entry : factors.entries) {
        factors.freeCount += entry.goal == Goal::Free ? 1 : 0;
        if (rows.try_emplace(entry.hitsToKill, factors.rows).second)
            entry.row = factors.rows++;
    }
    for (const int n : needed)
        factors.rowOf.push_back(rows.at(std::min(n, cannotDie)));

    std::vector<int> sorted = needed;
    std::ranges::sort(sorted);
    for (int left = factors.hits; const int n : sorted) {
        if (n > factors.hits)
            break;
        factors.mostToKill = n;
        left -= n;
        factors.mostDead += left >= 0 ? 1 : 0;
    }
    return factors;
}

} // namespace yomi::splitdamage
