// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/reference.h"

#include "core/common/stopped.h"

#include <algorithm>

namespace yomi::splitdamage {

namespace {

/// One walk through the tree. The method is a template parameter, so that each step of the article
/// runs as if it had been written alone.
template <class Real, ReferenceMethod method>
class Walk {
public:
    Walk(std::span<const int> lives, const std::stop_token& stop, const BranchProgress& progress)
        : m_lives(lives.begin(), lives.end())
        , m_stop(stop)
        , m_progress(progress) {
        m_odds.kill.assign(lives.size(), Real(0));
    }

    ReferenceOdds<Real> run(int hits) {
        strike(hits, static_cast<int>(m_lives.size()), Real(1));
        return std::move(m_odds);
    }

private:
    void strike(int hits, int alive, Real probability) {
        if (++m_odds.branches % branchesBetweenPolls == 0)
            poll();
        if constexpr (method == ReferenceMethod::Plain)
            alive =
                static_cast<int>(std::ranges::count_if(m_lives, [](int life) { return life > 0; }));
        if (hits == 0 || alive == 0 || nobodyElseCanDie(hits, alive)) {
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

    bool nobodyElseCanDie(int hits, int alive) const {
        if constexpr (method == ReferenceMethod::StopAtLast)
            return alive == 1 && hits < std::ranges::max(m_lives);
        if constexpr (method == ReferenceMethod::Pruned)
            return std::ranges::all_of(m_lives, [&](int life) { return life == 0 || hits < life; });
        if constexpr (method == ReferenceMethod::Published)
            return hits < std::ranges::min(m_lives);
        return false;
    }

    void addDead(Real probability) {
        for (std::size_t i = 0; i < m_lives.size(); ++i)
            if (m_lives[i] == 0)
                m_odds.kill[i] += probability;
    }

    void poll() const {
        throwIfStopped(m_stop);
        if (m_progress)
            m_progress(m_odds.branches);
    }

    static constexpr std::int64_t branchesBetweenPolls = 1 << 16; // a millisecond or two

    std::vector<int> m_lives;
    const std::stop_token& m_stop;
    const BranchProgress& m_progress;
    ReferenceOdds<Real> m_odds;
};

} // namespace

template <class Real>
ReferenceOdds<Real> referenceOdds(std::span<const int> hitsToKill, int hits, ReferenceMethod method,
                                  const std::stop_token& stop, const BranchProgress& progress) {
    using enum ReferenceMethod;
    validate(Request{{hitsToKill.begin(), hitsToKill.end()}, hits, {}});
    switch (method) {
    case Plain:
        return Walk<Real, Plain>(hitsToKill, stop, progress).run(hits);
    case CarryAlive:
        return Walk<Real, CarryAlive>(hitsToKill, stop, progress).run(hits);
    case StopAtLast:
        return Walk<Real, StopAtLast>(hitsToKill, stop, progress).run(hits);
    case Pruned:
        return Walk<Real, Pruned>(hitsToKill, stop, progress).run(hits);
    case Published:
        return Walk<Real, Published>(hitsToKill, stop, progress).run(hits);
    }
    throw std::invalid_argument("There is no such method.");
}

template ReferenceOdds<float> referenceOdds(std::span<const int>, int, ReferenceMethod,
                                            const std::stop_token&, const BranchProgress&);
template ReferenceOdds<double> referenceOdds(std::span<const int>, int, ReferenceMethod,
                                             const std::stop_token&, const BranchProgress&);

} // namespace yomi::splitdamage
