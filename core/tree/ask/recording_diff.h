// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tree/recording_details.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>
#include <vector>

namespace yomi::tree {

/// A hash for each event of a recording: of all that its line says except own fields and the time.
class EventPrints : public RecordingListener {
public:
    void happened(const Recording& recording, const EventLine& event, std::uint64_t line) override;
    std::size_t bytes() const override { return bytesToGrow(m_prints); }

    const std::vector<std::uint64_t>& all() const { return m_prints; }

private:
    std::vector<std::uint64_t> m_prints;
};

/// A recording with the data needed to compare it.
struct ComparedRecording {
    const Recording& recording;
    const RecordingDetails& details;
    const EventPrints& prints;
};

/// The first difference of two recordings: an event from 0, and its lines, which are absent if the
/// recording has ended.
struct FirstDifference {
    std::uint64_t event = 0;
    std::optional<std::uint64_t> lineA, lineB;
};

struct RecordingDiff {
    std::optional<FirstDifference> first; ///< nothing: they are the same
    std::uint64_t both = 0, onlyA = 0, onlyB = 0;
    std::uint64_t differ = 0; ///< of both, in window, depth, value, bound, reason or best move
};

/// Nodes are matched by path and by the name of their iteration, else its number. Linear in both.
RecordingDiff compareRecordings(const ComparedRecording& a, const ComparedRecording& b);

/// The object that `yomi-cli trace diff --json` prints.
nlohmann::json toJson(const RecordingDiff& diff);

} // namespace yomi::tree
