// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/splitdamage/odds.h"

namespace yomi::splitdamage {

/// The fewest hits that reach a wanted probability; nothing where none does.
struct FewestHits {
    double probability = 0;
    std::vector<std::optional<int>> kill; ///< [target]
    std::optional<int> clear;
    std::optional<int> goal; ///< nothing, too, when there is no goal

    bool operator==(const FewestHits&) const = default;
};

/// The smallest h of each curve at which it reaches `probability`, which is above 0 and at most 1.
/// A value that falls short by rounding alone counts as reached, so that one chance in two is found
/// at 0.5; a probability of 1 is reached by certainty alone. Cost: one pass over the curves. Throws
/// std::invalid_argument for any other probability.
FewestHits fewestHits(const Curves& curves, double probability);

/// As above over all hit counts up to mostHits, whatever request.hits says. Cost: that of curves().
FewestHits fewestHits(Request request, double probability, const std::stop_token& stop = {});

} // namespace yomi::splitdamage
