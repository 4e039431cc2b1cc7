// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/splitdamage/hits/odds.h"

#include <cstdint>
#include <string>

namespace yomi::splitdamage {

/// The limit of exactOdds() on the number of states, summed over hit counts 0 to H: at most about
/// two seconds of work. The article's board with 10 hits has 2,542.
inline constexpr std::int64_t mostExactStates = 300'000;

/// Fractions are texts in lowest terms, "41/9765625" or "1/1".
struct ExactOdds {
    std::vector<std::string> kill;   ///< [target]
    std::optional<std::string> goal; ///< nothing if every target is Goal::Free
    Odds odds;                       ///< each value rounded once from its fraction; nodes is 0
    std::int64_t states = 0;         ///< visited, over all hit counts
};

/// The odds of odds.h as exact fractions, by dynamic programming over the states of the board hit
/// by hit; targets with equal hitsToKill and goal are interchangeable. Throws Stopped, and
/// std::invalid_argument as analyze() does and for a board of more than mostExactStates states.
/// Cost: states × targets operations on integers of up to 20·H bits.
ExactOdds exactOdds(const Request& request, const std::stop_token& stop = {});

} // namespace yomi::splitdamage
