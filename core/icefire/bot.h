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

/// How long a bot may think about a turn: for a number of iterations, which makes it reproducible,
/// or else for a time from the moment the turn was given to it.
struct Budget {
    std::optional<int> iterations;
    std::chrono::microseconds time = thinkingTime;

    /// Of the 50 ms that the game gives, as much as is safe while other programs share the
    /// processor: what is left covers being scheduled late and sending the answer.
    static constexpr std::chrono::milliseconds thinkingTime{34};

    bool operator==(const Budget&) const = default;
};

/// A player of the game, in this program. A bot plays one game, from its first turn to its last.
class Bot {
public:
    virtual ~Bot() = default;

    /// The commands for the player-turn, which has been started. Throws Stopped when `stop` asks
    /// for it.
    virtual std::vector<Command> play(const State& state, const Budget& budget,
                                      const std::stop_token& stop) = 0;
};

/// The built-in bots, weakest first:
///
///     wait     does nothing
///     random   plays legal actions at random
///     greedy   moves every unit to the nearest cell that is not its own and trains level 1
///     article  the annealing bot as the article of its author describes it
///     strong   the same search with an evaluation that also sees cuts, finishes and incomes
std::span<const std::string_view> botNames();

/// A new bot for one game; all that it draws comes from `seed`. Throws std::invalid_argument for
/// an unknown name.
std::unique_ptr<Bot> makeBot(std::string_view name, std::uint64_t seed);

} // namespace yomi::icefire
