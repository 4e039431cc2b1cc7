// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/splitdamage/turn/values.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

namespace yomi::splitdamage {

/// Chooses among plans of equal value: the fewest actions on average, then the least mana.
class TurnTies {
public:
    /// Beyond this limit the first of equal plans is chosen. Computing this many takes 0.2 s.
    static constexpr std::int64_t mostStates = 100'000;

    /// Rules and token must outlive it.
    TurnTies(const TurnRules& rules, const std::stop_token& stop)
        : m_count(TurnMethod::States, stop, {}, mostStates)
        , m_values(rules, m_count)
        , m_efforts(rules, m_count, m_values) {}

    /// The best playable move with the actions of `left`, by the value of each; nothing if stopping
    /// is as good.
    template <class Number, class IsBetter>
    std::optional<TurnMove> best(const TurnState& state, unsigned left, const Number& stopping,
                                 const std::vector<std::pair<TurnMove, Number>>& moves,
                                 const IsBetter& isBetter) {
        const Number* best = &stopping;
        for (const auto& [move, value] : moves)
            if (isBetter(value, *best))
                best = &value;
        if (best == &stopping)
            return std::nullopt;
        std::vector<TurnMove> equal;
        for (const auto& [move, value] : moves)
            if (!isBetter(*best, value))
                equal.push_back(move);
        return equal[least(state, equal, left)];
    }

private:
    std::size_t least(const TurnState& state, const std::vector<TurnMove>& moves, unsigned left);

    StateCount m_count;
    TurnValues m_values, m_efforts;
    bool m_isExhausted = false;
};

} // namespace yomi::splitdamage
