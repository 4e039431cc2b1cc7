// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/icefire_commands.h"

namespace yomi::cli {

namespace {

void addIcefire(CLI::App& program) {
    CLI::App* icefire =
        program.add_subcommand("icefire", "A Code of Ice & Fire: maps, bots, games");
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
