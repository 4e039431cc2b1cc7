// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tree/check/checker.h"
#include "core/tree/recording_details.h"

#include <fstream>
#include <iterator>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>

namespace yomi::tree {

/// The recording in a text.
inline Recording readText(std::string_view text) {
    RecordingReader reader;
    reader.read(text);
    reader.end();
    return reader.take();
}

struct DetailedText {
    Recording recording;
    std::unique_ptr<RecordingDetails> details;
};

/// The recording in a text, with all its details.
inline DetailedText readDetails(std::string_view text) {
    auto details = std::make_unique<RecordingDetails>();
    RecordingReader reader(RecordingReader::usualMostBytes, details.get());
    reader.read(text);
    reader.end();
    return {reader.take(), std::move(details)};
}

struct CheckedText {
    Recording recording;
    CheckReport report;
};

/// The checker's findings in a text.
inline CheckedText checkText(std::string_view text) {
    Checker checker;
    RecordingReader reader(RecordingReader::usualMostBytes, &checker);
    reader.read(text);
    reader.end();
    CheckReport report = checker.report(reader.recording());
    return {reader.take(), std::move(report)};
}

/// A file of golden/traces.
inline std::string goldenRecording(const std::string& name) {
    std::ifstream file(YOMI_GOLDEN_DIR "/traces/" + name, std::ios::binary);
    if (!file)
        throw std::runtime_error(name + " is missing in " YOMI_GOLDEN_DIR "/traces");
    return {std::istreambuf_iterator<char>(file), {}};
}

} // namespace yomi::tree
