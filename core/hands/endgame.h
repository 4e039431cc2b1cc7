// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/hands/doudizhu.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace yomi::hands {

// Endgames of Dou Dizhu: two or three players who know all hands. Player 1 is the landlord; player
// 2, or players 2 and 3 together, are the other side. The leader plays any play; all others beat
// the last play or pass. When everybody else has passed, the player of the last play leads. Whoever
// plays his last card ends the game, and his side wins.

inline constexpr int mostEndgameCards = 20; ///< in a hand

/// The play of a player who passes; all others are plays of the rule book.
inline constexpr int passPlay = -1;

struct EndgamePosition {
    std::shared_ptr<const RuleBook> book;
    std::vector<Tiles> hands = {};      ///< of players 1 and 2, and of player 3 if there is one
    int toMove = 1;                     ///< the player, from 1
    std::optional<int> last = {};       ///< the play to beat; nothing: the player to move leads
    int lastBy = 0;                     ///< its player; 0: the player before the one to move
    std::vector<std::string> bans = {}; ///< categories that nobody may play, by family or name

    int players() const { return static_cast<int>(hands.size()); }
    const Tiles& hand(int player) const { return hands[static_cast<std::size_t>(player) - 1]; }

    bool operator==(const EndgamePosition&) const = default;
};

/// The side of a player: 1 for the landlord, 2 for all others.
constexpr int sideOf(int player) {
    return player == 1 ? 1 : 2;
}

/// The position with the player of its last play. Throws std::invalid_argument for what no game can
/// have: a rule book of units; other than two or three hands; an empty hand or one of more than
/// mostEndgameCards; hands and last play with more copies of a card than there are; players that
/// there are not; a last play by the player to move, or without the play; a last play that is
/// banned; an unknown category, or `solo` banned: a leader must be able to play.
EndgamePosition validated(EndgamePosition position);

/// The player who has played his last card; nothing as long as the game goes on.
std::optional<int> winnerOf(const EndgamePosition& position);

/// Whether each category of the rule book is banned.
std::vector<bool> bannedCategories(const RuleBook& book, std::span<const std::string> bans);

/// The plays that the player to move may make, ascending, and after them passPlay unless he leads;
/// none after the end. The position must be validated().
std::vector<int> legalPlays(const EndgamePosition& position);

/// The position after plays made in turn. Throws std::invalid_argument for the first that is not
/// legal, with its place in the list.
EndgamePosition played(EndgamePosition position, std::span<const int> plays);

/// The hands in a text, separated by | or line ends. Throws like parseTiles() and countTiles().
std::vector<Tiles> parseHands(const RuleBook& book, std::string_view text);

/// The hands' cards in rank order.
std::vector<std::string> handTexts(const EndgamePosition& position);

/// "334455", or "pass".
std::string playText(const RuleBook& book, int play);

/// "pass", or the play of these cards. Throws std::invalid_argument.
int playOf(const RuleBook& book, std::string_view text);

} // namespace yomi::hands
