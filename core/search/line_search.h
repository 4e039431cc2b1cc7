// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/search/game_search.h"
#include "core/search/line_leaves.h"

#include <string_view>

namespace yomi::search {

/// The default settings of games whose evaluations are LineLeaves.
inline GameDefaults defaultsOfLines(std::string_view game) {
    static constexpr auto evaluations = enumNames(LineEvaluation{});
    return {game, evaluations, imageRules};
}

/// The searches of such a game. Throws as the constructor of GameSearch does.
template <class Game>
GameSearch<Game, LineLeaves> lineSearch(const Game& game, const GameDefaults& defaults,
                                        const Settings& settings) {
    const auto evaluation = enumNamed<LineEvaluation>(settings.evaluation.value_or(""));
    return {game, settings, LineLeaves(evaluation.value_or(LineEvaluation::FastWin)), defaults};
}

} // namespace yomi::search
