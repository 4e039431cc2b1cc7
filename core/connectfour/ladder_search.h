// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/limits.h"
#include "core/connectfour/ladder_table.h"
#include "core/connectfour/position.h"
#include "core/connectfour/solution.h"
#include "core/search/observer.h"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <type_traits>

namespace yomi::connectfour {

/// The table type of steps without a table.
struct NoTable {};

/// The playable cells after which the opponent cannot complete a line with the next stone: only the
/// cell that blocks a line if there is one, and none directly below a cell that completes one.
template <class Grid>
Cells safeCells(const BasicPosition<Grid>& position) {
    const Cells threats = completingCells(position.grid(), position.other()) & ~position.stones();
    Cells cells = playableCells(position.grid(), position.stones());
    if (const Cells forced = cells & threats)
        cells = std::has_single_bit(forced) ? forced : 0;
    return cells & ~(threats >> 1);
}

/// A step of the ladder (ladder.h) as a recursive function. Scores and windows are those of the
/// side to move; a value at or below alpha is an upper bound, one at or above beta a lower bound.
///
///     Board     CellBoard in steps 3 to 5, BasicPosition from step 6; ordered as in the step
///     Table     NoTable, LadderTable from step 7, or CountMemo to count steps 4 to 6
///     Observer  as of the common search (core/search/observer.h)
template <int step, class Board, class Table, class Observer>
class LadderSearch {
public:
    LadderSearch(Table& table, const Limits& limits, Observer& observer)
        : m_table(table)
        , m_deadline(limits)
        , m_observer(observer) {}

    std::uint64_t nodes() const { return m_nodes; }

    /// The score, or one with its sign if `weak`. The board is restored afterwards.
    int solve(Board& board, bool weak) {
        if constexpr (step >= 9)
            if (board.canWin())
                return board.winScore(); // not a node
        if constexpr (step >= 8)
            return closeIn(board, weak);
        if constexpr (step == 3)
            return pass(board, -search::infinity, search::infinity);
        const int least = weak ? -1 : -board.maxPlies() / 2, most = weak ? 1 : -least;
        return pass(board, least, most);
    }

private:
    static constexpr std::uint64_t nodesBetweenChecks = 1024;
    static constexpr bool usesMemo = std::is_same_v<Table, CountMemo>;

    /// Null windows around the middle of the possible scores, shifted towards 0 where possible: few
    /// scores are quick wins or losses, and refuting those is cheap.
    int closeIn(Board& board, bool weak) {
        const int left = board.maxPlies() - board.plies();
        int low = weak ? -1 : -(left / 2), high = weak ? 1 : (left + 1) / 2;
        while (low < high) {
            int middle = low + (high - low) / 2;
            if (middle <= 0 && low / 2 < middle)
                middle = low / 2;
            else if (middle >= 0 && high / 2 > middle)
                middle = high / 2;
            const int found = pass(board, middle, middle + 1);
            (found <= middle ? high : low) = found;
        }
        return low;
    }

    /// Searches the root once.
    int pass(Board& board, int alpha, int beta) {
        m_observer.enterRoot(board, alpha, beta,
                             step >= 8 ? tree::Visit::NullWindow : tree::Visit::Full);
        const int found = value(board, alpha, beta);
        m_observer.leave(found);
        return found;
    }

    /// The value of a child, for the side to move at its parent.
    int child(Board& board, int column, int alpha, int beta) {
        board.make(column);
        m_observer.enter(board, column, -beta, -alpha,
                         beta - alpha == 1 ? tree::Visit::NullWindow : tree::Visit::Full);
        const int found = value(board, -beta, -alpha);
        m_observer.leave(found);
        board.unmake(column);
        return -found;
    }

    /// Reports a value known without a child.
    int decided(int value, tree::BoundKind bound = tree::BoundKind::Exact) {
        m_observer.decided(bound);
        return value;
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
            m_deadline.check();
        const int left = board.maxPlies() - board.plies();
        ColumnList columns;
        if constexpr (step < 9) {
            if (const auto known = board.decided())
                return decided(*known);
            columns = board.moves();
        } else {
            const Cells safe = safeCells(board);
            if (!safe)
                return decided(-(left / 2)); // the opponent wins with the next stone
            if (left <= 2)
                return decided(0);
            const int least = -((left - 2) / 2); // the opponent cannot win yet
            m_observer.boundedByRules({static_cast<std::int16_t>(least), search::infinity});
            alpha = std::max(alpha, least);
            if (alpha >= beta)
                return decided(alpha, tree::BoundKind::Lower);
            columns = inOrder(board, safe);
        }
        if constexpr (step == 3)
            return minimax(board, columns);
        if (!narrow(board, left, alpha, beta))
            return alpha;
        return expand(board, columns, alpha, beta);
    }

