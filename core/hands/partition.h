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

/// The most best partitions that are listed; BestPartition::optimal counts them all.
inline constexpr std::size_t mostListed = 1000;

/// The best ways to split a hand into melds. A partition is a multiset of melds, given as ascending
/// numbers; tiles in no meld are left over.
struct BestPartition {
    bool complete = true; ///< no tile is left over; true for the empty hand
    int score = 0;        ///< without the completeness bonus
    /// The optima in lexicographic order; show the first. If there are more than mostListed, the
    /// first and mostListed − 1 others.
    std::vector<std::vector<int>> partitions;
    std::uint64_t optimal = 1; ///< their number, or the type's maximum if that is too small
    int applicable = 0;        ///< melds that fit into the hand and are not forbidden
    std::int64_t nodes = 0;    ///< rests of the hand that were computed, in all searches

    const std::vector<int>& first() const { return partitions.front(); }
};

/// The best partitions of a hand: complete ones before others, then the highest sum of scores (card
/// plays score −1 each: the fewest plays). With fewest plays, a hand without a complete partition
/// gets the empty partition.
///
/// Method: cover the hand from its lowest kind upwards, solving every rest once
/// (partition_search.h). Exact; exponential in the tiles at worst; about 1 µs for a MilliJan hand
/// of 13 and 40 µs for a Dou Dizhu hand of 20. Throws std::invalid_argument for constraints that
/// contradict one another or the hand, and for tiles that the rule book lacks; Stopped.
BestPartition bestPartition(const RuleBook& book, const Tiles& hand,
                            const Constraints& constraints = {}, const std::stop_token& stop = {});

/// The best complete partitions, or nothing if there are none. As bestPartition(), but stops as
/// soon as that is known.
std::optional<BestPartition> completePartition(const RuleBook& book, const Tiles& hand,
                                               const Constraints& constraints = {},
                                               const std::stop_token& stop = {});

/// The best partition that is worse than the optimum.
struct NextBest {
    bool complete;
    int score;
    std::vector<int> partition; ///< one with this score
};

/// Nothing if every partition is optimal; with fewest plays, if no other partition is complete.
/// Throws like bestPartition().
std::optional<NextBest> nextBest(const RuleBook& book, const Tiles& hand,
                                 const Constraints& constraints = {},
                                 const std::stop_token& stop = {});

/// The number of multisets of melds that fit into the hand, including the empty one; the type's
/// maximum if that is too small. Throws like bestPartition().
std::uint64_t countPartitions(const RuleBook& book, const Tiles& hand,
                              const Constraints& constraints = {},
                              const std::stop_token& stop = {});

/// The score including the rule book's bonus for a complete partition.
int rawScore(const RuleBook& book, const BestPartition& best);

/// The tiles of the hand in no meld of the partition.
Tiles leftover(const RuleBook& book, const Tiles& hand, const std::vector<int>& partition);

/// The score of each meld of a partition, including open ones; without favourite points that are
/// added once.
std::vector<int> meldScores(const RuleBook& book, const Constraints& constraints,
                            const std::vector<int>& partition);

} // namespace yomi::hands
