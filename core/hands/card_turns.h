// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/hands/constraints.h"

#include <compare>
#include <optional>
#include <stop_token>
#include <vector>

namespace yomi::hands {

/// The turns of cards: the least, over all partitions into plays, of the plays that give the lead
/// away less those that win it back (bombs and the rocket). With 1 or less the hand goes out from
/// the lead without help, unless another player has a bomb or goes out first; with 0 or less it can
/// wait for its turn. 34567 9999 has 0: the chain gives the lead away, the bomb wins it back.
struct CardTurns {
    int turns = 0;
    /// The plays of a partition with so many turns, ascending: the one of the fewest plays, of
    /// several the lexicographically least.
    std::vector<int> partition;
};

/// The turns of a hand; nothing if forbidden plays leave no complete partition. Required plays are
/// in the partition; bonuses do not count. Cost: about that of bestPartition(). Throws like
/// bestPartition(), and std::invalid_argument for a rule book of units.
std::optional<CardTurns> cardTurns(const RuleBook& book, const Tiles& hand,
                                   const Constraints& constraints = {},
                                   const std::stop_token& stop = {});

/// The cards left after a lead.
struct AfterLead {
    int plays; ///< the fewest
    int turns;

    auto operator<=>(const AfterLead&) const = default;
};

/// A play of the hand that can be led.
struct Lead {
    int play;
    std::optional<AfterLead> after; ///< nothing if forbidden plays leave no complete partition
};

/// The legal leads of a hand, as fittingMelds(), with what they leave. Of the constraints only
/// forbidden plays matter, and only after the lead. Cost: one search for all leads, because what
/// they leave are parts of one hand; about 0.2 ms for a hand of 17. Throws like cardTurns().
std::vector<Lead> cardLeads(const RuleBook& book, const Tiles& hand,
                            const Constraints& constraints = {}, const std::stop_token& stop = {});

} // namespace yomi::hands
