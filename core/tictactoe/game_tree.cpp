// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tictactoe/game_tree.h"

#include "core/tictactoe/symmetry.h"

#include <algorithm>
#include <array>
#include <optional>

namespace yomi::tictactoe {

namespace {

std::size_t classOf(const Position& position) {
    return symmetryTable().classOf[ternaryKey(position)];
}

/// Known values by class.
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

/// Counts the nodes of the tree below each class, by depth.
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
