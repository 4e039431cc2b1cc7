// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/splitdamage/odds.h"

#include <array>

namespace yomi::splitdamage {

/// The steps of the source article, which walks the tree of all strike orders depth first and adds
/// the probability of each leaf to every card that is dead there.
enum class ReferenceMethod {
    Plain,      ///< counts the living cards at every branch, goes on until the hits run out
    CarryAlive, ///< hands the number of living cards down
    StopAtLast, ///< and stops when the one card left cannot die any more
    Pruned,     ///< stops when no living card can die any more
    Published,  ///< the article's final code: as Pruned, but a dead card counts as one that can die
};

inline constexpr std::array referenceMethods = {
    ReferenceMethod::Plain, ReferenceMethod::CarryAlive, ReferenceMethod::StopAtLast,
    ReferenceMethod::Pruned, ReferenceMethod::Published};

template <class Real>
struct ReferenceOdds {
    std::vector<Real> kill;    ///< [target]
    std::int64_t branches = 0; ///< calls of the recursive function, the root included
};

/// Kill odds by the article's method, in its number type (float) or in double. The tree grows as
/// targets^hits: 5 targets and 10 hits take up to 12 million branches, 20 hits centuries.
/// Throws std::invalid_argument for a request outside its limits, and Stopped.
template <class Real>
ReferenceOdds<Real> referenceOdds(std::span<const int> hitsToKill, int hits, ReferenceMethod method,
                                  const std::stop_token& stop = {});

/// The branches that Plain takes, counted without walking them: Σ over h = 0…hits of the strike
/// orders of h hits, which are h! [z^h] ∏ Σ_{k ≤ n} z^k/k! over the targets' hitsToKill n. Exact up
/// to 2^53. Cost: targets × hits². Throws std::invalid_argument for a request outside its limits.
double plainBranches(std::span<const int> hitsToKill, int hits);

extern template ReferenceOdds<float> referenceOdds(std::span<const int>, int, ReferenceMethod,
                                                   const std::stop_token&);
extern template ReferenceOdds<double> referenceOdds(std::span<const int>, int, ReferenceMethod,
                                                    const std::stop_token&);

} // namespace yomi::splitdamage
