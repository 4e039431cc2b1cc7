// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/files.h"
#include "app/cli/icefire_commands.h"
#include "app/cli/options.h"
#include "core/common/format_error.h"
#include "core/icefire/record.h"

#include <iostream>
#include <memory>

namespace yomi::cli {

using namespace icefire;

namespace {

struct ReplayOptions {
    std::vector<std::string> files;
    std::string ruleset = "current";

    template <class Binder>
    void bind(Binder& b) {
        b.option("ruleset", ruleset, "current or contest2019, for games that do not name theirs");
    }
};

/// Throws at the first file that disagrees with the rules.
void replay(const ReplayOptions& options) {
    const Ruleset ruleset = rulesetNamed(options.ruleset);
    for (const std::string& file : options.files) {
        const Verification result = verifyRecord(readFile(file), ruleset);
        if (result.disagreement)
            throw FormatError(file + ":" + std::to_string(result.disagreement->line),
                              result.disagreement->sentence);
        std::size_t playerTurns = 0;
        for (const Match& match : result.games)
            playerTurns += match.turns.size();
        std::cout << file << ": games " << result.games.size() << ", player-turns " << playerTurns
                  << ", all as the rules have it\n";
    }
}

} // namespace

void addIcefireReplay(CLI::App& icefire) {
    CLI::App* command = icefire.add_subcommand(
        "replay", "Play recorded games again and compare them with the rules, line by line");
    const auto options = std::make_shared<ReplayOptions>();
    ShellOptions binder(*command);
    options->bind(binder);
    command->add_option("FILE", options->files, "Recorded games, full or lite")->required();
    command->callback([options] { replay(*options); });
}

} // namespace yomi::cli
