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

/// The stages of the source article, which searches the best partition with lists of tile names.
enum class ReferenceMethod {
    Subsets,       ///< tries every subset of the melds that fit into the hand
    Backtracking,  ///< takes a meld out of the hand; continues with the rest and all melds
    ReuseList,     ///< passes down the list of melds that still fit
    Cache,         ///< Backtracking that solves every rest of the hand once
    ReuseAndCache, ///< both
};

constexpr auto enumNames(ReferenceMethod) {
    return namesInOrder("subsets", "backtracking", "reuse-list", "cache", "reuse-and-cache");
}

/// A hand and melds in one representation of tiles: lists of names as in the article (TileNames),
/// or packed (Tiles), to measure the gain of packing alone.
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
    std::vector<PlainMeld> melds; ///< the allowed ones
    std::vector<int> forced;      ///< required and open melds, and their score
    int forcedScore = 0;
    bool favouritePending = false;
};

/// `hand` lists the kinds of its tiles. Throws std::invalid_argument like bestPartition(); lists of
/// names may have any number of tiles of a kind.
template <class Pile>
ReferenceProblem<Pile> referenceProblem(const RuleBook& book, std::span<const int> hand,
                                        const Constraints& constraints = {});

struct ReferencePartition {
    bool complete = false;
    int score = 0;          ///< without the completeness bonus
    std::vector<int> melds; ///< the lexicographically least optimum
    std::int64_t nodes = 0; ///< subsets tried; calls of the recursive function without cache hits
};

/// The best partition by a method of the article; equals the first of bestPartition(). Subsets
/// lists a meld as often as it fits, so that it finds repeated melds, too; it throws
/// std::invalid_argument for more than 62 melds. It costs 2^melds; Backtracking and ReuseList cost
/// the number of orders in which melds can be taken. Throws Stopped.
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
