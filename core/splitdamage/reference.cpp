// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/reference.h"

#include "core/common/stopped.h"

#include <algorithm>
#include <numeric>

namespace yomi::splitdamage {

namespace {

/// One walk of the tree. The method is a template parameter, so that each step of the article runs
/// as if it had been written alone.
template <class Real, ReferenceMethod method>
class Walk {
public:
    Walk(std::span<const int> lives, const std::stop_token& stop)
        : m_lives(lives.begin(), lives.end())
        , m_stop(stop) {
        m_odds.kill.assign(lives.size(), Real(0));
    }

    ReferenceOdds<Real> run(int hits) {
        strike(hits, static_cast<int>(m_lives.size()), Real(1));
        return std::move(m_odds);
    }

private:
    void strike(int hits, int alive, Real probability) {
        if ((++m_odds.branches & (branchesBetweenPolls - 1)) == 0)
            throwIfStopped(m_stop);
        if constexpr (method == ReferenceMethod::Plain)
            alive =
                static_cast<int>(std::ranges::count_if(m_lives, [](int life) { return life > 0; }));
        if (hits == 0 || alive == 0 || cannotKill(hits, alive)) {
            addDead(probability);
            return;
        }
        const Real each = probability / static_cast<Real>(alive);
        for (int& life : m_lives) {
            if (life == 0)
                continue;
            --life;
            strike(hits - 1, life == 0 ? alive - 1 : alive, each);
            ++life;
        }
    }

    bool cannotKill(int hits, int alive) const {
        if constexpr (method == ReferenceMethod::StopAtLast)
            return alive == 1 && hits < std::ranges::max(m_lives);
        if constexpr (method == ReferenceMethod::Pruned)
            return std::ranges::all_of(m_lives, [&](int life) { return life == 0 || life > hits; });
        if constexpr (method == ReferenceMethod::Published)
            return std::ranges::all_of(m_lives, [&](int life) { return life > hits; });
        return false;
    }

    void addDead(Real probability) {
        for (std::size_t i = 0; i < m_lives.size(); ++i)
            if (m_lives[i] == 0)
                m_odds.kill[i] += probability;
    }

    /// A power of two; a few milliseconds of work.
    static constexpr std::int64_t branchesBetweenPolls = 1 << 16;

    std::vector<int> m_lives;
    std::stop_token m_stop;
    ReferenceOdds<Real> m_odds;
};

} // namespace

template <class Real>
ReferenceOdds<Real> referenceOdds(std::span<const int> hitsToKill, int hits, ReferenceMethod method,
                                  const std::stop_token& stop) {
    using enum ReferenceMethod;
    validate(Request{{hitsToKill.begin(), hitsToKill.end()}, hits, {}});
    switch (method) {
    case Plain:
        return Walk<Real, Plain>(hitsToKill, stop).run(hits);
    case CarryAlive:
        return Walk<Real, CarryAlive>(hitsToKill, stop).run(hits);
    case StopAtLast:
        return Walk<Real, StopAtLast>(hitsToKill, stop).run(hits);
    case Pruned:
        return Walk<Real, Pruned>(hitsToKill, stop).run(hits);
    case Published:
        return Walk<Real, Published>(hitsToKill, stop).run(hits);
    }
    throw std::invalid_argument("There is no such method.");
}

double plainBranches(std::span<const int> hitsToKill, int hits) {
    validate(Request{{hitsToKill.begin(), hitsToKill.end()}, hits, {}});
    // orders[h]: strike orders of h hits on the targets so far. A new target takes k of them, at
    // (h choose k) moments; the binomials instead of factorials keep everything whole.
    std::vector<double> orders(static_cast<std::size_t>(hits) + 1, 0.0);
    orders[0] = 1;
    for (const int n : hitsToKill) {
        for (int h = hits; h >= 0; --h) {
            double sum = 0;
            double choose = 1;
            for (int k = 0; k <= std::min(n, h); ++k) {
                sum += choose * orders[static_cast<std::size_t>(h - k)];
                choose = choose * (h - k) / (k + 1);
            }
            orders[static_cast<std::size_t>(h)] = sum;
        }
    }
    return std::accumulate(orders.begin(), orders.end(), 0.0);
}

template ReferenceOdds<float> referenceOdds(std::span<const int>, int, ReferenceMethod,
                                            const std::stop_token&);
template ReferenceOdds<double> referenceOdds(std::span<const int>, int, ReferenceMethod,
                                             const std::stop_token&);

} // namespace yomi::splitdamage
