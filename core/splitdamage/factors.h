// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/splitdamage/odds.h"

#include <vector>

namespace yomi::splitdamage {

/// The factors of the products that the quadrature of a request sums up.
struct Factors {
    /// A target that can die, or one of those that cannot. These are all alike; the others of them
    /// form the crowd, which goes into the products as one.
    struct Entry {
        int hitsToKill;
        Goal goal;
        int row; ///< where its outcomes go; -1 for an equal of an earlier entry
    };

    int hits = 0;               ///< those asked for, or one less than kill everybody
    int targets = 0;            ///< all of them
    int crowd = 0;              ///< how many of them are no entry
    std::vector<Entry> entries; ///< those without a goal first
    std::size_t freeCount = 0;  ///< how many those are
    bool goalCanBeMet = false;  ///< by h <= hits; false without a goal, too
    std::vector<int> rowOf;     ///< [target]
    int rows = 0;
    int mostToKill = 0; ///< the largest hitsToKill of those that can die; 0 when none can
    int mostDead = 0;   ///< how many can die at once
};

Factors factorsOf(const Request& request);

} // namespace yomi::splitdamage
