// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/files.h"
#include "app/cli/icefire_commands.h"
#include "app/cli/options.h"
#include "app/cli/stop_signals.h"
#include "app/cli/text_table.h"
#include "app/cli/wording.h"
#include "core/common/count_text.h"
#include "core/common/escaped.h"
#include "core/common/fields.h"
#include "core/common/system_error.h"
#include "core/icefire/arena.h"

#include <exception>
#include <filesystem>
#include <iomanip>
#include <iostream>
#include <map>
#include <memory>
#include <sstream>

namespace yomi::cli {

using namespace icefire;
using nlohmann::ordered_json;

namespace {

struct ArenaOptions {
    ArenaRequest request;
    FileName record;
    bool json = false;

    template <class Fields>
    void describe(Fields& field) {
        field("a", request.contestants[0],
              Phrase("The first contestant: a built-in bot's name or a command line"));
        field("b", request.contestants[1], Phrase("The second contestant"));
        request.describe(field);
        field("seed-from", request.firstSeed, Phrase("Seed of the first map after these"));
        field("iterations", request.budget.iterations,
              Phrase("Built-in bots think so many iterations a turn instead of 34 of its 50 ms"),
              {.least = 0});
        field("record", record, Phrase("Folder for a record of each game; it may hold none yet"));
        request.limits.describe(field);
        field("json", json, Phrase("Print one JSON object"));
    }
};

/// Creates the folder for the records. Throws std::invalid_argument if that is impossible, or if it
/// already has records.
void prepareFolder(const std::string& folder) {
    try {
        std::filesystem::create_directories(folder);
        for (const auto& entry : std::filesystem::directory_iterator(folder)) {
            const std::string name = entry.path().filename().string();
            if (name.starts_with("game_") && name.ends_with(".jsonl"))
                throw InvalidArgument("--record would mix the games with older ones: {} holds {}. "
                                      "Name an empty folder.",
                                      folder, name);
        }
    } catch (const std::filesystem::filesystem_error& error) {
        throw InvalidArgument("--record needs a folder; \"{}\" cannot be used: {}.", folder,
                              systemErrorText(error.code().value()));
    }
}

/// Writes the game's record; its name sorts in the order of the games.
void record(const ArenaGame& game, const std::string& folder) {
    std::string number = std::to_string(game.number);
    number.insert(0, number.size() < 5 ? 5 - number.size() : 0, '0');
    const auto path = std::filesystem::path(folder) / ("game_" + number + ".jsonl");
    writeFile(path, [&](std::ostream& file) { file << recordText(game.match); });
}

ordered_json gameJson(const ArenaGame& game) {
    const Ending& ending = *game.match.ending;
    ordered_json line = {{"game", game.number},
                         {"seed", *game.match.seed},
                         {"players", game.match.players},
                         {"winner", ending.winner.value_or(-1)},
                         {"reason", nameOf(ending.reason)},
                         {"score", ending.score},
                         {"lastTurn", ending.lastTurn}};
    if (!game.detail.empty())
        line["detail"] = game.detail.english();
    return line;
}

// A game may end before a contestant is asked, or asked again: null then, not 0.
ordered_json secondsJson(double seconds) {
    return seconds > 0 ? ordered_json(seconds) : ordered_json();
}
std::string secondsText(double seconds) {
    return seconds > 0 ? duration(seconds) : worded(Phrase("none"));
}

using Games = std::map<int, ordered_json>; // by number

ordered_json resultJson(const ArenaRequest& request, const ArenaResult& result,
                        const Games& games) {
    ordered_json list = ordered_json::array();
    for (const auto& [number, game] : games)
        list.push_back(game);
    ordered_json contestants = ordered_json::array();
    for (std::size_t i = 0; i < 2; ++i) {
        ordered_json forfeits = ordered_json::object();
        for (const auto& [reason, count] : result.forfeits[i])
            forfeits[std::string(nameOf(reason))] = count;
        contestants.push_back({{"name", request.contestants[i]},
                               {"wins", i == 0 ? result.wins : result.losses},
                               {"forfeits", std::move(forfeits)},
                               {"medianSeconds", secondsJson(result.times[i].median)},
                               {"worstFirstSeconds", secondsJson(result.times[i].worstFirst)},
                               {"worstLaterSeconds", secondsJson(result.times[i].worstLater)}});
    }
    return {{"contestants", std::move(contestants)},
            {"ruleset", nameOf(request.ruleset)},
            {"games", result.games()},
            {"draws", result.draws},
            {"score", result.score},
            {"interval95", result.interval},
            {"timeLimits", fieldsToJson(request.times)},
            {"list", std::move(list)}};
}

/// Of a forfeit; in English its key.
Sentence reasonText(EndReason reason) {
    return reason == EndReason::Unrecognised ? Sentence("unrecognised")
           : reason == EndReason::Timeout    ? Sentence("timeout")
           : reason == EndReason::Crash      ? Sentence("crash")
                                             : Sentence("flood");
}

Sentence forfeitsText(EndReason reason, int count) {
    return reason == EndReason::Unrecognised ? Sentence("unrecognised {}", count)
           : reason == EndReason::Timeout    ? Sentence("timeout {}", count)
           : reason == EndReason::Crash      ? Sentence("crash {}", count)
                                             : Sentence("flood {}", count);
}

void printForfeit(const ArenaGame& game) {
    const Ending& ending = *game.match.ending;
    const Player loser = opponentOf(*ending.winner);
    Sentence reason = reasonText(ending.reason);
    if (!game.detail.empty())
        reason = Sentence("{}: {}", reason, escaped(worded(game.detail)));
    std::cout << worded(Sentence("Game {}, seed {}, turn {}: {} forfeits, {}", game.number,
                                 *game.match.seed, ending.lastTurn,
                                 escaped(game.match.players[loser]), reason))
              << std::endl;
}

void printResult(const ArenaRequest& request, const ArenaResult& result) {
    const auto percent = [](double share) {
        std::ostringstream text;
        text << std::fixed << std::setprecision(1) << 100 * share << " %";
        return text.str();
    };
    const auto name = [&](std::size_t contestant) {
        return escaped(request.contestants[contestant]);
    };
    std::cout << worded(Sentence("{} - {}: {}, won {}, drawn {}, lost {}", name(0), name(1),
                                 wordedCount(result.games(), Phrase("1 game"), Counted("{} games")),
                                 result.wins, result.draws, result.losses))
              << '\n'
              << worded(Sentence("score {}, with 95 % confidence between {} and {}",
                                 percent(result.score), percent(result.interval[0]),
                                 percent(result.interval[1])))
              << '\n';
    for (std::size_t i = 0; i < 2; ++i) {
        const AnswerTimes& times = result.times[i];
        std::vector<Sentence> forfeits;
        for (const auto& [reason, count] : result.forfeits[i])
            forfeits.push_back(forfeitsText(reason, count));
        std::cout << worded(
                         Sentence("{}: forfeits {}; time median {}, worst first answer {}, worst "
                                  "later {}",
                                  name(i), forfeits.empty() ? Sentence("none") : listOf(forfeits),
                                  secondsText(times.median), secondsText(times.worstFirst),
                                  secondsText(times.worstLater)))
                  << '\n';
    }
}

/// Plays the series; a signal or an error that ends it early prints the results so far first.
void play(const ArenaOptions& options) {
    const ArenaRequest& request = options.request;
    if (!options.record.empty())
        prepareFolder(options.record);
    const StopSignals signals;
    ArenaScore score;
    Games games;
    const auto finished = [&](const ArenaGame& game) {
        if (!options.record.empty())
            record(game, options.record);
        score.add(game);
        if (options.json)
            games.emplace(game.number, gameJson(game));
        else if (isForfeit(game.match.ending->reason))
            printForfeit(game);
    };
    std::exception_ptr error;
    try {
        playArena(request, finished, signals.token());
    } catch (...) {
        error = std::current_exception();
    }
    const int played = score.games();
    if (played > 0 && options.json)
        std::cout << resultJson(request, score.result(), games).dump() << '\n';
    else if (played > 0)
        printResult(request, score.result());
    std::cout.flush();
    if (signals.signal() != 0)
        throw EndedBySignal(
            signals.signal(),
            request.games == 1
                ? Sentence("The series was ended after {} of 1 game.", grouped(played))
                : Sentence("The series was ended after {} of {} games.", grouped(played),
                           grouped(request.games)));
    if (error)
        std::rethrow_exception(error);
}

} // namespace

void addIcefireArena(CLI::App& icefire) {
    CLI::App* command = icefire.add_subcommand(
        "arena", worded(Phrase("Let two bots, built-in or programs, play a series")));
    addOptions(*command, play);
    command->get_option("--a")->required();
    command->get_option("--b")->required();
}

} // namespace yomi::cli
