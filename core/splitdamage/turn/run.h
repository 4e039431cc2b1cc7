// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/splitdamage/turn/odds.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace yomi::splitdamage {

/// The first run, or the first in which the goal is met or missed.
enum class Example { Any, Met, Missed };
constexpr auto enumNames(Example) {
    return namesInOrder("any", "met", "missed");
}

inline constexpr int mostRunsDrawn = 100'000; ///< until one fits
/// Below these odds of the wanted result, runs are not drawn until one fits.
inline constexpr double rareOdds = 1e-4;

/// A hit of a run. A divine shield or immunity reduces it to 0 damage; otherwise it deals full
/// damage, even above the remaining life.
struct RunHit {
    Place place;
    int damage = 0;
    int life = 0; ///< afterwards, including armor

    bool operator==(const RunHit&) const = default;
};

struct RunEvent {
    std::size_t action = 0;
    bool isSkipped = false;
    std::vector<RunHit> hits{}; ///< in their order
};

/// An example of how a list of actions may go.
struct ExampleRun {
    bool isMet = false;           ///< the goal
    std::vector<RunEvent> events; ///< in order of play
};

/// How a run chooses its actions.
enum class Played {
    List,    ///< the actions in list order
    BestPlan ///< the best choice after each outcome; ties as in bestPlan()
};

/// Draws runs from one generator until one fits, mostRunsDrawn at most.
///
/// `odds` are the exact odds of the goal for what is played, if known. With them, if no run fits or
/// the wanted result is less likely than rareOdds, each random choice is drawn with its probability
/// conditional on that result. Returns nothing if no such run exists, or if no run fits and the
/// odds are unknown.
///
/// Throws std::invalid_argument for a turn that makes no sense, Stopped, and for a best plan
/// TooManyStates. Cost: hits × characters per run; for a best plan, and for conditional runs, also
/// that of bestPlan().
std::optional<ExampleRun> exampleRun(const Turn& turn, Played played, std::uint64_t seed,
                                     Example example = Example::Any,
                                     const std::optional<double>& odds = {},
                                     const std::stop_token& stop = {});

/// The same for an order with its targets; actions played last follow.
std::optional<ExampleRun> exampleRun(const Turn& turn, const std::vector<Choice>& order,
                                     std::uint64_t seed, Example example = Example::Any,
                                     const std::stop_token& stop = {});

} // namespace yomi::splitdamage
