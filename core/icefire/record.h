// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/sentence.h"
#include "core/icefire/game.h"
#include "core/icefire/ruleset.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

// Recorded games are JSON Lines: an init line, one line per player-turn, an end line.
//
//     {"type":"init","seed":S,"ruleset":…,"players":[…,…],"map":rows,"mines":[[x,y],…],
//      "nbMineSpots":n,"timeLimits":{"first-turn-time":1000,"turn-time":50,"time-factor":1}}
//     {"type":"turn","turn":t,"player":p,"input":text,"cmd":line|null,"res":codes,
//      "after":position,"stderr":text}
//     {"type":"end","winner":0|1|-1,"reason":code,"score":[s0,s1],"lastTurn":t,"lastPlayer":p}
//
// "input" is the text sent to the bot, without the last line end; "res" has the outcome of each
// piece of the line, joined with commas, "ok:x:y" for a unit that moved. "ruleset", "players",
// "timeLimits" and "stderr" may be missing; a game from an unusual position has it as "start". In
// the lite form, a player-turn is [t,p,line,crc of the input,crc of the position], the input with
// its last line end, the position as compact JSON.

namespace yomi::icefire {

/// A recorded game.
struct Match {
    std::optional<std::int64_t> seed;   ///< of the map
    State start;                        ///< the first player-turn, started
    std::array<std::string, 2> players; ///< names of the bots or people
    std::vector<PlayedTurn> turns;
    std::optional<Ending> ending;         ///< nothing: the game is not over
    std::optional<TimeLimits> times = {}; ///< of the players; nothing: unknown
};

/// A match on the map of a seed, before the first player-turn.
Match matchOnSeed(std::int64_t seed, Ruleset ruleset = Ruleset::Current);

/// The outcomes of a line as recorded: "ok:3:4,nogold".
std::string codesOf(const PlayedTurn& played);

/// The lines of a recorded game in the full form, each ended by '\n'.
std::string recordText(const Match& match);

/// The first difference between a recorded game and the rules.
struct Disagreement {
    int line = 0;      ///< of the file, from 1; 0 if there is none
    Sentence sentence; ///< the difference, with both values
};

/// The result of replaying recorded games.
struct Verification {
    std::vector<Match> games; ///< all games up to and including one with a disagreement
    std::optional<Disagreement> disagreement;
};

/// Replays the recorded games of a text, full or lite, and compares line by line: map, input,
/// outcomes, position after each player-turn (or their checksums) and the ending. `otherwise` is
/// the ruleset of games that do not name theirs. Unreadable lines are disagreements too. Polls
/// `stop` in each player-turn and throws Stopped.
Verification verifyRecord(std::string_view text, Ruleset otherwise = Ruleset::Current,
                          const std::stop_token& stop = {});

} // namespace yomi::icefire
