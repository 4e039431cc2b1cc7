// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <limits>
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

/// What is proved of a move for the side to move.
struct MoveScore {
    int lower = 0, upper = 0;
    bool isSearched = true; ///< false where the time was over before: the bounds hold of any score

    std::optional<int> score() const {
        return lower == upper ? std::optional(lower) : std::nullopt;
    }
};

/// What is proved of each move, from move 0; nothing for one that cannot be played. One at least
/// can.
struct MoveScores {
    std::vector<std::optional<MoveScore>> moves;
    std::uint64_t nodes = 0;            ///< of all moves together
    std::chrono::nanoseconds time = {}; ///< likewise

    /// Of each move: false where the time was over before.
    bool areKnown() const {
        return std::ranges::all_of(moves, [](const auto& move) { return !move || move->score(); });
    }
    /// What that proves of the position, whose score is that of the best move.
    int lower() const { return greatest(&MoveScore::lower); }
    int upper() const { return greatest(&MoveScore::upper); }

private:
    int greatest(int MoveScore::*bound) const {
        int greatest = std::numeric_limits<int>::min();
        for (const std::optional<MoveScore>& move : moves)
            if (move)
                greatest = std::max(greatest, (*move).*bound);
        return greatest;
    }
};

} // namespace yomi::search
