// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/splitdamage/board.h"
#include "core/splitdamage/limits.h"

#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace yomi::splitdamage {

/// H hits, one after another, each on a random living target, all equally likely; target i dies
/// with its hitsToKill[i]-th hit. Hits without a living target do nothing.
struct Request {
    std::vector<int> hitsToKill; ///< 1 to mostTargets targets, each 1 to mostHitsToKill
    int hits = 0;                ///< H, 0 to mostHits
    std::vector<Goal> goals;     ///< one for each target, or empty: no goal

    bool operator==(const Request&) const = default;
};

/// Odds for every hit count h = 0…H.
struct Curves {
    std::vector<std::vector<double>> kill; ///< [target][h] probability to be dead
    std::vector<double> clear; ///< [h] that all are dead: 0 before Σ hitsToKill, then 1
    std::optional<std::vector<double>> goal; ///< [h] that all goals are met; nothing without a goal
    int nodes = 0;                           ///< quadrature nodes computed
};

/// All odds of a board at H hits.
struct Odds {
    std::vector<double> kill;                   ///< [target] probability to be dead
    std::vector<double> expectedHits;           ///< [target] mean number of hits taken
    std::vector<std::vector<double>> remaining; ///< [target][k] probability that k hits are missing
    std::vector<double> dead;                   ///< [d] probability that exactly d targets are dead
    double clear = 0;                           ///< probability that all are dead
    std::optional<double> goal;                 ///< probability that all goals are met
    double normalization = 1;                   ///< Σ dead, which is 1 if the quadrature is right
    int nodes = 0;                              ///< quadrature nodes computed
    Curves curves;                              ///< for 0…H hits
};

/// Kill odds only.
struct KillOdds {
    std::vector<double> kill; ///< [target] probability to be dead
    int nodes = 0;            ///< quadrature nodes computed
};

// Method: a Poisson clock per target makes the targets independent of each other at any time
// (Athreya and Karlin 1968, Holst 1986). What remains is one integral over time of products of
// polynomials whose powers count hits (analysis.h), computed by quadrature (quadrature.h). All
// terms are positive, so that odds of 1e-240 have the same relative error as 0.5: 1e-13. A
// probability below 1 is never rounded up to 1.
//
// Cost: about 11·√(H + 20) nodes; with T targets that need n hits, each node takes about T·H·n
// multiplications for analyze(), half of that for curves(), and T·H·n/8 for killOdds(). Targets
// that need equally many hits share theirs, and those that need more than H cost almost nothing.
// The article's board (lives 4 5 6 7 8, 10 hits) takes 15 µs and, for the kill odds only, 4 µs;
// full boards with 200 hits up to 25 ms.
//
// Each function throws std::invalid_argument for a request outside its limits, and Stopped within a
// millisecond after its token is triggered.

Odds analyze(const Request& request, const std::stop_token& stop = {});
Curves curves(const Request& request, const std::stop_token& stop = {});
KillOdds killOdds(std::span<const int> hitsToKill, int hits);

/// Throws std::invalid_argument for a request outside its limits.
void validate(const Request& request);

/// Odds with every list in its final size and every number 0, to be filled in.
Odds emptyOdds(const Request& request);

} // namespace yomi::splitdamage
