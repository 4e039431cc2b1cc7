// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tictactoe/game_tree.h"

#include "core/tictactoe/symmetry.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <optional>
#include <set>

namespace yomi::tictactoe {

namespace {

std::size_t classOf(const Position& position) {
    return symmetryTable().classOf[ternaryKey(position)];
}

/// Values by class, as far as they are known.
using Values = std::array<std::optional<int>, classCount>;

int solve(const Position& position, Values& values) {
    std::optional<int>& value = values[classOf(position)];
    if (value)
        return *value;

    const Status end = status(position);
    const bool maximises = position.toMove() == Player::O;
    int best = end == Status::Playing ? (maximises ? -1 : 1)
                                      : (end == Status::OWon) - (end == Status::XWon);
    for (const int square : legalMoves(position)) {
        const int child = solve(played(position, square), values);
        best = maximises ? std::max(best, child) : std::min(best, child);
    }
    value = best;
    return best;
}

/// Nodes of the tree below each class, by depth.
auto countNodes() {
    const auto& classes = symmetryTable().classes;
    std::array<std::array<int, classCount>, squareCount + 1> nodes = {};
    nodes[0].fill(1);
    for (std::size_t depth = 1; depth < nodes.size(); ++depth)
        for (std::size_t number = 0; number < classes.size(); ++number) {
            nodes[depth][number] = 1;
            for (const int square : legalMoves(classes[number].representative))
                nodes[depth][number] +=
                    nodes[depth - 1][classOf(played(classes[number].representative, square))];
        }
    return nodes;
}

} // namespace

std::int64_t sum(const ByPly& numbers) {
    return std::accumulate(numbers.begin(), numbers.end(), std::int64_t{0});
}

TreeStatistics treeStatistics(const Position& root) {
    TreeStatistics statistics;
    // The marks of the positions of one ply, with the number of orders of moves that lead to each.
    std::map<decltype(Position::marks), std::int64_t> level = {{root.marks, 1}};
    for (std::size_t plies = static_cast<std::size_t>(root.plies()); !level.empty(); ++plies) {
        decltype(level) next;
        std::set<std::size_t> classes;
        for (const auto& [marks, orders] : level) {
            const Position position = {marks};
            statistics.nodes[plies] += orders;
            classes.insert(classOf(position));
            const Status end = status(position);
            statistics.oWins[plies] += end == Status::OWon ? orders : 0;
            statistics.xWins[plies] += end == Status::XWon ? orders : 0;
            statistics.draws[plies] += end == Status::Drawn ? orders : 0;
            for (const int square : legalMoves(position))
                next[played(position, square).marks] += orders;
        }
        statistics.positions[plies] = static_cast<std::int64_t>(level.size());
        statistics.classes[plies] = static_cast<std::int64_t>(classes.size());
        level = std::move(next);
    }
    return statistics;
}

std::int64_t treeNodes(const Position& position, int depth) {
    static const auto nodes = countNodes();
    return nodes[static_cast<std::size_t>(depth)][classOf(position)];
}

int gameValue(const Position& position) {
    static const Values values = [] {
        Values all;
        solve({}, all);
        return all;
    }();
    return *values[classOf(position)];
}

std::vector<int> perfectMoves(const Position& position) {
    std::vector<int> moves = legalMoves(position);
    std::erase_if(moves, [&](int square) {
        return gameValue(played(position, square)) != gameValue(position);
    });
    return moves;
}

} // namespace yomi::tictactoe
