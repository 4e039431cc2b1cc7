// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/limits.h"
#include "core/search/child.h"
#include "core/search/game.h"
#include "core/search/learned_order.h"
#include "core/search/observer.h"
#include "core/search/result.h"
#include "core/search/settings.h"

#include <algorithm>

namespace yomi::search {

// The search template, in negamax form: windows, values and table bounds are those of the side to
// move, so that both sides share the code. Results and traces convert them to the first player.
//
//     algorithm  which recursive function; MTD(f) is alpha-beta called by its driver
//     tuned      whether a switch that the article lacks is on (Settings::isTuned); a search
//                without them pays nothing for them
//     Game       the rules (game.h)
//     Eval       end(game, ended) and estimate(game), the value of a leaf for the side to move
//     Table      slot, find (a pointer or an optional), store, clear, size; bestMove, unless moves
//                keep the game's order
//     Child      how to get a child's board: Copied, Unmade or UnmadeEach
//     Observer   NoTrace, or a receiver of all events: known at compile time, not a branch

/// What a search of one root needs in addition to its board.
template <class Eval, class Table, class Observer>
struct Task {
    const Settings& settings; ///< resolved()
    const Deadline& deadline;
    const Eval& eval;
    Observer& observer;
    Table* table;          ///< null: no table
    const Table* ordering; ///< best moves of an earlier search, or null
    LearnedOrder* learned; ///< null unless tuned
};

/// The value of a node and its move, each in a register: two halves of one register would be
/// written separately and read together, which is slow.
struct Best {
    Score value;
    std::int64_t move;
};

template <Algorithm algorithm, bool tuned, class Game, class Eval, class Table,
          template <class> class Child, class Observer>
class Searcher {
    static_assert(search::Game<Game>);

public:
    explicit Searcher(const Task<Eval, Table, Observer>& task)
        : m_task(task)
        , m_eval(task.eval)
        , m_nullWindow(task.settings.nullWindow == NullWindow::Article ? task.eval.nullWindow()
                                                                       : task.eval.unit())
        , m_swaps(task.settings.bestMove == BestMove::Swap)
        , m_failsHard(task.settings.fail == Fail::Hard) {}

    const Counters& counters() const { return m_counters; }

    /// The value of a child, for the side to move at its parent. `alpha` and `beta` are the
    /// parent's window, `depth` is the depth left below the child, `again` means that the same side
    /// moves.
    Score visit(Game& game, int move, int depth, Score alpha, Score beta, Visit kind, bool again) {
        if (!Game::alternates && again) {
            m_task.observer.enter(game, move, alpha, beta, kind);
            const Score value = search(game, depth, alpha, beta);
            m_task.observer.leave(value);
            return value;
        }
        m_task.observer.enter(game, move, -beta, -alpha, kind);
        const Score value = search(game, depth, -beta, -alpha);
        m_task.observer.leave(value);
        return -value;
    }

    /// Searches the root like any node; its game must not be over.
    Best visitRoot(Game& game, int depth, Score alpha, Score beta, Visit kind) {
        m_task.observer.enterRoot(game, alpha, beta, kind);
        ++m_counters.nodes;
        m_task.deadline.check();
        const Best best = inner(game, depth, alpha, beta);
        m_task.observer.leave(best.value);
        return best;
    }

private:
    Score search(Game& game, int depth, Score alpha, Score beta) {
        if (++m_counters.nodes % nodesBetweenChecks == 0)
            m_task.deadline.check();
        const Ended ended = game.ended();
        if (ended == Ended::Lost) // separate: most games end so, and end() becomes a look-up
            return leaf(m_eval.end(game, Ended::Lost), Ended::Lost);
        if (ended != Ended::No)
            return leaf(m_eval.end(game, ended), ended);
        if (depth == 0)
            return leaf(m_eval.estimate(game), Ended::No);
        return inner(game, depth, alpha, beta).value;
    }

    Score leaf(Score value, Ended ended) {
        ++m_counters.leaves;
        m_task.observer.leaf(ended);
        return value;
    }

    Best inner(Game& game, int depth, Score alpha, Score beta) {
        if (m_task.table)
            return lookUp(game, depth, alpha, beta);
        if constexpr (tuned) {
            auto moves = game.moves();
            m_task.learned->sort(moves, game.firstToMove(), game.plies());
            return expand(game, moves, depth, alpha, beta);
        }
        return expand(game, game.moves(), depth, alpha, beta);
    }

    Best lookUp(Game& game, int depth, Score alpha, Score beta);

    template <class Slot, class Moves>
    void order(const Game& game, const Slot& slot, Moves& moves) const;

    template <class Moves>
    Best expand(Game& game, const Moves& moves, int depth, Score alpha, Score beta);

    static constexpr std::int64_t nodesBetweenChecks = 1024;

