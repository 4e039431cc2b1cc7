// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/trace_commands.h"
#include "app/cli/trace_input.h"
#include "core/boards/game_entry.h"
#include "core/trace/recorded_game.h"
#include "core/trace/recorded_trace.h"
#include "core/trace/text.h"

#include <iostream>
#include <memory>
#include <optional>
#include <stdexcept>

namespace yomi::cli {

void addTraceNodes(CLI::App& trace) {
    CLI::App* command = trace.add_subcommand(
        "nodes", "Print the nodes of a search as JSON Lines, as search --trace writes them");
    const auto input = addTraceInput(*command, {"FILE"});
    command->callback([=] {
        if (input->json)
            throw std::invalid_argument(
                "--json is not an option of nodes, which prints JSON Lines.");
        std::optional<trace::RecordingDetails> details;
        forEachRecording(
            *input,
            [&](const std::string& /*name*/, const trace::Recording& recording) {
                const auto game =
                    std::make_shared<trace::RecordedGame>(recording, rulesOf(recording.header));
                writeNodes(traceOf(recording, *details, game).trace, std::cout);
            },
            [&] { return &details.emplace(); });
    });
}

} // namespace yomi::cli
