// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tree/recording.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace yomi::tree {

/// Counts of nodes in a recording or one of its iterations.
struct NodeCounts {
    std::uint64_t nodes = 0;
    std::uint64_t leaves = 0;  ///< left without a child
    std::uint64_t cutoffs = 0; ///< nodes in which a child's value reached the far end of the window
    std::uint64_t firstMoveCutoffs = 0; ///< cutoffs by the first move
    std::uint64_t researches = 0;       ///< moves entered again
    std::uint64_t researchNodes = 0;    ///< nodes of re-searches and below
    std::uint64_t nullWindows = 0;

    friend bool operator==(const NodeCounts&, const NodeCounts&) = default;
};

struct IterationStatistics : NodeCounts {
    std::optional<std::string> name;
    std::optional<double> value;  ///< returned by its last root `-`
    std::optional<double> growth; ///< nodes divided by those of the previous iteration
};

struct PlyStatistics {
    int ply = 0;
    std::uint64_t nodes = 0, leaves = 0, cutoffs = 0;
    std::uint64_t expanded = 0; ///< nodes with children
    std::uint64_t children = 0;
    double microseconds = 0; ///< in its nodes without their children

    std::optional<double> branching() const; ///< children of an expanded node
};

struct TableStatistics {
    std::uint64_t probes = 0, stores = 0;
    std::array<std::uint64_t, enumNames(EntryKind()).size()> found = {}; ///< by kind; None: misses
    std::array<std::uint64_t, enumNames(EntryUse()).size()> used = {};   ///< by use
};

/// The statistics of a recording.
struct Statistics : NodeCounts {
    std::uint64_t events = 0;
    std::uint64_t open = 0; ///< never left
    int maxPly = 0;
    bool isTorn = false;
    std::map<std::uint32_t, std::uint64_t>
        cutRanks; ///< [place of the move that cut off, from 1]: how often
    std::map<std::string, std::uint64_t> reasons, skips;
    std::array<std::uint64_t, enumNames(BoundKind()).size()> bounds =
        {}; ///< of nodes that were left
    std::uint64_t unknownBounds = 0;
    TableStatistics table;
    std::vector<IterationStatistics> iterations;
    std::vector<PlyStatistics> plies;   ///< plies with nodes
    std::optional<double> microseconds; ///< from the first stamp to the last

    std::optional<double> firstMoveCutRate() const;
    std::optional<double> researchShare() const;
};

/// Makes some passes over the nodes and events: a tenth of the time of reading them.
Statistics statisticsOf(const Recording& recording);

} // namespace yomi::tree
