// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tree/ask/query.h"
#include "core/tree/ask/recording_diff.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace yomi::cli {

// The commands of `yomi-cli trace`.
void addTraceCheck(CLI::App& trace);
void addTraceConvert(CLI::App& trace);
void addTraceDiff(CLI::App& trace);
void addTraceDot(CLI::App& trace);
void addTraceLine(CLI::App& trace);
void addTraceNodes(CLI::App& trace);
void addTracePerfetto(CLI::App& trace);
void addTraceQuery(CLI::App& trace);
void addTraceStats(CLI::App& trace);

// Shared with batch requests. They throw std::invalid_argument for a wrong text.
tree::Query queryIn(const std::string& text);
nlohmann::json foundJson(const tree::Query& query, const tree::Recording& recording,
                         const tree::RecordingDetails& details);
std::vector<std::string> lineIn(const std::string& text);

/// One of the two compared recordings, while it is read.
struct ComparedFile : tree::RecordingListener {
    tree::Recording recording;
    tree::RecordingDetails details;
    tree::EventPrints prints;

    void happened(const tree::Recording& read, const tree::EventLine& event,
                  std::uint64_t line) override;
    std::size_t bytes() const override { return details.bytes() + prints.bytes(); }
};
tree::RecordingDiff difference(const ComparedFile& a, const ComparedFile& b);

} // namespace yomi::cli
