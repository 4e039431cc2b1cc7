// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/sentence.h"
#include "core/search/hash_table.h"
#include "core/search/line_observer.h"
#include "core/search/searcher.h"

#include <array>
#include <charconv>
#include <cmath>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>

namespace yomi::search {

// The code around the Searcher: the root and its moves, the windows of the root, iterative
// deepening, and the choice of templates by the settings.

/// A result and the table of the last complete iteration, for the ordering of the next search.
template <class Table>
struct Run {
    SearchResult result;
    Table table;
};

namespace detail {

inline std::string shortest(double number) {
    std::array<char, 32> text;
    return {text.data(), std::to_chars(text.data(), text.data() + text.size(), number).ptr};
}

/// Aspiration in steps; throws if it is larger than any value.
template <class Eval>
Score aspirationSteps(double points, const Eval& eval) {
    const double steps = points * Eval::stepsPerPoint;
    if (!(steps >= eval.unit() && steps < infinity) || std::fmod(steps, eval.unit()) != 0)
        throw eval.unit() < Eval::stepsPerPoint
            ? InvalidArgument(
                  "An aspiration window reaches a multiple of half a point either way; {} is not.",
                  shortest(points))
            : InvalidArgument(
                  "An aspiration window reaches a multiple of a point either way; {} is not.",
                  shortest(points));
    return static_cast<Score>(steps);
}

/// All iterations of one search.
template <Algorithm algorithm, bool tuned, template <class> class Child, class Game, class Eval,
          class Table, class Observer>
class Iterations {
public:
    Iterations(Game& game, const Settings& settings, const Eval& eval, const Limits& limits,
               Observer& observer, const Table* ordering)
        : m_game(game)
        , m_settings(settings)
        , m_eval(eval)
        , m_deadline(limits)
        , m_observer(observer)
        , m_ordering(ordering)
        , m_tables{Table(settings), Table(settings)}
        , m_learned(settings.killers, settings.history, game.maxPlies(), Game::moveCount)
        , m_side(game.firstToMove() ? 1 : -1) {}

    Run<Table> run() {
        const int complete = m_game.maxPlies() - 1 - m_game.plies();
        const int deepest = m_settings.iterative
                                ? std::min(m_settings.depth.value_or(complete), complete)
                                : m_settings.depth.value_or(complete);
        Table *table = &m_tables[0], *previous = &m_tables[1];
        SearchResult result;
        result.stepsPerPoint = Eval::stepsPerPoint;
        for (int depth = m_settings.iterative ? 0 : deepest; depth <= deepest; ++depth) {
            m_observer.begin(depth);
            table->clear();
            Iteration iteration;
            iteration.depth = depth;
            iteration.isWholeGame = depth >= complete;
            try {
                search(std::min(depth, complete), table, iteration);
            } catch (const TimeLimitPassed&) {
                m_observer.abandon();
                if (result.iterations.empty())
                    throw;
                result.finished = false;
                break;
            }
            m_observer.end();
            m_guess = m_side * iteration.value;
            result.iterations.push_back(std::move(iteration));
            if (m_settings.iterative && m_settings.ordering && !m_settings.freshTable)
                m_ordering = table;
            std::swap(table, previous);
        }
        return {std::move(result), std::move(*previous)};
    }

private:
    using Search = Searcher<algorithm, tuned, Game, Eval, Table, Child, Observer>;

    void search(int depth, Table* table, Iteration& iteration) {
        Table* used = m_settings.usesTable() ? table : nullptr;
        Search searcher({m_settings, m_deadline, m_eval, m_observer, used, m_ordering, &m_learned});
        if (m_settings.root == Root::Every)
            searchEvery(searcher, depth, used, iteration);
        else
            searchTextbook(searcher, depth, iteration);
        iteration.counters = searcher.counters();
        if (used) {
            iteration.tableSize += used->size();
            if constexpr (requires { used->fill(); }) {
                iteration.tableFill = used->fill();
                iteration.tableReplaced = used->replaced();
            }
        }
    }

    void searchEvery(Search& searcher, int depth, Table* table, Iteration& iteration) {
        Score best = -infinity;
        for (const int move : m_game.moves()) {
            m_deadline.check();
            if (table && m_settings.freshTable) {
                iteration.tableSize += table->size();
                table->clear();
            }
            const std::int64_t before = searcher.counters().nodes;
            const bool first = m_game.firstToMove();
            Child<Game> child(m_game, move);
            const Score value = searcher.visit(child.game(), move, depth, -infinity, infinity,
                                               Visit::Full, child.game().firstToMove() == first);
            m_observer.compared(value > best, value > best);
            best = std::max(best, value);
            iteration.moves.push_back(
                {static_cast<Move>(move), m_side * value, searcher.counters().nodes - before});
        }
        iteration.value = m_side * best;
        for (const RootMove& move : iteration.moves)
            if (move.value == iteration.value)
                iteration.bestMoves.push_back(move.move);
    }

