// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/splitdamage/hits/odds.h"

#include <random>

namespace yomi::splitdamage {

/// A board with up to this many targets, hits to kill and hits, with goals; includes equal targets
/// and some that cannot die.
inline Request randomRequest(unsigned seed, int targets, int hitsToKill, int hits) {
    std::mt19937 random(seed);
    const auto upTo = [&](int most) {
        return static_cast<int>(random() % unsigned(most)) + 1;
    };
    Request request{std::vector<int>(std::size_t(upTo(targets))), upTo(hits), {}};
    for (int& n : request.hitsToKill)
        n = upTo(upTo(hitsToKill));
    for (std::size_t i = 0; i < request.hitsToKill.size(); ++i)
        request.goals.push_back(static_cast<Goal>(upTo(3) - 1));
    return request;
}

} // namespace yomi::splitdamage
