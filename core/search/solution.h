// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

namespace yomi::search {

/// What a game's own solver found for the side to move.
struct Solution {
    std::optional<int> score = {}; ///< nothing where the time was over before it was known
    int lower = 0, upper = 0;      ///< bounds that are proved: the score, where that is known
    std::uint64_t nodes = 0;
    std::chrono::nanoseconds time = {}; ///< without the clearing of tables
    std::optional<int> bestMove = {};   ///< a move that keeps the score, of a solver that names one
};

/// The score of each move for the side to move, from move 0; nothing for one that cannot be played.
struct MoveScores {
    std::vector<std::optional<int>> scores;
    std::uint64_t nodes = 0;            ///< of all moves together
    std::chrono::nanoseconds time = {}; ///< likewise

    int best() const { return **std::ranges::max_element(scores); } // nothing is less than a score
};

} // namespace yomi::search
