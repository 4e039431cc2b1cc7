// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/connectfour/solution.h"

#include <memory>
#include <string>
#include <string_view>

namespace yomi::connectfour {

class SolverTables;

/// What the solver knows beside the last step of the ladder. Each idea can be left out; scores
/// stay.
struct Ideas {
    bool bounds = true;  ///< bounds from the lines still open and from following up in a column
    bool chains = true;  ///< forced replies are followed without a node
    bool lookups = true; ///< all children are looked up in the table before one is searched
    bool mirror = true;  ///< a position and its mirror image share an entry
    bool dead = true;    ///< so do positions that differ in stones without an open line
    bool order = true;   ///< threats that can be used soon count more
    bool windows = true; ///< quick wins and losses first, then the sign, then outwards from zero

    friend bool operator==(const Ideas&, const Ideas&) = default;
};

/// All ideas but those named, "bounds,mirror". Throws std::invalid_argument for another name.
Ideas ideasWithout(std::string_view names);

struct SolverSettings {
    bool weak = false;     ///< asks for the sign of the score alone
    bool bestMove = false; ///< names a move that keeps the score, too
    Ideas ideas = {};
};

/// Step 13 of the ladder, the solver for use: the scores of the other steps with any count of
/// nodes.
///
/// A node is an entry of the recursive function; positions that are told by a look, those of forced
/// chains and those answered before they are entered are none. Memory: two tables that start at 256
/// KB and double when half full, up to 64 MB and 1 MB. The empty board of 7×6 takes seconds.
class Solver {
public:
    explicit Solver(const SolverSettings& settings = {});
    Solver(Solver&&) noexcept;
    Solver& operator=(Solver&&) noexcept;
    ~Solver();

    bool isWeak() const { return m_settings.weak; }

    /// Starts from an empty table. A time limit leaves the solution with what is proved till then.
    /// Throws std::invalid_argument for a game that is over, and Stopped.
    Solution solve(const Position& position, const Limits& limits = {});

private:
    SolverSettings m_settings;
    std::unique_ptr<SolverTables> m_tables;
};

} // namespace yomi::connectfour
