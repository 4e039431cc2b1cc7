// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/splitdamage/odds.h"

#include <cstdint>

namespace yomi::splitdamage {

/// What happened in a number of seeded runs.
struct Simulation {
    std::vector<std::int64_t> dead; ///< [target] in how many runs it died
    std::int64_t goal = 0;          ///< in how many the goal was met; all of them without one
    std::int64_t runs = 0;
};

/// Plays the hits one after another, as the game does, `runs` times (1 or more): slow and rough,
/// but independent of every formula, and good for any board. wilsonInterval() gives the error bar.
/// The same seed gives the same runs everywhere.
///
/// Cost: one draw a hit. Throws std::invalid_argument for a request outside its limits, and
/// Stopped within milliseconds once its token is triggered.
Simulation simulate(const Request& request, std::int64_t runs, std::uint64_t seed,
                    const std::stop_token& stop = {});

} // namespace yomi::splitdamage
