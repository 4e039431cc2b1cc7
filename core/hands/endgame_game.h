// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/hands/endgame_moves.h"
#include "core/search/game.h"
#include "core/search/score.h"

#include <array>
#include <cstdint>
#include <memory>
#include <string>

namespace yomi::hands {

/// An endgame for the general search (core/search/game.h). The first player of the search is the
/// landlord, the second the side of all others, so that a side may move twice in a row. Players are
/// numbered from 0 here.
class EndgameGame {
public:
    /// What moves change.
    struct State {
        std::array<std::uint32_t, 3> parts{}; ///< the hands
        std::uint16_t last = 0;               ///< the move to beat; the pass if there is none
        std::uint8_t lastBy = 0;              ///< its player; the one to move if there is none
        std::uint8_t toMove = 0;
    };

    static constexpr bool alternates = false;
    static constexpr int moveCount = 3 * EndgameMoves::mostLeads + 2; ///< the last play, the pass

    using MoveList = search::MoveList<EndgameMoves::mostLeads + 1, search::Move>;

    explicit EndgameGame(const std::shared_ptr<const EndgameMoves>& moves);
    EndgameGame(std::shared_ptr<const EndgameMoves> moves, const State& state);

    const EndgameMoves& allMoves() const { return *m_moves; }
    const std::shared_ptr<const EndgameMoves>& shareMoves() const { return m_moves; }
    const State& state() const { return m_state; }
    bool leads() const { return m_state.lastBy == m_state.toMove; }

    search::Ended ended() const {
        if (m_state.parts[m_state.lastBy] != 0)
            return search::Ended::No;
        return (m_state.lastBy == 0) == firstToMove() ? search::Ended::Won : search::Ended::Lost;
    }
    /// Plays in the order of EndgameMoves::leads(), then the pass.
    MoveList moves() const {
        MoveList list;
        const auto leads = m_moves->leads(m_state.toMove, m_state.parts[m_state.toMove]);
        if (this->leads()) {
            for (const EndgameMoves::Lead& lead : leads)
                list.push_back(lead.move);
            return list;
        }
        const PlayLevel last = m_moves->levelOf(m_state.last);
        for (const EndgameMoves::Lead& lead : leads)
            if (beats(lead.level, last))
                list.push_back(lead.move);
        list.push_back(m_moves->pass());
        return list;
    }
    void make(int move) {
        m_before[static_cast<std::size_t>(m_plies++)] = m_state;
        const std::uint8_t player = m_state.toMove;
        m_state.toMove = player + 1 == m_moves->players() ? 0 : player + 1;
        if (move != m_moves->pass()) {
            m_state.parts[player] -= m_moves->step(player, move);
            m_state.last = static_cast<std::uint16_t>(move);
            m_state.lastBy = player;
        } else if (leads()) {
            m_state.last = static_cast<std::uint16_t>(move);
        }
    }
    void unmake(int /*move*/) { m_state = m_before[static_cast<std::size_t>(--m_plies)]; }
    int plies() const { return m_plies; }
    int maxPlies() const { return m_maxPlies; }
    bool firstToMove() const { return m_state.toMove == 0; }

    /// Kickers of the last play do not matter.
    ///
    ///     bit   63                    14 13       8 7      4 3        2 1        0
    ///         +-------------------------+----------+--------+----------+----------+
    ///         | the parts of the hands  | category | rank   | lastBy   | toMove   |
    ///         +-------------------------+----------+--------+----------+----------+
    ///
    /// The cards of a deck in three hands of 20 have less than 2^50 parts.
    using Key = std::uint64_t;
    static std::uint64_t number(Key key) { return key; }
    Key key() const {
        return keyOf(m_moves->levelOf(m_state.last), m_state.lastBy, m_state.toMove);
    }
    /// The key after a pass of the player to move, in a game of two.
    Key keyAfterPass() const { return keyOf(0, m_state.lastBy, m_state.lastBy); }
    static constexpr int rankOf(Key key) { return static_cast<int>(key >> rankShift & rankMask); }
    static constexpr Key withoutRank(Key key) { return key & ~(rankMask << rankShift); }

    /// The same position for core/hands/endgame.h.
    EndgamePosition position() const;
    std::string moveText(int move) const;
    std::string boardText() const; ///< "3455KK | 345522, 2 to move, 4 by 1"

private:
    static constexpr int playerBits = 2;
    static constexpr int rankShift = 2 * playerBits;
    static constexpr Key rankMask = (1 << playRankBits) - 1;
    static constexpr int partsShift = rankShift + 10;
    static constexpr int mostPlies = 3 * 54; // all cards one by one, each after two passes

    Key keyOf(PlayLevel level, Key lastBy, Key toMove) const {
        const Key parts =
            m_state.parts[0] + m_state.parts[1] * m_weights[0] + m_state.parts[2] * m_weights[1];
        return parts << partsShift | Key{level} << rankShift | lastBy << playerBits | toMove;
    }

    std::shared_ptr<const EndgameMoves> m_moves;
    State m_state;
    std::array<Key, 2> m_weights;
    int m_plies = 0;
    int m_maxPlies;
    std::array<State, mostPlies> m_before;
};

/// The values of an endgame: a side wins or loses.
struct EndgameLeaves {
    static constexpr int stepsPerPoint = 1;

    static search::Score end(const EndgameGame&, search::Ended ended) {
        return ended == search::Ended::Won ? 1 : -1;
    }
    static search::Score estimate(const EndgameGame&) { return 0; }
    static constexpr search::Score unit() { return 2; }
    static constexpr search::Score nullWindow() { return 2; }
};

} // namespace yomi::hands
