// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/icefire_commands.h"
#include "app/cli/options.h"
#include "core/icefire/bot.h"
#include "core/icefire/protocol.h"

#include <iostream>
#include <memory>

namespace yomi::cli {

using namespace icefire;

namespace {

struct BotOptions {
    std::string profile = "strong";
    Ruleset ruleset = Ruleset::Current;
    std::uint64_t seed = 1;
    std::optional<int> iterations;

    template <class Fields>
    void describe(Fields& field) {
        field("profile", profile, "wait, random, greedy, article or strong");
        field("ruleset", ruleset, "The rules");
        field("seed", seed, "Seed of all that the bot draws");
        field("iterations", iterations, "Think so many iterations a turn instead of 34 ms",
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
        throw std::runtime_error("Standard input cannot be read.");
}

} // namespace

void addIcefireBot(CLI::App& icefire) {
    CLI::App* command = icefire.add_subcommand(
        "bot", "Play on standard input and output, in the game's protocol, until the input ends");
    const ShellOptions shell(*command, BotOptions());
    command->callback([shell] {
        BotOptions options;
        shell.read(options);
        playOnStandardInput(options);
    });
}

} // namespace yomi::cli
