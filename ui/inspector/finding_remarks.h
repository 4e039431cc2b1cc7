// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/read_recording.h"

#include <map>

namespace yomi::ui::inspector {

/// A suppressed check, or its suppressed finding in one line.
struct Suppressed {
    Check check = {};
    std::optional<std::uint64_t> line;

    friend bool operator==(const Suppressed&, const Suppressed&) = default;
};

/// Whether a finding in a line is suppressed, by itself or with its check.
bool isSuppressed(const std::vector<Suppressed>& suppressed, Check check, std::uint64_t line);

/// The number of suppressed events with a check's findings: all of them if the check is suppressed,
/// else those whose lines are known.
std::uint64_t suppressedCount(const std::vector<Suppressed>& suppressed, const Finding& finding);

/// A remark on a node from a check of the whole search, with its severity.
struct Remark {
    Severity severity = {};
    QString sentences;
};
using Remarks = std::map<NodeId, Remark>;

/// The findings that are not suppressed, by their nodes; of each check the lines that a finding
/// keeps.
Remarks remarksOf(const ReadRecording& read, const std::vector<Suppressed>& suppressed);

} // namespace yomi::ui::inspector
