// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/hands/endgame_proof.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <ostream>
#include <unordered_map>

namespace yomi::hands {

std::vector<int> proofMoves(EndgameSolver& solver, EndgameGame& game, bool landlordWins,
                            const std::stop_token& stop) {
    if (game.ended() != search::Ended::No)
        return {};
    const auto all = game.moves();
    if (game.firstToMove() != landlordWins)
        return {all.begin(), all.end()};
    return {*std::ranges::find_if(all, [&](int move) {
        const search::Unmade<EndgameGame> child(game, move);
        return (solver.wins(game, stop) == game.firstToMove()) == landlordWins;
    })};
}

EndgameProof proofOf(EndgameSolver& solver, std::span<const int> plays,
                     const std::stop_token& stop) {
    EndgameGame root = solver.gameAfter(plays);
    const bool landlordWins = solver.wins(root, stop) == root.firstToMove();
    EndgameProof proof{root.shareMoves(), landlordWins ? 1 : 2, {{root.state(), {}}}};
    std::unordered_map<EndgameGame::Key, std::uint32_t> known = {{root.key(), 0}};
    for (std::size_t i = 0; i < proof.nodes.size(); ++i) {
        EndgameGame game(proof.allMoves, proof.nodes[i].state);
        std::vector<EndgameProof::Move> moves;
        for (const int move : proofMoves(solver, game, landlordWins, stop)) {
            const search::Unmade<EndgameGame> child(game, move);
            const auto next = static_cast<std::uint32_t>(proof.nodes.size());
            const auto [found, isNew] = known.try_emplace(game.key(), next);
            if (isNew)
                proof.nodes.push_back({game.state(), {}});
            moves.push_back({proof.allMoves->playOf(move), found->second});
        }
        proof.nodes[i].moves = std::move(moves);
    }
    return proof;
}

void writeProof(const EndgameProof& proof, std::ostream& out) {
    for (std::uint32_t id = 0; id < proof.nodes.size(); ++id) {
        const EndgamePosition position = proof.position(id);
        nlohmann::ordered_json line = {{"id", id}, {"hands", handTexts(position)}};
        line["toMove"] = position.toMove;
        line["last"] = nullptr;
        line["lastBy"] = nullptr;
        if (position.last) {
            line["last"] = playText(*position.book, *position.last);
            line["lastBy"] = position.lastBy;
        }
        line["winner"] = proof.winner;
        if (winnerOf(position))
            line["over"] = true;
        line["moves"] = nlohmann::ordered_json::array();
        for (const auto& [play, to] : proof.nodes[id].moves)
            line["moves"].push_back({playText(*position.book, play), to});
        out << line.dump() << '\n';
    }
}

} // namespace yomi::hands
