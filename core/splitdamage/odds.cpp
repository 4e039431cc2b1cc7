// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/odds.h"

#include "core/splitdamage/analysis.h"
#include "core/splitdamage/empty_odds.h"
#include "core/splitdamage/range.h"
#include "core/splitdamage/uncertain.h"

#include <algorithm>
#include <numeric>

namespace yomi::splitdamage {

namespace {

using Row = std::vector<double>;

/// Whether the goal is met whatever happens: by h hits nobody dies who must live, and nobody must
/// die. Before the hit that surely kills the last target no other goal is certain.
bool goalIsCertain(const Request& request, int h) {
    for (std::size_t i = 0; i < request.goals.size(); ++i)
        if (request.goals[i] == Goal::MustDie ||
            (request.goals[i] == Goal::MustLive && request.hitsToKill[i] <= h))
            return false;
    return true;
}

void readCurves(Curves& curves, const Request& request, const Plan& plan, const AnalysisSum& sum) {
    for (std::size_t i = 0; i < curves.kill.size(); ++i) {
        double dead = 0;
        for (int h = 0; h <= plan.hits; ++h) {
            dead += sum.dies(plan.rowOf[i], h);
            curves.kill[i][static_cast<std::size_t>(h)] = uncertain(dead);
        }
    }
    if (curves.goal && plan.goalCanBeMet)
        for (int h = 0; h <= plan.hits; ++h)
            (*curves.goal)[static_cast<std::size_t>(h)] =
                goalIsCertain(request, h) ? 1 : uncertain(sum.goal(h));
}

/// From the hit that surely kills the last target on.
void fillCertain(Curves& curves, const Request& request, const Plan& plan) {
    const auto fill = [&](Row& curve, double value) {
        std::fill(curve.begin() + plan.hits + 1, curve.end(), value);
    };
    for (Row& curve : curves.kill)
        fill(curve, 1);
    fill(curves.clear, 1);
    if (curves.goal)
        fill(*curves.goal, std::ranges::count(request.goals, Goal::MustLive) > 0 ? 0 : 1);
}

/// Rounding leaves neither certainty to what may fail to happen nor doubt to the only outcome.
void settle(Row& distribution) {
    const bool onlyOne = std::ranges::count_if(distribution, [](double p) { return p > 0; }) == 1;
    for (double& probability : distribution)
        if (probability > 0)
            probability = onlyOne ? 1 : uncertain(probability);
}

void readDistributions(Odds& odds, const Request& request, const Plan& plan,
                       const AnalysisSum& sum) {
    const bool allDead = plan.hits < request.hits;
    for (std::size_t i = 0; i < odds.kill.size(); ++i) {
        const int n = request.hitsToKill[i];
        odds.kill[i] = odds.remaining[i][0] = odds.curves.kill[i].back();
        for (int k = 0; k < n && k <= plan.hits && !allDead; ++k)
            odds.remaining[i][static_cast<std::size_t>(n - k)] = sum.taken(plan.rowOf[i], k);
        settle(odds.remaining[i]);
        for (int k = 1; k <= n; ++k)
            odds.expectedHits[i] += k * odds.remaining[i][static_cast<std::size_t>(n - k)];
    }
    if (allDead)
        odds.dead.back() = 1;
    for (int d = 0; d <= plan.mostDead && !allDead; ++d)
        odds.dead[static_cast<std::size_t>(d)] = sum.dead(d);
    odds.normalization = std::accumulate(odds.dead.begin(), odds.dead.end(), 0.0);
    settle(odds.dead);
    odds.clear = odds.curves.clear.back();
    if (odds.curves.goal)
        odds.goal = odds.curves.goal->back();
}

/// Sets the curves and, if asked to, all the rest.
Odds compute(const Request& request, bool distributions, Instructions instructions,
             const std::stop_token& stop) {
    validate(request);
    const Plan plan = planOf(request);
    const auto nodes = quadratureNodes(plan.hits, plan.targets, 1);
    AnalysisSum sum(plan, distributions);
    addNodes(sum, nodes, instructions, stop);
    Odds odds = emptyOdds(request);
    odds.nodes = odds.curves.nodes = static_cast<int>(nodes.size());
    readCurves(odds.curves, request, plan, sum);
    fillCertain(odds.curves, request, plan);
    if (distributions)
        readDistributions(odds, request, plan, sum);
    return odds;
}

} // namespace

Instructions bestInstructions() {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
        return Instructions::Avx2;
#endif
    return Instructions::Baseline;
}

Odds analyze(const Request& request, const std::stop_token& stop) {
    return compute(request, true, bestInstructions(), stop);
}

Odds analyze(const Request& request, Instructions instructions, const std::stop_token& stop) {
    return compute(request, true, instructions, stop);
}

Curves curves(const Request& request, const std::stop_token& stop) {
    return compute(request, false, bestInstructions(), stop).curves;
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
