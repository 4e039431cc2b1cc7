// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/options.h"
#include "app/cli/trace_commands.h"
#include "app/cli/trace_input.h"
#include "app/cli/wording.h"
#include "core/boards/game_entry.h"
#include "core/common/sentence.h"
#include "core/tree/ask/recording_export.h"
#include "core/tree/line_writer.h"
#include "core/tree/recorded_game.h"
#include "core/tree/recorded_trace.h"
#include "core/tree/text.h"

#include <iostream>
#include <limits>
#include <memory>
#include <optional>

namespace yomi::cli {

namespace {

void refuseJson(const TraceInput& input, const std::string& name) {
    if (input.json)
        throw InvalidArgument("--json is not an option of {}, which has a form of its own.", name);
}

} // namespace

void addTraceDot(CLI::App& trace) {
    CLI::App* command = trace.add_subcommand(
        "dot", worded(Phrase("Print the tree of a search, or a part, for Graphviz")));
    const auto input = addTraceInput(*command, {"FILE"});
    const auto part = std::make_shared<tree::DrawnPart>();
    command->add_option("--from", part->fromLine,
                        worded(Phrase("The line at which the topmost node is entered")));
    command->add_option("--ply", part->plies, worded(Phrase("How many plies below it")))
        ->check(wholeNumberCheck(0, std::numeric_limits<int>::max()));
    command->callback([=] {
        refuseJson(*input, "dot");
        forEachRecording(*input,
                         [&](const std::string& /*name*/, const tree::Recording& recording) {
                             writeDot(recording, *part, std::cout);
                         });
    });
}

void addTracePerfetto(CLI::App& trace) {
    CLI::App* command = trace.add_subcommand(
        "perfetto",
        worded(Phrase("Print the nodes of a search as begin and end events, for Perfetto")));
    const auto input = addTraceInput(*command, {"FILE"});
    command->callback([=] {
        refuseJson(*input, "perfetto");
        forEachRecording(*input,
                         [&](const std::string& /*name*/, const tree::Recording& recording) {
                             writePerfetto(recording, std::cout);
                         });
    });
}

void addTraceConvert(CLI::App& trace) {
    CLI::App* command = trace.add_subcommand(
        "convert",
        worded(Phrase("Print a recording in the other form: text as JSON Lines, these as text")));
    const auto input = addTraceInput(*command, {"FILE"});
    command->callback([=] {
        if (input->json)
            throw InvalidArgument("--json is not an option of convert, which prints a recording.");
        tree::RecordingConverter converter(std::cout);
        forEachRecording(
            *input,
            [&](const std::string& /*name*/, const tree::Recording& recording) {
                converter.end(recording);
            },
            [&] { return &converter; });
    });
}

void addTraceNodes(CLI::App& trace) {
    CLI::App* command = trace.add_subcommand(
        "nodes",
        worded(Phrase("Print the nodes of a search as JSON Lines, as search --trace writes them")));
    const auto input = addTraceInput(*command, {"FILE"});
    command->callback([=] {
        if (input->json)
            throw InvalidArgument("--json is not an option of nodes, which prints JSON Lines.");
        std::optional<tree::RecordingDetails> details;
        forEachRecording(
            *input,
            [&](const std::string& /*name*/, const tree::Recording& recording) {
                const auto game =
                    std::make_shared<tree::RecordedGame>(recording, rulesOf(recording.header));
                writeNodes(traceOf(recording, *details, game), std::cout);
            },
            [&] { return &details.emplace(); });
    });
}

} // namespace yomi::cli
