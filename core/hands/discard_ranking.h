// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/hands/constraints.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace yomi::hands {

/// Rows farther from a complete hand than this have their distance alone: with 3 tiles in the hand
/// 3 million complete hands are equally near.
inline constexpr int mostRankedDistance = 8;

/// A kind of which a draw brings the hand one nearer.
struct UsefulTile {
    int tile;
    int left; ///< copies in the wall, at least 1
    bool operator==(const UsefulTile&) const = default;
};

/// A discard, or none, and what the hand is worth after it. The nearest complete hands are those
/// that the wall can complete and that lack the fewest tiles.
struct RankedDiscard {
    std::optional<int> discard; ///< nothing: the hand has less than a full hand's tiles
    std::optional<int>
        distance; ///< tiles that a nearest complete hand lacks; nothing: none in reach
    std::vector<UsefulTile> useful; ///< ascending; at distance 1 the waits
    int tilesLeft = 0;              ///< the sum of their copies
    int bestScore = 0;              ///< the highest of the nearest complete hands
    double meanScore = 0;           ///< at distance 1: over the waits, weighted by copies
    std::vector<int> plan;          ///< the melds of one nearest complete hand, ascending
    int planScore = 0;
    std::uint64_t planWays = 0; ///< sets of wall tiles that complete it
    /// Seen-out tiles that a nearer hand would need, were nothing seen; empty if seen tiles cost no
    /// distance.
    Tiles seenOut;
};

/// The discards of a full hand, best first; one row without a discard for fewer tiles; no row for
/// more, and for rule books without a full hand. A discarded tile is not drawn again, but other
/// copies of it are. Tiles of open melds are kept; a required meld may lack tiles, which then have
/// to be drawn.
///
/// Order: least distance, most tiles left, highest mean score at distance 1 and best score beyond,
/// order of the kinds. The plan is the nearest complete hand with the most ways, then the highest
/// score, then the least meld numbers.
///
/// Method: one covering for all discards (covering.h), which share most rests, bounds a walk of the
/// nearest ways (nearest_hands.h); both a second time with nothing seen if some tiles are. Exact.
/// About 1 ms up to distance 4, some more beyond; twice that if tiles are seen. Throws
/// std::invalid_argument for constraints that contradict one another, for open melds that the hand
/// lacks and for tiles that the rule book lacks; Stopped.
std::vector<RankedDiscard> discardRanking(const RuleBook& book, const Tiles& hand,
                                          const Tiles& seen = {},
                                          const Constraints& constraints = {},
                                          const std::stop_token& stop = {});

/// discardRanking() with the wall itself: the tiles that can be drawn. No row has seenOut.
std::vector<RankedDiscard> discardRankingFromWall(const RuleBook& book, const Tiles& hand,
                                                  const Tiles& wall,
                                                  const Constraints& constraints = {},
                                                  const std::stop_token& stop = {});

/// The rows of discardRankingFromWall() that are as near as the first, in less time: about half up
/// to distance 4. All rows if none is within mostRankedDistance.
std::vector<RankedDiscard> nearestDiscards(const RuleBook& book, const Tiles& hand,
                                           const Tiles& wall, const Constraints& constraints = {},
                                           const std::stop_token& stop = {});

/// The kinds of a hand that may be discarded: those of open melds only if there are more of them.
/// Throws std::invalid_argument like discardRanking().
Tiles discardable(const RuleBook& book, const Tiles& hand, const Constraints& constraints);

} // namespace yomi::hands
