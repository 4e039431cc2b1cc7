// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/enum_names.h"
#include "core/hands/rule_book.h"

#include <optional>
#include <vector>

namespace yomi::hands {

/// What a favourite tile does to the score.
enum class FavouriteRule {
    AddsOnce, ///< favouritePoints more if any meld has the tile
    Doubles   ///< each meld that has the tile counts double
};
constexpr auto enumNames(FavouriteRule) {
    return namesInOrder("adds once", "doubles");
}

inline constexpr int favouritePoints = 2000;
inline constexpr int mostBonus = 100000; ///< up or down

/// Points that a meld scores beyond what the rule book says.
struct Bonus {
    int meld;
    int points;
    bool operator==(const Bonus&) const = default;
};

/// What the player wants of a partition. Melds are numbers in the rule book.
struct Constraints {
    std::vector<int> required; ///< as often as it is here, or more often
    std::vector<int> open;     ///< laid open: as required, but scores Meld::openScore
    std::vector<int> forbidden;
    std::vector<Bonus> bonuses; ///< of one meld they add up
    std::optional<int> favouriteTile;
    FavouriteRule favouriteRule = FavouriteRule::AddsOnce;

    bool operator==(const Constraints&) const = default;
};

/// Constraints as a search needs them: what is left to choose and what it scores.
class Scoring {
public:
    /// Throws std::invalid_argument when there is no such meld or tile, a meld is both wanted and
    /// forbidden, cannot be laid open, a bonus is beyond mostBonus or makes a meld that scores
    /// worthless, or more tiles of one kind are needed than can be counted.
    Scoring(const RuleBook& book, const Constraints& constraints);

    /// The required and open melds, ascending, their tiles and what they score.
    const std::vector<int>& forced() const { return m_forced; }
    const Tiles& forcedTiles() const { return m_forcedTiles; }
    int forcedScore() const { return m_forcedScore; }

    /// The hand without the tiles of the forced melds. Throws std::invalid_argument that names a
    /// meld for which the tiles do not suffice, and for tiles that the rule book does not have.
    Tiles freeTiles(const Tiles& hand) const;

    bool allowed(int meld) const;
    /// What the meld scores, without the favourite's points that are added once.
    int points(int meld, bool open = false) const;

    /// Whether the favourite's points are still to be had, by a meld that has it.
    bool favouritePending() const { return m_favouritePending; }
    bool earnsFavourite(int meld) const;

private:
    void require(const std::vector<int>& melds, bool open);
    bool hasFavourite(int meld) const;

    const RuleBook& m_book;
    const Constraints& m_constraints;
    std::vector<int> m_forced;
    Tiles m_forcedTiles;
    int m_forcedScore = 0;
    bool m_favouritePending = false;
};

} // namespace yomi::hands
