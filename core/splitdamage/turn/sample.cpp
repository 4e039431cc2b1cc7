// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/turn/sample.h"

#include "core/common/stopped.h"
#include "core/common/wilson.h"
#include "core/splitdamage/turn/sampler.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <tuple>
#include <utility>

namespace yomi::splitdamage {

namespace {

/// All orders of a turn: sequences of some of its actions with targets.
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

    /// All orders, or `most` random ones, all equally likely.
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
    /// The number of orders of the actions of `left`: stop here, or one action and an order of the
    /// others.
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

    /// Visits one of equal actions, and none that can have no target.
    template <class Work>
    void forEach(unsigned left, const Work& work) const {
        for (std::size_t i = 0; i < m_targets.size(); ++i)
            if ((left >> i & 1) && !m_targets[i].empty() && !m_rules.isRepeated(i, left))
                work(i);
    }

    const TurnRules& m_rules;
    std::vector<std::vector<std::optional<OccupantId>>> m_targets; ///< [action]
    std::map<unsigned, double> m_counts;                           ///< by the actions left
    unsigned m_choices = 0;
};

/// An order and the results of its runs.
struct Tried {
    std::vector<Choice> order;
    double sum = 0, squares = 0;
    int runs = 0;
    int met = 0;

    double mean() const { return sum / runs; }
};

/// The 95 % confidence interval of a mean of non-negative numbers.
std::array<double, 2> meanInterval(double sum, double squares, int runs) {
    constexpr double z = 1.959963984540054; // two-sided 95 % of the normal distribution
    const double mean = sum / runs;
    const double variance = std::max(0.0, squares / runs - mean * mean);
    const double half = z * std::sqrt(variance / runs);
    return {std::max(0.0, mean - half), mean + half};
}

/// Counts the results of a list's runs.
class SampleCounts {
public:
    explicit SampleCounts(const TurnRules& rules)
        : m_rules(rules)
        , m_after(rules.turn().actions.size())
        , m_life(rules.typedCount())
        , m_deaths(rules.typedCount() + 1) {
        for (After& after : m_after)
            after.dead.resize(rules.typedCount());
        for (auto& deaths : m_deathsBySide)
            deaths.resize(rules.typedCount() + 1);
    }

    /// The result of the i-th action in order of play.
    void addAction(std::size_t i, bool isPlayed, const TurnState& state) {
        After& after = m_after[i];
        after.played += isPlayed ? 1 : 0;
        after.met += m_rules.isGoalMet(state) ? 1 : 0;
        after.attack += m_rules.enemyAttack(state);
        for (std::size_t c = 0; c < m_rules.typedCount(); ++c)
            after.dead[c] += TurnRules::isDead(state, c) ? 1 : 0;
    }

    void addEnd(const TurnState& state) {
        ++m_runs;
        const double attack = m_rules.enemyAttack(state);
        m_squares += attack * attack;
        std::array<std::size_t, 2> dead{};
        for (std::size_t c = 0; c < m_rules.typedCount(); ++c) {
            const bool isDead = TurnRules::isDead(state, c);
            ++m_life[c][isDead ? 0 : TurnRules::occupant(state, c).life];
            const Slot& slot = m_rules.slots()[c];
            dead[static_cast<std::size_t>(slot.side)] += isDead ? 1 : 0;
            m_losses += isDead && slot.side == SideName::Friendly && !slot.isHero ? 1 : 0;
        }
        ++m_deaths[dead[0] + dead[1]];
        for (std::size_t side = 0; side < dead.size(); ++side)
            ++m_deathsBySide[side][dead[side]];
    }

