// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/splitdamage/hits/clock.h"
#include "core/splitdamage/hits/factors.h"
#include "core/splitdamage/hits/polynomial.h"

#include <array>
#include <utility>
#include <vector>

namespace yomi::splitdamage {

/// A product ∏ (α + y·δ·z^n) as one polynomial in z for each power of y, the number of dead. Only
/// rows that up to `degree` hits can reach are not empty.
class DeadTable {
public:
    DeadTable(int mostDead, int degree)
        : m_degree(degree)
        , m_store(2 * count(mostDead), degree)
        , m_rows(count(mostDead))
        , m_room(count(mostDead)) {
        for (std::size_t d = 0; d < m_rows.size(); ++d)
            m_room[d] = {m_store.take().at, m_store.take().at};
    }

    /// No one has died yet.
    void start(const Polynomial& product) {
        std::ranges::fill(m_rows, Polynomial{});
        m_rows[0] = product;
    }

    void multiplyBy(const Factor& factor) {
        // From the most dead down, so that each row still reads the old row below.
        for (std::size_t d = m_rows.size(); d-- > 0;) {
            Polynomial next{m_room[d].spare};
            multiply(next, factor, m_rows[d], d > 0 ? m_rows[d - 1] : Polynomial{}, m_degree);
            m_rows[d] = next;
            std::swap(m_room[d].spare, m_room[d].used);
        }
    }

    const std::vector<Polynomial>& rows() const { return m_rows; }

private:
    struct Room {
        Pack* used;
        Pack* spare;
    };

    static std::size_t count(int mostDead) { return static_cast<std::size_t>(mostDead) + 1; }

    int m_degree;
    PolynomialStore m_store;
    std::vector<Polynomial> m_rows;
    std::vector<Room> m_room; ///< of each row: each step reads one and writes the other
};

/// Sums over quadrature nodes from which odds.cpp computes all odds of a board.
///
/// By time t a target that needs n hits has k < n of them with probability p_k = e^(−t)·t^k/k!, and
/// is dead with δ = 1 − p_0 − … − p_(n−1). With α(z) = p_0 + p_1·z + … + p_(n−1)·z^(n−1), the
/// product of all α + δ·z^n has at z^h the probability that h hits have been dealt. A state in
/// which A targets live is left at rate A, so that ∫ A·(its probability) dt is the probability that
/// it ever occurs. Hence, with products over all targets j, or over those other than i,
///
///     i dies with hit h                 ∫ p_(n−1) · [z^(h−n)] ∏ (α_j + δ_j·z^n_j) dt
///     i lives after H, with k hits      ∫ p_k · [z^(H−k)] of the same, times 1 + (others alive)
///     the goal is met after h hits      ∫ [z^h] of a product of α, δ·z^n or both, times A
///     d are dead after H                ∫ (T − d) · [y^d z^H] ∏ (α_j + y·δ_j·z^n_j) dt
///
/// The products without i come from those of all before it and all after it.
class AnalysisSum {
public:
    /// Without distributions, taken() and dead() are not computed.
    AnalysisSum(const Factors& factors, bool distributions);

    void add(const NodePack& nodes);

    /// Probability that a target of this row dies exactly with hit h.
    double dies(int row, int h) const { return sumOfLanes(m_dies[index(row)].at[h]); }
    /// Probability that a target of this row survives all hits after taking k.
    double taken(int row, int k) const { return sumOfLanes(m_taken[index(row)].at[k]); }
    double goal(int h) const { return sumOfLanes(m_goal.at[h]); }
    double dead(int d) const { return sumOfLanes(m_dead.at[d]); }

private:
    static std::size_t index(int i) { return static_cast<std::size_t>(i); }

    /// One for each entry to be left out, and the one from which the goal continues.
    static std::size_t prefixCount(const Factors& factors) {
        return std::max(factors.entries.size(), factors.goalCanBeMet ? factors.freeCount + 1 : 0);
    }

    void setPrefixes(const NodePack& nodes);
    void addOutcomes();
    void addOutcomesOf(const Factors::Entry& entry, const Counted& before, const Counted& after);
    void addDead();
    void addGoal();

