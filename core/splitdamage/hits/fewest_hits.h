// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/splitdamage/hits/odds.h"
#include "core/splitdamage/hits/targets.h"

namespace yomi::splitdamage {

/// The fewest hits that reach a given probability; nothing where no number does.
struct FewestHits {
    double probability = 0;
    std::vector<std::optional<int>> kill; ///< [target]
    std::optional<int> clear;
    std::optional<int> goal; ///< also nothing if there is no goal

    bool operator==(const FewestHits&) const = default;
};

/// The first and the last x at which a curve reaches a probability. A rising curve keeps it to the
/// end, a falling one has it from the start; the odds that some die and others live rise and fall.
struct Reach {
    int first = 0;
    int last = 0;

    bool operator==(const Reach&) const = default;
};

/// Where a curve reaches `probability`, with the tolerance of fewestHits(); nothing if it never
/// does.
std::optional<Reach> reach(std::span<const double> curve, double probability);

/// The odds of each target and of the goal for every Spell Damage k from 0, as far as the limits
/// allow or until all are certainly dead; [k] takes the place of the hits. Empty for an effect that
/// Spell Damage does not change. `overHits` are the curves of the setup for more hits than its own.
/// Cost: for "more damage" that of curves() for each k, otherwise none.
Curves spellDamageCurves(const Setup& setup, const Curves& overHits,
                         const std::stop_token& stop = {});

/// The smallest h at which each curve reaches `probability`, which is above 0 and at most 1. A
/// value that is too small by rounding only counts as reached, so that an even chance is found at
/// 0.5; a probability of 1 needs certainty. Cost: one pass over the curves. Throws
/// std::invalid_argument for any other probability.
FewestHits fewestHits(const Curves& curves, double probability);

/// As above over all hit counts up to mostHits, ignoring request.hits. Cost: that of curves().
FewestHits fewestHits(Request request, double probability, const std::stop_token& stop = {});

} // namespace yomi::splitdamage
