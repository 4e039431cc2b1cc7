// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/sentence.h"
#include "core/tree/check/checks.h"
#include "core/tree/trace.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace yomi::tree {

/// All findings of one check.
struct Finding {
    static constexpr std::size_t mostLines = 100;

    Check check = {};
    std::uint64_t count = 0;
    std::vector<std::uint64_t> lines;  ///< of the first findings
    std::vector<std::uint64_t> spread; ///< spread over the file: one for each stretch, ascending
    NodeId node = noNode;              ///< of the first finding
    std::string path;                  ///< of that node
    std::vector<Sentence> sentences;   ///< [line]: the finding there
    std::map<Check, std::uint64_t> folded; ///< findings that result from this one, and their number
};

/// The sentence of a line, and what is folded: "… Of the same cause: value-sign (2).".
Sentence withFolded(const Finding& finding, std::size_t index = 0);

/// A printed number as the checks treat it: "mate" or "-mate" for an infinite one if `mate`
/// declares mate scores.
std::string checkedText(double printed, double mate);

/// The root's final claim, in printed numbers, and the value that the leaves alone give.
struct RootSummary {
    std::uint64_t line = 0;
    double value = 0;
    std::optional<BoundKind> bound;
    Bounds leaves;
};

struct CheckReport {
    std::vector<Finding> findings;                  ///< by first line, then name
    std::array<std::uint64_t, checkCount> looked{}; ///< the number of events tested
    std::vector<Sentence> hints; ///< data that seem to be missing from the recording
    std::optional<RootSummary> root;
};

} // namespace yomi::tree
