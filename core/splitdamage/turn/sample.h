// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/splitdamage/turn/odds.h"

#include <cstdint>
#include <stop_token>
#include <vector>

namespace yomi::splitdamage {

inline constexpr int mostSamples = 10'000'000;
inline constexpr int usualSamples = 100'000;

/// Estimates orderOdds(): each number is a frequency or mean over `runs` runs (1 to mostSamples) of
/// the list, drawn from one generator. Throws as orderOdds() does, but not TooManyStates. Cost:
/// hits × characters per run.
OrderOdds sampledOdds(const Turn& turn, int runs, std::uint64_t seed,
                      const std::stop_token& stop = {});
/// orderOdds(), or sampledOdds() if it throws TooManyStates.
OrderOdds orderOddsOrSample(const Turn& turn, int runs, std::uint64_t seed,
                            const std::stop_token& stop = {});

/// An order found by sampling, and its value in new runs.
struct SampledOrder {
    std::vector<Choice> order; ///< actions played last follow
    double value = 0;          ///< the odds of the goal, or the attack of the enemy
    double low = 0, high = 0;  ///< 95 % confidence interval of the value
    int runs = 0;
    int met = 0; ///< runs in which the goal was met
};

/// The best order found by sampling: starts with all orders with their targets, or with
/// mostOrdersDrawn random ones. After each of three rounds of runs with common seeds the better
/// half remains; the best one is then sampled again. For plans too large for bestPlan(), whose plan
/// is at least as good. Throws as bestPlan() does, but not TooManyStates. Cost: 650,000 runs.
SampledOrder sampledBestOrder(const Turn& turn, std::uint64_t seed,
                              const std::stop_token& stop = {});
inline constexpr int mostOrdersDrawn = 200;

} // namespace yomi::splitdamage
