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
    Ruleset ruleset = Ruleset::Current;

    template <class Fields>
    void describe(Fields& field) {
        field("ruleset", ruleset, "Of games that do not name theirs");
    }
};

/// Throws at the first file that disagrees with the rules.
void replay(const ReplayOptions& options) {
    for (const std::string& file : options.files) {
        const Verification result = verifyRecord(readFile(file), options.ruleset);
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
    const ShellOptions shell(*command, ReplayOptions());
    const auto files = std::make_shared<std::vector<std::string>>();
    command->add_option("FILE", *files, "Recorded games, full or lite")->required();
    command->callback([=] {
        ReplayOptions options{*files};
        shell.read(options);
        replay(options);
    });
}

} // namespace yomi::cli
