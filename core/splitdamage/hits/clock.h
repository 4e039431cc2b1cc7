// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/splitdamage/hits/lanes.h"
#include "core/splitdamage/hits/polynomial.h"

#include <algorithm>
#include <cmath>

namespace yomi::splitdamage {

/// terms[k] = e^(−t)·t^k/k! for k = 0…last, the probability of k ticks by time t.
inline void poissonTerms(Pack* terms, const Pack& time, int last) {
    for (std::size_t lane = 0; lane < lanes; ++lane)
        terms[0][lane] = std::exp(-time[lane]);
    for (int k = 1; k <= last; ++k)
        terms[k] = terms[k - 1] * (time * (1.0 / k));
}

/// A Poisson clock of rate 1, the rate of every target, at a pack of times.
class Clock {
public:
    /// For up to `hits` ticks and targets that die by at most `mostToKill` of them (0: none dies).
    Clock(int hits, int mostToKill)
        : m_hits(hits)
        , m_mostToKill(mostToKill)
        , m_store(2, std::max(hits, mostToKill))
        , m_terms(m_store.take().at)
        , m_dead(m_store.take().at) {}

    void set(const Pack& time) {
        poissonTerms(m_terms, time, m_hits);
        if (m_mostToKill > 0)
            setTails(time);
    }

    /// Probability of exactly this many ticks.
    const Pack& term(int ticks) const { return m_terms[ticks]; }
    /// The factor of a target in a product.
    Factor factor(int hitsToKill) const {
        return {{m_terms, 0, std::min(hitsToKill - 1, m_hits)},
                hitsToKill,
                hitsToKill <= m_mostToKill ? m_dead[hitsToKill] : Pack{}};
    }

private:
    /// Sets the probabilities of n ticks or more, for every n.
    void setTails(const Pack& time) {
        const int n = m_mostToKill;
        if (time[0] < n) { // the earliest time
            // The tail series: 1 − sum would lose every digit of a tiny probability.
            Pack term = m_terms[n - 1] * (time * (1.0 / n));
            Pack tail = term;
            for (int k = n + 1; isWorthAdding(term, tail); ++k) {
                term *= time * (1.0 / k);
                tail += term;
            }
            m_dead[n] = tail;
        } else {
            Pack alive = m_terms[0];
            for (int k = 1; k < n; ++k)
                alive += m_terms[k];
            m_dead[n] = 1 - alive;
        }
        for (int k = n - 1; k > 0; --k)
            m_dead[k] = m_dead[k + 1] + m_terms[k];
    }

    static bool isWorthAdding(const Pack& term, const Pack& sum) {
        constexpr double rounding = 0x1p-56;
        bool worth = false;
        for (std::size_t lane = 0; lane < lanes; ++lane)
            worth = worth || term[lane] > rounding * sum[lane];
        return worth;
    }

    int m_hits;
    int m_mostToKill;
    PolynomialStore m_store;
    Pack* m_terms;
    Pack* m_dead;
};

} // namespace yomi::splitdamage
