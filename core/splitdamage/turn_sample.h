// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/splitdamage/turn_odds.h"

#include <cstdint>
#include <stop_token>
#include <vector>

namespace yomi::splitdamage {

inline constexpr int mostSamples = 10'000'000;
inline constexpr int usualSamples = 100'000;

/// The same as orderOdds(), each number being its frequency or mean in runs of the list in its
/// order, drawn one after another from one generator. `runs`: 1 to mostSamples. Throws as
/// orderOdds() does, but for too many states. Cost: hits × characters a run.
OrderOdds sampledOdds(const Turn& turn, int runs, std::uint64_t seed,
                      const std::stop_token& stop = {});
/// orderOdds(), or so many runs where that would take too many states.
OrderOdds orderOddsOrSample(const Turn& turn, int runs, std::uint64_t seed,
                            const std::stop_token& stop = {});

/// An order that was found by sampling, and what it came to in new runs.
struct SampledOrder {
    std::vector<Choice> order; ///< those played last follow
    double value = 0;          ///< the odds of the goal, or the attack of the enemy
    double low = 0, high = 0;  ///< hold it with 95 % certainty
    int runs = 0;
    int met = 0; ///< in so many of them the goal was met
};

/// The best order that sampling finds: of all orders with their targets, or of mostOrdersDrawn
/// drawn ones, the better half goes on after each of three rounds of runs with common seeds, and
/// the best is drawn again. For plans that are too large for bestPlan(): the best plan is at least
/// as good. Throws as bestPlan() does, but for too many states. Cost: 650,000 runs.
SampledOrder sampledBestOrder(const Turn& turn, std::uint64_t seed,
                              const std::stop_token& stop = {});
inline constexpr int mostOrdersDrawn = 200;

} // namespace yomi::splitdamage
