// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/boards/stone_position.h"
#include "core/search/record.h"
#include "core/search/run_search.h"

#include <memory>
#include <span>
#include <utility>

namespace yomi::search {

/// The defaults of a game that has no choice of evaluations and no board of another kind.
template <class Game>
const GameDefaults& defaultsOf() {
    static constexpr std::span<const std::string_view> images = imageRules;
    static constexpr GameDefaults defaults = {
        "this game", {}, HasImages<Game> ? images : images.subspan(1)};
    return defaults;
}

/// The searches of any game, with the general transposition table. A class that is not a Game with
/// keys, and one that is not an evaluation of it, do not compile; the message names what is
/// missing.
template <class Game, class Eval>
class GameSearch {
    static constexpr bool isComplete = requireGame<Game>() && requireEvaluation<Eval, Game>();

public:
    /// Throws std::invalid_argument for settings that make no sense (resolved()) and for a finished
    /// game.
    GameSearch(Game game, const Settings& settings, Eval eval,
               const GameDefaults& defaults = defaultsOf<Game>())
        : m_game(std::move(game))
        , m_eval(std::move(eval))
        , m_given(settings) {
        if constexpr (isComplete) {
            m_all = resolved(settings, defaults, m_game.maxPlies());
            validateSearchable(m_game);
        }
    }

    /// Throws what runSearch() throws.
    SearchResult search(const Limits& limits = {}) const {
        NoTrace noTrace;
        return run(limits, noTrace);
    }
    /// The same with the principal variation and, with Root::Textbook, the moves of the root.
    SearchResult analyze(const Limits& limits = {}) const {
        LineObserver observer;
        SearchResult result = run(limits, observer);
        observer.complete(result);
        return result;
    }
    /// The same, recorded. `owner` keeps alive what the game refers to, if anything.
    RecordedSearch record(const Limits& limits = {}, NodeId mostNodes = usualMostNodes,
                          std::shared_ptr<const void> owner = {}) const {
        static_assert(HasTexts<Game>, "To be recorded, a game has `std::string moveText(int move) "
                                      "const` and `std::string boardText() const`.");
        if constexpr (isComplete && HasTexts<Game>)
            return recordSearch(m_game, m_given, m_all, m_eval, mostNodes, std::move(owner),
                                [&](Game&, Recorder& recorder) { return run(limits, recorder); });
        else
            return {};
    }

private:
    template <class Observer>
    SearchResult run([[maybe_unused]] const Limits& limits,
                     [[maybe_unused]] Observer& observer) const {
        if constexpr (isComplete) {
            Game board = m_game;
            using Table = HashTable<Game, typename Observer::Tag>;
            return runSearch<Table>(board, m_all, m_eval, limits, observer).result;
        } else {
            return {};
        }
    }

    Game m_game;
    Eval m_eval;
    Settings m_given, m_all;
};

} // namespace yomi::search
