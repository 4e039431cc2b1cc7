// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/hands/constraints.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace yomi::hands {

/// As many best partitions are listed; that there are more, BestPartition::optimal tells.
inline constexpr std::size_t mostListed = 1000;

/// The best ways to split a hand into melds. A partition is a multiset of melds, given as their
/// numbers in ascending order; what no meld takes is left over.
struct BestPartition {
    bool complete = true; ///< the hand is used up; the empty hand is
    int score = 0;        ///< without the completeness bonus
    /// The optima in lexicographic order; the first is the one to show. When they are more than
    /// mostListed these are the first and mostListed − 1 of the others.
    std::vector<std::vector<int>> partitions;
    std::uint64_t optimal = 1; ///< how many there are; the largest number when that is too small
    int applicable = 0;        ///< melds that fit into the hand and are not forbidden
    std::int64_t nodes = 0;    ///< rests of the hand that were computed, in all searches

    const std::vector<int>& first() const { return partitions.front(); }
};

/// The best partitions of a hand: those that use it up before those that do not, then the highest
/// sum of scores (of card plays, which score −1 each: the fewest). A hand that cannot be used up
/// where the fewest plays are wanted has the empty partition.
///
/// Method: the hand is covered from its lowest kind upwards and every rest solved once
/// (partition_search.h); exact, exponential in the tiles at worst, about 1 µs for a MilliJan hand
/// of 13 and 40 µs for a Dou Dizhu hand of 20. Throws std::invalid_argument for constraints that
/// contradict one another or the hand, and for tiles that the rule book does not have; Stopped.
BestPartition bestPartition(const RuleBook& book, const Tiles& hand,
                            const Constraints& constraints = {}, const std::stop_token& stop = {});

/// The best partitions that use up the hand, or nothing when none does. As bestPartition(), and
/// done as soon as that is known.
std::optional<BestPartition> completePartition(const RuleBook& book, const Tiles& hand,
                                               const Constraints& constraints = {},
                                               const std::stop_token& stop = {});

/// The best partition that is worse than the best.
struct NextBest {
    bool complete;
    int score;
    std::vector<int> partition; ///< one that scores it
};

/// Nothing when every partition is a best one; where the fewest plays are wanted, when no other one
/// uses up the hand. Throws like bestPartition().
std::optional<NextBest> nextBest(const RuleBook& book, const Tiles& hand,
                                 const Constraints& constraints = {},
                                 const std::stop_token& stop = {});

/// How many multisets of melds fit into the hand, the empty one included; the largest number when
/// that is too small. Throws like bestPartition().
std::uint64_t countPartitions(const RuleBook& book, const Tiles& hand,
                              const Constraints& constraints = {},
                              const std::stop_token& stop = {});

/// The score with the rule book's bonus for a hand that is used up.
int rawScore(const RuleBook& book, const BestPartition& best);

/// The tiles of the hand that no meld of the partition takes.
Tiles leftover(const RuleBook& book, const Tiles& hand, const std::vector<int>& partition);

/// What each meld of a partition scores, open ones included; without the favourite's points where
/// those are added once.
std::vector<int> meldScores(const RuleBook& book, const Constraints& constraints,
                            const std::vector<int>& partition);

} // namespace yomi::hands
