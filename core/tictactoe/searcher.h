// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tictactoe/search.h"

#include <algorithm>
#include <array>

namespace yomi::tictactoe {

// The one search template: algorithm × board kind × state update × observer. It is in negamax form:
// inside it windows and values are those of the player to move, so that O and X share the code; the
// table's bounds are too. Results and traces turn them to O's side.
//
//     Board     Bitboard or RecordBoard; brings its Table
//     Child     how a child's board comes about: Copied, Unmade or UnmadeEach
//     Observer  NoTrace, or the Recorder of a trace: no branch asks which

/// A copied board; the parent's stays as it is.
template <class Board>
class Copied {
public:
    Copied(const Board& parent, int square)
        : m_board(parent) {
        m_board.make(square);
    }
    Board& board() { return m_board; }
    void again() {}

private:
    Board m_board;
};

/// The parent's board with a move made on it, unmade at the end of the scope: an exception that
/// ends a search on its way up restores the caller's position.
template <class Board>
class Unmade {
public:
    Unmade(Board& parent, int square)
        : m_board(parent)
        , m_square(square) {
        m_board.make(m_square);
    }
    ~Unmade() { m_board.unmake(m_square); }
    Unmade(const Unmade&) = delete;
    Unmade& operator=(const Unmade&) = delete;

    Board& board() { return m_board; }
    /// Called before the child is searched a second time.
    void again() {}

protected:
    Board& m_board;
    int m_square;
};

/// As Unmade, but each search of a child has a making of its own.
template <class Board>
class UnmadeEach : public Unmade<Board> {
public:
    using Unmade<Board>::Unmade;
    void again() {
        this->m_board.unmake(this->m_square);
        this->m_board.make(this->m_square);
    }
};

/// The observer of a timed run: nobody. An observer hears of everything in the order in which it
/// happens; what it is not told it can tell from that order.
struct NoTrace {
    /// An iteration begins, and ends.
    void begin() {}
    void end() {}
    template <class Board>
    void enter(const Board&, int /*square*/, Score /*alpha*/, Score /*beta*/, Visit) {}
    /// The node entered last is a leaf.
    void leaf() {}
    /// The table had nothing; bounds of no use; bounds that narrowed the window; the value.
    void probed(TableAction) {}
    /// The value of the child left last has been compared with the best one of its parent.
    void compared(bool /*isBetter*/) {}
    void cutoff() {}
    /// All children that had to be searched were, with this window to begin with.
    void expanded(Score /*value*/, Score /*alpha*/, Score /*beta*/) {}
    void store(Bounds) {}
    void leave(Score /*value*/) {}
};

/// What a search of one root needs beside its board.
template <class Board, class Observer>
struct Task {
    const Settings& settings;
    const Clock& clock;
    Observer& observer;
    typename Board::Table* table;          ///< null without one
    const typename Board::Table* ordering; ///< best moves of an earlier search, or null
};

template <Algorithm algorithm, class Board, template <class> class Child, class Observer>
class Searcher {
public:
    explicit Searcher(const Task<Board, Observer>& task)
        : m_task(task)
        , m_estimates(task.settings.evaluation == Evaluation::Article ? &articleEstimates()
                                                                      : nullptr) {
        for (int plies = 0; plies <= squareCount; ++plies)
            m_winValue[plies] = winValue(task.settings.evaluation, plies);
    }

    const Counters& counters() const { return m_counters; }

    /// The value of a child, for the player to move at its parent. `alpha` and `beta` are the
    /// parent's, `depth` is what is left below the child.
    Score visit(Board& board, int square, int depth, Score alpha, Score beta, Visit kind) {
        m_task.observer.enter(board, square, -beta, -alpha, kind);
        const Score value = search(board, depth, -beta, -alpha);
        m_task.observer.leave(value);
        return -value;
    }

private:
    struct Best { // a register for each: halves of one would be written apart and read as one
        Score value;
        std::int64_t move;
    };

    Score search(Board& board, int depth, Score alpha, Score beta) {
        if (++m_counters.nodes % nodesBetweenChecks == 0)
            m_task.clock.check();
        if (board.isWon())
            return leaf(-m_winValue[board.plies()]);
        if (board.isFull())
            return leaf(0);
        if (depth == 0)
            return leaf(m_estimates ? -(*m_estimates)[ternaryKey(board.position())] : 0);
        return m_task.table ? lookUp(board, depth, alpha, beta)
                            : expand(board, board.moves(), depth, alpha, beta).value;
    }

