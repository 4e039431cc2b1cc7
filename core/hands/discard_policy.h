// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/hands/constraints.h"

#include <stop_token>

namespace yomi::hands {

/// Plays hand after hand by the first row of discardRanking(). A discard takes 0.2 to 1 ms up to
/// distance 4.
class DiscardPolicy {
public:
    /// The rule book must outlive the policy. Throws std::invalid_argument for constraints that
    /// contradict one another.
    DiscardPolicy(const RuleBook& book, const Constraints& constraints);

    /// The first discard in the ranking of a full hand when the tiles in `wall` can be drawn.
    /// Throws std::invalid_argument if no tile may be discarded and like discardRanking(); Stopped.
    int discard(const Tiles& hand, const Tiles& wall, const std::stop_token& stop);

private:
    const RuleBook& m_book;
    const Constraints m_constraints;
};

} // namespace yomi::hands
