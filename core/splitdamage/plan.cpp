// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/plan.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <tuple>

namespace yomi::splitdamage {

Plan planOf(const Request& request) {
    const std::vector<int>& needed = request.hitsToKill;
    const int all = std::accumulate(needed.begin(), needed.end(), 0);
    Plan plan;
    plan.hits = std::min(request.hits, all - 1);
    plan.targets = static_cast<int>(needed.size());
    const int cannotDie = plan.hits + 1;
    bool hasGoal = false;
    bool goalIsImpossible = false;
    for (std::size_t i = 0; i < needed.size(); ++i) {
        const bool mortal = needed[i] <= plan.hits;
        const Goal goal = request.goals.empty() ? Goal::Free : request.goals[i];
        hasGoal = hasGoal || goal != Goal::Free;
        goalIsImpossible = goalIsImpossible || (goal == Goal::MustDie && !mortal);
        if (mortal)
            plan.entries.push_back({needed[i], goal, -1});
        else
            ++plan.crowd;
    }
    plan.goalCanBeMet = hasGoal && !goalIsImpossible;
    if (plan.crowd > 0) {
        plan.entries.push_back({cannotDie, Goal::Free, -1});
        --plan.crowd;
    }
    std::ranges::sort(plan.entries, {}, [](const Plan::Entry& entry) {
        return std::tuple(entry.goal != Goal::Free, entry.goal, entry.hitsToKill);
    });
    std::map<int, int> rows;
    for (Plan::Entry& entry : plan.entries) {
        plan.freeCount += entry.goal == Goal::Free ? 1 : 0;
        if (rows.try_emplace(entry.hitsToKill, plan.rows).second)
            entry.row = plan.rows++;
    }
    for (const int n : needed)
        plan.rowOf.push_back(rows.at(std::min(n, cannotDie)));

    std::vector<int> sorted = needed;
    std::ranges::sort(sorted);
    for (int left = plan.hits; const int n : sorted) {
        if (n > plan.hits)
            break;
        plan.mostToKill = n;
        left -= n;
        plan.mostDead += left >= 0 ? 1 : 0;
    }
    return plan;
}

} // namespace yomi::splitdamage
