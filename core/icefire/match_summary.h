// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/icefire/overview.h"
#include "core/icefire/replay.h"

#include <array>
#include <cstdint>
#include <stop_token>
#include <vector>

namespace yomi::icefire {

/// Events of interest in a match.
enum class MatchEvent : std::uint8_t {
    Capture,    ///< a unit or building of the enemy is destroyed
    Cut,        ///< cells of the enemy lose their connection, apart from the captured one
    Bankruptcy, ///< a player cannot pay, and all their units die
    Tower,      ///< a tower is built
    Finish,     ///< the game ends
};
inline constexpr std::size_t matchEventKinds = 5;

/// An overview of a match.
struct MatchSummary {
    /// By MatchEvent: the moments at which it happens, ascending.
    std::array<std::vector<int>, matchEventKinds> events;
    /// For each player-turn the players' figures at its start.
    std::vector<std::array<Figures, 2>> figures;
};

/// Plays the match through once. Cost: some 20 microseconds per player-turn and some per action.
/// Polls `stop` in each player-turn and throws Stopped.
MatchSummary summaryOf(const Replay& replay, const std::stop_token& stop = {});

} // namespace yomi::icefire
