// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/clock.h"
#include "core/splitdamage/odds.h"
#include "core/splitdamage/plan.h"
#include "core/splitdamage/polynomial.h"
#include "core/splitdamage/uncertain.h"

#include <algorithm>
#include <array>

namespace yomi::splitdamage {

namespace {

/// Sums over quadrature nodes for the kill odds alone. A target is dead after H hits when it died
/// with some hit h <= H (see analysis.h); dividing the product of the others by 1 − z adds all
/// those up in one coefficient:
///
///     kill = ∫ p_(n−1) · [z^(H−n)] 1/(1 − z) ∏ (α_j + δ_j·z^n_j) dt
class KillSum {
public:
    /// `leastToKill` is the smallest hitsToKill, at most plan.hits.
    KillSum(const Plan& plan, int leastToKill)
        : m_plan(plan)
        , m_degree(plan.hits - leastToKill)
        , m_clock(plan.hits, plan.mostToKill)
        , m_store(plan.entries.size() + 3, m_degree)
        , m_prefix(plan.entries.size())
        , m_turns{m_store.take(), m_store.take()}
        , m_one(m_store.takeOne())
        , m_killStore(1, plan.rows)
        , m_kill(m_killStore.take().at) {
        for (Polynomial& product : m_prefix)
            product = m_store.take();
    }

    void add(const NodePack& nodes) {
        m_clock.set(nodes.time);
        setPrefixes(nodes);
        Polynomial after = m_one;
        for (std::size_t i = m_plan.entries.size(); i-- > 0;) {
            const auto& [hitsToKill, goal, row] = m_plan.entries[i];
            if (row >= 0 && hitsToKill <= m_plan.hits) {
                Pack others{};
                addCoefficient(others, m_prefix[i], after, m_plan.hits - hitsToKill);
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
    /// The crowd over 1 − z and its products with the entries.
    void setPrefixes(const NodePack& nodes) {
        Polynomial& crowd = m_prefix[0];
        crowd.last = m_degree;
        poissonTerms(crowd.at, nodes.time * static_cast<double>(m_plan.crowd), m_degree);
        crowd.at[0] *= nodes.weight;
        for (int h = 1; h <= m_degree; ++h)
            crowd.at[h] = crowd.at[h] * nodes.weight + crowd.at[h - 1];
        for (std::size_t i = 0; i + 1 < m_prefix.size(); ++i)
            multiply(m_prefix[i + 1], m_clock.factor(m_plan.entries[i].hitsToKill), m_prefix[i],
                     m_prefix[i], m_degree);
    }

    const Plan& m_plan;
    int m_degree;
    Clock m_clock;
    PolynomialStore m_store;
    std::vector<Polynomial> m_prefix;  ///< [i] the crowd and the entries before i, over 1 − z
    std::array<Polynomial, 2> m_turns; ///< each step of a product reads one and writes the other
    Polynomial m_one;
    PolynomialStore m_killStore;
    Pack* m_kill; ///< [row]
};

} // namespace

KillOdds killOdds(std::span<const int> hitsToKill, int hits) {
    return killOdds(hitsToKill, hits, bestInstructions());
}

KillOdds killOdds(std::span<const int> hitsToKill, int hits, Instructions instructions) {
    const Request request{{hitsToKill.begin(), hitsToKill.end()}, hits, {}};
    validate(request);
    const Plan plan = planOf(request);
    const int leastToKill = std::ranges::min(hitsToKill);
    KillOdds odds{std::vector<double>(hitsToKill.size(), plan.hits < hits ? 1.0 : 0.0)};
    if (plan.hits < hits || leastToKill > hits)
        return odds;
    const auto nodes = quadratureNodes(plan.hits, plan.targets, leastToKill);
    KillSum sum(plan, leastToKill);
    addNodes(sum, nodes, instructions, {});
    odds.nodes = static_cast<int>(nodes.size());
    for (std::size_t i = 0; i < odds.kill.size(); ++i)
        odds.kill[i] = uncertain(sum.kill(plan.rowOf[i]));
    return odds;
}

} // namespace yomi::splitdamage
