// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/sentence.h"
#include "core/icefire/arena.h"
#include "core/icefire/parameters.h"
#include "core/icefire/record.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace yomi::icefire {

inline constexpr std::string_view documentKind = "ice-and-fire";
/// The name of a player whose lines the user enters.
inline constexpr std::string_view personName = "person";

inline constexpr int mostIterations = 2'000'000;
inline constexpr int mostMilliseconds = 10'000;

/// The setup of one annealing of a turn.
struct AnnealerSetup {
    std::string profile = "article"; ///< the origin of the parameters
    Parameters parameters;
    int iterations = 20'000;
    int milliseconds = 0; ///< thinking time; 0: the iterations count
    std::uint64_t seed = 1;

    template <class Fields>
    void describe(Fields& field) {
        field("iterations", iterations, Phrase("Iterations of the search"), {0, mostIterations});
        field("milliseconds", milliseconds, Phrase("Time to think instead"), {0, mostMilliseconds});
        field("seed", seed, Phrase("Seed of the search"));
    }

    friend bool operator==(const AnnealerSetup&, const AnnealerSetup&) = default;
};
/// The parameters that differ from the profile's, by name.
nlohmann::json changedParameters(const AnnealerSetup& setup);
inline constexpr std::size_t mostSetups = 20;

/// The data of an Ice & Fire document: a match, which may be a single position and while edited an
/// impossible one, the line begun by the user, the annealings to compare, and the arena's request.
struct Document {
    Match match;
    std::string begun;
    std::vector<AnnealerSetup> setups = std::vector<AnnealerSetup>(1);
    ArenaRequest arena{{"article", "greedy"}, 20, 1, Ruleset::Current, 1, {}};
};

/// The body of a .yomi file of this kind, without its envelope:
///
///     {"seed": 15, "ruleset": "current", "players": ["person", "article"],
///      "lines": ["TRAIN 1 1 0", "WAIT", {"forfeit": "timeout"}], "begun": "",
///      "annealings": [{"profile": "article", "iterations": 20000, "seed": 1,
///                      "parameters": {"threatened": 2}}],
///      "arena": {"contestants": ["strong", "article"], "games": 20, "firstSeed": 1, "jobs": 1,
///                "seeds": [15, 101], "iterations": 300}}
///
/// A match of the arena also has its players' time limits and the standard error of programs, by
/// player-turns from 0:
///
///     {"timeLimits": {"first-turn-time": 1000, "turn-time": 50, "time-factor": 1},
///      "stderr": [{"playerTurn": 3, "text": "…"}]}
///
/// In the arena, "seeds" may be missing (all maps then count from "firstSeed"), and without
/// "iterations" built-in bots use their thinking time. A match that starts from another position
/// than a seed's has it as "start" (toJson() of state_json.h), and the seed only if the map is the
/// seed's.
nlohmann::json toJson(const Document& document);

/// Reads the body and plays the lines; only "seed" or "start" is required. Throws FormatError that
/// names the place: for values out of range, lines after the end of the game, and lines from an
/// impossible position.
Document documentFromJson(const nlohmann::json& body);

} // namespace yomi::icefire
