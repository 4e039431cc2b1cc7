// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/limits.h"
#include "core/mnk/position.h"
#include "core/search/solution.h"

#include <memory>

namespace yomi::mnk {

class ProofTable;

using search::Solution; ///< scores are 1, 0 and -1
using SquareScores = search::MoveScores;

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

    /// Solves what each empty square leads to, by one table. A time limit is one of all squares
    /// together: when it is over, the square at hand is left with what is proved and the rest are
    /// not searched. Throws as solve() does.
    SquareScores solveSquares(const Position& position, const Limits& limits = {});

private:
    void clearTable();

    std::unique_ptr<ProofTable> m_table;
};

} // namespace yomi::mnk
