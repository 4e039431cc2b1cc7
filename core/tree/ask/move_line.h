// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/enum_names.h"
#include "core/tree/recording_details.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace yomi::tree {

/// Where the search of a line of moves ends.
enum class LineEnd : std::uint8_t {
    Reached,
    Skipped, ///< the next move was skipped
    Leaf,    ///< the last node has no moves
    Cut,     ///< the last node was cut off before
    NotSearched,
};
constexpr auto enumNames(LineEnd) {
    return namesInOrder("reached", "skipped", "leaf", "cut", "not-searched");
}

struct LineStep {
    std::string move;
    std::uint32_t place = 0;    ///< among the moves of its parent, from 1; 0: unknown
    std::vector<NodeId> visits; ///< the line continues below the last one; empty if only nodes
                                ///< further down are recorded
};

/// The search of a line in one iteration.
struct IterationLine {
    std::size_t iteration = 0;
    std::vector<LineStep> steps;
    LineEnd end = LineEnd::Reached;
    std::optional<std::string> why; ///< Skipped: the word; Leaf: the reason; Cut: the best move
};

/// The moves in a typed line: separated by blanks, each with %20 for a blank within it, as in
/// recordings. A % without a byte after it is literal.
std::vector<std::string> movesIn(std::string_view line);

/// Why a line of moves was not searched, or how: for each iteration, from its last root, below the
/// last visit of each move or the visit given as in pathText(): "5#2". Linear in the nodes at the
/// top and in the children on the line.
std::vector<IterationLine> searchesOf(std::span<const std::string> line, const Recording& recording,
                                      const RecordingDetails& details);

/// The move of a step. If its node is recorded by its path, whose nodes were not entered, their
/// moves precede it: "4 2 7".
std::string shownMove(const IterationLine& search, std::size_t step);

/// The list that `yomi-cli trace line --json` prints; the place of a move is null if unknown.
nlohmann::json toJson(std::span<const IterationLine> searches, const Recording& recording,
                      const RecordingDetails& details);

} // namespace yomi::tree
