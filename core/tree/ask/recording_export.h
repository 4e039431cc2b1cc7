// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tree/recording_details.h"

#include <cstdint>
#include <iosfwd>
#include <optional>

namespace yomi::tree {

/// The nodes of a recording to draw: the subtree of the node entered at a line, to a number of
/// plies.
struct DrawnPart {
    std::optional<std::uint64_t> fromLine;
    std::optional<int> plies;
};
inline constexpr std::size_t mostDrawnNodes = 5000;
inline constexpr std::size_t mostTimedNodes = 2'000'000;

/// Writes a tree as a graph for Graphviz. Throws std::invalid_argument for more than 5,000 nodes
/// and for a line at which no node is entered.
void writeDot(const Recording& recording, const DrawnPart& part, std::ostream& out);

/// Writes the nodes as begin and end events of Chrome's trace format, which Perfetto shows. Times
/// are those of the lines, in microseconds, else their indices. Throws
/// std::invalid_argument for more than two million nodes.
void writePerfetto(const Recording& recording, std::ostream& out);

} // namespace yomi::tree
