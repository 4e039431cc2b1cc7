// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/hands/distance.h"
#include "core/hands/partition.h"
#include "core/hands/waits.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace yomi::hands {

/// Everything that is told about a hand while it is edited. What a rule book does not know, or what
/// does not apply to the size of the hand, is empty.
struct Analysis {
    BestPartition best;
    std::optional<NextBest> next;
    std::uint64_t partitions = 0; ///< multisets of melds that fit; only where melds score
    std::optional<Distance> distance;
    std::vector<Wait> waits;
    std::vector<Discard> discards;
    std::vector<OneShort> oneShort; ///< only where melds score
    std::vector<int> leads;         ///< only of card games
};

/// Cost: about 1 ms for a MilliJan hand, 0.1 ms for a Dou Dizhu hand. Throws like bestPartition().
Analysis analyse(const RuleBook& book, const Tiles& hand, const Tiles& seen = {},
                 const Constraints& constraints = {}, const std::stop_token& stop = {});

} // namespace yomi::hands
