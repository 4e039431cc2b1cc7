// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/enum_names.h"
#include "core/splitdamage/hits/odds.h"

#include <cstdint>
#include <functional>

namespace yomi::splitdamage {

/// The stages of the source article, which walks the tree of all hit orders depth first and adds
/// the probability of each leaf to every card that is dead there.
enum class ReferenceMethod {
    Plain,      ///< counts the living cards at every branch; continues until the hits run out
    CarryAlive, ///< passes the number of living cards down
    StopAtLast, ///< also stops when the only living card cannot die any more
    Pruned,     ///< stops when no living card can die any more
    Published,  ///< the article's final code: as Pruned, but a dead card counts as one that can die
};
constexpr auto enumNames(ReferenceMethod) {
    return namesInOrder("plain", "carry-alive", "stop-at-last", "pruned", "published");
}

template <class Real>
struct ReferenceOdds {
    std::vector<Real> kill;    ///< [target]
    std::int64_t branches = 0; ///< calls of the recursive function, including the root
};

/// Called now and then with the number of branches visited.
using BranchProgress = std::function<void(std::int64_t branches)>;

/// Kill odds by the article's method in float, its own number type, or double. In float the sum of
/// millions of tiny probabilities drifts: the article prints 0.120805 for its first card, the exact
/// value is 0.1209552756. Throws Stopped, and std::invalid_argument for a request outside its
/// limits. Cost: about 10 ns for each of referenceBranches().
template <class Real>
ReferenceOdds<Real> referenceOdds(std::span<const int> hitsToKill, int hits, ReferenceMethod method,
                                  const std::stop_token& stop = {},
                                  const BranchProgress& progress = {});

/// The number of branches the method visits, computed without visiting them: 11,765,451 for the
/// article's board by Plain. Exact up to 2^53, rounded beyond. Cost: targets × hits² for Plain and
/// CarryAlive, at most targets × hits³ for the others.
double referenceBranches(std::span<const int> hitsToKill, int hits, ReferenceMethod method);

} // namespace yomi::splitdamage
