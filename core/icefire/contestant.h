// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/icefire/bot.h"
#include "core/icefire/game.h"
#include "core/icefire/program_guard.h"

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

namespace yomi::icefire {

/// The time the game gives for a player's first answer and for every later one.
inline constexpr std::chrono::milliseconds firstAnswerTime{1000};
inline constexpr std::chrono::milliseconds answerTime{50};

/// What came of asking a contestant for its line.
struct Answer {
    std::optional<std::string> line;       ///< nothing: it forfeits the game
    EndReason reason = EndReason::Timeout; ///< of the forfeit
    std::string detail;                    ///< of the forfeit, a sentence; may be empty
    std::chrono::duration<double> time{};  ///< from the question to the answer
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
/// `budget` and draws from `seed`, or else a command line, which is started as a process and plays
/// over its input and output within `limits`. A process that hangs, ends, or floods its output
/// forfeits; nothing it does can stop the caller.
std::unique_ptr<Contestant> makeContestant(const std::string& nameOrCommand, std::uint64_t seed,
                                           const Budget& budget, const ProgramLimits& limits = {});

/// Whether the text names a built-in bot.
bool isBuiltIn(std::string_view nameOrCommand);

/// Why nobody can play under this name, a sentence; empty if somebody can or only the shell knows.
/// The shell is asked for the program of a command line of plain words (a few milliseconds);
/// others, with quotes, variables and the like, are not looked into.
std::string startProblem(const std::string& nameOrCommand);

} // namespace yomi::icefire
