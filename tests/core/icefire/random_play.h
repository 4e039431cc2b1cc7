// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/icefire/board.h"
#include "core/icefire/game.h"

#include <random>

namespace yomi::icefire {

using Random = std::mt19937_64;

inline int drawn(Random& random, int bound) {
    return static_cast<int>(random() % static_cast<unsigned>(bound));
}

inline Cell drawnCell(Random& random, const CellSet& cells) {
    int skip = drawn(random, cells.count());
    Cell chosen = 0;
    cells.forEach([&](Cell cell) { chosen = skip-- == 0 ? cell : chosen; });
    return chosen;
}

/// An action on land that the rules may or may not allow; most have a fair chance.
inline Action drawnAction(Random& random, const Board& board) {
    const CellSet units = board.units(board.player());
    const CellSet& active = board.active(board.player());
    const CellSet near = (active | active.neighbours()) & board.land();
    const int kind = drawn(random, 10);
    if (kind < 5 && !units.empty()) {
        const Cell from = drawnCell(random, units);
        return Action::move(from, drawnCell(random, neighboursOf[from] & board.land()));
    }
    const CellSet& cells = near.empty() || drawn(random, 20) == 0 ? board.land() : near;
    if (kind < 8)
        return Action::train(1 + drawn(random, 3), drawnCell(random, cells));
    return Action::build(kind == 8 ? CommandKind::BuildTower : CommandKind::BuildMine,
                         drawnCell(random, kind == 8 ? cells : board.terrain().mineSpots()));
}

/// Plays random games and shows each player-turn before it is played: visit(state), with the state
/// as the player is shown it. Sometimes a player is given gold, so that dear things are seen too.
template <class Visit>
void forEachRandomTurn(std::uint64_t seed, int turns, Visit&& visit) {
    Random random(seed);
    State state = initialState(generateMap(static_cast<std::int64_t>(seed)));
    for (int playerTurn = 0; playerTurn < 2 * turns; ++playerTurn) {
        state.gold[state.player] += drawn(random, 4) == 0 ? drawn(random, 120) : 0;
        startTurn(state);
        visit(static_cast<const State&>(state));
        Board board(state);
        for (int i = 0; i < 40; ++i) {
            const Action action = drawnAction(random, board);
            if (!board.allows(action) || action.to == headquarters[opponentOf(state.player)])
                continue;
            execute(state, board.command(action));
            board.apply(action);
        }
        passTurn(state);
    }
}

} // namespace yomi::icefire
