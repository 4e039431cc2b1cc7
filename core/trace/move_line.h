// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/enum_names.h"
#include "core/trace/recording_details.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace yomi::trace {

/// Where the search of a line of moves ends, seen from the line.
enum class LineEnd : std::uint8_t {
    Reached,
    Skipped, ///< the next move was left out
    Leaf,    ///< the node above it has no moves
    Cut,     ///< the node above it was cut off before
    NotSearched,
};
constexpr auto enumNames(LineEnd) {
    return namesInOrder("reached", "skipped", "leaf", "cut", "not-searched");
}

struct LineStep {
    std::string move;
    std::uint32_t place = 0;    ///< among the moves of the node above, from 1; 0: untold
    std::vector<NodeId> visits; ///< the line goes on below the last one; none where only nodes
                                ///< further down are recorded
};

/// What one iteration did with a line.
struct IterationLine {
    std::size_t iteration = 0;
    std::vector<LineStep> steps;
    LineEnd end = LineEnd::Reached;
    std::optional<std::string>
        why; ///< of Skipped the word, of Leaf the reason, of Cut the best move
};

/// The moves that a person typed: separated by blanks, each with %20 for a blank within it, as the
/// lines of a recording have it. A % behind which no byte follows stands for itself.
std::vector<std::string> movesIn(std::string_view line);

/// Why a line of moves was not searched, or how: for each iteration, from its last root, below the
/// last visit of each move or the one that it names, as pathText() does: "5#2". Linear in the nodes
/// at the top and in the children on the line.
std::vector<IterationLine> searchesOf(std::span<const std::string> line, const Recording& recording,
                                      const RecordingDetails& details);

/// The move of a step. Where its node says its path, and so nobody entered those above it, they
/// stand before it: "4 2 7".
std::string shownMove(const IterationLine& search, std::size_t step);

/// The list that `yomi-cli trace line --json` prints; the place of a move is null where nobody told
/// it.
nlohmann::json toJson(std::span<const IterationLine> searches, const Recording& recording,
                      const RecordingDetails& details);

} // namespace yomi::trace
