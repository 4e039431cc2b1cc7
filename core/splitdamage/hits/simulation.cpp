// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/hits/simulation.h"

#include "core/common/random.h"
#include "core/common/stopped.h"

#include <numeric>

namespace yomi::splitdamage {

namespace {

/// Deals hits until they run out or all are dead. `alive` is filled with the living, in any order.
void play(const Request& request, Random& random, std::vector<int>& left,
          std::vector<std::size_t>& alive) {
    left = request.hitsToKill;
    alive.resize(left.size());
    std::iota(alive.begin(), alive.end(), std::size_t{0});
    for (int hit = 0; hit < request.hits && !alive.empty(); ++hit) {
        const auto struck = static_cast<std::size_t>(random.below(static_cast<int>(alive.size())));
        if (--left[alive[struck]] > 0)
            continue;
        alive[struck] = alive.back();
        alive.pop_back();
    }
}

bool meetsGoal(const Request& request, const std::vector<int>& left) {
    for (std::size_t i = 0; i < request.goals.size(); ++i)
        if (request.goals[i] != Goal::Free && (request.goals[i] == Goal::MustDie) != (left[i] == 0))
            return false;
    return true;
}

} // namespace

Simulation simulate(const Request& request, std::int64_t runs, std::uint64_t seed,
                    const std::stop_token& stop) {
    validate(request);
    Simulation simulation;
    simulation.dead.resize(request.hitsToKill.size());
    simulation.runs = runs;
    Random random(seed);
    std::vector<int> left;
    std::vector<std::size_t> alive;
    constexpr std::int64_t pollEvery = 1024;
    for (std::int64_t run = 0; run < runs; ++run) {
        if (run % pollEvery == 0)
            throwIfStopped(stop);
        play(request, random, left, alive);
        for (std::size_t i = 0; i < left.size(); ++i)
            simulation.dead[i] += left[i] == 0 ? 1 : 0;
        simulation.goal += meetsGoal(request, left) ? 1 : 0;
    }
    return simulation;
}

} // namespace yomi::splitdamage
