// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/icefire/overview.h"

#include <algorithm>

namespace yomi::icefire {

namespace {

When nextTurnOf(const Board& board, Player player) {
    return player == board.player() ? When::Now : When::NextTurn;
}

int goldAtTurn(const Board& board, Player player) {
    return player == board.player() ? board.gold(player)
                                    : std::max(0, board.gold(player) + board.income(player));
}

} // namespace

std::array<Prospects, 2> prospectsOf(const State& state) {
    const Board board(state);
    std::array<Prospects, 2> all;
    for (Player player = 0; player < 2; ++player) {
        Prospects& own = all[player];
        const Cell target = headquarters[opponentOf(player)];
        own.gold = goldAtTurn(board, player);
        own.attack = attackMap(board, player, nextTurnOf(board, player));
        own.way = own.attack.wayTo(board, target);
        own.finishPrice = own.attack.price[target];
        own.reach = own.attack.within(own.gold);
        own.guarded = board.guarded(player);
        own.cuts = cutValues(board, player);
        own.toOutside = distancesFrom(board.land() - board.owned(player), board.land());
    }
    for (Player player = 0; player < 2; ++player) {
        Prospects& own = all[player];
        own.threatened = board.active(player) & all[opponentOf(player)].reach;
        own.cutOff = cutOffBy(board, player, own.threatened);
    }
    return all;
}

std::array<Figures, 2> figuresOf(const State& state) {
    const Board board(state);
    std::array<Figures, 2> all;
    for (Player player = 0; player < 2; ++player) {
        const AttackMap attack = attackMap(board, player, nextTurnOf(board, player));
        all[player] = {board.activeCells(player), board.income(player), board.gold(player),
                       attack.price[headquarters[opponentOf(player)]]};
    }
    return all;
}

} // namespace yomi::icefire
