// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/hands/constraints.h"

#include <stop_token>
#include <vector>

namespace yomi::hands {

/// The number of tiles of a kind that can still be drawn: its copies without those in the hand and
/// those seen, at least 0.
int tilesLeft(const RuleBook& book, const Tiles& hand, const Tiles& seen, int kind);

/// The wall of a hand: tilesLeft() of every kind.
Tiles wallOf(const RuleBook& book, const Tiles& hand, const Tiles& seen);

/// A tile that completes a hand.
struct Wait {
    int tile;
    int left;  ///< copies that can still be drawn, at least 1
    int score; ///< of the completed hand, without the completeness bonus
    std::vector<int> partition;
};

/// The waits of a hand that is one tile short of a full one, by tile; empty for other hands. Tiles
/// without a copy left are excluded. Cost: a complete partition (about 0.5 µs) for each kind.
/// Throws std::invalid_argument like bestPartition(), and Stopped.
std::vector<Wait> waits(const RuleBook& book, const Tiles& hand, const Tiles& seen = {},
                        const Constraints& constraints = {}, const std::stop_token& stop = {});

/// A discard and the waits after it.
struct Discard {
    int tile;
    std::vector<Wait> waits; ///< at least one
    int tilesLeft;           ///< over all waits
    int bestScore;
    double meanScore; ///< weighted by the tiles left
};

/// The discards of a full hand that leave a wait; empty for other hands. The discarded tile counts
/// as seen and is not a wait of its own discard. Sorted by most tiles left, then highest mean
/// score, then tile. Cost: waits() for each different tile, about 0.3 ms. Throws like waits().
std::vector<Discard> discards(const RuleBook& book, const Tiles& hand, const Tiles& seen = {},
                              const Constraints& constraints = {},
                              const std::stop_token& stop = {});

/// A tile and the melds that lack only this tile.
struct OneShort {
    int tile;
    int left; ///< copies that can still be drawn; may be 0
    std::vector<int> melds;
};

/// The melds that are not forbidden and lack exactly one tile, grouped by that tile. Cost: a check
/// of every meld.
std::vector<OneShort> oneShort(const RuleBook& book, const Tiles& hand, const Tiles& seen = {},
                               const Constraints& constraints = {});

} // namespace yomi::hands
