// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/connectfour/search.h"

#include "core/connectfour/game.h"
#include "core/search/line_leaves.h"
#include "core/search/record.h"
#include "core/search/search_game.h"

namespace yomi::connectfour {

using search::Evaluation;
using search::LineLeaves;
using search::SearchResult;
using search::Settings;
using search::TableImages;

namespace {

/// Calls run(game) with the position as a game, on the usual board one known to the compiler.
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

const search::Usual& usual() {
    static constexpr Evaluation evaluations[] = {Evaluation::FastWin, Evaluation::WinDrawLoss,
                                                 Evaluation::Lines};
    static constexpr TableImages images[] = {TableImages::Canonical, TableImages::None};
    static constexpr search::Usual usual = {"connect four", evaluations, images};
    return usual;
}

Settings resolved(const Settings& settings, const Size& size) {
    return search::resolved(settings, usual(), size.cells());
}

SearchResult searchPosition(const Position& position, const Settings& settings,
                            const Limits& limits) {
    const Settings all = resolved(settings, position.size());
    validateSearchable(position);
    return onGrid(position, [&](const auto& game) {
        return search::searchGame(game, all, LineLeaves(*all.evaluation), limits);
    });
}

SearchResult analyzePosition(const Position& position, const Settings& settings,
                             const Limits& limits) {
    const Settings all = resolved(settings, position.size());
    validateSearchable(position);
    return onGrid(position, [&](const auto& game) {
        return search::analyzeGame(game, all, LineLeaves(*all.evaluation), limits);
    });
}

search::RecordedSearch recordPosition(const Position& position, const Settings& settings,
                                      const Limits& limits, trace::NodeId mostNodes) {
    const Settings all = resolved(settings, position.size());
    validateSearchable(position);
    const auto lines = std::make_shared<const std::vector<Cells>>(linesOf(position.size()));
    search::RecordedSearch recorded =
        search::recordGame(Game<AnyGrid>(position, *lines), settings, all,
                           LineLeaves(*all.evaluation), limits, mostNodes, lines);
    const auto [width, height, inARow] = position.size();
    setGame(recorded.header, trace::KnownGame::ConnectFour, width, height, inARow);
    return recorded;
}

} // namespace yomi::connectfour
