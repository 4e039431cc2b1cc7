// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/search/line_leaves.h"
#include "core/search/record.h"
#include "core/search/search_game.h"
#include "core/search/stone_position.h"

#include <memory>
#include <string_view>
#include <utility>

namespace yomi::search {

/// The default settings of games whose evaluations are LineLeaves.
inline GameDefaults defaultsOfLines(std::string_view game) {
    static constexpr Evaluation evaluations[] = {Evaluation::FastWin, Evaluation::WinDrawLoss,
                                                 Evaluation::Lines};
    static constexpr TableImages images[] = {TableImages::Canonical, TableImages::None};
    return {game, evaluations, images};
}

/// The searches of such a game.
template <class Game>
class LineSearch {
public:
    /// Throws std::invalid_argument for settings that make no sense (resolved()) and for a finished
    /// game.
    LineSearch(const Game& game, const GameDefaults& defaults, const Settings& settings)
        : m_game(game)
        , m_given(settings)
        , m_all(resolved(settings, defaults, game.maxPlies()))
        , m_leaves(*m_all.evaluation) {
        validateSearchable(game);
    }

    SearchResult search(const Limits& limits) const {
        return searchGame(m_game, m_all, m_leaves, limits);
    }
    /// The same with the principal variation and the moves of the root.
    SearchResult analyze(const Limits& limits) const {
        return analyzeGame(m_game, m_all, m_leaves, limits);
    }
    /// The same, recorded. `owner` keeps alive what the game refers to, if anything.
    RecordedSearch record(const Limits& limits, NodeId mostNodes,
                          std::shared_ptr<const void> owner) const {
        return recordGame(m_game, m_given, m_all, m_leaves, limits, mostNodes, std::move(owner));
    }

private:
    Game m_game;
    Settings m_given, m_all;
    LineLeaves m_leaves;
};

} // namespace yomi::search