    Task<Eval, Table, Observer> m_task;
    Eval m_eval;
    Score m_nullWindow;
    bool m_swaps, m_failsHard;
    Counters m_counters;
};

template <Algorithm algorithm, bool tuned, class Game, class Eval, class Table,
          template <class> class Child, class Observer>
template <class Slot, class Moves>
void Searcher<algorithm, tuned, Game, Eval, Table, Child, Observer>::order(const Game& game,
                                                                           const Slot& slot,
                                                                           Moves& moves) const {
    if constexpr (tuned)
        m_task.learned->sort(moves, game.firstToMove(), game.plies());
    if constexpr (requires { m_task.table->bestMove(slot, game, 0); }) {
        const bool own = tuned && m_task.settings.ownMove;
        if (!m_task.ordering && !own)
            return;
        int best = *moves.begin();
        if (m_task.ordering)
            best = m_task.ordering->bestMove(slot, game, best);
        if (own)
            best = m_task.table->bestMove(slot, game, best);
        auto move = moves.begin();
        while (*move != best)
            ++move;
        if (m_swaps)
            std::iter_swap(moves.begin(), move);
        else
            std::rotate(moves.begin(), move, move + 1);
    }
}

template <Algorithm algorithm, bool tuned, class Game, class Eval, class Table,
          template <class> class Child, class Observer>
Best Searcher<algorithm, tuned, Game, Eval, Table, Child, Observer>::lookUp(Game& game, int depth,
                                                                            Score alpha,
                                                                            Score beta) {
    const auto slot = m_task.table->slot(game);
    Bounds bounds;
    if (const auto found = m_task.table->find(slot)) {
        bounds = found->bounds;
        const bool isExact = bounds.lower == bounds.upper;
        if (isExact || bounds.upper <= alpha || beta <= bounds.lower) {
            ++m_counters.tableHits;
            m_task.observer.found(TableAction::Returned, bounds, found->tag);
            return {isExact || beta <= bounds.lower ? bounds.lower : bounds.upper, 0};
        }
        const bool narrows = bounds.lower > alpha || bounds.upper < beta;
        m_task.observer.found(narrows ? TableAction::Narrowed : TableAction::Unused, bounds,
                              found->tag);
        alpha = std::max<Score>(alpha, bounds.lower);
        beta = std::min<Score>(beta, bounds.upper);
    } else {
        m_task.observer.missed();
    }

    auto moves = game.moves();
    order(game, slot, moves);
    const Best best = expand(game, moves, depth, alpha, beta);
    // A value at an end of the window is a bound on one side only.
    if (best.value < beta)
        bounds.upper = static_cast<std::int16_t>(best.value);
    if (best.value > alpha)
        bounds.lower = static_cast<std::int16_t>(best.value);
    ++m_counters.tableStores;
    const auto tag = m_task.observer.store(bounds);
    m_task.table->store(slot, game, bounds, static_cast<int>(best.move), depth, tag);
    return best;
}

template <Algorithm algorithm, bool tuned, class Game, class Eval, class Table,
          template <class> class Child, class Observer>
template <class Moves>
Best Searcher<algorithm, tuned, Game, Eval, Table, Child, Observer>::expand(Game& game,
                                                                            const Moves& moves,
                                                                            int depth, Score alpha,
                                                                            Score beta) {
    const Score alphaAtEntry = alpha;
    const bool firstToMove = (tuned || !Game::alternates) && game.firstToMove();
    const int ply = tuned ? game.plies() : 0;
    Score bestValue = -infinity;
    std::int64_t bestMove = 0;
    const auto compare = [&](Score value, int move) {
        const bool raises = value > (algorithm == Algorithm::Minimax ? bestValue : alpha);
        m_task.observer.compared(value > bestValue, raises);
        if (value > bestValue) {
            bestValue = value;
            bestMove = move;
        }
    };
    for (auto move = moves.begin(); move != moves.end(); ++move) {
        Child<Game> child(game, *move);
        const bool again = !Game::alternates && child.game().firstToMove() == firstToMove;
        const bool nullWindow = algorithm == Algorithm::Pvs && move != moves.begin();
        m_counters.nullWindows += nullWindow;
        const Score value =
            visit(child.game(), *move, depth - 1, alpha, nullWindow ? alpha + m_nullWindow : beta,
                  nullWindow ? Visit::NullWindow : Visit::Full, again);
        compare(value, *move);
        if (nullWindow && value > alpha && bestValue < beta) {
            ++m_counters.researches;
            child.beforeResearch();
            compare(visit(child.game(), *move, depth - 1, alpha, beta, Visit::Research, again),
                    *move);
        }
        if constexpr (algorithm != Algorithm::Minimax) {
            if (bestValue >= beta) {
                const auto unsearched = moves.end() - move - 1;
                ++m_counters.cutoffs;
                m_counters.cuts += unsearched > 0;
                m_counters.pruned += unsearched;
                if constexpr (tuned)
                    m_task.learned->cutoff(*move, firstToMove, ply, depth);
                m_task.observer.cutoff(move + 1, moves.end());
                break;
            }
            alpha = std::max(alpha, bestValue);
        }
    }
    if (tuned && m_failsHard)
        bestValue = std::clamp(bestValue, alphaAtEntry, std::max(alphaAtEntry, beta));
    m_task.observer.expanded(bestValue, alphaAtEntry, beta);
    return {bestValue, bestMove};
}

} // namespace yomi::search
