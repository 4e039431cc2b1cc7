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

/// The result of a game's own solver, for the side to move.
struct Solution {
    std::optional<int> score = {}; ///< nothing if time ran out first
    int lower = 0, upper = 0;      ///< proved bounds: the score, if it is known
    std::uint64_t nodes = 0;
    std::chrono::nanoseconds time = {}; ///< without the clearing of tables
    std::optional<int> bestMove = {};   ///< a move that keeps the score, if the solver finds one
};

/// The proved bounds of a move for the side to move.
struct MoveScore {
    int lower = 0, upper = 0;
    bool isSearched = true; ///< false if time ran out first: the bounds hold for any score

    std::optional<int> score() const {
        return lower == upper ? std::optional(lower) : std::nullopt;
    }
};

/// The bounds of each move, from move 0; nothing for an illegal one. At least one is legal.
struct MoveScores {
    std::vector<std::optional<MoveScore>> moves;
    std::uint64_t nodes = 0;            ///< of all moves together
    std::chrono::nanoseconds time = {}; ///< of all moves together

    /// False if time ran out before a score was known.
    bool areKnown() const {
        return std::ranges::all_of(moves, [](const auto& move) { return !move || move->score(); });
    }
    /// Bounds of the position's score, which is that of the best move.
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