    void searchTextbook(Search& searcher, int depth, Iteration& iteration) {
        Best best = {};
        if (m_settings.algorithm == Algorithm::Mtdf)
            best = closeIn(searcher, depth, iteration.passes);
        else if (m_settings.aspiration && iteration.depth > 0)
            best = aspire(searcher, depth, iteration.passes);
        else
            best = searcher.visitRoot(m_game, depth + 1, -infinity, infinity, Visit::Full);
        iteration.value = m_side * best.value;
        iteration.bestMoves.push_back(static_cast<int>(best.move));
    }

    /// Aspiration: a window around the previous iteration's value, opened on the side where the
    /// value lies outside. If a pass only reaches the bound that the previous pass proved, the
    /// bound came from the table and only the previous pass knows the move.
    Best aspire(Search& searcher, int depth, int& passes) {
        const Score reach = aspirationSteps(*m_settings.aspiration, m_eval);
        Score alpha = m_guess - reach, beta = m_guess + reach;
        Best proved = {-infinity, 0};
        for (passes = 1;; ++passes) {
            const Best best = searcher.visitRoot(m_game, depth + 1, alpha, beta,
                                                 passes == 1 ? Visit::Full : Visit::Research);
            if (best.value <= alpha && alpha != -infinity) {
                alpha = -infinity;
            } else if (best.value >= beta && beta != infinity) {
                beta = infinity;
                proved = best;
            } else {
                return best.value == proved.value ? proved : best;
            }
        }
    }

    /// MTD(f): null windows around a guess until the bounds meet.
    Best closeIn(Search& searcher, int depth, int& passes) {
        Best answer = {m_guess, 0};
        Score lower = -infinity, upper = infinity;
        for (passes = 0; lower < upper; ++passes) {
            const Score beta = answer.value == lower ? answer.value + m_eval.unit() : answer.value;
            const Best best = searcher.visitRoot(m_game, depth + 1, beta - m_eval.unit(), beta,
                                                 Visit::NullWindow);
            answer.value = best.value;
            if (best.value < beta)
                upper = best.value;
            else
                answer.move = best.move, lower = best.value;
        }
        return answer;
    }

    Game& m_game;
    const Settings& m_settings;
    const Eval& m_eval;
    Deadline m_deadline;
    Observer& m_observer;
    const Table* m_ordering;
    std::array<Table, 2> m_tables;
    LearnedOrder m_learned;
    int m_side;        ///< converts a value of the root's side to the first player's
    Score m_guess = 0; ///< the previous iteration's value, for the root's side
};

/// An observed search is not timed: it has one form of each algorithm; the counts of all forms are
/// equal.
template <class Observer>
inline constexpr bool isTimed = std::is_same_v<Observer, NoTrace>;

template <Algorithm algorithm, bool tuned, class Table, class Game, class Eval, class Observer>
Run<Table> runAlgorithm(Game& game, const Settings& settings, const Eval& eval,
                        const Limits& limits, Observer& observer, const Table* ordering) {
    const auto run = [&]<template <class> class Child>() {
        return Iterations<algorithm, tuned, Child, Game, Eval, Table, Observer>(
                   game, settings, eval, limits, observer, ordering)
            .run();
    };
    if constexpr (isTimed<Observer>) {
        if (settings.update == Update::Copy)
            return run.template operator()<Copied>();
        if constexpr (algorithm == Algorithm::Pvs)
            if (settings.update == Update::UnmakeEach)
                return run.template operator()<UnmadeEach>();
    }
    return run.template operator()<Unmade>();
}

template <bool tuned, class Table, class Game, class Eval, class Observer>
Run<Table> runTuned(Game& game, const Settings& settings, const Eval& eval, const Limits& limits,
                    Observer& observer, const Table* ordering) {
    switch (settings.algorithm) {
    case Algorithm::Minimax:
        return runAlgorithm<Algorithm::Minimax, tuned, Table>(game, settings, eval, limits,
                                                              observer, ordering);
    case Algorithm::Pvs:
        return runAlgorithm<Algorithm::Pvs, tuned, Table>(game, settings, eval, limits, observer,
                                                          ordering);
    case Algorithm::AlphaBeta:
    case Algorithm::Mtdf:
        break;
    }
    return runAlgorithm<Algorithm::AlphaBeta, tuned, Table>(game, settings, eval, limits, observer,
                                                            ordering);
}

} // namespace detail

/// Runs the search that `settings`, which are resolved(), describe. With `ordering`, the first
/// iteration starts with the best moves of that table. The game is restored afterwards, also when
/// an exception ends the search.
///
/// If the time runs out, the result is the last complete iteration and not finished. Throws
/// TimeLimitPassed if there is none, Stopped, and std::invalid_argument for an aspiration larger
/// than any value.
template <class Table, class Game, class Eval, class Observer>
Run<Table> runSearch(Game& game, const Settings& settings, const Eval& eval, const Limits& limits,
                     Observer& observer, const Table* ordering = nullptr) {
    if (settings.aspiration)
        detail::aspirationSteps(*settings.aspiration, eval);
    if constexpr (detail::isTimed<Observer>)
        if (!settings.isTuned())
            return detail::runTuned<false, Table>(game, settings, eval, limits, observer, ordering);
    return detail::runTuned<true, Table>(game, settings, eval, limits, observer, ordering);
}

} // namespace yomi::search
