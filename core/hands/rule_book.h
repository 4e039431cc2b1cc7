// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/names.h"
#include "core/common/sentence.h"
#include "core/hands/meld_index.h"
#include "core/hands/packed_counter.h"

#include <span>
#include <string>
#include <variant>
#include <vector>

namespace yomi::hands {

/// A kind of tile or card. Only the name is required.
struct TileKind {
    std::string name;     ///< the short one: 春香; a card's letter: T
    std::string fullName; ///< 天海春香; 10
    std::string kana;
    std::string romaji;
    std::string type;  ///< Princess, Fairy, Angel, …
    std::string color; ///< "#e22b30"
    int copies = 1;    ///< in the whole set, 1 to mostCopies

    bool operator==(const TileKind&) const = default;
};

/// A group of melds that players distinguish. Only card plays of one category can beat one another,
/// apart from bombs.
struct Category {
    std::string name;   ///< "trio_solo_chain_2", or "unit"
    std::string family; ///< the same without the length of the chain: "trio_solo_chain"
};

/// A set of tiles that scores when laid together.
struct Meld {
    std::string name;  ///< empty for a card play, which is named by its cards
    Tiles tiles;       ///< at least one
    int category = 0;  ///< index into RuleBook::categories()
    int score = 0;     ///< above zero, or −1 each to minimise the number of melds
    int openScore = 0; ///< when laid open; 0 if it cannot be
    int rank = 0;      ///< decides which of two plays of one category is higher
};

/// What to optimise among partitions of a hand; complete partitions always come first.
enum class Objective {
    HighestScore, ///< the sum of the melds' scores
    FewestPlays   ///< the number of melds
};

/// The largest full hand: distance() is exponential in it.
inline constexpr int mostFullHand = 16;

/// The content of a rule book.
struct Rules {
    Sentence title;
    Objective objective = Objective::HighestScore;
    std::vector<TileKind> kinds;
    std::vector<Category> categories;
    std::vector<Meld> melds;
    int fullHand = 0;            ///< tiles of a winning hand; 0 if any number can win
    int mostTiles = 0;           ///< the most that a player can hold
    int completeBonus = 1000000; ///< added to the raw score of a complete partition
};

/// Validated rules with the indexes that searches need. Immutable: share one.
class RuleBook {
public:
    /// Throws std::invalid_argument for more kinds than mostKinds, kinds without a name or with an
    /// impossible number of copies, duplicate names of kinds, a full hand outside 0 to
    /// mostFullHand, and melds that are empty or of an unknown kind or category. Cost: sorting the
    /// melds.
    explicit RuleBook(Rules rules);

    const Sentence& title() const { return m_rules.title; }
    Objective objective() const { return m_rules.objective; }
    const std::vector<TileKind>& kinds() const { return m_rules.kinds; }
    const std::vector<Category>& categories() const { return m_rules.categories; }
    const std::vector<Meld>& melds() const { return m_rules.melds; }
    int fullHand() const { return m_rules.fullHand; }
    int mostTiles() const { return m_rules.mostTiles; }
    int completeBonus() const { return m_rules.completeBonus; }

    const TileKind& kind(int kind) const { return m_rules.kinds[static_cast<std::size_t>(kind)]; }
    const Meld& meld(int meld) const { return m_rules.melds[static_cast<std::size_t>(meld)]; }
    const Category& categoryOf(int meld) const {
        return m_rules.categories[static_cast<std::size_t>(this->meld(meld).category)];
    }
    int kindCount() const { return static_cast<int>(m_rules.kinds.size()); }
    int meldCount() const { return static_cast<int>(m_rules.melds.size()); }

    /// Kinds by the names of yomi::hands::tileNames(); melds by name.
    const NameIndex& tileNames() const { return m_tileNames; }
    const NameIndex& meldNames() const { return m_meldNames; }

    /// Calls visit(const MeldIndex<Counter>&), with one-word counters if the kinds fit.
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

/// Finds a kind by any of its names: short, full, kana, romaji, the given name in romaji.
NameIndex tileNames(std::span<const TileKind> kinds);

/// The name of a meld: its own, or its cards in rank order ("334455").
std::string meldName(const RuleBook& book, int meld);

/// The short names of the tiles, in kind order.
std::vector<std::string> tileNamesOf(const RuleBook& book, const Tiles& tiles);

/// The melds that fit into a hand, ascending: the legal leads of a Dou Dizhu hand. Cost: one check
/// per block of melds (MeldIndex), and the melds of the blocks that fit.
std::vector<int> fittingMelds(const RuleBook& book, const Tiles& hand);

} // namespace yomi::hands
