// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "tests/core/splitdamage/plain_odds.h"

#include "core/splitdamage/hits/odds.h"

#include <cmath>

namespace yomi::splitdamage {

namespace {

using Real = long double;
using Row = std::vector<Real>;

/// A target's factor in a product, by powers of z; a row is empty if the target must not live or
/// die.
struct Factor {
    Row alive;
    Row dead;
};

/// A product, and the same with each term times the number of living targets in it; z^0…z^H.
struct Product {
    Row plain;
    Row counted;
};

Factor factorAt(Real time, int hitsToKill) {
    const auto p = [&](int k) {
        return std::exp(-time + k * std::log(time) - std::lgamma(k + 1.0L));
    };
    Factor factor;
    for (int k = 0; k < hitsToKill; ++k)
        factor.alive.push_back(p(k));
    Real dead = p(hitsToKill);
    for (int k = hitsToKill + 1; k < time || p(k) > 1e-22L * dead; ++k)
        dead += p(k);
    factor.dead.resize(factor.alive.size());
    factor.dead.push_back(dead);
    return factor;
}

/// sum += a·b, up to the degree of sum.
void addProduct(Row& sum, const Row& a, const Row& b) {
    for (std::size_t i = 0; i < a.size(); ++i)
        for (std::size_t j = 0; j < b.size() && i + j < sum.size(); ++j)
            sum[i + j] += a[i] * b[j];
}

void addProduct(Product& sum, const Product& product, const Factor& factor) {
    addProduct(sum.plain, product.plain, factor.alive);
    addProduct(sum.plain, product.plain, factor.dead);
    addProduct(sum.counted, product.counted, factor.alive);
    addProduct(sum.counted, product.counted, factor.dead);
    addProduct(sum.counted, product.plain, factor.alive); // one more lives
}

class Sum {
public:
    explicit Sum(const Request& request)
        : m_request(request)
        , m_hits(static_cast<std::size_t>(request.hits))
        , m_nothing{Row(m_hits + 1), Row(m_hits + 1)}
        , m_odds(emptyOdds(request)) {}

    void addNode(Real time, Real weight) {
        std::vector<Factor> factors;
        for (const int n : m_request.hitsToKill)
            factors.push_back(factorAt(time, n));
        Product start = m_nothing;
        start.plain[0] = weight;
        for (std::size_t i = 0; i < factors.size(); ++i) {
            Product others = start;
            for (std::size_t j = 0; j < factors.size(); ++j)
                if (j != i)
                    others = times(others, factors[j]);
            addOutcomes(i, factors[i], others);
        }
        addDead(factors, start);
        if (m_odds.curves.goal)
            addGoal(factors, start);
    }

    Odds odds() const {
        Odds odds = m_odds;
        for (std::size_t i = 0; i < odds.kill.size(); ++i)
            odds.kill[i] = odds.remaining[i][0] = odds.curves.kill[i].back();
        if (odds.curves.goal)
            odds.goal = odds.curves.goal->back();
        return odds;
    }

private:
    Product times(const Product& product, const Factor& factor) const {
        Product result = m_nothing;
        addProduct(result, product, factor);
        return result;
    }

    void addOutcomes(std::size_t i, const Factor& factor, const Product& others) {
        const Product killed = times(others, {{}, factor.dead});
        for (std::size_t h = 0; h <= m_hits; ++h)
            m_odds.curves.kill[i][h] += static_cast<double>(killed.counted[h]);
        for (std::size_t k = 0; k < factor.alive.size() && k <= m_hits; ++k)
            m_odds.remaining[i][factor.alive.size() - k] += static_cast<double>(
                factor.alive[k] * (others.plain[m_hits - k] + others.counted[m_hits - k]));
    }

    void addDead(const std::vector<Factor>& factors, const Product& start) {
        std::vector<Product> byDead(factors.size() + 1, m_nothing);
        byDead[0] = start;
        for (const auto& [alive, dead] : factors) {
            std::vector<Product> next(byDead.size(), m_nothing);
            for (std::size_t d = 0; d < byDead.size(); ++d) {
                addProduct(next[d], byDead[d], {alive, {}});
                if (d + 1 < next.size())
                    addProduct(next[d + 1], byDead[d], {{}, dead});
            }
            byDead = std::move(next);
        }
        for (std::size_t d = 0; d < byDead.size(); ++d)
            m_odds.dead[d] += static_cast<double>(byDead[d].counted[m_hits]);
    }

    void addGoal(const std::vector<Factor>& factors, Product product) {
        for (std::size_t i = 0; i < factors.size(); ++i) {
            Factor factor = factors[i];
            if (m_request.goals[i] == Goal::MustDie)
                factor.alive.clear();
            if (m_request.goals[i] == Goal::MustLive)
                factor.dead.clear();
            product = times(product, factor);
        }
        for (std::size_t h = 0; h <= m_hits; ++h)
            (*m_odds.curves.goal)[h] += static_cast<double>(product.counted[h]);
    }

    const Request& m_request;
    std::size_t m_hits;
    Product m_nothing;

    Odds m_odds;
};

} // namespace

Odds plainOdds(const Request& request) {
    Sum sum(request);
    const Real step = 0.5L / std::sqrt(request.hits + 9.0L);
    for (Real x = -42; x < 7; x += step)
        sum.addNode(std::exp(x), step * std::exp(x));
    return sum.odds();
}

} // namespace yomi::splitdamage
