// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/recording_reader.h"

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace yomi::cli {

/// The recordings that a command takes, and the options that each command has for them.
struct TraceInput {
    static constexpr int usualMemory = 2048;

    std::vector<std::string> files;
    int memory = usualMemory; ///< MiB for each
    bool skipForeign = false; ///< lines that are no events
    bool json = false;

    trace::ForeignLines foreign() const {
        return skipForeign ? trace::ForeignLines::Skipped : trace::ForeignLines::Refused;
    }
};

/// Adds them to a command; filled when it is parsed. Without names it takes any number of
/// recordings, else one for each name.
std::shared_ptr<TraceInput> addTraceInput(CLI::App& command,
                                          const std::vector<std::string>& names = {});

/// A recording and where it is: standard input, a file, or the one that a document names.
struct NamedRecording {
    std::string name;
    trace::Recording recording;
};

/// Reads a recording, `-` for standard input, or that of a .yomi document, which may say that
/// foreign lines are skipped. Throws FormatError that
/// names what cannot be read, and Stopped.
NamedRecording readRecording(const std::string& file, int memory, trace::ForeignLines foreign,
                             trace::RecordingListener* listener, const std::stop_token& stop = {});

/// A line of it, read again; nothing of standard input, and where there is no such line.
std::optional<std::string> lineOf(const std::string& file, std::uint64_t number);

/// What is done with a recording, which may be taken.
using AnswerRecording = std::function<void(const std::string& name, trace::Recording& recording)>;
/// Whoever is to see the events of the next recording.
using NextListener = std::function<trace::RecordingListener*()>;

/// Reads the recordings one after the other and hands each to `answer`, with its name; what is
/// wrong with one is an error line, as compilers print them, below the answer to what came before.
/// Throws when one could not be read to its end.
void forEachRecording(const TraceInput& input, const AnswerRecording& answer,
                      const NextListener& listener = {});

} // namespace yomi::cli
