// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/splitdamage/turn_odds.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace yomi::splitdamage {

/// Which run is wanted: the first one, or the first in which the goal is met or missed.
enum class Example { Any, Met, Missed };
constexpr auto enumNames(Example) {
    return namesInOrder("any", "met", "missed");
}

inline constexpr int mostRunsDrawn = 100'000; ///< until one fits
/// Below these odds of what is wanted, runs are not drawn until one fits.
inline constexpr double rareOdds = 1e-4;

/// A hit of a run. Into a divine shield it deals 0, otherwise the whole damage, be it more than the
/// life that was left.
struct RunHit {
    Place place;
    int damage = 0;
    int life = 0; ///< afterwards, armor included

    bool operator==(const RunHit&) const = default;
};

struct RunEvent {
    std::size_t action = 0;
    bool isSkipped = false;
    std::vector<RunHit> hits{}; ///< in their order
};

/// One way in which a list of actions may go.
struct ExampleRun {
    bool isMet = false;           ///< the goal
    std::vector<RunEvent> events; ///< in the order of play
};

/// What is played in a run.
enum class Played {
    List,    ///< the actions in their order
    BestPlan ///< what is best after each outcome; of equals what bestPlan() takes
};

/// Draws runs, one after another from one generator, until one fits, mostRunsDrawn at most.
///
/// `odds` are those of the goal in what is played, where they are known exactly. By them, where no
/// run fits or what is wanted is less likely than rareOdds, every choice is drawn with its
/// probability given what is wanted. Nothing where there is no such run, or where no run fits and
/// the odds are not known.
///
/// Throws std::invalid_argument for a turn that makes no sense, Stopped, and of a best plan
/// TooManyStates. Cost: hits × characters a run; of a best plan, and of a run given what is wanted,
/// besides that of bestPlan().
std::optional<ExampleRun> exampleRun(const Turn& turn, Played played, std::uint64_t seed,
                                     Example example = Example::Any,
                                     const std::optional<double>& odds = {},
                                     const std::stop_token& stop = {});

/// The same of an order with its targets; those played last follow.
std::optional<ExampleRun> exampleRun(const Turn& turn, const std::vector<Choice>& order,
                                     std::uint64_t seed, Example example = Example::Any,
                                     const std::stop_token& stop = {});

} // namespace yomi::splitdamage
