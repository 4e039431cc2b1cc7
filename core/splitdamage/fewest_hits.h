// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/splitdamage/odds.h"
#include "core/splitdamage/targets.h"

namespace yomi::splitdamage {

/// The fewest hits that reach a wanted probability; nothing where none does.
struct FewestHits {
    double probability = 0;
    std::vector<std::optional<int>> kill; ///< [target]
    std::optional<int> clear;
    std::optional<int> goal; ///< nothing, too, when there is no goal

    bool operator==(const FewestHits&) const = default;
};

/// Of all x of a curve those from the first to the last one at which it reaches a probability. A
/// curve that rises keeps it to its end, one that falls has it from the start; the odds that some
/// die and others live rise and fall again.
struct Reach {
    int first = 0;
    int last = 0;

    bool operator==(const Reach&) const = default;
};

/// Where a curve reaches `probability`, with the tolerance of fewestHits(); nothing where it never
/// does.
std::optional<Reach> reach(std::span<const double> curve, double probability);

/// The odds of each target and of the goal for every Spell Damage from 0 on, [k] in the place of
/// the hits: as far as the limits allow, or until everybody is dead for sure. Without points for an
/// effect that Spell Damage does nothing for. `overHits` are the curves of the setup for more
/// hits than its own. Cost: for "more damage" that of curves() for each k, else nothing.
Curves spellDamageCurves(const Setup& setup, const Curves& overHits,
                         const std::stop_token& stop = {});

/// The smallest h of each curve at which it reaches `probability`, which is above 0 and at most 1.
/// A value that falls short by rounding alone counts as reached, so that one chance in two is found
/// at 0.5; a probability of 1 is reached by certainty alone. Cost: one pass over the curves. Throws
/// std::invalid_argument for any other probability.
FewestHits fewestHits(const Curves& curves, double probability);

/// As above over all hit counts up to mostHits, whatever request.hits says. Cost: that of curves().
FewestHits fewestHits(Request request, double probability, const std::stop_token& stop = {});

} // namespace yomi::splitdamage