    OrderOdds odds() const {
        OrderOdds odds;
        const std::vector<std::size_t> order = orderOfPlay(m_rules.turn());
        for (std::size_t i = 0; i < order.size(); ++i) {
            const After& after = m_after[i];
            odds.after.push_back(
                {order[i], mean(after.played), {}, mean(after.attack), means(after.dead)});
            if (!m_rules.turn().goal.empty())
                odds.after.back().odds = mean(after.met);
        }
        std::array<std::size_t, 2> count{};
        for (std::size_t c = 0; c < m_rules.typedCount(); ++c) {
            const Slot& slot = m_rules.slots()[c];
            ++count[static_cast<std::size_t>(slot.side)];
            double lost = 0;
            auto& life = odds.life.emplace_back();
            for (const auto& [left, runs] : m_life[c]) {
                life.emplace_back(left, mean(runs));
                lost += static_cast<double>(runs) * (slot.typed->health + slot.typed->armor - left);
            }
            if (slot.side == SideName::Enemy && slot.isHero)
                odds.faceDamage = {lost / m_runs};
        }
        odds.deaths = means(m_deaths);
        for (std::size_t side = 0; side < count.size(); ++side) {
            odds.deathsBySide[side] = means(m_deathsBySide[side]);
            odds.deathsBySide[side].resize(count[side] + 1);
        }
        odds.losses = mean(m_losses);
        const After& end = m_after.back();
        odds.sample = {m_runs, static_cast<int>(end.met),
                       meanInterval(static_cast<double>(end.attack), m_squares, m_runs)};
        return odds;
    }

private:
    using Count = std::int64_t;

    struct After {
        Count played = 0, met = 0, attack = 0;
        std::vector<Count> dead{}; ///< [character]
    };

    TurnNumber mean(Count sum) const { return {static_cast<double>(sum) / m_runs}; }
    std::vector<TurnNumber> means(const std::vector<Count>& sums) const {
        std::vector<TurnNumber> numbers;
        for (const Count sum : sums)
            numbers.push_back(mean(sum));
        return numbers;
    }

    const TurnRules& m_rules;
    int m_runs = 0;
    std::vector<After> m_after;               ///< in order of play
    std::vector<std::map<int, Count>> m_life; ///< [character]: number of runs by remaining life
    std::vector<Count> m_deaths;
    std::array<std::vector<Count>, 2> m_deathsBySide;
    Count m_losses = 0;
    double m_squares = 0; ///< of the final attack
};

} // namespace

OrderOdds sampledOdds(const Turn& turn, int runs, std::uint64_t seed, const std::stop_token& stop) {
    validateOrder(turn);
    requireRange("The number of runs must be {} to {}, not {}.", runs, 1, mostSamples);
    const TurnRules rules(turn, true);
    const std::vector<Choice> list = listInOrder(turn);
    TurnSampler dice(rules, seed);
    SampleCounts counts(rules);
    for (int i = 0; i < runs; ++i) {
        throwIfStopped(stop);
        dice.draw(list, [&](const ExampleRun& run) {
            counts.addAction(run.events.size() - 1, !run.events.back().isSkipped, dice.state());
        });
        counts.addEnd(dice.state());
    }
    return counts.odds();
}

OrderOdds orderOddsOrSample(const Turn& turn, int runs, std::uint64_t seed,
                            const std::stop_token& stop) {
    try {
        return orderOdds(turn, TurnMethod::States, stop);
    } catch (const TooManyStates&) {
        return sampledOdds(turn, runs, seed, stop);
    }
}

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
    TurnSampler dice(rules, seed);
    std::vector<std::uint64_t> seeds; // one per run, the same for all orders
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
        std::ranges::stable_sort(tried, {}, [&](const Tried& each) {
            int mana = 0;
            for (const Choice& choice : each.order)
                mana += turn.actions[choice.action].cost;
            return std::tuple(isGoal ? -each.mean() : each.mean(), each.order.size(), mana);
        });
        tried.resize((tried.size() + 1) / 2);
    }
    seeds.clear(); // the best was chosen by these runs, so they are not counted for it
    Tried best{std::move(tried.front().order)};
    runUntil(best, usualSamples);
    std::erase_if(best.order,
                  [&](const Choice& choice) { return turn.actions[choice.action].last; });
    SampledOrder found{std::move(best.order), best.mean(), 0, 0, best.runs, best.met};
    const auto [low, high] = isGoal ? wilsonInterval(best.met, best.runs)
                                    : meanInterval(best.sum, best.squares, best.runs);
    found.low = low;
    found.high = high;
    return found;
}

} // namespace yomi::splitdamage
