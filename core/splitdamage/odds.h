// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/splitdamage/board.h"
#include "core/splitdamage/limits.h"

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace yomi::splitdamage {

/// H hits, one after another, each on a target chosen uniformly among those still alive; target i
/// dies with its hitsToKill[i]-th hit. Hits that find nobody alive do nothing.
struct Request {
    std::vector<int> hitsToKill; ///< 1 to mostTargets targets, each 1 to mostHitsToKill
    int hits = 0;                ///< H, 0 to mostHits
    std::vector<Goal> goals;     ///< one for each target, or empty: no goal

    bool operator==(const Request&) const = default;
};

/// Odds for every hit count h = 0…H.
struct Curves {
    std::vector<std::vector<double>> kill;   ///< [target][h]
    std::vector<double> clear;               ///< [h], 0 before Σ hitsToKill hits and 1 from there
    std::optional<std::vector<double>> goal; ///< [h]; nothing when every target is Goal::Free
    int nodes = 0;                           ///< quadrature nodes computed
};

/// Everything about a board at H hits.
struct Odds {
    std::vector<double> kill;                   ///< [target] probability to be dead
    std::vector<double> expectedHits;           ///< [target] mean number of hits taken
    std::vector<std::vector<double>> remaining; ///< [target][k] probability that k hits are missing
    std::vector<double> dead;                   ///< [d] probability that exactly d targets are dead
    double clear = 0;                           ///< probability that all are dead
    std::optional<double> goal;                 ///< probability that the goal is met
    double normalization = 1; ///< probability of all outcomes together, which checks the quadrature
    int nodes = 0;            ///< quadrature nodes computed
    Curves curves;            ///< for 0…H hits
};

/// Kill odds alone.
struct KillOdds {
    std::vector<double> kill; ///< [target]
    int nodes = 0;
};

// Each function throws std::invalid_argument for a request outside its limits, and Stopped
// once its token is triggered.

Odds analyze(const Request& request, const std::stop_token& stop = {});
Curves curves(const Request& request, const std::stop_token& stop = {});
KillOdds killOdds(std::span<const int> hitsToKill, int hits);

/// Throws std::invalid_argument for a request outside its limits.
void validate(const Request& request);

} // namespace yomi::splitdamage
