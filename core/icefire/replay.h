// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/icefire/record.h"

#include <string_view>
#include <vector>

namespace yomi::icefire {

/// A match as a sequence of moments. Each player-turn has one moment at its start and one after
/// each piece of its line; an unfinished match ends in an open player-turn, whose line may have
/// been begun:
///
///     player-turn        0            1         2 (open)
///     its line      "TRAIN 1 1 0"   "WAIT"   "TRAIN 1 1 1;"  begun
///     moments           0  1          2  3       4  5
///
/// Construction copies the match; stateAt() executes one line.
class Replay {
public:
    /// `begun` is the line of the open player-turn so far; ignored if the match is over.
    explicit Replay(Match match, std::string_view begun = {});

    const Match& match() const { return m_match; }
    int moments() const { return m_first.back(); }
    int lastMoment() const { return moments() - 1; }
    /// The number of player-turns, including the open one.
    int playerTurns() const { return static_cast<int>(m_first.size()) - 1; }
    bool isOpen(int playerTurn) const {
        return playerTurn == static_cast<int>(m_match.turns.size());
    }

    int playerTurnOf(int moment) const;
    /// The number of pieces of the line that have been executed.
    int piecesDone(int moment) const { return moment - m_first[index(playerTurnOf(moment))]; }
    /// The moment at which the player-turn starts; for playerTurns(), the one after the last.
    int firstMoment(int playerTurn) const { return m_first[index(playerTurn)]; }
    const std::vector<Piece>& pieces(int playerTurn) const;

    State stateAt(int moment) const;
    /// The position at the start of a player-turn, and the units that died then.
    State startOf(int playerTurn) const;
    State startOf(int playerTurn, StartOfTurn& dead) const;

private:
    static std::size_t index(int number) { return static_cast<std::size_t>(number); }

    Match m_match;
    std::vector<Piece> m_begun; ///< the pieces of the open player-turn
    std::vector<int> m_first; ///< the first moment of each player-turn; then the number of moments
};

/// Executes a piece of a line again, with its recorded outcome.
void replay(State& state, const Piece& piece);

} // namespace yomi::icefire
