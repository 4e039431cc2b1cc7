// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/icefire/bot.h"
#include "core/icefire/game.h"
#include "core/icefire/program_guard.h"
#include "core/icefire/time_limits.h"

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

namespace yomi::icefire {

/// What came of asking a contestant for its line.
struct Answer {
    std::optional<std::string> line;       ///< nothing: it forfeits the game
    EndReason reason = EndReason::Timeout; ///< of the forfeit
    /// Of the forfeit, may be empty: `it ended with status 1 and wrote "Error: no such file"`.
    std::string detail;
    /// What its program wrote to the standard error since its answer before, at most the last 64
    /// KiB; what is left out is said at the beginning.
    std::string errors;
    std::chrono::duration<double> time{}; ///< from the question to the answer
};

/// One side of a game that is played under the clock. It lives as long as the game.
class Contestant {
public:
    virtual ~Contestant() = default;

    /// Asks for the line of the player-turn, which has been started. `first`: it is the
    /// contestant's first one, which has its own time limit. A line that comes late is none.
    /// Throws Stopped.
    virtual Answer ask(const State& state, bool first, const std::stop_token& stop) = 0;
};

/// A contestant for one game: a built-in bot (botNames()), which plays in this process with
/// `budget`, its time in proportion to that of a turn, and draws from `seed`, or else a command
/// line, which is started as a process and plays over its input and output within `limits`. A
/// process that hangs, ends, or floods its output forfeits; nothing it does can stop the caller.
std::unique_ptr<Contestant> makeContestant(const std::string& nameOrCommand, std::uint64_t seed,
                                           const Budget& budget, const TimeLimits& times = {},
                                           const ProgramLimits& limits = {});

/// Whether the text names a built-in bot.
bool isBuiltIn(std::string_view nameOrCommand);

/// Why no player has this name, a sentence; empty if one has or only the shell knows.
/// The shell is asked for the program of a command line of plain words (a few milliseconds);
/// others, with quotes, variables and the like, are not looked into.
std::string startProblem(const std::string& nameOrCommand);

} // namespace yomi::icefire
