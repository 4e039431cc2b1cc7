// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tree/event_line.h"

#include <vector>

namespace yomi::tree {

/// Derives header fields that are missing from the first lines.
///
/// The side to move at the root, if every number is the first player's: max raises alpha to the
/// values of its moves and returns the greatest of them, min lowers beta and returns the least.
///
///     yomi-trace 1 values=first
///     > - -9 9
///     > a -9 9
///     < 3
///     > b -9 3        beta fell to the previous move's value: min moves at the root
///
/// Whether the moves of a known game are counted from 1: the number of its columns or squares
/// appears before any 0.
class HeaderGuess {
public:
    explicit HeaderGuess(const RecordingHeader& header);

    /// Whether further lines may show more.
    bool isOpen() const { return m_asksSide || m_asksBase; }
    bool isAtTop() const { return m_open.empty(); } ///< no node is open
    void see(const EventLine& line);
    void complete(RecordingHeader& header) const;

private:
    /// An open node. Numbers are the printed ones.
    struct Level {
        bool isRootsSide = true;
        bool isJudged = true; ///< its value comes from its moves, as far as is known
        Bounds window;
        double least = infinite, most = -infinite; ///< of the values of its moves
        bool isCounted = true;
    };

    void seeMove(std::string_view move);
    void seeMoves(const EventLine& line);
    void enter(const EventLine& line);
    void leave(const EventLine& line);
    /// Notes that a node raised alpha, or lowered beta.
    void vote(const Level& level, bool isRaised);
    bool isToMoveKnown() const { return m_forMax > 2 * m_forMin || m_forMin > 2 * m_forMax; }

    bool m_asksSide = false, m_asksBase = false;
    bool m_isFromOne = false;
    double m_moveCount = 0; ///< columns or squares of the board
    std::vector<Level> m_open;
    int m_forMax = 0, m_forMin = 0;
};

} // namespace yomi::tree
