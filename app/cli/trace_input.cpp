// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/trace_input.h"

#include "app/cli/files.h"
#include "app/cli/output.h"
#include "core/common/count_text.h"

#include <CLI/CLI.hpp>

#include <iostream>
#include <optional>
#include <stdexcept>

namespace yomi::cli {

using trace::Recording;
using trace::RecordingReader;

namespace {

constexpr unsigned bitsOfMiB = 20;

Recording readRecording(const std::string& file, int memory, trace::RecordingListener* listener) {
    RecordingReader reader(static_cast<std::size_t>(memory) << bitsOfMiB, listener);
    readPieces(file, [&](std::string_view piece) { return reader.read(piece); });
    reader.end();
    return reader.take();
}

std::ostream& errorLine(const std::string& place) {
    std::cout.flush();
    return std::cerr << escapeControls(place) << ": error: ";
}

} // namespace

std::shared_ptr<TraceInput> addTraceInput(CLI::App& command,
                                          const std::vector<std::string>& names) {
    auto input = std::make_shared<TraceInput>();
    input->memory = RecordingReader::usualMostBytes >> bitsOfMiB;
    input->files.resize(names.size());
    for (std::size_t i = 0; i < names.size(); ++i)
        command.add_option(names[i], input->files[i], "A recording; - for standard input")
            ->required();
    if (names.empty())
        command.add_option("FILE", input->files, "Recordings; - for standard input")->required();
    command.add_option("--memory", input->memory, "MiB that a recording may take in memory")
        ->check(CLI::Range(1, 1 << bitsOfMiB))
        ->capture_default_str();
    command.add_flag("--json", input->json, "Print a JSON object for each");
    return input;
}

void forEachRecording(const TraceInput& input, const AnswerRecording& answer,
                      const NextListener& listener) {
    std::int64_t failed = 0;
    for (const std::string& file : input.files) {
        const std::string name = file == "-" ? "standard input" : file;
        try {
            Recording recording =
                readRecording(file, input.memory, listener ? listener() : nullptr);
            const std::optional<trace::ReadingError> error = recording.error;
            answer(name, recording);
            if (error) {
                errorLine(name + ":" + std::to_string(error->line))
                    << nameOf(error->kind) << ": " << escapeControls(error->sentence) << '\n';
                ++failed;
            }
        } catch (const FormatError& error) {
            errorLine(name) << error.what() << '\n';
            ++failed;
        }
    }
    if (failed > 0)
        throw std::runtime_error(counted(failed, "recording was", "recordings were") +
                                 " not read to the end.");
}

} // namespace yomi::cli
