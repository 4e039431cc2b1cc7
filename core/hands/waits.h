// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/hands/constraints.h"

#include <stop_token>
#include <vector>

namespace yomi::hands {

/// How many tiles of a kind can still be drawn: its copies without those in the hand and those seen
/// on the table, not below zero.
int tilesLeft(const RuleBook& book, const Tiles& hand, const Tiles& seen, int kind);

/// A tile that completes a hand.
struct Wait {
    int tile;
    int left;  ///< copies that can still be drawn, at least 1
    int score; ///< of the completed hand, without the completeness bonus
    std::vector<int> partition;
};

/// The waits of a hand of one tile less than a full one, by tile; of other hands none. A tile of
/// which no copy is left is none. Cost: a complete partition (about 0.5 µs) for each kind.
/// Throws std::invalid_argument like bestPartition(), and Stopped.
std::vector<Wait> waits(const RuleBook& book, const Tiles& hand, const Tiles& seen = {},
                        const Constraints& constraints = {}, const std::stop_token& stop = {});

/// What is left to wait for after a discard.
struct Discard {
    int tile;
    std::vector<Wait> waits; ///< at least one
    int tilesLeft;           ///< of all of them
    int bestScore;
    double meanScore; ///< weighted by the tiles left
};

/// The discards of a full hand that leave a wait; of other hands none. The discarded tile counts as
/// seen and is no wait of its own discard. The most tiles left come first, then the highest mean
/// score, then the order of the tiles. Cost: waits() for each different tile, about 0.3 ms.
/// Throws like waits().
std::vector<Discard> discards(const RuleBook& book, const Tiles& hand, const Tiles& seen = {},
                              const Constraints& constraints = {},
                              const std::stop_token& stop = {});

/// A tile and the melds that lack just this one.
struct OneShort {
    int tile;
    int left; ///< copies that can still be drawn; may be 0
    std::vector<int> melds;
};

/// The melds that are not forbidden and lack exactly one tile of the hand, by that tile. Cost: a
/// look at every meld.
std::vector<OneShort> oneShort(const RuleBook& book, const Tiles& hand, const Tiles& seen = {},
                               const Constraints& constraints = {});

} // namespace yomi::hands
