// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/recording_details.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>
#include <vector>

namespace yomi::trace {

/// A number for each event of a recording that is the same for the same event: of all that its line
/// says but for own fields and the time.
class EventPrints : public RecordingListener {
public:
    void happened(const Recording& recording, const EventLine& event, std::uint64_t line) override;
    std::size_t bytes() const override { return bytesToGrow(m_prints); }

    const std::vector<std::uint64_t>& all() const { return m_prints; }

private:
    std::vector<std::uint64_t> m_prints;
};

/// A recording with what is asked of it to be compared.
struct ComparedRecording {
    const Recording& recording;
    const RecordingDetails& details;
    const EventPrints& prints;
};

/// Where two recordings part: an event from 0, and its lines, which are absent where one has ended.
struct FirstDifference {
    std::uint64_t event = 0;
    std::optional<std::uint64_t> lineA, lineB;
};

struct RecordingDiff {
    std::optional<FirstDifference> first; ///< none: they are the same
    std::uint64_t both = 0, onlyA = 0, onlyB = 0;
    std::uint64_t differ = 0; ///< of both, in window, depth, value, bound, reason or best move
};

/// Nodes are the same by iteration and path. Linear in both.
RecordingDiff compareRecordings(const ComparedRecording& a, const ComparedRecording& b);

/// The object that `yomi-cli trace diff --json` prints.
nlohmann::json toJson(const RecordingDiff& diff);

} // namespace yomi::trace
