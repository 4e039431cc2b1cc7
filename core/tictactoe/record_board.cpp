// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tictactoe/record_board.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace yomi::tictactoe {

RecordBoard::RecordBoard(const Position& position)
    : m_columns(3, std::vector<Mark>(3, Mark::None))
    , m_plies(position.plies())
    , m_status(tictactoe::status(position)) {
    for (int square = 0; square < squareCount; ++square) {
        if (position.of(Player::O) >> square & 1)
            at(square) = Mark::O;
        if (position.of(Player::X) >> square & 1)
            at(square) = Mark::X;
    }
    if (m_plies % 2 == 1)
        std::swap(m_turn, m_lastTurn);
}

Position RecordBoard::position() const {
    Position result;
    for (int square = 0; square < squareCount; ++square)
        if (at(square) != Mark::None)
            result.marks[at(square) == Mark::X] |= static_cast<std::uint16_t>(1 << square);
    return result;
}

search::Ended RecordBoard::ended() const {
    if (m_status == Status::Playing)
        return search::Ended::No;
    return m_status == Status::Drawn ? search::Ended::Drawn : search::Ended::Lost;
}

std::vector<int> RecordBoard::moves() const {
    std::vector<int> squares;
    for (int square = 0; square < squareCount; ++square)
        if (at(square) == Mark::None)
            squares.push_back(square);
    return squares;
}

void RecordBoard::make(int square) {
    assert(at(square) == Mark::None && m_status == Status::Playing);
    at(square) = m_turn;
    m_moves.push_back(square);
    ++m_plies;
    if (hasLineOf(m_turn))
        m_status = m_turn == Mark::O ? Status::OWon : Status::XWon;
    else if (m_plies == squareCount)
        m_status = Status::Drawn;
    m_lastTurn = std::exchange(m_turn, m_turn == Mark::O ? Mark::X : Mark::O);
}

void RecordBoard::unmake(int square) {
    assert(!m_moves.empty() && m_moves.back() == square);
    at(square) = Mark::None;
    m_moves.pop_back();
    --m_plies;
    m_status = Status::Playing;
    std::swap(m_turn, m_lastTurn);
}

bool RecordBoard::hasLineOf(Mark mark) const {
    return std::ranges::any_of(lines, [&](std::uint16_t line) {
        for (int square = 0; square < squareCount; ++square)
            if (line >> square & 1 && at(square) != mark)
                return false;
        return true;
    });
}

} // namespace yomi::tictactoe
