// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/classes.h"

#include <algorithm>
#include <functional>
#include <map>
#include <utility>

namespace yomi::splitdamage {

std::vector<TargetClass> classesOf(const Request& request) {
    std::map<std::pair<int, Goal>, std::vector<std::size_t>, std::greater<>> members;
    for (std::size_t i = 0; i < request.hitsToKill.size(); ++i) {
        const Goal goal = request.goals.empty() ? Goal::Free : request.goals[i];
        members[{request.hitsToKill[i], goal}].push_back(i);
    }
    std::vector<TargetClass> classes;
    for (auto& [key, list] : members)
        classes.push_back({key.first, key.second, std::move(list)});
    return classes;
}

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
