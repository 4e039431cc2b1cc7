// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/enum_names.h"
#include "core/hands/constraints.h"

#include <cstdint>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace yomi::hands {

/// The steps of the source article, which looks for the best partition on lists of tile names.
enum class ReferenceMethod {
    Subsets,       ///< tries every subset of the melds that fit into the hand
    Backtracking,  ///< takes a meld out of the hand and goes on with the rest and all melds
    ReuseList,     ///< hands down the list of melds that still fit
    Cache,         ///< Backtracking that solves every rest of the hand once
    ReuseAndCache, ///< both
};

constexpr auto enumNames(ReferenceMethod) {
    return namesInOrder("subsets", "backtracking", "reuse-list", "cache", "reuse-and-cache");
}

/// A hand and melds in one representation of tiles: as lists of names, as the article has them
/// (TileNames), or packed (Tiles), which tells what the packing alone is worth.
using TileNames = std::vector<std::string>;

template <class Pile>
struct ReferenceProblem {
    struct PlainMeld {
        Pile tiles;
        int meld; ///< its number in the rule book
        int points;
        bool earnsFavourite;
    };
    Pile hand;                    ///< without the tiles of the forced melds
    std::vector<PlainMeld> melds; ///< those that are allowed
    std::vector<int> forced;      ///< required and open melds, and what they score
    int forcedScore = 0;
    bool favouritePending = false;
};

/// `hand` lists the kinds of its tiles. Throws std::invalid_argument like bestPartition(); lists
/// of names may have any number of tiles of a kind.
template <class Pile>
ReferenceProblem<Pile> referenceProblem(const RuleBook& book, std::span<const int> hand,
                                        const Constraints& constraints = {});

struct ReferencePartition {
    bool complete = false;
    int score = 0;          ///< without the completeness bonus
    std::vector<int> melds; ///< the lexicographically least of the best
    std::int64_t nodes = 0; ///< subsets tried; calls of the recursive function but for cache hits
};

/// The best partition by a method of the article, the one that bestPartition() puts first.
/// Subsets lists a meld as often as it fits, so that two of a kind are found too; more than 62
/// melds are refused with std::invalid_argument. Its cost is 2^melds, that of Backtracking and
/// ReuseList the number of orders in which melds can be taken. Throws Stopped.
template <class Pile>
ReferencePartition referencePartition(const ReferenceProblem<Pile>& problem, ReferenceMethod method,
                                      const std::stop_token& stop = {});

extern template ReferenceProblem<TileNames> referenceProblem(const RuleBook&, std::span<const int>,
                                                             const Constraints&);
extern template ReferenceProblem<Tiles> referenceProblem(const RuleBook&, std::span<const int>,
                                                         const Constraints&);
extern template ReferencePartition referencePartition(const ReferenceProblem<TileNames>&,
                                                      ReferenceMethod, const std::stop_token&);
extern template ReferencePartition referencePartition(const ReferenceProblem<Tiles>&,
                                                      ReferenceMethod, const std::stop_token&);

} // namespace yomi::hands
