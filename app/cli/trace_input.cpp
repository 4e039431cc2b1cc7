// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/trace_input.h"

#include "app/cli/files.h"
#include "app/cli/output.h"
#include "core/common/count_text.h"
#include "core/common/document.h"
#include "core/common/json_reader.h"
#include "core/common/json_warnings.h"
#include "core/common/stopped.h"

#include <CLI/CLI.hpp>

#include <iostream>
#include <optional>
#include <stdexcept>

namespace yomi::cli {

using trace::Recording;
using trace::RecordingReader;

namespace {

constexpr unsigned bitsOfMiB = 20;

/// Where a recording's text comes from.
struct RecordingSource {
    std::string file;
    std::optional<std::string> text = {}; ///< in place of the file's
    bool isNamed = false;                 ///< by a document, not by the person
};

/// The document of a recording has its text, or names its file, from the document's folder.
RecordingSource sourceIn(const std::string& document) {
    return readFile(document, [&](const std::string& text) -> RecordingSource {
        const nlohmann::json body = parseDocument(text, "recording");
        const JsonWarnings apart; // it has more than its source
        const ObjectReader reader(body);
        if (reader.has("text"))
            return {.file = document, .text = reader.text("text")};
        return {.file =
                    (std::filesystem::path(document).parent_path() / reader.text("file")).string(),
                .isNamed = true};
    });
}

std::ostream& errorLine(const std::string& place) {
    std::cout.flush();
    return std::cerr << escapeControls(place) << ": error: ";
}

} // namespace

NamedRecording readRecording(const std::string& file, int memory,
                             trace::RecordingListener* listener, const std::stop_token& stop) {
    const RecordingSource source = file.ends_with(".yomi") ? sourceIn(file) : RecordingSource{file};
    const std::string name = source.file == "-" && !source.isNamed ? "standard input" : source.file;
    RecordingReader reader(static_cast<std::size_t>(memory) << bitsOfMiB, listener);
    const auto read = [&](std::string_view piece) {
        if (stop.stop_requested())
            throw Stopped();
        return reader.read(piece);
    };
    if (source.text)
        read(*source.text);
    else
        readNamed(name, [&] {
            return source.isNamed ? readRegularPieces(source.file, read)
                                  : readPieces(source.file, read);
        });
    reader.end();
    return {name, reader.take()};
}

std::shared_ptr<TraceInput> addTraceInput(CLI::App& command,
                                          const std::vector<std::string>& names) {
    auto input = std::make_shared<TraceInput>();
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
        try {
            auto [name, recording] =
                readRecording(file, input.memory, listener ? listener() : nullptr);
            const std::optional<trace::ReadingError> error = recording.error;
            answer(name, recording);
            if (error) {
                errorLine(name + ":" + std::to_string(error->line))
                    << nameOf(error->kind) << ": " << escapeControls(error->sentence) << '\n';
                ++failed;
            }
        } catch (const FormatError& error) {
            errorLine(error.where()) << error.sentence() << '\n';
            ++failed;
        }
    }
    if (failed > 0)
        throw std::runtime_error(counted(failed, "recording was", "recordings were") +
                                 " not read to the end.");
}

} // namespace yomi::cli
