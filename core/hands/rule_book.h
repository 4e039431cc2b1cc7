// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/names.h"
#include "core/hands/meld_index.h"
#include "core/hands/packed_counter.h"

#include <span>
#include <string>
#include <variant>
#include <vector>

namespace yomi::hands {

/// A kind of tile or card. Only the name must be there.
struct TileKind {
    std::string name;     ///< the short one: 春香; of a card its letter: T
    std::string fullName; ///< 天海春香; 10
    std::string kana;
    std::string romaji;
    std::string type;  ///< Princess, Fairy, Angel, …
    std::string color; ///< "#e22b30"
    int copies = 1;    ///< in the whole set, 1 to mostCopies

    bool operator==(const TileKind&) const = default;
};

/// What melds have in common that can be told apart by a player. Of the plays of a card game those
/// of one category, and no others but bombs, can beat one another.
struct Category {
    std::string name;   ///< "trio_solo_chain_2", or "unit"
    std::string family; ///< the same without the length of the chain: "trio_solo_chain"
};

/// A set of tiles that scores when it is laid together.
struct Meld {
    std::string name;  ///< of a card play empty: its cards name it
    Tiles tiles;       ///< at least one
    int category = 0;  ///< index into RuleBook::categories()
    int score = 0;     ///< above zero, or −1 each where the fewest melds are wanted
    int openScore = 0; ///< when it is laid open; 0 for a meld that cannot be
    int rank = 0;      ///< which of two plays of one category is higher
};

/// What makes one partition of a hand better than another; that the whole hand is used up comes
/// before either.
enum class Objective {
    HighestScore, ///< the sum of the melds' scores
    FewestPlays   ///< how many melds there are
};

/// The largest full hand: what distance() takes is exponential in it.
inline constexpr int mostFullHand = 16;

/// Everything that a rule book says.
struct Rules {
    std::string title;
    Objective objective = Objective::HighestScore;
    std::vector<TileKind> kinds;
    std::vector<Category> categories;
    std::vector<Meld> melds;
    int fullHand = 0;            ///< tiles with which a hand can win; 0 when any number can
    int mostTiles = 0;           ///< that a player can hold
    int completeBonus = 1000000; ///< in the raw score of a hand that is used up
};

/// Rules that were found in order, with the indexes that searches need. Immutable: share one.
class RuleBook {
public:
    /// Throws std::invalid_argument for more kinds than mostKinds, kinds without a name or with
    /// an impossible number of copies, two kinds of one name, a full hand outside 0 to
    /// mostFullHand, and melds that are empty or of a kind or category that is not there. Cost:
    /// sorting the melds.
    explicit RuleBook(Rules rules);

    const std::string& title() const { return m_rules.title; }
    Objective objective() const { return m_rules.objective; }
    const std::vector<TileKind>& kinds() const { return m_rules.kinds; }
    const std::vector<Category>& categories() const { return m_rules.categories; }
    const std::vector<Meld>& melds() const { return m_rules.melds; }
    int fullHand() const { return m_rules.fullHand; }
    int mostTiles() const { return m_rules.mostTiles; }
    int completeBonus() const { return m_rules.completeBonus; }

    const TileKind& kind(int kind) const { return m_rules.kinds[static_cast<std::size_t>(kind)]; }
    const Meld& meld(int meld) const { return m_rules.melds[static_cast<std::size_t>(meld)]; }
    int kindCount() const { return static_cast<int>(m_rules.kinds.size()); }
    int meldCount() const { return static_cast<int>(m_rules.melds.size()); }

    /// Kinds as yomi::hands::tileNames() finds them; melds by name.
    const NameIndex& tileNames() const { return m_tileNames; }
    const NameIndex& meldNames() const { return m_meldNames; }

    /// Calls visit(const MeldIndex<Counter>&) with one word a counter where the kinds fit into it.
    template <class Visit>
    decltype(auto) withIndex(Visit&& visit) const {
        return std::visit(visit, m_index);
    }

private:
    using Index = std::variant<MeldIndex<PackedCounter<16>>, MeldIndex<Tiles>>;
    static Index makeIndex(const Rules& rules);

    Rules m_rules;
    NameIndex m_tileNames;
    NameIndex m_meldNames;
    Index m_index;
};

/// Finds a kind by any of the names it has: short, full, kana, romaji, the given name in romaji.
NameIndex tileNames(std::span<const TileKind> kinds);

/// The name of a meld: its own, or its cards in rank order ("334455").
std::string meldName(const RuleBook& book, int meld);

/// The short names of the tiles, in the order of the kinds.
std::vector<std::string> tileNamesOf(const RuleBook& book, const Tiles& tiles);

/// The melds that fit into a hand, ascending: the legal leads of a Dou Dizhu hand. Cost: a look at
/// the blocks of melds (MeldIndex) and at the melds of those that fit.
std::vector<int> fittingMelds(const RuleBook& book, const Tiles& hand);

} // namespace yomi::hands
