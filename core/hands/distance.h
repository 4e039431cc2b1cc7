// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/hands/constraints.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace yomi::hands {

/// The distance of a hand to a complete one of full size.
struct Distance {
    int draws;              ///< tiles that must still be drawn; others are discarded
    std::vector<int> melds; ///< of one complete hand at that distance, ascending
    std::int64_t nodes;     ///< rests of the hand that were computed
};

/// The least number of tiles to draw to reach a complete hand of full size, 0 if the hand is
/// complete. A tile can be drawn as often as tilesLeft() allows; required and open melds are part
/// of the complete hand, forbidden ones are not. Nothing if no complete hand can be reached or the
/// rule book has no full hand.
///
/// Method: cover the hand from its lowest kind upwards, leaving tiles out or drawing those that a
/// meld lacks; compute the least number of draws once for each rest and each number of tiles still
/// needed, ignoring how many copies are left. With that as a lower bound, a depth-first search by
/// number of draws finds the first hand for which the copies suffice. Exact; a few thousand rests
/// for a MilliJan hand. Throws std::invalid_argument like bestPartition(), and Stopped.
std::optional<Distance> distance(const RuleBook& book, const Tiles& hand, const Tiles& seen = {},
                                 const Constraints& constraints = {},
                                 const std::stop_token& stop = {});

} // namespace yomi::hands
