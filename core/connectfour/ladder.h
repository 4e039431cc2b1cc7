// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/connectfour/solution.h"

#include <memory>

namespace yomi::connectfour {

// The solver of Pascal Pons's tutorial “Solving Connect 4” (blog.gamesolver.org), idea by idea, so
// that each node count can be held against the tutorial's published mean:
//
//     3  minimax          7  transposition table        10  moves that make threats first
//     4  alpha-beta       8  null windows that close    11  a table of 32-bit keys
//     5  centre first        in on the score            12  lower bounds in the table, too
//     6  bitboard         9  no move that loses at once
inline constexpr int firstStep = 3, lastStep = 12;

struct LadderSettings {
    int step = lastStep;
    bool weak = false; ///< asks for the sign of the score alone
    /// Counts the nodes of a search without making it again for a subtree already counted: value
    /// and count depend on position and window alone. Steps 4 to 6, whose counts can be too great
    /// for any run: minutes for tens of billions of nodes.
    bool countOnly = false;
};

/// Throws std::invalid_argument for a step outside 3 to 12 and for countOnly outside 4 to 6.
void validate(const LadderSettings& settings);

/// One step of the ladder with its table, which is kept and cleared from one position to the next.
///
/// A node is an entry of the recursive function, before anything else; that of the root counts each
/// time it is called. Memory: up to 50 MB from step 7, 84 MB on boards of 56 and more bits.
class Ladder {
public:
    /// Throws as validate() does.
    explicit Ladder(const LadderSettings& settings = {});
    Ladder(Ladder&&) noexcept;
    Ladder& operator=(Ladder&&) noexcept;
    ~Ladder();

    /// A time limit may leave the solution without a score. Throws std::invalid_argument for a game
    /// that is over, and Stopped.
    Solution solve(const Position& position, const Limits& limits = {});

    bool isWeak() const { return m_settings.weak; }

    struct Tables;

private:
    LadderSettings m_settings;
    std::unique_ptr<Tables> m_tables;
};

} // namespace yomi::connectfour
