// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/random.h"
#include "core/icefire/board.h"
#include "core/icefire/game.h"

namespace yomi::icefire {

/// An action on land that may be illegal; most have a fair chance.
inline Action drawnAction(Random& random, const Board& board) {
    const CellSet units = board.units(board.player());
    const CellSet& active = board.active(board.player());
    const CellSet near = (active | active.neighbours()) & board.land();
    const int kind = random.below(10);
    if (kind < 5 && !units.empty()) {
        const Cell from = drawnCell(random, units);
        return Action::move(from, drawnCell(random, neighboursOf[from] & board.land()));
    }
    const CellSet& cells = near.empty() || random.below(20) == 0 ? board.land() : near;
    if (kind < 8)
        return Action::train(1 + random.below(3), drawnCell(random, cells));
    return Action::build(kind == 8 ? CommandKind::BuildTower : CommandKind::BuildMine,
                         drawnCell(random, kind == 8 ? cells : board.terrain().mineSpots()));
}

/// Plays random games and calls visit(state) at the start of each player-turn, with the state that
/// the player receives. Sometimes gives a player gold, so that expensive actions occur, too.
template <class Visit>
void forEachRandomTurn(std::uint64_t seed, int turns, Visit&& visit) {
    Random random(seed);
    State state = initialState(generateMap(static_cast<std::int64_t>(seed)));
    for (int playerTurn = 0; playerTurn < 2 * turns; ++playerTurn) {
        state.gold[state.player] += random.below(4) == 0 ? random.below(120) : 0;
        startTurn(state);
        visit(static_cast<const State&>(state));
        Board board(state);
        for (int i = 0; i < 40; ++i) {
            const Action action = drawnAction(random, board);
            if (!board.allows(action) || action.to == headquarters[opponentOf(state.player)])
                continue;
            execute(state, commandOf(state, action));
            board.apply(action);
        }
        passTurn(state);
    }
}

} // namespace yomi::icefire
