// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/sentence.h"
#include "core/hands/rule_book.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace yomi::hands {

/// The cards of Dou Dizhu in rank order, jokers last: kind i is the i-th letter. T is the ten, B
/// the small (black) joker, R the big (red) one. Suits do not matter.
inline constexpr std::string_view cardLetters = "3456789TJQKA2BR";
inline constexpr int smallJoker = static_cast<int>(cardLetters.find('B'));
inline constexpr int bigJoker = smallJoker + 1;

/// The number of cards of a kind: four of each rank, one of each joker.
constexpr int copiesOfCard(int kind) {
    return kind < smallJoker ? 4 : 1;
}

/// The largest hand of any rules, those of the NOIP 2015 problem.
inline constexpr int mostHandCards = 23;

/// House rules that differ between Dou Dizhu tables. In all of them kickers (the cards that a trio,
/// a chain of trios or a quad takes along) never share a rank with the body, single kickers may
/// repeat a rank, and chains contain no 2 and no joker.
struct CardRules {
    bool wings = true;                ///< chains of trios may take a single or a pair for each trio
    bool bothJokersAsKickers = false; ///< the two jokers together may be single kickers
    bool adjacentTrioKickers = false; ///< three kickers of one rank may be next to the chain of
                                      ///< trios (within 3 to A)
    bool quadAsFourKickers = false;   ///< most single kickers of one rank: four, otherwise three
    bool quadAsTwoPairs = false;      ///< pair kickers may be the same rank twice
    bool jokersArePair = false;       ///< the two jokers may be a pair kicker
    int mostCards = 20;               ///< in a hand

    template <class Fields>
    void describe(Fields& field) {
        field("wings", wings, "Kickers of chains of trios");
        field("bothJokersAsKickers", bothJokersAsKickers, "Both jokers as single kickers");
        field("adjacentTrioKickers", adjacentTrioKickers,
              "Three kickers of a rank next to a chain");
        field("quadAsFourKickers", quadAsFourKickers, "Four single kickers of a rank");
        field("quadAsTwoPairs", quadAsTwoPairs, "Two pair kickers of a rank");
        field("jokersArePair", jokersArePair, "Both jokers as a pair kicker");
        field("mostCards", mostCards, "Cards in a hand", {1, mostHandCards});
    }

    bool operator==(const CardRules&) const = default;
};

/// The common rules: 27,471 plays, the action table of the published environments.
inline constexpr CardRules douDizhuRules{};
/// Permissive rules: 29,984 plays.
inline constexpr CardRules looseRules{
    .bothJokersAsKickers = true, .adjacentTrioKickers = true, .quadAsFourKickers = true};
/// The variant of the NOIP 2015 problem: 2,801 plays.
inline constexpr CardRules noipRules{.wings = false,
                                     .bothJokersAsKickers = true,
                                     .quadAsTwoPairs = true,
                                     .mostCards = mostHandCards};

/// The rule book. Plays are sorted by category (solo, pair, trio, bomb, rocket, trio_solo,
/// trio_pair, solo_chain_5 … 12, pair_chain_3 … 10, trio_chain_2 … 6, trio_solo_chain_2 … 5,
/// trio_pair_chain_2 … 4, four_two_solo, four_two_pair), then by the rank of the body, then by the
/// kickers in rank order; ties between partitions follow this order. Cards that form a play in two
/// ways are one play, of the first category and with the highest body. Each scores −1: the best
/// partition has the fewest plays. Cost: a few milliseconds.
RuleBook douDizhu(const CardRules& rules);

/// What decides whether a play beats another: its category and its rank, bombs above all other
/// categories and the rocket highest.
///
///     bit   9          4 3      0
///         +-------------+--------+
///         |  category   |  rank  |   1 to 61 in the order of the rule book, 62 the bombs,
///         +-------------+--------+   63 the rocket; level 0 is that of no play
using PlayLevel = std::uint16_t;
inline constexpr int playRankBits = 4;
inline constexpr PlayLevel bombLevel = 62 << playRankBits;
inline constexpr PlayLevel rocketLevel = 63 << playRankBits;

PlayLevel levelOf(const RuleBook& book, int play);

constexpr bool beats(PlayLevel level, PlayLevel last) {
    return level > last && (level >= bombLevel || level >> playRankBits == last >> playRankBits);
}

/// Whether a play is a bomb or the rocket.
constexpr bool isBomb(PlayLevel level) {
    return level >= bombLevel;
}

/// The number of bodies in each play of a category: 1 if it is no chain.
int chainLength(const Category& category);

/// "Trio and a single", "Straight of 5".
Sentence categoryWords(const Category& category);

/// The plays in a hand that beat a play: higher ones of the same category; a bomb beats everything
/// but higher bombs and the rocket, the rocket everything. Ascending. Throws std::invalid_argument
/// if the play does not exist.
std::vector<int> beatingPlays(const RuleBook& book, const Tiles& hand, int play);

/// The play of exactly these cards. Throws std::invalid_argument if there is none.
int playOf(const RuleBook& book, const Tiles& cards);

} // namespace yomi::hands
