// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/icefire_commands.h"
#include "app/cli/options.h"
#include "core/icefire/game.h"
#include "core/icefire/protocol.h"
#include "core/icefire/state_json.h"

#include <iostream>
#include <memory>

namespace yomi::cli {

using namespace icefire;

namespace {

struct MapOptions {
    std::vector<std::int64_t> seeds;
    std::string ruleset = "current";
    bool json = false;

    template <class Binder>
    void bind(Binder& b) {
        b.option("seed", seeds, "Seed of the map; give it again for more maps");
        b.option("ruleset", ruleset, "current or contest2019");
        b.option("json", json, "Print one JSON object a line for each seed");
    }
};

void printMaps(const MapOptions& options) {
    if (options.seeds.empty())
        throw std::invalid_argument("A seed is missing: --seed 7.");
    const Ruleset ruleset = rulesetNamed(options.ruleset);
    const char* separator = "";
    for (const std::int64_t seed : options.seeds) {
        const Map map = generateMap(seed, ruleset);
        if (options.json) {
            const nlohmann::ordered_json line = {{"seed", seed},
                                                 {"nbMineSpots", map.mineSpots.count()},
                                                 {"map", mapRows(initialState(map, ruleset))},
                                                 {"mines", cellsJson(map.mineSpots)}};
            std::cout << line.dump() << '\n';
        } else {
            std::cout << separator << initialInput(map) << turnInput(Game(map, ruleset).state());
            separator = "\n";
        }
    }
}

} // namespace

void addIcefireMap(CLI::App& icefire) {
    CLI::App* command = icefire.add_subcommand(
        "map", "Print the map of a seed, as the text that player 0 is sent in the first turn");
    const auto options = std::make_shared<MapOptions>();
    ShellOptions binder(*command);
    options->bind(binder);
    command->callback([options] { printMaps(*options); });
}

} // namespace yomi::cli
