// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/turn_sample.h"

#include "core/common/stopped.h"
#include "core/common/wilson.h"
#include "core/splitdamage/turn_dice.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace yomi::splitdamage {

namespace {

/// All orders of a turn, each an ordered choice of its actions with targets.
class OrdersOfTurn {
public:
    explicit OrdersOfTurn(const TurnRules& rules)
        : m_rules(rules) {
        for (std::size_t i = 0; i < rules.turn().actions.size(); ++i) {
            m_targets.push_back(rules.targetsOfOrders(i));
            if (!rules.turn().actions[i].last)
                m_choices |= 1u << i;
        }
    }

    /// All of them, or as many as `most`, all being as likely.
    std::vector<std::vector<Choice>> some(std::size_t most, Random& random) {
        std::vector<std::vector<Choice>> orders;
        if (countOf(m_choices) <= static_cast<double>(most)) {
            std::vector<Choice> order;
            addAll(orders, order, m_choices);
            return orders;
        }
        while (orders.size() < most)
            orders.push_back(draw(random));
        return orders;
    }

private:
    /// Those of the actions of `left`: to stop here, or one of them and an order of the others.
    double countOf(unsigned left) {
        const auto [known, isNew] = m_counts.try_emplace(left, 1);
        if (isNew) {
            double count = 1;
            forEach(left, [&](std::size_t action) {
                count +=
                    static_cast<double>(m_targets[action].size()) * countOf(left & ~(1u << action));
            });
            m_counts[left] = count;
        }
        return m_counts[left];
    }

    void addAll(std::vector<std::vector<Choice>>& orders, std::vector<Choice>& order,
                unsigned left) const {
        orders.push_back(order);
        forEach(left, [&](std::size_t action) {
            for (const auto& target : m_targets[action]) {
                order.push_back(m_rules.choiceOf(action, target));
                addAll(orders, order, left & ~(1u << action));
                order.pop_back();
            }
        });
    }

    std::vector<Choice> draw(Random& random) {
        std::vector<Choice> order;
        unsigned left = m_choices;
        while (true) {
            double drawn = random.fraction() * countOf(left) - 1;
            if (drawn < 0)
                return order;
            std::optional<std::size_t> next;
            forEach(left, [&](std::size_t action) {
                if (next && drawn < 0)
                    return;
                next = action;
                drawn -=
                    static_cast<double>(m_targets[action].size()) * countOf(left & ~(1u << action));
            });
            if (!next)
                return order;
            const auto& targets = m_targets[*next];
            const int target = random.below(static_cast<int>(targets.size()));
            order.push_back(m_rules.choiceOf(*next, targets[static_cast<std::size_t>(target)]));
            left &= ~(1u << *next);
        }
    }

    /// Of those that are equal one, and nothing that could have no target.
    template <class Work>
    void forEach(unsigned left, const Work& work) const {
        for (std::size_t i = 0; i < m_targets.size(); ++i)
            if ((left >> i & 1) && !m_targets[i].empty() && !m_rules.isRepeated(i, left))
                work(i);
    }

    const TurnRules& m_rules;
    std::vector<std::vector<std::optional<Someone>>> m_targets; ///< [action]
    std::map<unsigned, double> m_counts;                        ///< by the actions left
    unsigned m_choices = 0;
};

/// An order and what its runs came to.
struct Tried {
    std::vector<Choice> order;
    double sum = 0, squares = 0;
    int runs = 0;
    int met = 0;

    double mean() const { return sum / runs; }
};

} // namespace

SampledOrder sampledBestOrder(const Turn& turn, std::uint64_t seed, const std::stop_token& stop) {
    validatePlan(turn);
    const TurnRules rules(turn, true);
    const bool isGoal = turn.objective == Objective::Goal;
    Random random(seed);
    std::vector<Tried> tried;
    for (std::vector<Choice>& order : OrdersOfTurn(rules).some(mostOrdersDrawn, random)) {
        for (const Choice& choice : listInOrder(turn))
            if (turn.actions[choice.action].last)
                order.push_back(choice);
        tried.push_back({std::move(order)});
    }
    TurnDice dice(rules, seed);
    std::vector<std::uint64_t> seeds; // of each run: the same for all orders
    const auto runUntil = [&](Tried& each, int runs) {
        while (static_cast<int>(seeds.size()) < runs)
            seeds.push_back(random.next());
        for (; each.runs < runs; ++each.runs) {
            throwIfStopped(stop);
            dice.seed(seeds[static_cast<std::size_t>(each.runs)]);
            const bool isMet = dice.draw(each.order).isMet;
            const double value = isGoal ? (isMet ? 1 : 0) : rules.enemyAttack(dice.state());
            each.met += isMet ? 1 : 0;
            each.sum += value;
            each.squares += value * value;
        }
    };
    for (const int runs : {500, 2'000, 8'000}) {
        for (Tried& each : tried)
            runUntil(each, runs);
        std::ranges::stable_sort(tried, [&](const Tried& a, const Tried& b) {
            return isGoal ? a.mean() > b.mean() : a.mean() < b.mean();
        });
        tried.resize((tried.size() + 1) / 2);
    }
    seeds.clear(); // the best was chosen by these runs, so they do not count for it
    Tried best{std::move(tried.front().order)};
    runUntil(best, usualSamples);
    std::erase_if(best.order,
                  [&](const Choice& choice) { return turn.actions[choice.action].last; });
    SampledOrder found{std::move(best.order), best.mean(), 0, 0, best.runs, best.met};
    if (isGoal) {
        const auto [low, high] = wilsonInterval(best.met, best.runs);
        found.low = low;
        found.high = high;
        return found;
    }
    constexpr double z = 1.959963984540054; // two-sided 95 % of the normal distribution
    const double variance = std::max(0.0, best.squares / best.runs - best.mean() * best.mean());
    const double half = z * std::sqrt(variance / best.runs);
    found.low = std::max(0.0, found.value - half);
    found.high = found.value + half;
    return found;
}

} // namespace yomi::splitdamage
