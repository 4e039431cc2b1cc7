// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/hands/endgame_game.h"

#include "core/common/sentence.h"

#include <utility>

namespace yomi::hands {

namespace {

EndgameGame::State startOf(const EndgameMoves& moves) {
    const EndgamePosition& start = moves.start();
    EndgameGame::State state;
    for (int player = 0; player < moves.players(); ++player)
        state.parts[static_cast<std::size_t>(player)] = moves.partCount(player) - 1;
    state.toMove = static_cast<std::uint8_t>(start.toMove - 1);
    state.lastBy = start.last ? static_cast<std::uint8_t>(start.lastBy - 1) : state.toMove;
    state.last = static_cast<std::uint16_t>(moves.moveOf(start.last.value_or(passPlay)));
    return state;
}

} // namespace

EndgameGame::EndgameGame(const std::shared_ptr<const EndgameMoves>& moves)
    : EndgameGame(moves, startOf(*moves)) {}

EndgameGame::EndgameGame(std::shared_ptr<const EndgameMoves> moves, const State& state)
    : m_moves(std::move(moves))
    , m_state(state)
    , m_weights{m_moves->partCount(0), Key{m_moves->partCount(0)} * m_moves->partCount(1)}
    , m_maxPlies(0) {
    for (int player = 0; player < m_moves->players(); ++player)
        m_maxPlies +=
            m_moves->players() *
            m_moves->cards(player, m_state.parts[static_cast<std::size_t>(player)]).total();
}

EndgamePosition EndgameGame::position() const {
    EndgamePosition position = m_moves->start();
    for (int player = 0; player < m_moves->players(); ++player)
        position.hands[static_cast<std::size_t>(player)] = static_cast<Tiles>(
            m_moves->cards(player, m_state.parts[static_cast<std::size_t>(player)]));
    position.toMove = m_state.toMove + 1;
    position.last.reset();
    position.lastBy = 0;
    if (!leads()) {
        position.last = m_moves->playOf(m_state.last);
        position.lastBy = m_state.lastBy + 1;
    }
    return position;
}

std::string EndgameGame::moveText(int move) const {
    return playText(*m_moves->start().book, m_moves->playOf(move));
}

std::string EndgameGame::boardText() const {
    const EndgamePosition position = this->position();
    std::string text;
    for (const std::string& hand : handTexts(position))
        text += (text.empty() ? "" : " | ") + (hand.empty() ? "-" : hand);
    text += ", " + std::to_string(position.toMove) + " to move";
    if (position.last)
        text += ", " + playText(*position.book, *position.last) + " by " +
                std::to_string(position.lastBy);
    return text;
}

} // namespace yomi::hands
