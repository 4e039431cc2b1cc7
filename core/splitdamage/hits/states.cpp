// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/hits/states.h"

#include <functional>
#include <map>
#include <numeric>
#include <utility>

namespace yomi::splitdamage {

States::States(const Request& request) {
    std::map<std::pair<int, Goal>, std::vector<std::size_t>, std::greater<>> members;
    for (std::size_t i = 0; i < request.hitsToKill.size(); ++i) {
        const Goal goal = request.goals.empty() ? Goal::Free : request.goals[i];
        members[{request.hitsToKill[i], goal}].push_back(i);
    }
    for (auto& [key, list] : members) {
        m_classOf.insert(m_classOf.end(), list.size(), m_classes.size());
        m_classes.push_back({key.first, key.second, std::move(list)});
    }
}

double States::countUpTo(int hits) const {
    const auto size = static_cast<std::size_t>(hits) + 1;
    std::vector<double> states(size, 0.0);
    states[0] = 1;
    std::size_t all = 0;
    for (const TargetClass& each : m_classes) {
        const auto n = static_cast<std::size_t>(each.hitsToKill);
        all += n * each.members.size();
        for (std::size_t j = 1; j <= each.members.size(); ++j) {
            for (std::size_t h = size; h-- > n + j;) // times 1 − z^(n+j)
                states[h] -= states[h - n - j];
            for (std::size_t h = j; h < size; ++h) // divided by 1 − z^j
                states[h] += states[h - j];
        }
    }
    for (std::size_t h = all + 1; h < size; ++h)
        states[h] = 1; // all stay dead
    return std::accumulate(states.begin(), states.end(), 0.0);
}

int States::living(const State& state) const {
    int count = 0;
    for (std::size_t slot = 0; slot < slots(); ++slot)
        count += isDead(state, slot) ? 0 : 1;
    return count;
}

bool States::meetsGoal(const State& state) const {
    for (std::size_t slot = 0; slot < slots(); ++slot) {
        const Goal goal = m_classes[m_classOf[slot]].goal;
        if (goal != Goal::Free && isDead(state, slot) != (goal == Goal::MustDie))
            return false;
    }
    return true;
}

} // namespace yomi::splitdamage
