// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/limits.h"
#include "core/mnk/position.h"

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace yomi::mnk {

class ProofTable;

/// What a solver found for the side to move: 1 it wins, 0 a draw, -1 it loses.
struct Solution {
    std::optional<int> score = {};    ///< nothing where the time was over before it was known
    int lower = -1, upper = 1;        ///< bounds that are proved: the score, where that is known
    std::optional<int> bestMove = {}; ///< a square that keeps the score, where that is known
    std::uint64_t nodes = 0;
    std::chrono::nanoseconds time = {}; ///< without the clearing of the table
};

/// The score of each square for the side to move, in reading order; nothing for a taken one.
struct SquareScores {
    std::vector<std::optional<int>> scores;
    std::uint64_t nodes = 0; ///< of all squares together
    std::chrono::nanoseconds time = {};

    int best() const;
};

/// Who wins a position and by which move, not how soon. Two questions are asked in turn, each for
/// twice as many nodes as before, until the answers give the score: can the side to move complete a
/// line, can the other side? Both are answered by proof_search.h.
///
/// Memory: a table that starts at 160 KB and doubles when half full, up to 80 MB. The boards up to
/// 7×7 take seconds at most, all but 7,4,4 and 7,7,5 less than three.
class Solver {
public:
    Solver();
    Solver(Solver&&) noexcept;
    Solver& operator=(Solver&&) noexcept;
    ~Solver();

    /// Starts from an empty table. A time limit leaves the solution with what is proved till then.
    /// Throws std::invalid_argument for a game that is over, and Stopped.
    Solution solve(const Position& position, const Limits& limits = {});

    /// Solves what each empty square leads to, by one table. Throws as solve() does, and
    /// TimeLimitPassed where the time, one of all squares together, does not suffice.
    SquareScores solveSquares(const Position& position, const Limits& limits = {});

private:
    void clearTable();

    std::unique_ptr<ProofTable> m_table;
};

} // namespace yomi::mnk
