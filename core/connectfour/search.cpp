// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/connectfour/search.h"

#include "core/connectfour/entry.h"
#include "core/connectfour/game.h"
#include "core/search/line_search.h"

namespace yomi::connectfour {

using search::SearchResult;
using search::Settings;

namespace {

/// Calls run(game) with the position as a game, with a compile-time grid on the usual board.
template <class Run>
SearchResult onGrid(const Position& position, Run&& run) {
    const std::vector<Cells> lines = linesOf(position.size());
    if (position.size() == Size{})
        return run(Game<UsualGrid>(position, lines));
    return run(Game<AnyGrid>(position, lines));
}

} // namespace

std::vector<Cells> linesOf(const Size& size) {
    const AnyGrid grid(size);
    std::vector<Cells> lines;
    forEachStep(grid, [&](int step) {
        const int reach = (size.inARow - 1) * step;
        Cells line = 0;
        for (int i = 0; i < size.inARow && reach < 64; ++i)
            line |= Cells{1} << (i * step);
        for (int cell = 0; cell + reach < 64; ++cell)
            if (((line << cell) & ~grid.board()) == 0)
                lines.push_back(line << cell);
    });
    return lines;
}

const search::GameDefaults& gameDefaults() {
    static const search::GameDefaults defaults = search::defaultsOfLines("connect four");
    return defaults;
}

SearchResult searchPosition(const Position& position, const Settings& settings,
                            const Limits& limits) {
    return onGrid(position, [&](const auto& game) {
        return lineSearch(game, gameDefaults(), settings).search(limits);
    });
}

SearchResult analyzePosition(const Position& position, const Settings& settings,
                             const Limits& limits) {
    return onGrid(position, [&](const auto& game) {
        return lineSearch(game, gameDefaults(), settings).analyze(limits);
    });
}

search::RecordedSearch recordPosition(const Position& position, const Settings& settings,
                                      const Limits& limits, tree::NodeId mostNodes) {
    const auto lines = std::make_shared<const std::vector<Cells>>(linesOf(position.size()));
    search::RecordedSearch recorded =
        lineSearch(Game<AnyGrid>(position, *lines), gameDefaults(), settings)
            .record(limits, mostNodes, lines);
    setGame(recorded.header, gameEntry(), position.size());
    return recorded;
}

} // namespace yomi::connectfour
