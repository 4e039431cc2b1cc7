// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/odds.h"

#include "core/common/stopped.h"
#include "core/splitdamage/classes.h"
#include "core/splitdamage/quadrature.h"
#include "core/splitdamage/range.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace yomi::splitdamage {

namespace {

using Row = std::vector<double>;

/// P + ε·A·P by powers of z, up to z^H.
struct Dual {
    Row plain;
    Row counted;
};

struct Factor {
    Row alive;   // [k]
    double dead; // at z^hitsToKill
    int hitsToKill;
};

Factor factorAt(int hitsToKill, int hits, double time) {
    Factor factor{{}, 0, hitsToKill};
    for (int k = 0; k < hitsToKill && k <= hits; ++k)
        factor.alive.push_back(std::exp(-time + k * std::log(time) - std::lgamma(k + 1.0)));
    for (int k = hitsToKill; k < hitsToKill + 1500; ++k)
        factor.dead += std::exp(-time + k * std::log(time) - std::lgamma(k + 1.0));
    return factor;
}

Dual times(const Dual& a, const Factor& f, bool alive, bool dead) {
    const std::size_t size = a.plain.size();
    Dual product{Row(size), Row(size)};
    for (std::size_t h = 0; h < size; ++h) {
        for (std::size_t k = 0; alive && k < f.alive.size() && h + k < size; ++k) {
            product.plain[h + k] += a.plain[h] * f.alive[k];
            product.counted[h + k] += (a.plain[h] + a.counted[h]) * f.alive[k];
        }
        const std::size_t to = h + static_cast<std::size_t>(f.hitsToKill);
        if (dead && to < size) {
            product.plain[to] += a.plain[h] * f.dead;
            product.counted[to] += a.counted[h] * f.dead;
        }
    }
    return product;
}

} // namespace

Odds analyze(const Request& request, const std::stop_token& stop) {
    validate(request);
    Odds odds = emptyOdds(request);
    const int count = static_cast<int>(request.hitsToKill.size());
    const int all = std::accumulate(request.hitsToKill.begin(), request.hitsToKill.end(), 0);
    const int hits = std::min(request.hits, all - 1);
    const auto size = static_cast<std::size_t>(hits) + 1;
    odds.normalization = 0;
    for (const Node& node : quadratureNodes(hits, count, 1)) {
        throwIfStopped(stop);
        ++odds.nodes;
        std::vector<Factor> factors;
        for (const int n : request.hitsToKill)
            factors.push_back(factorAt(n, hits, node.time));
        const Dual one{Row(size), Row(size)};
        Dual start = one;
        start.plain[0] = node.weight;
        Dual goal = start;
        std::vector<Dual> byDead(static_cast<std::size_t>(count) + 1, one);
        byDead[0] = start;
        for (std::size_t i = 0; i < factors.size(); ++i) {
            const Goal wanted = request.goals.empty() ? Goal::Free : request.goals[i];
            goal = times(goal, factors[i], wanted != Goal::MustDie, wanted != Goal::MustLive);
            for (std::size_t d = i + 2; d-- > 0;) {
                byDead[d] = times(byDead[d], factors[i], true, false);
                if (d == 0)
                    continue;
                const Dual died = times(byDead[d - 1], factors[i], false, true);
                for (std::size_t h = 0; h < size; ++h) {
                    byDead[d].plain[h] += died.plain[h];
                    byDead[d].counted[h] += died.counted[h];
                }
            }
            Dual others = start;
            for (std::size_t j = 0; j < factors.size(); ++j)
                if (j != i)
                    others = times(others, factors[j], true, true);
            const Dual dies = times(others, factors[i], false, true);
            for (std::size_t h = 0; h < size; ++h)
                odds.curves.kill[i][h] += dies.counted[h];
            for (std::size_t k = 0; k < factors[i].alive.size(); ++k) {
                const std::size_t left = factors[i].alive.size() - k; // only to name the index
                const std::size_t missing = static_cast<std::size_t>(request.hitsToKill[i]) - k;
                if (left > 0 && k < size)
                    odds.remaining[i][missing] +=
                        factors[i].alive[k] *
                        (others.plain[size - 1 - k] + others.counted[size - 1 - k]);
            }
        }
        for (std::size_t d = 0; d < byDead.size(); ++d)
            odds.dead[d] += byDead[d].counted.back();
        if (odds.curves.goal)
            for (std::size_t h = 0; h < size; ++h)
                (*odds.curves.goal)[h] += goal.counted[h];
    }
    for (std::size_t i = 0; i < request.hitsToKill.size(); ++i) {
        std::fill(odds.curves.kill[i].begin() + hits + 1, odds.curves.kill[i].end(), 1.0);
        odds.remaining[i][0] = odds.kill[i] = odds.curves.kill[i].back();
    }
    std::fill(odds.curves.clear.begin() + hits + 1, odds.curves.clear.end(), 1.0);
    const bool keeps = std::ranges::count(request.goals, Goal::MustLive) > 0;
    if (odds.curves.goal)
        std::fill(odds.curves.goal->begin() + hits + 1, odds.curves.goal->end(), keeps ? 0.0 : 1.0);
    if (request.hits >= all) {
        std::ranges::fill(odds.dead, 0.0);
        odds.dead.back() = 1;
        for (auto& row : odds.remaining)
            std::fill(row.begin() + 1, row.end(), 0.0);
    }
    for (std::size_t i = 0; i < request.hitsToKill.size(); ++i)
        for (std::size_t k = 0; k < odds.remaining[i].size(); ++k)
            odds.expectedHits[i] +=
                odds.remaining[i][k] * (request.hitsToKill[i] - static_cast<int>(k));
    odds.normalization = std::accumulate(odds.dead.begin(), odds.dead.end(), 0.0);
    odds.clear = odds.curves.clear.back();
    if (odds.curves.goal)
        odds.goal = odds.curves.goal->back();
    odds.curves.nodes = odds.nodes;
    return odds;
}

Curves curves(const Request& request, const std::stop_token& stop) {
    return analyze(request, stop).curves;
}

KillOdds killOdds(std::span<const int> hitsToKill, int hits) {
    const Odds odds = analyze({{hitsToKill.begin(), hitsToKill.end()}, hits, {}});
    return {odds.kill, odds.nodes};
}

void validate(const Request& request) {
    if (request.hitsToKill.empty())
        throw std::invalid_argument("There is nobody to strike: add at least one character.");
    if (request.hitsToKill.size() > static_cast<std::size_t>(mostTargets))
        throw std::invalid_argument("At most " + std::to_string(mostTargets) +
                                    " characters can stand on the board, not " +
                                    std::to_string(request.hitsToKill.size()) + ".");
    for (const int n : request.hitsToKill)
        requireRange("The hits that a character takes to die", n, 1, mostHitsToKill);
    requireRange("The number of hits", request.hits, 0, mostHits);
    if (!request.goals.empty() && request.goals.size() != request.hitsToKill.size())
        throw std::invalid_argument("There are " + std::to_string(request.goals.size()) +
                                    " goals for " + std::to_string(request.hitsToKill.size()) +
                                    " characters.");
}

} // namespace yomi::splitdamage
