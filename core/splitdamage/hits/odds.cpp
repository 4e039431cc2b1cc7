// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/hits/odds.h"

#include "core/common/sentence.h"
#include "core/splitdamage/hits/analysis.h"
#include "core/splitdamage/hits/clock.h"
#include "core/splitdamage/hits/factors.h"
#include "core/splitdamage/hits/polynomial.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace yomi::splitdamage {

namespace {

/// Keeps a probability below 1: rounding must not make an uncertain event certain.
inline double uncertain(double probability) {
    constexpr double mostBelowOne = 0x1.fffffffffffffp-1;
    return std::min(probability, mostBelowOne);
}

using Row = std::vector<double>;

/// Whether the goal is certainly met: no target that must live can die by h hits, and none must
/// die. Before the hit that certainly kills the last target no other goal is certain.
bool goalIsCertain(const Request& request, int h) {
    for (std::size_t i = 0; i < request.goals.size(); ++i)
        if (request.goals[i] == Goal::MustDie ||
            (request.goals[i] == Goal::MustLive && request.hitsToKill[i] <= h))
            return false;
    return true;
}

void readCurves(Curves& curves, const Request& request, const Factors& factors,
                const AnalysisSum& sum) {
    for (std::size_t i = 0; i < curves.kill.size(); ++i) {
        double dead = 0;
        for (int h = 0; h <= factors.hits; ++h) {
            dead += sum.dies(factors.rowOf[i], h);
            curves.kill[i][static_cast<std::size_t>(h)] = uncertain(dead);
        }
    }
    if (curves.goal && factors.goalCanBeMet)
        for (int h = 0; h <= factors.hits; ++h)
            (*curves.goal)[static_cast<std::size_t>(h)] =
                goalIsCertain(request, h) ? 1 : uncertain(sum.goal(h));
}

/// Fills the values from the hit on that certainly kills the last target.
void fillCertain(Curves& curves, const Request& request, const Factors& factors) {
    const auto fill = [&](Row& curve, double value) {
        std::fill(curve.begin() + factors.hits + 1, curve.end(), value);
    };
    for (Row& curve : curves.kill)
        fill(curve, 1);
    fill(curves.clear, 1);
    if (curves.goal)
        fill(*curves.goal, std::ranges::count(request.goals, Goal::MustLive) > 0 ? 0 : 1);
}

/// Removes rounding at certainty: only the sole outcome of a distribution may be certain.
void clampRounding(Row& distribution) {
    const bool onlyOne = std::ranges::count_if(distribution, [](double p) { return p > 0; }) == 1;
    for (double& probability : distribution)
        if (probability > 0)
            probability = onlyOne ? 1 : uncertain(probability);
}

void readDistributions(Odds& odds, const Request& request, const Factors& factors,
                       const AnalysisSum& sum) {
    const bool allDead = factors.hits < request.hits;
    for (std::size_t i = 0; i < odds.kill.size(); ++i) {
        const int n = request.hitsToKill[i];
        odds.kill[i] = odds.remaining[i][0] = odds.curves.kill[i].back();
        for (int k = 0; k < n && k <= factors.hits && !allDead; ++k)
            odds.remaining[i][static_cast<std::size_t>(n - k)] = sum.taken(factors.rowOf[i], k);
        clampRounding(odds.remaining[i]);
        for (int k = 1; k <= n; ++k)
            odds.expectedHits[i] += k * odds.remaining[i][static_cast<std::size_t>(n - k)];
    }
    if (allDead)
        odds.dead.back() = 1;
    for (int d = 0; d <= factors.mostDead && !allDead; ++d)
        odds.dead[static_cast<std::size_t>(d)] = sum.dead(d);
    odds.normalization = std::accumulate(odds.dead.begin(), odds.dead.end(), 0.0);
    clampRounding(odds.dead);
    odds.clear = odds.curves.clear.back();
    if (odds.curves.goal)
        odds.goal = odds.curves.goal->back();
}

/// Computes the curves and, if `distributions`, all else.
Odds compute(const Request& request, bool distributions, Instructions instructions,
             const std::stop_token& stop) {
    validate(request);
    const Factors factors = factorsOf(request);
    const auto nodes = quadratureNodes(factors.hits, factors.targets, 1);
    AnalysisSum sum(factors, distributions);
    addNodes(sum, nodes, instructions, stop);
    Odds odds = emptyOdds(request);
    odds.nodes = odds.curves.nodes = static_cast<int>(nodes.size());
    readCurves(odds.curves, request, factors, sum);
    fillCertain(odds.curves, request, factors);
    if (distributions)
        readDistributions(odds, request, factors, sum);
    return odds;
}

/// Sums over quadrature nodes for the kill odds only. A target is dead after H hits if it died with
/// some hit h <= H (see analysis.h); dividing the product of the others by 1 − z sums over all
/// these h in one coefficient:
///
///     kill = ∫ p_(n−1) · [z^(H−n)] 1/(1 − z) ∏ (α_j + δ_j·z^n_j) dt
class KillSum {
public:
    /// `leastToKill` is the smallest hitsToKill, at most factors.hits.
    KillSum(const Factors& factors, int leastToKill)
        : m_factors(factors)
        , m_degree(factors.hits - leastToKill)
        , m_clock(factors.hits, factors.mostToKill)
        , m_store(factors.entries.size() + 3, m_degree)
        , m_prefix(factors.entries.size())
        , m_turns{m_store.take(), m_store.take()}
        , m_one(m_store.takeOne())
        , m_killStore(1, factors.rows)
        , m_kill(m_killStore.take().at) {
        for (Polynomial& product : m_prefix)
            product = m_store.take();
    }

