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
    Ruleset ruleset = Ruleset::Current;
    bool json = false;

    template <class Fields>
    void describe(Fields& field) {
        field("seed", seeds, "Seed of the map; give it again for more maps");
        field("ruleset", ruleset, "The rules");
        field("json", json, "Print one JSON object a line for each seed");
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

} // namespace

void addIcefireMap(CLI::App& icefire) {
    CLI::App* command = icefire.add_subcommand(
        "map", "Print the map of a seed, as the text that player 0 is sent in the first turn");
    const ShellOptions shell(*command, MapOptions());
    command->get_option("--seed")->required();
    command->callback([shell] {
        MapOptions options;
        shell.read(options);
        printMaps(options);
    });
}

} // namespace yomi::cli
