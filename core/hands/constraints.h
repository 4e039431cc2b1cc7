// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/enum_names.h"
#include "core/hands/rule_book.h"

#include <optional>
#include <vector>

namespace yomi::hands {

/// The effect of a favourite tile on the score.
enum class FavouriteRule {
    AddsOnce, ///< favouritePoints more if any meld has the tile
    Doubles   ///< each meld with the tile counts double
};
constexpr auto enumNames(FavouriteRule) {
    return namesInOrder("adds once", "doubles");
}

inline constexpr int favouritePoints = 2000;
inline constexpr int mostBonus = 100000; ///< up or down

/// Points for a meld in addition to the rule book's.
struct Bonus {
    int meld;
    int points;
    bool operator==(const Bonus&) const = default;
};

/// The player's conditions on a partition. Melds are numbers in the rule book.
struct Constraints {
    std::vector<int> required; ///< at least as often as listed
    std::vector<int> open;     ///< laid open: required, but scores Meld::openScore
    std::vector<int> forbidden;
    std::vector<Bonus> bonuses; ///< several for one meld add up
    std::optional<int> favouriteTile;
    FavouriteRule favouriteRule = FavouriteRule::AddsOnce;

    bool operator==(const Constraints&) const = default;
};

/// Constraints prepared for a search: the remaining choice and its scores.
class Scoring {
public:
    /// Throws std::invalid_argument if a meld or tile does not exist, a meld is both required and
    /// forbidden, cannot be laid open, a bonus exceeds mostBonus or makes a scoring meld worthless,
    /// or more tiles of one kind are needed than can be counted.
    Scoring(const RuleBook& book, const Constraints& constraints);

    /// The required and open melds, ascending, their tiles and their score.
    const std::vector<int>& forced() const { return m_forced; }
    const Tiles& forcedTiles() const { return m_forcedTiles; }
    int forcedScore() const { return m_forcedScore; }

    /// The hand without the tiles of the forced melds. Throws std::invalid_argument that names a
    /// meld for which the tiles do not suffice, and for tiles that the rule book lacks.
    Tiles freeTiles(const Tiles& hand) const;

    bool allowed(int meld) const;
    /// The score of the meld, without favourite points that are added once.
    int points(int meld, bool open = false) const;

    /// Whether a meld with the favourite would still add its points.
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
