// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/hands/discard_policy.h"

#include "core/hands/discard_ranking.h"

namespace yomi::hands {

DiscardPolicy::DiscardPolicy(const RuleBook& book, const Constraints& constraints)
    : m_book(book)
    , m_constraints(constraints) {
    Scoring(book, constraints); // refuses what contradicts
}

int DiscardPolicy::discard(const Tiles& hand, const Tiles& wall, const std::stop_token& stop) {
    const auto rows = nearestDiscards(m_book, hand, wall, m_constraints, stop);
    if (rows.empty() || !rows.front().discard)
        throw InvalidArgument("No tile can be discarded from this hand.");
    return *rows.front().discard;
}

} // namespace yomi::hands
