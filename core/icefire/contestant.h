// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/sentence.h"
#include "core/icefire/bot.h"
#include "core/icefire/game.h"
#include "core/icefire/program_guard.h"
#include "core/icefire/ruleset.h"

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

namespace yomi::icefire {

/// A contestant's answer to a request for its line.
struct Answer {
    std::optional<std::string> line;       ///< nothing: it forfeits the game
    EndReason reason = EndReason::Timeout; ///< of the forfeit
    /// The reason for the forfeit, may be empty: `it ended with status 1 and wrote "Error: no such
    /// file"`.
    Sentence detail;
    /// Its program's standard error since the previous answer, at most the last 64 KiB; begins with
    /// a note about what was dropped.
    std::string errors;
    std::chrono::duration<double> time{}; ///< from the question to the answer
};

/// One side of a game with time limits. It lives as long as the game.
class Contestant {
public:
    virtual ~Contestant() = default;

    /// Asks for the line of the player-turn, which has been started. `first`: the contestant's
    /// first line, which has its own time limit. A late line counts as none. Throws Stopped.
    virtual Answer ask(const State& state, bool first, const std::stop_token& stop) = 0;
};

/// A contestant for one game. A built-in bot (botNames()) plays in this process with `budget`,
/// scaled like the time of a turn, and draws from `seed`. Otherwise the text is a command line,
/// started as a process that plays over its input and output within `limits`. A process that hangs,
/// ends, or floods its output forfeits; it cannot block the caller.
std::unique_ptr<Contestant> makeContestant(const std::string& nameOrCommand, std::uint64_t seed,
                                           const Budget& budget, const TimeLimits& times = {},
                                           const ProgramLimits& limits = {});

/// Whether the text names a built-in bot.
bool isBuiltIn(std::string_view nameOrCommand);

/// Why this contestant cannot play, as a sentence; empty if it can or only the shell knows. For a
/// command line of plain words the shell is asked for the program (a few milliseconds); others,
/// with quotes, variables and the like, are not checked.
Sentence startProblem(const std::string& nameOrCommand);

} // namespace yomi::icefire
