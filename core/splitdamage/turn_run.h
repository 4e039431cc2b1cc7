// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/splitdamage/turn.h"

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
inline constexpr int mostSamples = 10'000'000;

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

/// Draws runs of the list as it stands, one after another from one generator, until one fits;
/// nothing if none of mostRunsDrawn does. Throws std::invalid_argument for a turn that makes no
/// sense, and Stopped. Cost: hits × characters a run.
std::optional<ExampleRun> exampleRun(const Turn& turn, std::uint64_t seed,
                                     Example example = Example::Any,
                                     const std::stop_token& stop = {});

/// In how many of so many runs the goal is met. Throws as exampleRun() does.
int sampleGoal(const Turn& turn, int runs, std::uint64_t seed, const std::stop_token& stop = {});

} // namespace yomi::splitdamage