    const Factors& m_factors;
    bool m_distributions;
    Clock m_clock;
    std::vector<Counted> m_prefix; ///< [i] the product of the crowd and the entries before i
    PolynomialStore m_store;
    std::array<Counted, 2> m_turns; ///< each step of a product reads one and writes the other
    Polynomial m_one, m_scratch;
    DeadTable m_deadBefore, m_deadAfter;
    std::vector<Polynomial> m_dies, m_taken; ///< [row]
    Polynomial m_goal, m_dead;
};

inline AnalysisSum::AnalysisSum(const Factors& factors, bool distributions)
    : m_factors(factors)
    , m_distributions(distributions)
    , m_clock(factors.hits, factors.mostToKill)
    , m_prefix(prefixCount(factors))
    , m_store(2 * m_prefix.size() + 2 * index(factors.rows) + 8, factors.hits)
    , m_one(m_store.takeOne())
    , m_scratch(m_store.take())
    , m_deadBefore(factors.mostDead, factors.hits)
    , m_deadAfter(factors.mostDead, factors.hits)
    , m_goal(m_store.take())
    , m_dead(m_store.take()) {
    for (Counted& product : m_prefix)
        product = {m_store.take(), m_store.take()};
    for (Counted& product : m_turns)
        product = {m_store.take(), m_store.take()};
    for (int row = 0; row < factors.rows; ++row) {
        m_dies.push_back(m_store.take());
        m_taken.push_back(m_store.take());
    }
}

inline void AnalysisSum::add(const NodePack& nodes) {
    m_clock.set(nodes.time);
    setPrefixes(nodes);
    addOutcomes();
    if (m_distributions)
        addDead();
    if (m_factors.goalCanBeMet)
        addGoal();
}

inline void AnalysisSum::setPrefixes(const NodePack& nodes) {
    // r targets that cannot die are one clock of rate r.
    auto& [plain, counted] = m_prefix[0];
    const double crowd = m_factors.crowd;
    plain.last = counted.last = m_factors.crowd > 0 ? m_factors.hits : 0;
    poissonTerms(plain.at, nodes.time * crowd, plain.last);
    for (int h = 0; h <= plain.last; ++h) {
        plain.at[h] *= nodes.weight;
        counted.at[h] = plain.at[h] * crowd;
    }
    for (std::size_t i = 0; i + 1 < m_prefix.size(); ++i)
        multiply(m_prefix[i + 1], m_clock.factor(m_factors.entries[i].hitsToKill), m_prefix[i],
                 m_prefix[i], m_factors.hits, m_scratch.at);
}

inline void AnalysisSum::addOutcomes() {
    // The number of living includes, from the start, the target left out of the products.
    Counted after{m_one, m_one};
    for (std::size_t i = m_factors.entries.size(); i-- > 0;) {
        if (m_factors.entries[i].row >= 0)
            addOutcomesOf(m_factors.entries[i], m_prefix[i], after);
        if (i == 0)
            break;
        Counted& next = m_turns[i % 2];
        multiply(next, m_clock.factor(m_factors.entries[i].hitsToKill), after, after,
                 m_factors.hits, m_scratch.at);
        after = next;
    }
}

inline void AnalysisSum::addOutcomesOf(const Factors::Entry& entry, const Counted& before,
                                       const Counted& after) {
    const int hits = m_factors.hits;
    const int n = entry.hitsToKill;
    Pack* dies = m_dies[index(entry.row)].at;
    for (int m = 0; m <= hits - n; m += block) {
        Block others;
        others.addProduct(before.plain, after.plain, m);
        for (int r = 0; r < block; ++r)
            dies[m + n + r] += m_clock.term(n - 1) * others.sum[r];
    }
    if (!m_distributions)
        return;
    Pack* taken = m_taken[index(entry.row)].at;
    for (int m = std::max(0, hits - n + 1); m <= hits; m += block) {
        Block others;
        others.addProduct(before.plain, after.counted, m);
        others.addProduct(before.counted, after.plain, m);
        for (int r = 0; r < block && m + r <= hits; ++r)
            taken[hits - m - r] += m_clock.term(hits - m - r) * others.sum[r];
    }
}

inline void AnalysisSum::addDead() {
    const auto& entries = m_factors.entries;
    const std::size_t half = entries.size() / 2;
    m_deadBefore.start(m_prefix[0].plain);
    for (std::size_t i = 0; i < half; ++i)
        m_deadBefore.multiplyBy(m_clock.factor(entries[i].hitsToKill));
    m_deadAfter.start(m_one);
    for (std::size_t i = half; i < entries.size(); ++i)
        m_deadAfter.multiplyBy(m_clock.factor(entries[i].hitsToKill));
    for (int a = 0; a <= m_factors.mostDead; ++a) {
        for (int b = 0; a + b <= m_factors.mostDead; ++b) {
            Pack sum{};
            addCoefficient(sum, m_deadBefore.rows()[index(a)], m_deadAfter.rows()[index(b)],
                           m_factors.hits);
            m_dead.at[a + b] += sum * static_cast<double>(m_factors.targets - a - b);
        }
    }
}

inline void AnalysisSum::addGoal() {
    Counted product = m_prefix[m_factors.freeCount];
    for (std::size_t i = m_factors.freeCount; i < m_factors.entries.size(); ++i) {
        const Factors::Entry& entry = m_factors.entries[i];
        Counted& next = m_turns[i % 2];
        multiply(next, m_clock.factor(entry.hitsToKill),
                 entry.goal == Goal::MustLive ? product : Counted{},
                 entry.goal == Goal::MustDie ? product : Counted{}, m_factors.hits, m_scratch.at);
        product = next;
    }
    for (int h = product.counted.first; h <= product.counted.last; ++h)
        m_goal.at[h] += product.counted.at[h];
}

} // namespace yomi::splitdamage
