// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/connectfour/solution.h"

#include <memory>

namespace yomi::connectfour {

// The solver of Pascal Pons's tutorial “Solving Connect 4” (blog.gamesolver.org), idea by idea, so
// that each node count can be compared with the tutorial's published mean:
//
//     3  minimax          7  transposition table        10  moves that make threats first
//     4  alpha-beta       8  null windows that close    11  a table of 32-bit keys
//     5  centre first        in on the score            12  lower bounds in the table, too
//     6  bitboard         9  no move that loses at once
inline constexpr int firstStep = 3, lastStep = 12;

struct LadderSettings {
    int step = lastStep;
    bool weak = false; ///< asks only for the sign of the score
    /// Counts the nodes of a search without repeating subtrees already counted, since value and
    /// count depend only on position and window. Steps 4 to 6, whose counts can be too large for a
    /// real run: minutes for tens of billions of nodes.
    bool countOnly = false;
};

/// Throws std::invalid_argument for a step outside 3 to 12 and for countOnly outside 4 to 6.
void validate(const LadderSettings& settings);

/// One step of the ladder with its table, which is kept and cleared between positions.
///
/// A node is any call of the recursive function; the root counts each time it is searched. Memory:
/// up to 50 MB from step 7, 84 MB on boards of 56 and more bits.
class Ladder {
public:
    /// Throws as validate() does.
    explicit Ladder(const LadderSettings& settings = {});
    Ladder(Ladder&&) noexcept;
    Ladder& operator=(Ladder&&) noexcept;
    ~Ladder();

    /// After a time limit the solution may lack a score. Throws std::invalid_argument for a
    /// finished game, and Stopped.
    Solution solve(const Position& position, const Limits& limits = {});

    bool isWeak() const { return m_settings.weak; }

    struct Tables;

private:
    LadderSettings m_settings;
    std::unique_ptr<Tables> m_tables;
};

} // namespace yomi::connectfour
