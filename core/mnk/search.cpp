// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/mnk/search.h"

#include "core/mnk/entry.h"
#include "core/mnk/game.h"
#include "core/search/line_search.h"

namespace yomi::mnk {

using search::SearchResult;
using search::Settings;

namespace {

auto searchOf(const Position& position, const Settings& settings) {
    return search::lineSearch(Game(position), gameDefaults(), settings);
}

} // namespace

const search::GameDefaults& gameDefaults() {
    static const search::GameDefaults defaults = search::defaultsOfLines("m,n,k");
    return defaults;
}

SearchResult searchPosition(const Position& position, const Settings& settings,
                            const Limits& limits) {
    return searchOf(position, settings).search(limits);
}

SearchResult analyzePosition(const Position& position, const Settings& settings,
                             const Limits& limits) {
    return searchOf(position, settings).analyze(limits);
}

search::RecordedSearch recordPosition(const Position& position, const Settings& settings,
                                      const Limits& limits, tree::NodeId mostNodes) {
    search::RecordedSearch recorded =
        searchOf(position, settings).record(limits, mostNodes, position.board);
    setGame(recorded.header, gameEntry(), position.size());
    return recorded;
}

} // namespace yomi::mnk
