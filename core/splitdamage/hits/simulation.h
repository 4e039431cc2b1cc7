// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/splitdamage/hits/odds.h"

#include <cstdint>

namespace yomi::splitdamage {

/// The counts of a number of seeded runs.
struct Simulation {
    std::vector<std::int64_t> dead; ///< [target] runs in which it died
    std::int64_t goal = 0;          ///< runs in which the goal was met; all of them without a goal
    std::int64_t runs = 0;
};

/// Plays the hits one after another, as the game does, `runs` times (1 or more): slow and inexact,
/// but independent of every formula and possible for any board. wilsonInterval() gives the error
/// bar. Equal seeds give equal runs on every system.
///
/// Cost: one random number per hit. Throws std::invalid_argument for a request outside its limits,
/// and Stopped within milliseconds after its token is triggered.
Simulation simulate(const Request& request, std::int64_t runs, std::uint64_t seed,
                    const std::stop_token& stop = {});

} // namespace yomi::splitdamage
