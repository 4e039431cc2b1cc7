// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tictactoe/record_table.h"
#include "core/tictactoe/searcher.h"
#include "core/tictactoe/table.h"

#include <array>

namespace yomi::tictactoe {

// What the Searcher does not know: the root and its moves, the depth limits searched one after the
// other, and which of the templates the settings ask for.

/// A result and the table that the last iteration left, the ordering of a search to come.
template <class Board>
struct Run {
    SearchResult result;
    typename Board::Table table;
};

namespace detail {

/// Searches every move of the root to one depth limit.
template <Algorithm algorithm, class Board, template <class> class Child, class Observer>
Iteration searchRoot(Board& board, int depth, const Task<Board, Observer>& task) {
    Searcher<algorithm, Board, Child, Observer> searcher(task);
    const bool maximises = board.plies() % 2 == 0;
    Iteration iteration;
    iteration.depth = depth;
    Score best = -infinity;
    for (const int square : board.moves()) {
        task.clock.check();
        if (task.table && task.settings.freshTable) {
            iteration.tableSize += task.table->size();
            task.table->clear();
        }
        const std::int64_t before = searcher.counters().nodes;
        Child<Board> child(board, square);
        const Score value =
            searcher.visit(child.board(), square, depth, -infinity, infinity, Visit::Full);
        task.observer.compared(value > best);
        best = std::max(best, value);
        iteration.moves.push_back(
            {square, maximises ? value : -value, searcher.counters().nodes - before});
    }
    iteration.value = maximises ? best : -best;
    iteration.counters = searcher.counters();
    if (task.table)
        iteration.tableSize += task.table->size();
    return iteration;
}

/// Deepens, or searches to the one limit. `first` orders the first iteration.
template <Algorithm algorithm, template <class> class Child, class Board, class Observer>
Run<Board> deepen(Board& board, const Settings& settings, const Limits& limits, Observer& observer,
                  const typename Board::Table* first) {
    using Table = typename Board::Table;
    const Clock clock(limits);
    const int complete = squareCount - 1 - board.plies();
    const int deepest = settings.iterative ? std::min(settings.depth.value_or(complete), complete)
                                           : settings.depth.value_or(complete);
    const TableImages images = settings.images.value_or(TableImages::Article);
    std::array<Table, 2> tables = {Table(images), Table(images)};
    Table *table = &tables[0], *previous = &tables[1];
    const Table* ordering = first;
    SearchResult result;
    for (int depth = settings.iterative ? 0 : deepest; depth <= deepest; ++depth) {
        observer.begin();
        table->clear();
        const Task<Board, Observer> task = {settings, clock, observer,
                                            settings.usesTable() ? table : nullptr, ordering};
        result.iterations.push_back(searchRoot<algorithm, Board, Child>(board, depth, task));
        observer.end();
        if (settings.iterative && settings.ordering && !settings.freshTable)
            ordering = table;
        std::swap(table, previous);
    }
    return {std::move(result), std::move(*previous)};
}

template <Algorithm algorithm, class Board, class Observer>
Run<Board> runAlgorithm(Board& board, const Settings& settings, const Limits& limits,
                        Observer& observer, const typename Board::Table* ordering) {
    if (settings.update == Update::Copy)
        return deepen<algorithm, Copied>(board, settings, limits, observer, ordering);
    if constexpr (algorithm == Algorithm::Pvs)
        if (settings.update == Update::UnmakeEach)
            return deepen<algorithm, UnmadeEach>(board, settings, limits, observer, ordering);
    return deepen<algorithm, Unmade>(board, settings, limits, observer, ordering);
}

} // namespace detail

/// Throws std::invalid_argument for a position that no game leads to and for one that is over.
void validateSearchable(const Position& position);

/// Runs the search that `settings` describe on `board`. With `ordering`, the first iteration starts
/// with the best moves of that table. Throws as search() does.
template <class Board, class Observer>
Run<Board> runSearch(Board& board, const Settings& settings, const Limits& limits,
                     Observer& observer, const typename Board::Table* ordering = nullptr) {
    using detail::runAlgorithm;
    validate(settings);
    validateSearchable(board.position());
    switch (settings.algorithm) {
    case Algorithm::Minimax:
        return runAlgorithm<Algorithm::Minimax>(board, settings, limits, observer, ordering);
    case Algorithm::AlphaBeta:
        return runAlgorithm<Algorithm::AlphaBeta>(board, settings, limits, observer, ordering);
    case Algorithm::Pvs:
        break;
    }
    return runAlgorithm<Algorithm::Pvs>(board, settings, limits, observer, ordering);
}

} // namespace yomi::tictactoe
