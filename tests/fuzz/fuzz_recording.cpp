// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/ask/statistics_json.h"
#include "core/tree/check/check_json.h"
#include "core/tree/check/checker.h"
#include "core/tree/recording_reader.h"
#include "tests/fuzz/fuzz.h"

using namespace yomi;
using namespace yomi::tree;

/// Recordings: for any text the result is consistent, and the same when read in pieces; so are the
/// checker's findings.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzz::textOf(data, size);
    Checker wholeChecker, piecesChecker;
    RecordingReader whole(RecordingReader::usualMostBytes, &wholeChecker);
    RecordingReader pieces(RecordingReader::usualMostBytes, &piecesChecker);
    whole.read(text);
    whole.end();
    pieces.read(text.substr(0, size / 2));
    pieces.read(text.substr(size / 2));
    pieces.end();
    const Recording& recording = whole.recording();
    const auto count = static_cast<NodeId>(recording.nodes.size());
    for (NodeId id = 0; id < count; ++id) {
        const RecordedNode& node = recording.nodes[id];
        fuzz::require(node.end > id && node.end <= count, "a node ends behind itself");
        fuzz::require(node.parent == noNode || recording.nodes[node.parent].end >= node.end,
                      "a node ends within its parent");
        fuzz::require(!(node.value != node.value), "a value is a number");
    }
    fuzz::require(toJson(statisticsOf(recording)) == toJson(statisticsOf(pieces.recording())),
                  "a recording is the same in pieces");
    fuzz::require(toJson(wholeChecker.report(recording), recording) ==
                      toJson(piecesChecker.report(pieces.recording()), pieces.recording()),
                  "what is found is the same in pieces");
    return 0;
}
