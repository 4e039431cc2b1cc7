// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/hands/endgame.h"

#include <array>
#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

namespace yomi::hands {

/// The cards of Dou Dizhu in one word.
using Cards = PackedCounter<16>;

/// All that does not change in a game from one starting position: its moves by number, and for each
/// part of a starting hand the leads from it.
///
/// A move is the place of a play among those of all hands, in the order of the rule book; the last
/// number is the pass. The parts of a hand of 3 3 5 are numbered by the copies of each kind, the
/// lowest kind first, so that playing subtracts the number of the play's cards:
///
///     0 –   1 3   2 33   3 5   4 35   5 335
///
/// Cost: for each part of each hand (at most 250,000, of 20 cards) a look at each of its plays, and
/// 4 bytes for each lead. Throws like validated(), and Stopped.
class EndgameMoves {
public:
    static constexpr std::size_t mostLeads = 600; ///< of a hand; no known one of 20 has over 519

    struct Lead {
        std::uint16_t move;
        PlayLevel level;
    };

    explicit EndgameMoves(EndgamePosition start, const std::stop_token& stop = {});

    const EndgamePosition& start() const { return m_start; }
    int players() const { return m_start.players(); }
    int pass() const { return static_cast<int>(m_plays.size()); }

    /// The play of the rule book, or passPlay.
    int playOf(int move) const {
        return move == pass() ? passPlay : m_plays[static_cast<std::size_t>(move)];
    }
    int moveOf(int play) const; ///< of a legal play
    PlayLevel levelOf(int move) const { return m_levels[static_cast<std::size_t>(move)]; }

    // Players from 0:
    std::uint32_t partCount(int player) const {
        return static_cast<std::uint32_t>(hand(player).parts.size());
    }
    const Cards& cards(int player, std::uint32_t part) const { return hand(player).parts[part]; }
    /// The number that playing a move subtracts from that of the hand.
    std::uint32_t step(int player, int move) const {
        return hand(player).steps[static_cast<std::size_t>(move)];
    }
    /// The fewest plays that a part splits into.
    int fewestPlays(int player, std::uint32_t part) const { return hand(player).fewest[part]; }
    /// The leads in the order of the search: the fewest plays left after it, bombs and the rocket
    /// later, more cards first, lower ranks first.
    std::span<const Lead> leads(int player, std::uint32_t part) const {
        const Hand& all = hand(player);
        return {all.leads.data() + all.first[part], all.leads.data() + all.first[part + 1]};
    }

private:
    struct Hand {
        std::vector<Cards> parts;
        std::vector<std::uint8_t> fewest; ///< plays, by part
        std::vector<std::uint32_t> steps; ///< by move
        std::vector<std::uint32_t> first; ///< by part, and the end: where its leads begin
        std::vector<Lead> leads;
    };

    const Hand& hand(int player) const { return m_hands[static_cast<std::size_t>(player)]; }
    void addHand(const Tiles& tiles, const std::vector<int>& order, const std::stop_token& stop);

    EndgamePosition m_start;
    std::vector<int> m_plays;        ///< by move
    std::vector<PlayLevel> m_levels; ///< by move; 0 for the pass
    std::vector<Hand> m_hands;
};

} // namespace yomi::hands