    Score leaf(Score value) {
        ++m_counters.leaves;
        m_task.observer.leaf();
        return value;
    }

    Score lookUp(Board& board, int depth, Score alpha, Score beta);

    template <class Moves>
    Best expand(Board& board, const Moves& moves, int depth, Score alpha, Score beta);

    static constexpr std::int64_t nodesBetweenChecks = 1024;

    Task<Board, Observer> m_task;
    std::array<Score, squareCount + 1> m_winValue;
    const ArticleEstimates* m_estimates; ///< null for an evaluation of finished games only
    Counters m_counters;
};

template <Algorithm algorithm, class Board, template <class> class Child, class Observer>
Score Searcher<algorithm, Board, Child, Observer>::lookUp(Board& board, int depth, Score alpha,
                                                          Score beta) {
    const auto slot = m_task.table->slot(board);
    Bounds bounds;
    if (const Bounds* found = m_task.table->find(slot)) {
        bounds = *found;
        const bool isExact = bounds.lower == bounds.upper;
        if (isExact || bounds.upper <= alpha || beta <= bounds.lower) {
            ++m_counters.tableHits;
            m_task.observer.probed(TableAction::Returned);
            return isExact || beta <= bounds.lower ? bounds.lower : bounds.upper;
        }
        const bool narrows = bounds.lower > alpha || bounds.upper < beta;
        m_task.observer.probed(narrows ? TableAction::Narrowed : TableAction::Unused);
        alpha = std::max<Score>(alpha, bounds.lower);
        beta = std::min<Score>(beta, bounds.upper);
    } else {
        m_task.observer.probed(TableAction::Miss);
    }

    auto moves = board.moves();
    if (m_task.ordering) {
        const int best = m_task.ordering->bestMove(slot, board, *moves.begin());
        auto move = moves.begin();
        while (*move != best)
            ++move;
        std::iter_swap(moves.begin(), move);
    }
    const Best best = expand(board, moves, depth, alpha, beta);
    // A value at an end of the window is only a bound, and says nothing of the other one.
    if (best.value < beta)
        bounds.upper = static_cast<std::int16_t>(best.value);
    if (best.value > alpha)
        bounds.lower = static_cast<std::int16_t>(best.value);
    ++m_counters.tableStores;
    m_task.table->store(slot, board, bounds, static_cast<int>(best.move));
    m_task.observer.store(bounds);
    return best.value;
}

template <Algorithm algorithm, class Board, template <class> class Child, class Observer>
template <class Moves>
auto Searcher<algorithm, Board, Child, Observer>::expand(Board& board, const Moves& moves,
                                                         int depth, Score alpha, Score beta)
    -> Best {
    const Score alphaAtEntry = alpha;
    Score bestValue = -infinity;
    std::int64_t bestMove = 0;
    const auto compare = [&](Score value, int square) {
        m_task.observer.compared(value > bestValue);
        if (value > bestValue) {
            bestValue = value;
            bestMove = square;
        }
    };
    for (auto move = moves.begin(); move != moves.end(); ++move) {
        Child<Board> child(board, *move);
        const bool nullWindow = algorithm == Algorithm::Pvs && move != moves.begin();
        m_counters.nullWindows += nullWindow;
        const Score value = visit(child.board(), *move, depth - 1, alpha,
                                  nullWindow ? alpha + nullWindowWidth : beta,
                                  nullWindow ? Visit::NullWindow : Visit::Full);
        compare(value, *move);
        if (nullWindow && value > alpha && bestValue < beta) {
            ++m_counters.researches;
            child.again();
            compare(visit(child.board(), *move, depth - 1, alpha, beta, Visit::Research), *move);
        }
        if constexpr (algorithm != Algorithm::Minimax) {
            if (bestValue >= beta) {
                const auto unsearched = moves.end() - move - 1;
                ++m_counters.cutoffs;
                m_counters.cuts += unsearched > 0;
                m_counters.pruned += unsearched;
                m_task.observer.cutoff();
                break;
            }
            alpha = std::max(alpha, bestValue);
        }
    }
    m_task.observer.expanded(bestValue, alphaAtEntry, beta);
    return {bestValue, bestMove};
}

} // namespace yomi::tictactoe
