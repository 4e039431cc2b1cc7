// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/mnk/search.h"

#include "core/mnk/game.h"
#include "core/search/line_leaves.h"
#include "core/search/record.h"
#include "core/search/search_game.h"

namespace yomi::mnk {

using search::Evaluation;
using search::LineLeaves;
using search::SearchResult;
using search::Settings;
using search::TableImages;

const search::Usual& usual() {
    static constexpr Evaluation evaluations[] = {Evaluation::FastWin, Evaluation::WinDrawLoss,
                                                 Evaluation::Lines};
    static constexpr TableImages images[] = {TableImages::Canonical, TableImages::None};
    static constexpr search::Usual usual = {"m,n,k", evaluations, images};
    return usual;
}

Settings resolved(const Settings& settings, const Size& size) {
    return search::resolved(settings, usual(), size.cells());
}

SearchResult searchPosition(const Position& position, const Settings& settings,
                            const Limits& limits) {
    const Settings all = resolved(settings, position.board->size());
    validateSearchable(position);
    return search::searchGame(Game(position), all, LineLeaves(*all.evaluation), limits);
}

SearchResult analyzePosition(const Position& position, const Settings& settings,
                             const Limits& limits) {
    const Settings all = resolved(settings, position.board->size());
    validateSearchable(position);
    return search::analyzeGame(Game(position), all, LineLeaves(*all.evaluation), limits);
}

search::RecordedSearch recordPosition(const Position& position, const Settings& settings,
                                      const Limits& limits, trace::NodeId mostNodes) {
    const Settings all = resolved(settings, position.board->size());
    validateSearchable(position);
    search::RecordedSearch recorded =
        search::recordGame(Game(position), settings, all, LineLeaves(*all.evaluation), limits,
                           mostNodes, position.board);
    const auto [width, height, inARow] = position.board->size();
    setGame(recorded.header, trace::KnownGame::Mnk, width, height, inARow);
    return recorded;
}

} // namespace yomi::mnk
