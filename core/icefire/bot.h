// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/icefire/command.h"
#include "core/icefire/state.h"

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string_view>
#include <vector>

namespace yomi::icefire {

/// The time of a bot for a turn: a number of iterations, which makes it reproducible, or else a
/// time from the moment it receives the turn.
struct Budget {
    std::optional<int> iterations;
    std::chrono::microseconds time = thinkingTime;

    /// The safe part of the game's 50 ms while other programs share the processor: the rest covers
    /// scheduling delays and sending the answer.
    static constexpr std::chrono::milliseconds thinkingTime{34};

    bool operator==(const Budget&) const = default;
};

/// A player in this program. A bot plays one game, from its first turn to its last.
class Bot {
public:
    virtual ~Bot() = default;

    /// The commands for the player-turn, which has been started. Throws Stopped.
    virtual std::vector<Command> play(const State& state, const Budget& budget,
                                      const std::stop_token& stop) = 0;
};

/// The built-in bots, weakest first:
///
///     wait     does nothing
///     random   plays legal actions at random
///     greedy   moves every unit to the nearest cell outside its land and trains level 1
///     article  the annealing bot as the article of its author describes it
///     strong   the same search with an evaluation that also sees cuts, finishes and incomes
std::span<const std::string_view> botNames();

/// A new bot for one game; all its random numbers come from `seed`. Throws std::invalid_argument
/// for an unknown name.
std::unique_ptr<Bot> makeBot(std::string_view name, std::uint64_t seed);

} // namespace yomi::icefire
