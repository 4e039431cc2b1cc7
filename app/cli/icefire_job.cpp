// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/files.h"
#include "app/cli/icefire_commands.h"
#include "app/cli/options.h"
#include "app/cli/wording.h"
#include "core/common/document.h"
#include "core/common/escaped.h"
#include "core/common/format_error.h"
#include "core/icefire/bot.h"
#include "core/icefire/game.h"
#include "core/icefire/protocol.h"
#include "core/icefire/record.h"
#include "core/icefire/state_json.h"

#include <iostream>
#include <memory>

namespace yomi::cli {

using namespace icefire;

namespace {

struct MapOptions {
    std::vector<std::int64_t> seeds;
    Ruleset ruleset = Ruleset::Current;
    bool json = false;

    template <class Fields>
    void describe(Fields& field) {
        field("seed", seeds, Phrase("Seed of the map; give it again for more maps"));
        field("ruleset", ruleset, Phrase("The rules"));
        field("json", json, Phrase("Print one JSON object a line for each seed"));
    }
};

void printMaps(const MapOptions& options) {
    const char* separator = "";
    for (const std::int64_t seed : options.seeds) {
        const Map map = generateMap(seed, options.ruleset);
        if (options.json) {
            const nlohmann::ordered_json line = {
                {"seed", seed},
                {"nbMineSpots", map.mineSpots.count()},
                {"map", mapRows(initialState(map, options.ruleset))},
                {"mines", cellsJson(map.mineSpots)}};
            std::cout << line.dump() << '\n';
        } else {
            std::cout << separator << initialInput(map)
                      << turnInput(Game(map, options.ruleset).state());
            separator = "\n";
        }
    }
}

void addIcefireMap(CLI::App& icefire) {
    CLI::App* command = icefire.add_subcommand(
        "map",
        worded(Phrase(
            "Print the map of a seed, as the text that player 0 is sent in the first turn")));
    addOptions(*command, printMaps);
    command->get_option("--seed")->required();
}

struct BotOptions {
    std::string profile = "strong";
    Ruleset ruleset = Ruleset::Current;
    std::uint64_t seed = 1;
    std::optional<int> iterations;

    template <class Fields>
    void describe(Fields& field) {
        field("profile", profile, Phrase("wait, random, greedy, article or strong"));
        field("ruleset", ruleset, Phrase("The rules"));
        field("seed", seed, Phrase("Seed of all that the bot draws"));
        field("iterations", iterations, Phrase("Think so many iterations a turn instead of 34 ms"),
              {.least = 0});
    }
};

void playOnStandardInput(const BotOptions& options) {
    using Clock = std::chrono::steady_clock;
    const auto bot = makeBot(options.profile, options.seed);
    InputReader reader(std::cin, options.ruleset);
    // The time for a turn runs from its first character, not from the last one read.
    while (std::cin.peek() != std::istream::traits_type::eof()) {
        const auto start = Clock::now();
        const auto state = reader.next();
        if (!state) // only blanks were left
            break;
        Budget budget;
        budget.iterations = options.iterations;
        budget.time -= std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - start);
        std::cout << text(bot->play(*state, budget, {})) << std::endl;
    }
    if (std::cin.bad())
        throw RuntimeError("Standard input cannot be read.");
}

void addIcefireBot(CLI::App& icefire) {
    CLI::App* command = icefire.add_subcommand(
        "bot",
        worded(Phrase(
            "Play on standard input and output, in the game's protocol, until the input ends")));
    addOptions(*command, playOnStandardInput);
}

struct ReplayOptions {
    std::vector<std::string> files;
    Ruleset ruleset = Ruleset::Current;

    template <class Fields>
    void describe(Fields& field) {
        field("ruleset", ruleset, Phrase("Of games that do not name theirs"));
    }
};

bool isDocument(const std::string& text) {
    try {
        (void)parseDocument(text);
        return true;
    } catch (const FormatError&) {
        return false;
    }
}

/// Replays the games of a file. A document stores only the players' lines.
Verification verify(const std::string& text, Ruleset ruleset) {
    Verification result = verifyRecord(text, ruleset);
    if (result.games.empty() && isDocument(text))
        throw FormatError("a document does not keep what came of each line, so there is nothing to "
                          "compare; save its games as records (Analyze › Match)");
    return result;
}

/// Throws at the first file that disagrees with the rules.
void replay(const ReplayOptions& options) {
    for (const std::string& file : options.files) {
        const Verification result =
            readFile(file, [&](const std::string& text) { return verify(text, options.ruleset); });
        if (const auto& found = result.disagreement)
            throw FormatError(found->sentence)
                .at(file + (found->line > 0 ? ":" + std::to_string(found->line) : ""));
        std::size_t playerTurns = 0;
        for (const Match& match : result.games)
            playerTurns += match.turns.size();
        std::cout << worded(Sentence("{}: games {}, player-turns {}, all as the rules have it",
                                     escaped(file), result.games.size(), playerTurns))
                  << '\n';
    }
}

void addIcefireReplay(CLI::App& icefire) {
    CLI::App* command = icefire.add_subcommand(
        "replay",
        worded(Phrase("Play recorded games again and compare them with the rules, line by line")));
    const ShellOptions shell(*command, ReplayOptions());
    const auto files = std::make_shared<std::vector<std::string>>();
    command->add_option("FILE", *files, worded(Phrase("Recorded games, full or lite")))->required();
    command->callback([=] {
        ReplayOptions options{*files};
        shell.read(options);
        replay(options);
    });
}

void addIcefire(CLI::App& program) {
    CLI::App* icefire = program.add_subcommand(
        "icefire", worded(Phrase("A Code of Ice & Fire: maps, bots, games")));
    icefire->require_subcommand(1);
    addIcefireMap(*icefire);
    addIcefireBot(*icefire);
    addIcefireArena(*icefire);
    addIcefireReplay(*icefire);
    addIcefireAnalyze(*icefire);
}

} // namespace

Job icefireJob() {
    return {"icefire", addIcefire, nullptr};
}

} // namespace yomi::cli