    void add(const NodePack& nodes) {
        m_clock.set(nodes.time);
        setPrefixes(nodes);
        Polynomial after = m_one;
        for (std::size_t i = m_factors.entries.size(); i-- > 0;) {
            const auto& [hitsToKill, goal, row] = m_factors.entries[i];
            if (row >= 0 && hitsToKill <= m_factors.hits) {
                Pack others{};
                addCoefficient(others, m_prefix[i], after, m_factors.hits - hitsToKill);
                m_kill[row] += m_clock.term(hitsToKill - 1) * others;
            }
            if (i == 0)
                break;
            Polynomial& next = m_turns[i % 2];
            multiply(next, m_clock.factor(hitsToKill), after, after, m_degree);
            after = next;
        }
    }

    double kill(int row) const { return sumOfLanes(m_kill[row]); }

private:
    /// The crowd divided by 1 − z and its products with the entries.
    void setPrefixes(const NodePack& nodes) {
        Polynomial& crowd = m_prefix[0];
        crowd.last = m_degree;
        poissonTerms(crowd.at, nodes.time * static_cast<double>(m_factors.crowd), m_degree);
        crowd.at[0] *= nodes.weight;
        for (int h = 1; h <= m_degree; ++h)
            crowd.at[h] = crowd.at[h] * nodes.weight + crowd.at[h - 1];
        for (std::size_t i = 0; i + 1 < m_prefix.size(); ++i)
            multiply(m_prefix[i + 1], m_clock.factor(m_factors.entries[i].hitsToKill), m_prefix[i],
                     m_prefix[i], m_degree);
    }

    const Factors& m_factors;
    int m_degree;
    Clock m_clock;
    PolynomialStore m_store;
    std::vector<Polynomial> m_prefix; ///< [i] the crowd and the entries before i, divided by 1 − z
    std::array<Polynomial, 2> m_turns; ///< each step of a product reads one and writes the other
    Polynomial m_one;
    PolynomialStore m_killStore;
    Pack* m_kill; ///< [row]
};

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
        throw InvalidArgument("There is no target: add at least one character.");
    if (request.hitsToKill.size() > static_cast<std::size_t>(mostTargets))
        throw InvalidArgument("At most {} characters fit on the board, not {}.", mostTargets,
                              request.hitsToKill.size());
    for (const int n : request.hitsToKill)
        requireRange("The hits that a character takes to die must be {} to {}, not {}.", n, 1,
                     mostHitsToKill);
    requireRange("The number of hits must be {} to {}, not {}.", request.hits, 0, mostHits);
    if (!request.goals.empty() && request.goals.size() != request.hitsToKill.size())
        throw InvalidArgument("There are {} goals for {} characters.", request.goals.size(),
                              request.hitsToKill.size());
}

KillOdds killOdds(std::span<const int> hitsToKill, int hits) {
    return killOdds(hitsToKill, hits, bestInstructions());
}

KillOdds killOdds(std::span<const int> hitsToKill, int hits, Instructions instructions) {
    const Request request{{hitsToKill.begin(), hitsToKill.end()}, hits, {}};
    validate(request);
    const Factors factors = factorsOf(request);
    const int leastToKill = std::ranges::min(hitsToKill);
    KillOdds odds{std::vector<double>(hitsToKill.size(), factors.hits < hits ? 1.0 : 0.0)};
    if (factors.hits < hits || leastToKill > hits)
        return odds;
    const auto nodes = quadratureNodes(factors.hits, factors.targets, leastToKill);
    KillSum sum(factors, leastToKill);
    addNodes(sum, nodes, instructions, {});
    odds.nodes = static_cast<int>(nodes.size());
    for (std::size_t i = 0; i < odds.kill.size(); ++i)
        odds.kill[i] = uncertain(sum.kill(factors.rowOf[i]));
    return odds;
}

Odds emptyOdds(const Request& request) {
    Odds odds;
    const std::size_t count = request.hitsToKill.size();
    const auto points = static_cast<std::size_t>(request.hits) + 1;
    odds.kill.resize(count);
    odds.expectedHits.resize(count);
    for (const int n : request.hitsToKill)
        odds.remaining.emplace_back(static_cast<std::size_t>(n) + 1);
    odds.dead.resize(count + 1);
    odds.curves.kill.assign(count, std::vector<double>(points));
    odds.curves.clear.resize(points);
    if (std::ranges::any_of(request.goals, [](Goal goal) { return goal != Goal::Free; }))
        odds.curves.goal.emplace(points);
    return odds;
}

} // namespace yomi::splitdamage
