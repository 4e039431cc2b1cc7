// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/search/run_search.h"
#include "core/tictactoe/evaluation.h"
#include "core/tictactoe/record_table.h"
#include "core/tictactoe/search.h"
#include "core/tictactoe/table.h"

namespace yomi::tictactoe {

using search::NoTrace;

/// Runs the search that `settings` describe on `board`, with the table of its board kind. With
/// `ordering`, the first iteration starts with the best moves of that table. Throws as
/// searchPosition() does.
template <class Board, class Observer>
auto runSearch(Board& board, const Settings& settings, const Limits& limits, Observer& observer,
               const typename Board::template Table<typename Observer::Tag>* ordering = nullptr) {
    using Table = typename Board::template Table<typename Observer::Tag>;
    const Settings all = resolved(settings);
    validateSearchable(board.position());
    return search::runSearch<Table>(board, all, Leaves(evaluationOf(all)), limits, observer,
                                    ordering);
}

/// Whether the search uses the board kind's own table. Bounded tables, and tables without images,
/// are the general HashTable.
inline bool usesBoardsTable(const Settings& settings) {
    return !settings.tableEntries && settings.images != search::noImages;
}

/// The same with the table that the settings select.
template <class Board, class Observer>
SearchResult resultOf(Board& board, const Settings& settings, const Limits& limits,
                      Observer& observer) {
    if (usesBoardsTable(settings))
        return runSearch(board, settings, limits, observer).result;
    using Table = search::HashTable<Board, typename Observer::Tag>;
    const Settings all = resolved(settings);
    validateSearchable(board.position());
    return search::runSearch<Table>(board, all, Leaves(evaluationOf(all)), limits, observer).result;
}

} // namespace yomi::tictactoe
