// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/splitdamage/odds.h"

#include <string>

namespace yomi::splitdamage {

/// The most states, summed over all hit counts, that exactOdds() takes on.
inline constexpr std::int64_t mostExactStates = 20'000;

struct ExactOdds {
    std::vector<std::string>
        kill; ///< [target] as a fraction in lowest terms, "41/9765625" or "1/1"
    std::optional<std::string> goal; ///< likewise; nothing when every target is Goal::Free
    Odds odds;                       ///< every value rounded once from its fraction; nodes is 0
    std::int64_t states = 0;         ///< states visited, summed over all hit counts
};

/// The same odds as exact fractions, by dynamic programming over the states of the board.
ExactOdds exactOdds(const Request& request, const std::stop_token& stop = {});

} // namespace yomi::splitdamage
