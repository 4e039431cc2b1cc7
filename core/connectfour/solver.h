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

/// What the solver knows beside the last step of the ladder. Each idea can be left out, alone or
/// with others; scores stay.
enum class Idea : std::uint8_t {
    Bounds,  ///< bounds from the lines still open and from following up in a column
    Chains,  ///< forced replies are followed without a node
    Lookups, ///< all children are looked up in the table before one is searched
    Mirror,  ///< a position and its mirror image share an entry
    Dead,    ///< so do positions that differ in stones without an open line
    Order,   ///< first threats that can be used soon, then moves in many open lines
    Windows, ///< first whether it is soon over, then the sign, then outwards from zero
};
constexpr auto enumNames(Idea) {
    return namesInOrder("bounds", "chains", "lookups", "mirror", "dead", "order", "windows");
}

inline constexpr int mostSolverThreads = 64;

struct SolverSettings {
    bool weak = false;     ///< asks for the sign of the score alone
    bool bestMove = false; ///< names a move that keeps the score, too
    std::vector<Idea> without = {};
    int threads = 1; ///< that solve a position together, 1 to mostSolverThreads
    std::shared_ptr<const Book> book = {}; ///< answers for its positions without a search
    /// Goes on with the table of the position before: of use where positions have much in common.
    bool keepTable = false;
};

/// Step 13 of the ladder, the solver for use: the scores of the other steps with any count of
/// nodes.
///
/// A node is an entry of the recursive function; positions that are told by a look, those of forced
/// chains and those answered before they are entered are none. Memory: two tables that start at 64
/// KB and double when half full, up to 64 MB and 1 MB. The empty board of 7×6 takes seconds.
///
/// Several threads share the tables, which are then of full size from the start, and what is proved
/// of the score; nodes are those of all together, and differ from run to run.
class Solver {
public:
    /// Throws std::invalid_argument for a number of threads that cannot be.
    explicit Solver(const SolverSettings& settings = {});
    Solver(Solver&&) noexcept;
    Solver& operator=(Solver&&) noexcept;
    ~Solver();

    bool isWeak() const { return m_settings.weak; }

    /// Starts from an empty table, unless that is to be kept. A time limit leaves the solution with
    /// what is proved till then. Throws std::invalid_argument for a game that is over and a board
    /// that is not the book's, and Stopped.
    Solution solve(const Position& position, const Limits& limits = {});

private:
    SolverSettings m_settings;
    std::unique_ptr<SolverTables> m_tables;
};

} // namespace yomi::connectfour
