// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/search/game_search.h"
#include "core/search/line_leaves.h"

#include <string_view>

namespace yomi::search {

/// The default settings of games whose evaluations are LineLeaves.
inline GameDefaults defaultsOfLines(std::string_view game) {
    static constexpr Evaluation evaluations[] = {Evaluation::FastWin, Evaluation::WinDrawLoss,
                                                 Evaluation::Lines};
    static constexpr TableImages images[] = {TableImages::Canonical, TableImages::None};
    return {game, evaluations, images};
}

/// The searches of such a game. Throws as the constructor of GameSearch does.
template <class Game>
GameSearch<Game, LineLeaves> lineSearch(const Game& game, const GameDefaults& defaults,
                                        const Settings& settings) {
    const Evaluation usual = defaults.evaluations.front();
    return {game, settings, LineLeaves(settings.evaluation.value_or(usual)), defaults};
}

} // namespace yomi::search