    /// Narrows the window to the known bounds. Returns false if it is empty: alpha is the value.
    bool narrow(Board& board, int left, int& alpha, int& beta) {
        // There is no immediate win, so the best is a win with the next stone but one.
        const int most = (left - 1) / 2;
        if constexpr (step < 7) {
            return allow(most, alpha, beta);
        } else if constexpr (step < 12) {
            const auto bound = m_table.find(board.key());
            if (!bound && !allow(most, alpha, beta))
                return false;
            return take(board, bound, alpha, beta);
        } else {
            return allow(most, alpha, beta) && take(board, m_table.find(board.key()), alpha, beta);
        }
    }

    /// Applies the upper bound `most`.
    bool allow(int most, int& alpha, int& beta) {
        if (beta > most) {
            m_observer.boundedByRules({-search::infinity, static_cast<std::int16_t>(most)});
            beta = most;
        }
        if (alpha < beta)
            return true;
        alpha = decided(beta, tree::BoundKind::Upper);
        return false;
    }

    /// Applies the table's bound of the board, if any.
    bool take(const Board& board, const std::optional<Bound>& bound, int& alpha, int& beta) {
        if (!bound) {
            m_observer.missed();
            return true;
        }
        search::Bounds found;
        (bound->isLower ? found.lower : found.upper) = static_cast<std::int16_t>(bound->score);
        const bool narrows = bound->isLower ? bound->score > alpha : bound->score < beta;
        if (narrows)
            (bound->isLower ? alpha : beta) = bound->score;
        const bool answers = alpha >= beta;
        m_observer.found(answers   ? tree::TableAction::Returned
                         : narrows ? tree::TableAction::Narrowed
                                   : tree::TableAction::Unused,
                         found, m_table.tag(board.key()));
        if (answers && !bound->isLower)
            alpha = beta;
        return !answers;
    }

    int expand(Board& board, const ColumnList& columns, int alpha, int beta) {
        const int alphaAtEntry = alpha;
        int best = -search::infinity;
        for (auto column = columns.begin(); column != columns.end(); ++column) {
            const int found = child(board, *column, alpha, beta);
            m_observer.compared(found > best, found > alpha);
            best = std::max(best, found);
            if (found >= beta) {
                m_observer.cutoff(column + 1, columns.end());
                m_observer.expanded(found, alphaAtEntry, beta);
                if constexpr (step >= 12)
                    store(board, {found, true});
                return found;
            }
            alpha = std::max(alpha, found);
        }
        m_observer.expanded(alpha, alphaAtEntry, beta);
        if constexpr (step >= 7)
            store(board, {alpha, false});
        return alpha;
    }

    void store(const Board& board, Bound bound) {
        search::Bounds bounds;
        (bound.isLower ? bounds.lower : bounds.upper) = static_cast<std::int16_t>(bound.score);
        m_table.store(board.key(), bound, m_observer.store(bounds));
    }

    int minimax(Board& board, const ColumnList& columns) {
        int best = -search::infinity;
        for (const int column : columns) {
            const int found = child(board, column, -search::infinity, search::infinity);
            m_observer.compared(found > best, found > best);
            best = std::max(best, found);
        }
        return best;
    }

    /// The columns of the safe cells; from step 10, first those that leave more empty cells which
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
    Deadline m_deadline;
    Observer& m_observer;
    std::uint64_t m_nodes = 0;
};

/// A whole run of a step, with an empty table.
template <int step, class Board, class Table, class Observer>
Solution runLadder(const Position& position, bool weak, const Limits& limits, Table& table,
                   Observer& observer) {
    const auto order = step <= 4 ? MoveOrder::Left : MoveOrder::Centre;
    Board board(Position(position.size(), position.mover(), position.stones(), order));
    LadderSearch<step, Board, Table, Observer> search(table, limits, observer);
    const auto asked = [weak](int score) {
        return weak ? (score > 0) - (score < 0) : score;
    };
    const auto [lower, upper] = position.range();
    Solution solution = {.lower = asked(lower), .upper = asked(upper)};
    const auto start = std::chrono::steady_clock::now();
    try {
        solution.score = solution.lower = solution.upper = asked(search.solve(board, weak));
    } catch (const TimeLimitPassed&) {
        // Only the range of possible scores is known.
    }
    solution.time = std::chrono::steady_clock::now() - start;
    solution.nodes = search.nodes();
    return solution;
}

template <int step, class Board, class Table>
Solution runLadder(const Position& position, bool weak, const Limits& limits, Table& table) {
    search::NoTrace noTrace;
    return runLadder<step, Board>(position, weak, limits, table, noTrace);
}

} // namespace yomi::connectfour
