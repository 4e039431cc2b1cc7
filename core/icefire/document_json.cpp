// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/icefire/document_json.h"

#include "core/common/fields.h"
#include "core/icefire/analysis_json.h"
#include "core/icefire/position_check.h"
#include "core/icefire/state_json.h"

#include <limits>

namespace yomi::icefire {

using nlohmann::json;

namespace {

constexpr std::size_t mostLines = 2 * turnsPerGame;
constexpr auto leastSeed = std::numeric_limits<std::int64_t>::min();
constexpr auto mostSeed = std::numeric_limits<std::int64_t>::max();

json linesJson(const Match& match) {
    json lines = json::array();
    for (const PlayedTurn& played : match.turns)
        lines.push_back(played.line ? json(*played.line)
                                    : json{{"forfeit", nameOf(match.ending->reason)}});
    return lines;
}

/// Plays a line of a document.
PlayedTurn playEntry(Game& game, const json& entry, const std::string& path) {
    if (game.ending())
        throw FormatError("the game is over before this line").at(path);
    if (entry.is_string())
        return game.play(entry.get<std::string>());
    const std::string word = ObjectReader(entry, path).text("forfeit");
    const auto reason = enumNamed<EndReason>(word);
    if (!reason || !isForfeit(*reason))
        throw FormatError("\"{}\" is not a reason for a missing line", word).at(path);
    return game.forfeit(*reason);
}

void playLines(Match& match, const ObjectReader& reader) {
    if (!reader.has("lines") || reader.at("lines").empty())
        return;
    if (const auto faults = faultsOf(match.start); !faults.empty())
        throw FormatError("no game continues from a position that cannot occur: {}", faults.front())
            .at(reader.path("lines"));
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
        match.start = matchOnSeed(*match.seed, reader.choice("ruleset", Ruleset::Current)).start;
    }
    std::size_t player = 0;
    reader.forEach("players", 2, [&](const json& entry, const std::string& path) {
        match.players[player++] = textAt(entry, path);
    });
    playLines(match, reader);
    if (reader.has("timeLimits"))
        readFields(reader.object("timeLimits"), match.times.emplace());
    if (reader.has("stderr"))
        reader.forEach("stderr", mostLines, [&](const json& entry, const std::string& path) {
            const ObjectReader errors(entry, path);
            const auto turns = static_cast<std::int64_t>(match.turns.size());
            match.turns[static_cast<std::size_t>(errors.integer("playerTurn", 0, turns - 1))]
                .errors = errors.text("text");
        });
    return match;
}

/// The standard error of programs, for the player-turns that have any.
json errorsJson(const Match& match) {
    json errors = json::array();
    for (std::size_t i = 0; i < match.turns.size(); ++i)
        if (!match.turns[i].errors.empty())
            errors.push_back({{"playerTurn", i}, {"text", match.turns[i].errors}});
    return errors;
}

json setupJson(const AnnealerSetup& setup) {
    json written = fieldsToJson(setup);
    written["profile"] = setup.profile;
    if (setup.milliseconds == 0)
        written.erase("milliseconds");
    if (json changed = changedParameters(setup); !changed.empty())
        written["parameters"] = std::move(changed);
    return written;
}

AnnealerSetup readSetup(const json& entry, const std::string& path) {
    const ObjectReader reader(entry, path);
    AnnealerSetup setup;
    setup.profile = reader.text("profile", setup.profile);
    setup.parameters = readAt(reader.path("profile"), [&] { return profile(setup.profile); });
    if (reader.has("parameters"))
        setup.parameters = parametersFromJson(reader.at("parameters"), setup.parameters,
                                              reader.path("parameters"));
    readFields(reader, setup);
    return setup;
}

json arenaJson(const ArenaRequest& arena) {
    json written = fieldsToJson(arena);
    written["contestants"] = arena.contestants;
    written["firstSeed"] = arena.firstSeed;
    if (arena.budget.iterations)
        written["iterations"] = *arena.budget.iterations;
    return written;
}

ArenaRequest readArena(const ObjectReader& reader) {
    ArenaRequest arena = Document().arena;
    std::size_t contestant = 0;
    reader.forEach("contestants", 2, [&](const json& entry, const std::string& path) {
        arena.contestants[contestant++] = textAt(entry, path);
    });
    readFields(reader, arena);
    arena.firstSeed = reader.integer("firstSeed", leastSeed, mostSeed, arena.firstSeed);
    if (reader.has("iterations"))
        arena.budget.iterations = static_cast<int>(reader.integer("iterations", 0, mostIterations));
    return arena;
}

} // namespace

json changedParameters(const AnnealerSetup& setup) {
    return changedFields(setup.parameters, profile(setup.profile));
}

json toJson(const Document& document) {
    const Match& match = document.match;
    json body = {{"players", match.players},
                 {"lines", linesJson(match)},
                 {"begun", document.begun},
                 {"arena", arenaJson(document.arena)}};
    if (match.times)
        body["timeLimits"] = fieldsToJson(*match.times);
    if (json errors = errorsJson(match); !errors.empty())
        body["stderr"] = std::move(errors);
    if (match.seed)
        body["seed"] = *match.seed;
    if (match.seed &&
        toJson(match.start) == toJson(matchOnSeed(*match.seed, match.start.ruleset).start))
        body["ruleset"] = nameOf(match.start.ruleset);
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
            throw FormatError("a document has one annealing at least").at("annealings");
    }
    if (reader.has("arena"))
        document.arena = readArena(reader.object("arena"));
    return document;
}

} // namespace yomi::icefire
