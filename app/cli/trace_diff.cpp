// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/output.h"
#include "app/cli/trace_commands.h"
#include "app/cli/trace_input.h"
#include "app/cli/wording.h"
#include "core/common/count_text.h"
#include "core/common/escaped.h"
#include "core/common/sentence.h"
#include "core/tree/ask/recording_diff.h"

#include <iostream>
#include <list>

namespace yomi::cli {

using tree::Recording;
using tree::RecordingDiff;

namespace {

Sentence differenceText(const tree::FirstDifference& first) {
    if (!first.lineA)
        return Sentence("The first event that differs is number {}: the first recording has ended, "
                        "in the second line {}.",
                        first.event, first.lineB.value());
    if (!first.lineB)
        return Sentence("The first event that differs is number {}: in the first recording line "
                        "{}, the second has ended.",
                        first.event, *first.lineA);
    return Sentence("The first event that differs is number {}: in the first recording line {}, in "
                    "the second line {}.",
                    first.event, *first.lineA, *first.lineB);
}

/// Prints one of the lines that differ, as in the file.
void printLine(const std::string& file, const std::optional<std::uint64_t>& line) {
    const auto text = line ? lineOf(file, *line) : std::nullopt;
    if (text)
        std::cout << "  " << escaped(file) << ':' << *line << ": " << escaped(*text) << '\n';
}

void print(const RecordingDiff& diff, const std::vector<std::string>& files) {
    if (diff.first) {
        std::cout << worded(differenceText(*diff.first)) << '\n';
        printLine(files[0], diff.first->lineA);
        printLine(files[1], diff.first->lineB);
    } else {
        std::cout << worded(Phrase("The recordings have the same events.")) << '\n';
    }
    const auto text = [](std::uint64_t number) {
        return grouped(static_cast<std::int64_t>(number));
    };
    const std::string both =
        wordedCount(static_cast<std::int64_t>(diff.both), Phrase("1 node"), Counted("{} nodes"));
    std::cout << worded(Sentence("{} in both, {} of them different; {} in the first alone, {} in "
                                 "the second alone.",
                                 both, text(diff.differ), text(diff.onlyA), text(diff.onlyB)))
              << '\n';
}

} // namespace

void ComparedFile::happened(const Recording& read, const tree::EventLine& event,
                            std::uint64_t line) {
    details.happened(read, event, line);
    prints.happened(read, event, line);
}

RecordingDiff difference(const ComparedFile& a, const ComparedFile& b) {
    return tree::compareRecordings({a.recording, a.details, a.prints},
                                   {b.recording, b.details, b.prints});
}

void addTraceDiff(CLI::App& trace) {
    CLI::App* command = trace.add_subcommand(
        "diff",
        worded(Phrase("Where two searches first differ: the event, and the nodes of each")));
    const auto input = addTraceInput(*command, {"A", "B"});
    command->callback([=] {
        std::list<ComparedFile> both;
        std::size_t read = 0; // less than both if a file cannot be opened
        const auto next = [&] {
            return &both.emplace_back();
        };
        const auto compare = [&](const std::string& /*name*/, Recording& recording) {
            both.back().recording = std::move(recording);
            if (++read < 2)
                return;
            const RecordingDiff diff = difference(both.front(), both.back());
            if (input->json)
                std::cout << toJson(diff).dump() << '\n';
            else
                print(diff, input->files);
        };
        forEachRecording(*input, compare, next);
    });
}

} // namespace yomi::cli
