// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/splitdamage/odds.h"

#include <cstddef>
#include <vector>

namespace yomi::splitdamage {

/// Targets that no question tells apart: they need the same number of hits and have the same goal.
struct TargetClass {
    int hitsToKill;
    Goal goal;
    std::vector<std::size_t> members; ///< indices into the request
};

/// The classes of a request, those that need most hits first.
std::vector<TargetClass> classesOf(const Request& request);

/// Odds with every list in its size and every number 0, for whoever computes them.
Odds emptyOdds(const Request& request);

} // namespace yomi::splitdamage
