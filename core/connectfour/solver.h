// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/enum_names.h"
#include "core/connectfour/book.h"
#include "core/connectfour/solution.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace yomi::connectfour {

class SolverTables;

/// The ideas that the solver adds to the last step of the ladder. Each can be switched off, alone
/// or with others, without changing scores.
enum class Idea : std::uint8_t {
    Bounds,  ///< bounds from the lines still open and from follow-up in a column
    Chains,  ///< follows forced replies without a node
    Lookups, ///< looks up all children in the table before searching one
    Mirror,  ///< a position and its mirror image share an entry
    Dead,    ///< positions that differ only in stones without an open line share an entry
    Order,   ///< first threats that can be used soon, then moves in many open lines
    Windows, ///< first whether the game is over soon, then the sign, then outwards from zero
};
constexpr auto enumNames(Idea) {
    return namesInOrder("bounds", "chains", "lookups", "mirror", "dead", "order", "windows");
}

inline constexpr int mostSolverThreads = 64;

struct SolverSettings {
    bool weak = false;     ///< asks only for the sign of the score
    bool bestMove = false; ///< also finds a move that keeps the score
    std::vector<Idea> without = {};
    int threads = 1;                       ///< for one position, 1 to mostSolverThreads
    std::shared_ptr<const Book> book = {}; ///< answers its positions without a search
    /// Keeps the table of the previous position: useful if positions have much in common.
    bool keepTable = false;
};

/// Step 13 of the ladder, the solver for normal use: scores as in the other steps, but with its own
/// node counts.
///
/// A node is a call of the recursive function; positions answered by a static test, in a forced
/// chain or before they are entered are not nodes. Memory: two tables that start at 64 KB and
/// double when half full, up to 64 MB and 1 MB. The empty board of 7×6 takes seconds.
///
/// Several threads share the tables, which then have full size from the start, and the proved
/// bounds of the score; nodes are those of all together, and differ from run to run.
class Solver {
public:
    /// Throws std::invalid_argument for an invalid number of threads.
    explicit Solver(const SolverSettings& settings = {});
    Solver(Solver&&) noexcept;
    Solver& operator=(Solver&&) noexcept;
    ~Solver();

    bool isWeak() const { return m_settings.weak; }

    /// Starts from an empty table unless it is to be kept. After a time limit the solution has the
    /// bounds proved so far. Throws std::invalid_argument for a finished game and for a board other
    /// than the book's, and Stopped.
    Solution solve(const Position& position, const Limits& limits = {});

private:
    SolverSettings m_settings;
    std::unique_ptr<SolverTables> m_tables;
};

} // namespace yomi::connectfour
