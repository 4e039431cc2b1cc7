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

/// Finds the winner of a position and a move, but not how soon. Asks two questions in turn, each
/// time with twice as many nodes, until the answers give the score: can the side to move complete a
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

    /// Starts from an empty table. After a time limit the solution has the bounds proved so far.
    /// Throws std::invalid_argument for a finished game, and Stopped.
    Solution solve(const Position& position, const Limits& limits = {});

    /// Solves the position after each legal move, with one table. The time limit applies to all
    /// squares together: when it passes, the current square keeps its proved bounds and the rest
    /// are not searched. Throws what solve() throws.
    SquareScores solveSquares(const Position& position, const Limits& limits = {});

private:
    void clearTable();

    std::unique_ptr<ProofTable> m_table;
};

} // namespace yomi::mnk
