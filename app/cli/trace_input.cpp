// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/trace_input.h"

#include "app/cli/files.h"
#include "app/cli/options.h"
#include "app/cli/wording.h"
#include "core/common/count_text.h"
#include "core/common/document.h"
#include "core/common/escaped.h"
#include "core/common/json_reader.h"
#include "core/common/json_warnings.h"
#include "core/common/stopped.h"

#include <CLI/CLI.hpp>

#include <iostream>
#include <optional>

namespace yomi::cli {

using tree::Recording;
using tree::RecordingReader;

namespace {

constexpr unsigned bitsOfMiB = 20;
constexpr int mostMiB = 1 << 20; // 1 TiB

/// The source of a recording's text.
struct RecordingSource {
    std::string file;
    std::optional<std::string> text = {}; ///< replaces the file's
    tree::ForeignLines foreign = tree::ForeignLines::Refused;
};

/// The recording of a document: its text, or a file named relative to the document's folder.
RecordingSource sourceIn(const std::string& document) {
    return readFile(document, [&](const std::string& text) -> RecordingSource {
        const nlohmann::json body = parseDocument(text, "recording");
        const JsonWarnings apart; // it has other members than its source
        const ObjectReader reader(body);
        const auto foreign = reader.boolean("skipForeign", false) ? tree::ForeignLines::Skipped
                                                                  : tree::ForeignLines::Refused;
        if (reader.has("text"))
            return {document, reader.text("text"), foreign};
        const auto folder = std::filesystem::path(document).parent_path();
        const std::string file = (folder / reader.text("file")).string();
        requireRegularFile(file);
        return {file, {}, foreign};
    });
}

RecordingSource sourceOf(const std::string& file) {
    return file.ends_with(".yomi") ? sourceIn(file) : RecordingSource{file};
}

void readSource(const RecordingSource& source,
                const std::function<bool(std::string_view piece)>& read) {
    if (source.text)
        read(*source.text);
    else
        readPieces(source.file, read);
}

/// Begins a message in the form of compilers, which editors read: the same in any language.
std::ostream& errorLine(const std::string& place) {
    std::cout.flush();
    return std::cerr << escaped(place) << ": error: ";
}

} // namespace

NamedRecording readRecording(const std::string& file, int memory, tree::ForeignLines foreign,
                             tree::RecordingListener* listener, const std::stop_token& stop) {
    const RecordingSource source = sourceOf(file);
    const std::string name = source.file == "-" ? worded(Phrase("standard input")) : source.file;
    if (source.foreign == tree::ForeignLines::Skipped)
        foreign = source.foreign;
    RecordingReader reader(static_cast<std::size_t>(memory) << bitsOfMiB, listener, foreign);
    const auto read = [&](std::string_view piece) {
        if (stop.stop_requested())
            throw Stopped();
        return reader.read(piece);
    };
    readNamed(name, [&] { readSource(source, read); });
    reader.end();
    return {name, reader.take()};
}

std::optional<std::string> lineOf(const std::string& file, std::uint64_t number) {
    if (file == "-")
        return std::nullopt;
    std::string line;
    std::uint64_t ends = 0;
    const auto read = [&](std::string_view piece) {
        while (ends < number && !piece.empty()) {
            const std::size_t end = piece.find('\n');
            if (ends + 1 == number)
                line += piece.substr(0, end);
            ends += end != std::string_view::npos;
            piece.remove_prefix(end == std::string_view::npos ? piece.size() : end + 1);
        }
        return ends < number;
    };
    readSource(sourceOf(file), read);
    return ends == number ? std::optional(line) : std::nullopt;
}

std::shared_ptr<TraceInput> addTraceInput(CLI::App& command,
                                          const std::vector<std::string>& names) {
    auto input = std::make_shared<TraceInput>();
    input->files.resize(names.size());
    for (std::size_t i = 0; i < names.size(); ++i)
        command
            .add_option(names[i], input->files[i],
                        worded(Phrase("A recording; - for standard input")))
            ->required();
    if (names.empty())
        command
            .add_option("FILE", input->files, worded(Phrase("Recordings; - for standard input")))
            ->required();
    const Sentence memory = Sentence("MiB that a recording may take in memory");
    command
        .add_option("--memory", input->memory,
                    worded(Sentence("{} ({} to {})", memory, 1, mostMiB)))
        ->check(wholeNumberCheck(1, mostMiB))
        ->capture_default_str();
    command.add_flag(
        "--skip-foreign", input->skipForeign,
        worded(
            Phrase("Skip and count lines that are not events, such as a program's other output")));
    command.add_flag("--json", input->json, worded(Phrase("Print a JSON object for each")));
    return input;
}

void forEachRecording(const TraceInput& input, const AnswerRecording& answer,
                      const NextListener& listener) {
    std::int64_t failed = 0;
    for (const std::string& file : input.files) {
        try {
            auto [name, recording] =
                readRecording(file, input.memory, input.foreign(), listener ? listener() : nullptr);
            const std::optional<tree::ReadingError> error = recording.error;
            const auto foreign = static_cast<std::int64_t>(recording.foreignLines);
            answer(name, recording);
            if (foreign > 0) {
                std::cout.flush();
                std::cerr << escaped(name) << ": "
                          << wordedCount(foreign, Phrase("1 line is not an event and was skipped."),
                                         Counted("{} lines are not events and were skipped."))
                          << '\n';
            }
            if (error) {
                errorLine(name + ":" + std::to_string(error->line))
                    << nameOf(error->kind) << ": "
                    << escaped(worded(joinedSentences(
                           {error->sentence,
                            !input.skipForeign && mayBeForeign(*error)
                                ? Sentence("--skip-foreign skips lines that are not events.")
                                : Sentence()})))
                    << '\n';
                ++failed;
            }
        } catch (const FormatError& error) {
            errorLine(error.where()) << worded(error.fault()) << '\n';
            ++failed;
        }
    }
    if (failed > 0)
        throw failed == 1
            ? RuntimeError("1 recording was not read to the end.")
            : RuntimeError("{} recordings were not read to the end.", grouped(failed));
}

} // namespace yomi::cli
