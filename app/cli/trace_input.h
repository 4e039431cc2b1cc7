// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tree/recording_reader.h"

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

/// The recordings of a command, and the common options for reading them.
struct TraceInput {
    static constexpr int usualMemory = 2048;

    std::vector<std::string> files;
    int memory = usualMemory; ///< MiB for each
    bool skipForeign = false; ///< lines that are not events
    bool json = false;

    tree::ForeignLines foreign() const {
        return skipForeign ? tree::ForeignLines::Skipped : tree::ForeignLines::Refused;
    }
};

/// Adds them to a command; filled when the command line is parsed. Without names the command takes
/// any number of recordings, otherwise one for each name.
std::shared_ptr<TraceInput> addTraceInput(CLI::App& command,
                                          const std::vector<std::string>& names = {});

/// A recording and its source: standard input, a file, or the one that a document names.
struct NamedRecording {
    std::string name;
    tree::Recording recording;
};

/// Reads a recording, `-` for standard input, or that of a .yomi document, which may skip foreign
/// lines. Throws FormatError that names what cannot be read, and Stopped.
NamedRecording readRecording(const std::string& file, int memory, tree::ForeignLines foreign,
                             tree::RecordingListener* listener, const std::stop_token& stop = {});

/// Reads a line of it again; nothing for standard input and for a line that does not exist.
std::optional<std::string> lineOf(const std::string& file, std::uint64_t number);

/// Processes a recording and may move from it.
using AnswerRecording = std::function<void(const std::string& name, tree::Recording& recording)>;
/// The listener for the next recording.
using NextListener = std::function<tree::RecordingListener*()>;

/// Reads the recordings one after the other and passes each with its name to `answer`. Prints an
/// error in one as a line in compiler format, below the answer for the part before it. Throws if
/// one could not be read to its end.
void forEachRecording(const TraceInput& input, const AnswerRecording& answer,
                      const NextListener& listener = {});

} // namespace yomi::cli
