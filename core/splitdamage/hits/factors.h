// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/splitdamage/hits/odds.h"

#include <vector>

namespace yomi::splitdamage {

/// The factors of the products that the quadrature sums for a request.
struct Factors {
    /// A target that can die, or one that cannot. The latter are all alike; those without an entry
    /// form the crowd, which goes into the products as one factor.
    struct Entry {
        int hitsToKill;
        Goal goal;
        int row; ///< the row of its result; -1 if an earlier entry is equal
    };

    int hits = 0;               ///< the requested hits, or one less than kill all targets
    int targets = 0;            ///< all of them
    int crowd = 0;              ///< targets without an entry
    std::vector<Entry> entries; ///< first those without a goal
    std::size_t freeCount = 0;  ///< entries without a goal
    bool goalCanBeMet = false;  ///< by h <= hits; false if there is no goal
    std::vector<int> rowOf;     ///< [target]
    int rows = 0;
    int mostToKill = 0; ///< the largest hitsToKill of targets that can die; 0 if none can
    int mostDead = 0;   ///< the most targets that can be dead at once
};

Factors factorsOf(const Request& request);

} // namespace yomi::splitdamage
