// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/splitdamage/odds.h"

#include <cstdint>
#include <string>

namespace yomi::splitdamage {

/// The most states, all hit counts from 0 to H together, that exactOdds() takes on: at most about
/// two seconds of work. The article's board with 10 hits has 2,542.
inline constexpr std::int64_t mostExactStates = 300'000;

/// Fractions are texts in lowest terms, "41/9765625" or "1/1".
struct ExactOdds {
    std::vector<std::string> kill;   ///< [target]
    std::optional<std::string> goal; ///< nothing when every target is Goal::Free
    Odds odds;                       ///< each value rounded once from its fraction; nodes is 0
    std::int64_t states = 0;         ///< visited, all hit counts together
};

/// The odds of odds.h as exact fractions, by dynamic programming over the states of the board hit
/// by hit; targets alike in hitsToKill and goal are interchangeable. Throws std::invalid_argument
/// as analyze() does and for a board of more than mostExactStates states, and Stopped. Cost: states
/// × targets operations on whole numbers of up to 20·H bits.
ExactOdds exactOdds(const Request& request, const std::stop_token& stop = {});

} // namespace yomi::splitdamage
