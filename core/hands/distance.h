// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/hands/constraints.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace yomi::hands {

/// How far a hand is from a complete one of the full size.
struct Distance {
    int draws;              ///< tiles that must still be drawn; others are discarded on the way
    std::vector<int> melds; ///< of one complete hand that near, ascending
    std::int64_t nodes;     ///< rests of the hand that were computed
};

/// The least number of tiles to draw until some complete hand of the full size is reached, 0 when
/// the hand is one. A tile can be drawn as often as tilesLeft() says; required and open melds are
/// part of the complete hand, forbidden ones are not. Nothing when no complete hand is in reach or
/// the rule book knows no full hand.
///
/// Method: cover the hand from its lowest kind upwards, leaving tiles out or drawing those that a
/// meld lacks; the least number of draws for each rest and each number of tiles still wanted is
/// computed once, copies not looked at. With that as a lower bound, the first hand for which the
/// copies suffice is searched depth first by the number of draws. Exact; a few thousand rests
/// for a MilliJan hand.
/// Throws std::invalid_argument like bestPartition(), and Stopped.
std::optional<Distance> distance(const RuleBook& book, const Tiles& hand, const Tiles& seen = {},
                                 const Constraints& constraints = {},
                                 const std::stop_token& stop = {});

} // namespace yomi::hands
