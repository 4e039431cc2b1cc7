// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/search/run_search.h"

namespace yomi::search {

// Searches of a game without a table of its own.

/// Throws what runSearch() throws. The settings are resolved().
template <class Game, class Eval, class Observer>
SearchResult searchGame(Game game, const Settings& settings, const Eval& eval, const Limits& limits,
                        Observer& observer) {
    using Table = HashTable<Game, typename Observer::Tag>;
    return runSearch<Table>(game, settings, eval, limits, observer).result;
}

template <class Game, class Eval>
SearchResult searchGame(const Game& game, const Settings& settings, const Eval& eval,
                        const Limits& limits) {
    NoTrace noTrace;
    return searchGame(game, settings, eval, limits, noTrace);
}

/// The same with the principal variation and, with Root::Textbook, the moves of the root.
template <class Game, class Eval>
SearchResult analyzeGame(const Game& game, const Settings& settings, const Eval& eval,
                         const Limits& limits) {
    LineObserver observer;
    SearchResult result = searchGame(game, settings, eval, limits, observer);
    observer.complete(result);
    return result;
}

} // namespace yomi::search
