// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/hands/rule_book.h"

#include <cstdint>
#include <map>
#include <string>
#include <utility>

namespace yomi::hands {

/// The most cards that an opponent can be asked about.
inline constexpr int mostOpponentCards = 20;

/// A chance as a reduced fraction.
struct ExactChance {
    std::uint64_t favourable;
    std::uint64_t all;

    double value() const { return static_cast<double>(favourable) / static_cast<double>(all); }
    bool operator==(const ExactChance&) const = default;
};

/// "4978682923/5301789570".
std::string fractionText(const ExactChance& chance);

/// How likely an opponent can beat a play. The unseen cards are the whole set without the hand and
/// the cards seen; the opponent holds `cards` of them, every choice equally likely, cards of a rank
/// told apart.
///
/// Method: counts the choices that cannot beat the play, rank by rank. Such a choice has neither
/// the rocket nor a bomb that beats the play, so that it is enough to know how many cards it has so
/// far, the length of the current run of bodies and, for pairs as kickers, the number of pairs. All
/// numbers are at most C(54, 20), about 3 · 10^14. Cost: about 20 µs for a play; its kickers do not
/// matter, so that plays with one body share their chance.
class OpponentChance {
public:
    /// `book` must outlive this. Throws std::invalid_argument for a rule book of units, fewer than
    /// 1 or more than mostOpponentCards cards, and more than are unseen.
    OpponentChance(const RuleBook& book, const Tiles& hand, const Tiles& seen, int cards);

    int cards() const { return m_cards; }
    int unseen() const { return m_unseen.total(); }

    /// The chance that the opponent has a play that beats this one.
    ExactChance beats(int play);

private:
    ExactChance computed(int play) const;

    const RuleBook& m_book;
    Tiles m_unseen;
    int m_cards;
    std::map<std::pair<int, int>, ExactChance> m_known; ///< by category and rank
};

} // namespace yomi::hands
