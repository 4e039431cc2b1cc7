// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/hits/reference.h"

#include "core/common/sentence.h"
#include "core/common/stopped.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace yomi::splitdamage {

namespace {

/// One walk through the tree. The method is a template parameter, so that each stage of the article
/// runs as fast as a separate program.
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

// A branch is a hit order: which card each hit has struck. There are h! / ∏ k_i! orders in which
// card i is struck k_i times, so that products of sequences, with binomials for interleaving the
// hits of two, count them. While multiplying the cards together, a small automaton tracks their
// condition, which determines whether the method continues from such an order.

using Orders = std::vector<double>; ///< [h] number of orders of h hits

/// Orders, and the same times the number of cards alive in them.
struct Counted {
    Orders plain;
    Orders living;
};

/// The condition of the cards so far.
enum Standing { StopsSoFar, OneLives, GoesOn, standings };

/// The transition for a card that would outlive all remaining hits, for one that would not, and for
/// a dead one.
struct Rules {
    std::array<Standing, standings> safe;
    std::array<Standing, standings> exposed;
    std::array<Standing, standings> dead;
};

constexpr std::array stays = {StopsSoFar, OneLives, GoesOn};
constexpr std::array goesOn = {GoesOn, GoesOn, GoesOn};
constexpr std::array oneMoreLives = {OneLives, GoesOn, GoesOn};

/// Nothing for the methods that always continue.
std::optional<Rules> rulesOf(ReferenceMethod method) {
    switch (method) {
    case ReferenceMethod::Plain:
    case ReferenceMethod::CarryAlive:
        break;
    case ReferenceMethod::StopAtLast:
        return Rules{.safe = oneMoreLives, .exposed = goesOn, .dead = stays};
    case ReferenceMethod::Pruned:
        return Rules{.safe = stays, .exposed = goesOn, .dead = stays};
    case ReferenceMethod::Published:
        return Rules{.safe = stays, .exposed = goesOn, .dead = goesOn};
    }
    return {};
}

class Counter {
public:
    explicit Counter(std::size_t hits) {
        for (std::size_t n = 0; n <= hits; ++n) {
            m_choose.emplace_back(n + 1, 1.0);
            for (std::size_t k = 1; k < n; ++k)
                m_choose[n][k] = m_choose[n - 1][k - 1] + m_choose[n - 1][k];
        }
    }

    /// All orders of 0…most hits.
    double all(std::span<const int> lives) const {
        Orders orders(m_choose.size(), 0.0);
        orders[0] = 1;
        for (const int life : lives) {
            Orders next(orders.size(), 0.0);
            for (std::size_t struck = 0; struck <= static_cast<std::size_t>(life); ++struck)
                add(next, orders, struck);
            orders = std::move(next);
        }
        return std::accumulate(orders.begin(), orders.end(), 0.0);
    }

    /// The number of branches directly below the orders of `hits` hits, with `left` more to come:
    /// one for each card alive in an order from which the method continues.
    double branchesBelow(std::span<const int> lives, std::size_t hits, std::size_t left,
                         const Rules& rules) const {
        const Counted none{Orders(hits + 1), Orders(hits + 1)};
        std::array<Counted, standings> orders = {none, none, none};
        orders[StopsSoFar].plain[0] = 1;
        for (const int life : lives) {
            const auto needed = static_cast<std::size_t>(life);
            std::array<Counted, standings> next = {none, none, none};
            for (const Standing seen : stays) {
                const auto& [plain, living] = orders[seen];
                for (std::size_t struck = 0; struck < needed && struck <= hits; ++struck) {
                    Counted& sum =
                        next[(struck + left < needed ? rules.safe : rules.exposed)[seen]];
                    add(sum.plain, plain, struck);
                    add(sum.living, living, struck);
                    add(sum.living, plain, struck);
                }
                add(next[rules.dead[seen]].plain, plain, needed);
                add(next[rules.dead[seen]].living, living, needed);
            }
            orders = std::move(next);
        }
        return orders[GoesOn].living[hits];
    }

private:
    /// sum += orders with `struck` hits on one more card interleaved.
    void add(Orders& sum, const Orders& orders, std::size_t struck) const {
        for (std::size_t h = struck; h < sum.size(); ++h)
            sum[h] += orders[h - struck] * m_choose[h][struck];
    }

    std::vector<Orders> m_choose; ///< [n][k] n choose k
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
    throw InvalidArgument("There is no such method.");
}

template ReferenceOdds<float> referenceOdds(std::span<const int>, int, ReferenceMethod,
                                            const std::stop_token&, const BranchProgress&);
template ReferenceOdds<double> referenceOdds(std::span<const int>, int, ReferenceMethod,
                                             const std::stop_token&, const BranchProgress&);

double referenceBranches(std::span<const int> hitsToKill, int hits, ReferenceMethod method) {
    validate(Request{{hitsToKill.begin(), hitsToKill.end()}, hits, {}});
    const auto all = static_cast<std::size_t>(hits);
    const Counter counter(all);
    const auto rules = rulesOf(method);
    if (!rules)
        return counter.all(hitsToKill);
    double branches = 1; // the root; later branches exist only below orders that continue
    for (std::size_t struck = 0; struck < all; ++struck)
        branches += counter.branchesBelow(hitsToKill, struck, all - struck, *rules);
    return branches;
}

} // namespace yomi::splitdamage
