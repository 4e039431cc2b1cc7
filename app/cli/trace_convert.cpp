// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/trace_commands.h"
#include "app/cli/trace_input.h"
#include "core/trace/line_writer.h"

#include <iostream>

namespace yomi::cli {

void addTraceConvert(CLI::App& trace) {
    CLI::App* command = trace.add_subcommand(
        "convert", "Print a recording in the other form: text as JSON Lines, these as text");
    const auto input = addTraceInput(*command, {"FILE"});
    command->callback([=] {
        if (input->json)
            throw std::invalid_argument(
                "--json is not an option of convert, which prints a recording.");
        trace::RecordingConverter converter(std::cout);
        forEachRecording(
            *input,
            [&](const std::string& /*name*/, const trace::Recording& recording) {
                converter.end(recording);
            },
            [&] { return &converter; });
    });
}

} // namespace yomi::cli
