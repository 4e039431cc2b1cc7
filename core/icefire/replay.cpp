// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/icefire/replay.h"

#include <algorithm>

namespace yomi::icefire {

Replay::Replay(Match match, std::string_view begun)
    : m_match(std::move(match)) {
    int next = 0;
    for (const PlayedTurn& played : m_match.turns) {
        m_first.push_back(next);
        next += 1 + static_cast<int>(played.pieces.size());
    }
    if (!m_match.ending) {
        State open = startOf(static_cast<int>(m_match.turns.size()));
        if (!begun.empty()) // an empty begun line means none; as a played line it would lose
            m_begun = playLine(open, begun);
        m_first.push_back(next);
        next += 1 + static_cast<int>(m_begun.size());
    }
    m_first.push_back(next);
}

int Replay::playerTurnOf(int moment) const {
    return static_cast<int>(std::ranges::upper_bound(m_first, moment) - m_first.begin()) - 1;
}

const std::vector<Piece>& Replay::pieces(int playerTurn) const {
    return isOpen(playerTurn) ? m_begun : m_match.turns[index(playerTurn)].pieces;
}

State Replay::startOf(int playerTurn) const {
    StartOfTurn dead;
    return startOf(playerTurn, dead);
}

State Replay::startOf(int playerTurn, StartOfTurn& dead) const {
    if (playerTurn == 0)
        return m_match.start;
    State state = m_match.turns[index(playerTurn - 1)].after;
    passTurn(state);
    dead = startTurn(state);
    return state;
}

State Replay::stateAt(int moment) const {
    const int playerTurn = playerTurnOf(moment);
    State state = startOf(playerTurn);
    for (int piece = 0; piece < piecesDone(moment); ++piece)
        replay(state, pieces(playerTurn)[index(piece)]);
    return state;
}

void replay(State& state, const Piece& piece) {
    if (piece.outcome == Outcome::Ok)
        execute(state, *piece.command);
}

} // namespace yomi::icefire
