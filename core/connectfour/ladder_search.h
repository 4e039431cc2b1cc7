// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/limits.h"
#include "core/connectfour/ladder_table.h"
#include "core/connectfour/position.h"

#include <algorithm>
#include <array>
#include <bit>
#include <type_traits>

namespace yomi::connectfour {

/// In place of a table in the steps without one.
struct NoTable {};

/// The playable cells that do not let the opponent complete a line with the next stone: the one
/// cell that stops a line of his if there is one, and none directly below a cell that completes
/// one.
template <class Grid>
Cells safeCells(const BasicPosition<Grid>& position) {
    const Cells threats = completingCells(position.grid(), position.other()) & ~position.stones();
    Cells cells = playableCells(position.grid(), position.stones());
    if (const Cells forced = cells & threats)
        cells = std::has_single_bit(forced) ? forced : 0;
    return cells & ~(threats >> 1);
}

/// A step of the ladder (ladder.h) as a recursive function. Scores and windows are those of the
/// side to move; a value at or below alpha is an upper bound, at or above beta a lower one.
///
///     Board   CellBoard in steps 3 to 5, BasicPosition from step 6; its order is the step's
///     Table   NoTable, LadderTable from step 7, or CountMemo to count steps 4 to 6
template <int step, class Board, class Table>
class LadderSearch {
public:
    LadderSearch(Table& table, const Limits& limits)
        : m_table(table)
        , m_clock(limits) {}

    std::uint64_t nodes() const { return m_nodes; }

    /// The score, or one of its sign if `weak`. The board is afterwards as it was before.
    int solve(Board& board, bool weak) {
        if constexpr (step >= 9)
            if (board.canWin())
                return board.winScore(); // no node
        if constexpr (step >= 8)
            return closeIn(board, weak);
        const int least = weak ? -1 : -board.maxPlies() / 2, most = weak ? 1 : -least;
        return value(board, least, most);
    }

private:
    static constexpr std::uint64_t nodesBetweenChecks = 1024;
    static constexpr bool usesMemo = std::is_same_v<Table, CountMemo>;

    /// Null windows around the middle of what is still possible, nearer to 0 where that lies there:
    /// few quick wins and losses are the score, and refuting them is cheap.
    int closeIn(Board& board, bool weak) {
        const int left = board.maxPlies() - board.plies();
        int low = weak ? -1 : -(left / 2), high = weak ? 1 : (left + 1) / 2;
        while (low < high) {
            int middle = low + (high - low) / 2;
            if (middle <= 0 && low / 2 < middle)
                middle = low / 2;
            else if (middle >= 0 && high / 2 > middle)
                middle = high / 2;
            const int found = value(board, middle, middle + 1);
            (found <= middle ? high : low) = found;
        }
        return low;
    }

    int value(Board& board, int alpha, int beta) {
        if constexpr (!usesMemo) {
            return search(board, alpha, beta);
        } else {
            if (const CountMemo::Entry* known = m_table.find(board.key(), alpha, beta)) {
                m_nodes += known->nodes;
                return known->value;
            }
            const std::uint64_t before = m_nodes;
            const int found = search(board, alpha, beta);
            m_table.store({board.key(), m_nodes - before, static_cast<std::int8_t>(alpha),
                           static_cast<std::int8_t>(beta), static_cast<std::int8_t>(found)});
            return found;
        }
    }

    int search(Board& board, int alpha, int beta) {
        if (++m_nodes % nodesBetweenChecks == 0)
            m_clock.check();
        const int left = board.maxPlies() - board.plies();
        ColumnList columns;
        if constexpr (step < 9) {
            if (const auto known = board.decided())
                return *known;
            columns = board.moves();
        } else {
            const Cells safe = safeCells(board);
            if (!safe)
                return -(left / 2); // the opponent wins with his next stone
            if (left <= 2)
                return 0;
            alpha = std::max(alpha, -((left - 2) / 2)); // he cannot yet
            if (alpha >= beta)
                return alpha;
            columns = inOrder(board, safe);
        }
        if constexpr (step == 3)
            return minimax(board, columns);

        // Nobody wins at once, so that the best is a win with the next stone but one.
        int most = (left - 1) / 2;
        if constexpr (step >= 12) {
            beta = std::min(beta, most);
            if (alpha >= beta)
                return beta;
            if (const auto bound = m_table.find(board.key())) {
                if (bound->isLower)
                    alpha = std::max(alpha, bound->score);
                else
                    beta = std::min(beta, bound->score);
                if (alpha >= beta)
                    return bound->isLower ? alpha : beta;
            }
        } else {
            if constexpr (step >= 7)
                if (const auto bound = m_table.find(board.key()))
                    most = bound->score;
            beta = std::min(beta, most);
            if (alpha >= beta)
                return beta;
        }
        for (const int column : columns) {
            board.make(column);
            const int found = -value(board, -beta, -alpha);
            board.unmake(column);
            if (found >= beta) {
                if constexpr (step >= 12)
                    m_table.store(board.key(), {found, true});
                return found;
            }
            alpha = std::max(alpha, found);
        }
        if constexpr (step >= 7)
            m_table.store(board.key(), {alpha, false});
        return alpha;
    }

    int minimax(Board& board, const ColumnList& columns) {
        int best = -board.maxPlies();
        for (const int column : columns) {
            board.make(column);
            best = std::max(best, -search(board, 0, 0));
            board.unmake(column);
        }
        return best;
    }

    /// The columns of the safe cells; from step 10 those first that leave more empty cells which
    /// complete a line.
    static ColumnList inOrder(const Board& board, Cells safe) {
        ColumnList columns;
        std::array<int, 21> threats = {};
        for (const int column : board.moves()) {
            const Cells cell = safe & columnCells(board.grid(), column);
            if (!cell)
                continue;
            columns.push_back(column);
            if constexpr (step >= 10)
                threats[static_cast<std::size_t>(column)] = std::popcount(
                    completingCells(board.grid(), board.mover() | cell) & ~board.stones() & ~cell);
        }
        if constexpr (step >= 10) // insertion keeps the order of equals
            for (auto end = columns.begin(); end != columns.end(); ++end)
                std::rotate(std::upper_bound(columns.begin(), end, *end,
                                             [&](int a, int b) {
                                                 return threats[static_cast<std::size_t>(a)] >
                                                        threats[static_cast<std::size_t>(b)];
                                             }),
                            end, end + 1);
        return columns;
    }

    Table& m_table;
    Clock m_clock;
    std::uint64_t m_nodes = 0;
};

} // namespace yomi::connectfour
