// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/hands/constraints.h"

#include <cstddef>
#include <optional>
#include <stop_token>
#include <vector>

namespace yomi::hands {

/// A complete hand near another hand.
struct CompleteHand {
    Tiles tiles;
    int lacks; ///< tiles of it that the other hand does not have
    int score; ///< of its best partition under the constraints, without the completeness bonus
};

/// The complete hands of full size that lack at most `draws` tiles of `hand` and find them in
/// `wall`, in no particular order; nothing if there are more than `most`. Required and open melds
/// are part of each, forbidden ones of none.
///
/// Method: cover the hand from its lowest kind upwards by melds that may lack tiles, or leave the
/// kind out; the fewest draws of every rest (covering.h) end hopeless branches. Each multiset of
/// melds is visited once. Cost: 1 to 5 µs a hand. Throws Stopped.
std::optional<std::vector<CompleteHand>> completeHands(const RuleBook& book, const Tiles& hand,
                                                       const Tiles& wall,
                                                       const Constraints& constraints, int draws,
                                                       std::size_t most,
                                                       const std::stop_token& stop = {});

} // namespace yomi::hands
