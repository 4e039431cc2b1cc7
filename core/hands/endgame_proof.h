// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/hands/endgame_solver.h"

#include <cstdint>
#include <iosfwd>
#include <vector>

namespace yomi::hands {

/// Positions that prove who wins: each of the winning side has one winning play, each of the other
/// all legal plays. Equal positions are one; the last play counts by category and rank, so that it
/// may differ in kickers from a play that leads there.
struct EndgameProof {
    struct Move {
        int play;
        std::uint32_t to; ///< the position after it
    };
    struct Node {
        EndgameGame::State state;
        std::vector<Move> moves; ///< none at the end of the game
    };

    std::shared_ptr<const EndgameMoves> allMoves;
    int winner = 1; ///< the side
    std::vector<Node> nodes;

    EndgamePosition position(std::uint32_t node) const {
        return EndgameGame(allMoves, nodes[node].state).position();
    }
};

/// The proof of the position after these plays, which is node 0; from the solver's table, searched
/// where that does not reach. Throws like EndgameSolver::solve(). Cost: a look-up for each move of
/// the proof.
EndgameProof proofOf(EndgameSolver& solver, std::span<const int> plays = {},
                     const std::stop_token& stop = {});

/// The moves of a proof that one side wins, at a position where it does: the first winning one if
/// it is to move, else all; none at the end of the game. Throws like EndgameSolver::solve().
std::vector<int> proofMoves(EndgameSolver& solver, EndgameGame& game, bool landlordWins,
                            const std::stop_token& stop = {});

/// A JSON line a position: {"id": 0, "hands": […], "toMove": 1, "last": "K"|null, "lastBy":
/// 2|null, "winner": 1, "moves": [["4", 1], …]}; at the end of the game "over": true and no moves.
void writeProof(const EndgameProof& proof, std::ostream& out);

} // namespace yomi::hands
