// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/files.h"
#include "app/cli/icefire_commands.h"
#include "app/cli/options.h"
#include "core/common/document.h"
#include "core/common/escaped.h"
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
        throw FormatError("", "a document does not keep what came of each line, so there is "
                              "nothing to compare; save its games as records (Analyze › Match)");
    return result;
}

/// Throws at the first file that disagrees with the rules.
void replay(const ReplayOptions& options) {
    for (const std::string& file : options.files) {
        const Verification result =
            readFile(file, [&](const std::string& text) { return verify(text, options.ruleset); });
        if (const auto& found = result.disagreement)
            throw FormatError(file + (found->line > 0 ? ":" + std::to_string(found->line) : ""),
                              found->sentence);
        std::size_t playerTurns = 0;
        for (const Match& match : result.games)
            playerTurns += match.turns.size();
        std::cout << escaped(file) << ": games " << result.games.size() << ", player-turns "
                  << playerTurns << ", all as the rules have it\n";
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
