// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/icefire/game.h"

#include <cassert>
#include <utility>

namespace yomi::icefire {

namespace {

bool unrecognised(const std::vector<Piece>& pieces) {
    return !pieces.empty() && pieces.back().outcome == Outcome::Unrecognised;
}

} // namespace

std::vector<Piece> playLine(State& state, std::string_view line) {
    std::vector<Piece> pieces = parseLine(line, state);
    for (Piece& piece : pieces) {
        if (piece.outcome != Outcome::Ok)
            continue;
        if (capturedPlayer(state)) {
            piece.outcome = Outcome::Unexecuted;
            continue;
        }
        const Execution execution = execute(state, *piece.command);
        piece.outcome = execution.outcome;
        piece.reached = execution.reached;
    }
    return pieces;
}

Game::Game(const Map& map, Ruleset ruleset)
    : m_state(initialState(map, ruleset)) {
    startTurn(m_state);
}

Game::Game(State started)
    : m_state(std::move(started)) {}

PlayedTurn Game::play(std::string_view line) {
    assert(!m_ending);
    PlayedTurn played{m_state.turn, m_state.player, std::string(line), playLine(m_state, line), {}};
    played.after = m_state;
    if (unrecognised(played.pieces))
        end(EndReason::Unrecognised, m_state.player);
    else if (const auto loser = capturedPlayer(m_state))
        end(EndReason::HeadquartersCaptured, loser);
    else
        advance();
    return played;
}

PlayedTurn Game::forfeit(EndReason reason) {
    assert(!m_ending && isForfeit(reason));
    end(reason, m_state.player);
    return {m_state.turn, m_state.player, {}, {}, m_state};
}

void Game::advance() {
    if (m_state.turn == turnsPerGame && m_state.player == 1) {
        end(EndReason::TurnLimit, std::nullopt);
        return;
    }
    passTurn(m_state);
    startTurn(m_state);
}

void Game::end(EndReason reason, std::optional<Player> loser) {
    Ending ending{
        {}, reason, {scoreOf(m_state, 0), scoreOf(m_state, 1)}, m_state.turn, m_state.player};
    if (loser)
        ending.score[*loser] = -1;
    if (ending.score[0] != ending.score[1])
        ending.winner = ending.score[0] > ending.score[1] ? 0 : 1;
    m_ending = ending;
}

} // namespace yomi::icefire
