// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/icefire/document_json.h"

#include "core/common/format_error.h"
#include "core/common/json_reader.h"
#include "core/icefire/analysis_json.h"
#include "core/icefire/position_check.h"
#include "core/icefire/state_json.h"

#include <algorithm>
#include <limits>

namespace yomi::icefire {

using nlohmann::json;

namespace {

constexpr std::size_t mostLines = 2 * turnsPerGame;
constexpr std::size_t mostSeeds = 10'000;
constexpr auto leastSeed = std::numeric_limits<std::int64_t>::min();
constexpr auto mostSeed = std::numeric_limits<std::int64_t>::max();

json linesJson(const Match& match) {
    json lines = json::array();
    for (const PlayedTurn& played : match.turns)
        lines.push_back(played.line ? json(*played.line)
                                    : json{{"forfeit", code(match.ending->reason)}});
    return lines;
}

/// Plays a line as it stands in a document.
PlayedTurn playEntry(Game& game, const json& entry, const std::string& path) {
    if (game.ending())
        throw FormatError(path, "the game is over before this line");
    if (entry.is_string())
        return game.play(entry.get<std::string>());
    const std::string word = ObjectReader(entry, path).text("forfeit");
    const auto reason = endReasonOf(word);
    if (!reason || !isForfeit(*reason))
        throw FormatError(path, "\"" + word + "\" is no reason for a missing line");
    return game.forfeit(*reason);
}

void playLines(Match& match, const ObjectReader& reader) {
    if (!reader.has("lines") || reader.at("lines").empty())
        return;
    if (const auto faults = faultsOf(match.start); !faults.empty())
        throw FormatError(reader.path("lines"),
                          "no game goes on from a position that cannot occur: " + faults.front());
    Game game(match.start);
    reader.forEach("lines", mostLines, [&](const json& entry, const std::string& path) {
        match.turns.push_back(playEntry(game, entry, path));
    });
    match.ending = game.ending();
}

Match readMatch(const ObjectReader& reader) {
    Match match;
    if (reader.has("seed"))
        match.seed = reader.integer("seed", leastSeed, mostSeed);
    if (reader.has("start")) {
        match.start = stateFromJson(reader.at("start"), reader.path("start"));
    } else {
        match.seed = reader.integer("seed", leastSeed, mostSeed);
        try {
            match.start =
                matchOnSeed(*match.seed, rulesetNamed(reader.text("ruleset", "current"))).start;
        } catch (const std::invalid_argument& error) {
            throw FormatError(reader.path("ruleset"), error.what());
        }
    }
    std::size_t player = 0;
    reader.forEach("players", 2, [&](const json& entry, const std::string& path) {
        if (!entry.is_string())
            throw FormatError(path, "a player's name is a text, not " + shownValue(entry));
        match.players[player++] = entry.get<std::string>();
    });
    playLines(match, reader);
    return match;
}

json setupJson(const AnnealerSetup& setup) {
    json changed = changedParameters(setup);
    json written = {
        {"profile", setup.profile}, {"iterations", setup.iterations}, {"seed", setup.seed}};
    if (setup.milliseconds > 0)
        written["milliseconds"] = setup.milliseconds;
    if (!changed.empty())
        written["parameters"] = std::move(changed);
    return written;
}

AnnealerSetup readSetup(const json& entry, const std::string& path) {
    const ObjectReader reader(entry, path);
    AnnealerSetup setup;
    setup.profile = reader.text("profile", setup.profile);
    try {
        setup.parameters = profile(setup.profile);
    } catch (const std::invalid_argument& error) {
        throw FormatError(reader.path("profile"), error.what());
    }
    if (reader.has("parameters"))
        setup.parameters = parametersFromJson(reader.at("parameters"), setup.parameters,
                                              reader.path("parameters"));
    setup.iterations =
        static_cast<int>(reader.integer("iterations", 0, mostIterations, setup.iterations));
    setup.milliseconds =
        static_cast<int>(reader.integer("milliseconds", 0, mostMilliseconds, setup.milliseconds));
    setup.seed = static_cast<std::uint64_t>(reader.integer("seed", 0, mostSeed, 1));
    return setup;
}

json arenaJson(const ArenaRequest& arena) {
    json written = {{"contestants", arena.contestants},
                    {"games", arena.games},
                    {"firstSeed", arena.firstSeed},
                    {"ruleset", name(arena.ruleset)},
                    {"jobs", arena.jobs}};
    if (!arena.seeds.empty())
        written["seeds"] = arena.seeds;
    if (arena.budget.iterations)
        written["iterations"] = *arena.budget.iterations;
    return written;
}

ArenaRequest readArena(const ObjectReader& reader) {
    ArenaRequest arena = Document().arena;
    std::size_t contestant = 0;
    reader.forEach("contestants", 2, [&](const json& entry, const std::string& path) {
        if (!entry.is_string())
            throw FormatError(path, "a contestant is a text, not " + shownValue(entry));
        arena.contestants[contestant++] = entry.get<std::string>();
    });
    arena.games = static_cast<int>(reader.integer("games", 1, 1'000'000, arena.games));
    arena.firstSeed = reader.integer("firstSeed", leastSeed, mostSeed, arena.firstSeed);
    arena.jobs = static_cast<int>(reader.integer("jobs", 1, 256, arena.jobs));
    reader.forEach("seeds", mostSeeds, [&](const json& entry, const std::string& path) {
        const bool tooGreat =
            entry.is_number_unsigned() && entry > static_cast<std::uint64_t>(mostSeed);
        if (!entry.is_number_integer() || tooGreat)
            throw FormatError(path,
                              "a seed is a whole number of 64 bits, not " + shownValue(entry));
        arena.seeds.push_back(entry.get<std::int64_t>());
    });
    if (reader.has("iterations"))
        arena.budget.iterations = static_cast<int>(reader.integer("iterations", 0, mostIterations));
    try {
        arena.ruleset = rulesetNamed(reader.text("ruleset", "current"));
    } catch (const std::invalid_argument& error) {
        throw FormatError(reader.path("ruleset"), error.what());
    }
    return arena;
}

} // namespace

json changedParameters(const AnnealerSetup& setup) {
    const json usual = toJson(profile(setup.profile));
    json changed = toJson(setup.parameters);
    for (const auto& [name, value] : usual.items()) {
        if (changed[name] == value)
            changed.erase(name);
    }
    return changed;
}

json toJson(const Document& document) {
    const Match& match = document.match;
    json body = {{"players", match.players},
                 {"lines", linesJson(match)},
                 {"begun", document.begun},
                 {"arena", arenaJson(document.arena)}};
    if (match.seed)
        body["seed"] = *match.seed;
    if (match.seed &&
        toJson(match.start) == toJson(matchOnSeed(*match.seed, match.start.ruleset).start))
        body["ruleset"] = name(match.start.ruleset);
    else
        body["start"] = toJson(match.start);
    for (const AnnealerSetup& setup : document.setups)
        body["annealings"].push_back(setupJson(setup));
    return body;
}

Document documentFromJson(const json& body) {
    const ObjectReader reader(body);
    Document document;
    document.match = readMatch(reader);
    document.begun = reader.text("begun", "");
    if (reader.has("annealings")) {
        document.setups.clear();
        reader.forEach("annealings", mostSetups, [&](const json& entry, const std::string& path) {
            document.setups.push_back(readSetup(entry, path));
        });
        if (document.setups.empty())
            throw FormatError("annealings", "a document has one annealing at least");
    }
    if (reader.has("arena"))
        document.arena = readArena(reader.object("arena"));
    return document;
}

} // namespace yomi::icefire
