// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/turn/odds.h"

#include "core/common/count_text.h"
#include "core/common/sentence.h"
#include "core/splitdamage/turn/ties.h"
#include "core/splitdamage/turn/walk.h"

#include <boost/multiprecision/cpp_int.hpp>

#include <algorithm>
#include <limits>
#include <map>
#include <memory>
#include <numeric>
#include <unordered_map>

namespace yomi::splitdamage {

namespace {

using Fraction = boost::multiprecision::cpp_rational;

TurnNumber turnNumber(double value) {
    return {value};
}

TurnNumber turnNumber(const Fraction& value) {
    return {value.convert_to<double>(), numerator(value).str() + "/" + denominator(value).str()};
}

using splitdamage::isBetter;

/// Fractions compare exactly.
bool isBetter(const Fraction& value, const Fraction& than) {
    return value > than;
}

/// Sorts by number and keeps the order of numbers that are equal up to rounding. That equality is
/// not transitive, so it cannot be the order of a sort.
template <class Item, class Number>
void sortByNumber(std::vector<std::pair<Item, Number>>& items, bool greatestFirst) {
    std::vector<std::size_t> order(items.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto number = [&](std::size_t item) -> const Number& {
        return items[item].second;
    };
    std::ranges::sort(order, [&](std::size_t a, std::size_t b) {
        return greatestFirst ? number(a) > number(b) : number(a) < number(b);
    });
    for (auto first = order.begin(); first != order.end();) {
        const auto end = std::find_if(first, order.end(), [&](std::size_t each) {
            return greatestFirst ? isBetter(number(*first), number(each))
                                 : isBetter(number(each), number(*first));
        });
        std::sort(first, end);
        first = end;
    }
    std::vector<std::pair<Item, Number>> sorted;
    for (const std::size_t each : order)
        sorted.push_back(std::move(items[each]));
    items = std::move(sorted);
}

/// Computes one turn with one type of number.
template <class Number>
class TurnRun {
public:
    TurnRun(const Turn& turn, TurnMethod method, const std::stop_token& stop,
            const StateProgress& progress)
        : m_rules(turn)
        , m_steps(m_rules)
        , m_method(method)
        , m_stop(stop)
        , m_count(method, stop, progress) {
        for (std::size_t i = 0; i < turn.actions.size(); ++i)
            (turn.actions[i].last ? m_lasts : m_choices) |= 1u << i;
    }

    OrderOdds order(OrderParts parts) {
        m_result = {};
        m_result.after.resize(turn().actions.size());
        if (m_method == TurnMethod::Plain) {
            pass({}, [&](std::size_t i, const States& states) {
                readGoal(i, states);
                readAttack(i, states);
                readDeaths(i, states);
                for (std::size_t c = 0; c < m_rules.typedCount(); ++c)
                    readLife(i, states, c);
            });
        } else {
            if (!turn().goal.empty())
                pass({.goal = true}, [&](auto i, const States& states) { readGoal(i, states); });
            pass({.enemyAttack = true},
                 [&](auto i, const States& states) { readAttack(i, states); });
            if (parts == OrderParts::All)
                pass({.deaths = true},
                     [&](auto i, const States& states) { readDeaths(i, states); });
            for (std::size_t c = 0; parts == OrderParts::All && c < m_rules.typedCount(); ++c)
                pass({.life = c}, [&](auto i, const States& states) { readLife(i, states, c); });
        }
        m_result.states = m_count.count();
        return std::move(m_result);
    }

    BestPlan plan(const PolicySize& size) {
        preparePlan();
        BestPlan plan;
        const TurnState start = m_rules.start();
        Decision first = decide(start, m_choices);
        plan.choices = std::move(first.choices);
        plan.value = turnNumber(first.value);
        plan.policy = policyAt(start, m_choices, size, size.depth);
        plan.states = m_count.count();
        return plan;
    }

    BestOrder bestOrder() {
        preparePlan();
        const TurnReduction keepsPlaces(m_steps, planQuestion(), false);
        TurnWalk<Number> walk(m_steps, m_method == TurnMethod::Plain ? nullptr : &keepsPlaces,
                              m_count);
        const States start{{m_rules.start(), Number(1)}};
        std::vector<Choice> order;
        try {
            tryOrders(walk, start, m_choices, order);
        } catch (const TooManyStates&) {
            if (!isFast || !m_best)
                throw;
            m_order.isAll = false;
        }
        if (m_order.isAll)
            shorten(walk, start);
        // Equal values are shown equal, whatever the order of their sums.
        const Number most = m_order.isAll ? value(m_rules.start(), m_choices) : *m_best;
        m_order.value = turnNumber(isWanted(most, *m_best) ? *m_best : most);
        return m_order;
    }

private:
    using States = StateMap<Number>;
    /// Whether plans are computed backwards.
    static constexpr bool isFast = std::is_same_v<Number, double>;

    const Turn& turn() const { return m_rules.turn(); }

    // --- a list in its order

    template <class Read>
    void pass(const TurnQuestion& question, const Read& read) {
        m_count.nextPass(true);
        const TurnReduction reduction(m_steps, question);
        TurnWalk<Number> walk(m_steps, m_method == TurnMethod::Plain ? nullptr : &reduction,
                              m_count);
        States states{{m_rules.start(), Number(1)}};
        const std::vector<std::size_t> order = orderOfPlay(turn());
        unsigned left = (1u << turn().actions.size()) - 1;
        for (std::size_t i = 0; i < order.size(); ++i) {
            left &= ~(1u << order[i]);
            const Action& action = turn().actions[order[i]];
            std::optional<OccupantId> target;
            if (action.target)
                target = m_rules.at(*action.target);
            Number played(0);
            states = playOrSkip(walk, states, order[i], target, left, played);
            m_result.after[i].action = order[i];
            m_result.after[i].played = turnNumber(played);
            read(i, states);
        }
    }

    States playOrSkip(TurnWalk<Number>& walk, const States& states, std::size_t index,
                      const std::optional<OccupantId>& target, unsigned left, Number& played) {
        const Action& action = turn().actions[index];
        States playing, after;
        for (const auto& [state, weight] : states) {
            if (m_rules.canPlay(state, action) &&
                (!target || std::ranges::count(m_rules.legalTargets(state, index), *target) > 0)) {
                playing[state] = weight;
                played += weight;
            } else {
                after[walk.reduced(state, left)] += weight;
            }
        }
        if (after.empty())
            played = Number(1); // avoids the rounding of the sum
        if (!playing.empty())
            for (const auto& [state, weight] : walk.play(playing, index, target, left))
                after[state] += weight;
        return after;
    }

    bool isLast(std::size_t i) const { return i + 1 == m_result.after.size(); }

    template <class Measure>
    Number mean(const States& states, const Measure& measure) const {
        Number sum(0);
        for (const auto& [state, weight] : states)
            sum += weight * Number(measure(state));
        return sum;
    }

    void readGoal(std::size_t i, const States& states) {
        if (turn().goal.empty())
            return;
        const bool isCertain = std::ranges::all_of(
            states, [&](const auto& each) { return m_rules.isGoalMet(each.first); });
        m_result.after[i].odds =
            turnNumber(isCertain ? Number(1) : mean(states, [&](const TurnState& state) {
                return m_rules.isGoalMet(state) ? 1 : 0;
            }));
    }

    void readAttack(std::size_t i, const States& states) {
        m_result.after[i].enemyAttack = turnNumber(
            mean(states, [&](const TurnState& state) { return m_rules.enemyAttack(state); }));
    }

    void readDeaths(std::size_t i, const States& states) {
        if (!isLast(i))
            return;
        const auto law = [&](auto&& counts) {
            std::size_t all = 0;
            for (std::size_t c = 0; c < m_rules.typedCount(); ++c)
                all += counts(m_rules.slots()[c]) ? 1 : 0;
            std::vector<Number> weights(all + 1, Number(0));
            for (const auto& [state, weight] : states) {
                std::size_t dead = 0;
                for (std::size_t c = 0; c < m_rules.typedCount(); ++c)
                    dead += counts(m_rules.slots()[c]) && TurnRules::isDead(state, c) ? 1 : 0;
                weights[dead] += weight;
            }
            std::vector<TurnNumber> numbers;
            for (const Number& weight : weights)
                numbers.push_back(turnNumber(weight));
            return numbers;
        };
        m_result.deaths = law([](const Slot&) { return true; });
        for (const SideName side : {SideName::Enemy, SideName::Friendly})
            m_result.deathsBySide[static_cast<std::size_t>(side)] =
                law([&](const Slot& slot) { return slot.side == side; });
        m_result.losses = turnNumber(mean(states, [&](const TurnState& state) {
            int dead = 0;
            for (std::size_t c = 0; c < m_rules.typedCount(); ++c) {
                const Slot& slot = m_rules.slots()[c];
                dead +=
                    slot.side == SideName::Friendly && !slot.isHero && TurnRules::isDead(state, c)
                        ? 1
                        : 0;
            }
            return dead;
        }));
    }

    void readLife(std::size_t i, const States& states, std::size_t c) {
        std::map<int, Number> weights;
        for (const auto& [state, weight] : states)
            weights[TurnRules::isDead(state, c) ? 0 : TurnRules::occupant(state, c).life] += weight;
        if (weights.size() == 1)
            weights.begin()->second = Number(1); // avoids the rounding of the sum
        const auto dead = weights.find(0);
        m_result.after[i].dead.push_back(
            turnNumber(dead == weights.end() ? Number(0) : dead->second));
        if (!isLast(i))
            return;
        const Slot& slot = m_rules.slots()[c];
        Number lost(0);
        auto& life = m_result.life.emplace_back();
        for (const auto& [left, weight] : weights) {
            life.emplace_back(left, turnNumber(weight));
            lost += weight * Number(slot.typed->health + slot.typed->armor - left);
        }
        if (slot.side == SideName::Enemy && slot.isHero)
            m_result.faceDamage = turnNumber(lost);
    }

    // --- the best plan

    TurnQuestion planQuestion() const {
        const bool isGoal = turn().objective == Objective::Goal;
        return {.goal = isGoal, .enemyAttack = !isGoal};
    }

    void preparePlan() {
        m_count.nextPass(false);
        m_reduction = std::make_unique<TurnReduction>(m_steps, planQuestion());
        m_walk = std::make_unique<TurnWalk<Number>>(
            m_steps, m_method == TurnMethod::Plain ? nullptr : m_reduction.get(), m_count);
        if constexpr (isFast)
            m_fast = std::make_unique<TurnValues>(m_rules, m_count);
    }

    bool isWanted(const Number& value, const Number& than) const {
        return turn().objective == Objective::Goal ? isBetter(value, than) : isBetter(than, value);
    }
    const Number& betterOf(const Number& a, const Number& b) const {
        return isWanted(b, a) ? b : a;
    }
    /// Whether no value can be better.
    bool isPerfect(const Number& value) const {
        return turn().objective == Objective::Goal ? value == Number(1) : value == Number(0);
    }

    /// The value of the objective if the player stops: after the actions played last.
    Number valueOfStopping(const TurnState& state) {
        if constexpr (isFast)
            return m_fast->stopping(state);
        States states{{state, Number(1)}};
        unsigned left = m_lasts;
        for (std::size_t i = 0; i < turn().actions.size(); ++i) {
            if (!(m_lasts >> i & 1))
                continue;
            left &= ~(1u << i);
            std::optional<OccupantId> target;
            if (turn().actions[i].target)
                target = m_rules.at(*turn().actions[i].target);
            Number played(0);
            states = playOrSkip(*m_walk, states, i, target, left, played);
        }
        return mean(states, [&](const TurnState& each) {
            return turn().objective == Objective::Goal ? (m_rules.isGoalMet(each) ? 1 : 0)
                                                       : m_rules.enemyAttack(each);
        });
    }

    Number meanOf(const TurnState& state, std::size_t action,
                  const std::optional<OccupantId>& target, unsigned left) {
        const unsigned rest = left & ~(1u << action);
        if constexpr (isFast)
            return m_fast->mean(state, action, target, rest);
        Number sum(0);
        for (const auto& [after, weight] :
             m_walk->play({{state, Number(1)}}, action, target, rest | m_lasts))
            sum += weight * value(after, rest);
        return sum;
    }

    /// The best mean with the actions of `left`.
    Number value(const TurnState& given, unsigned left) {
        if constexpr (isFast)
            return m_fast->value(given, left);
        const TurnState state = m_walk->reduced(given, left | m_lasts);
        auto& known = m_values[left];
        if (const Number* found = known.find(state))
            return *found;
        Number best = valueOfStopping(state);
        m_rules.forEachChoice(state, left, [&](std::size_t action, const auto& target) {
            if (isPerfect(best) || m_rules.isRepeated(action, left))
                return;
            best = betterOf(best, meanOf(state, action, target, left));
        });
        m_count.keep();
        known[state] = best;
        return best;
    }

    // --- the policy

    /// The best choice in a state, with all characters in their places.
    struct Decision {
        Choices choices;
        Number value;
        std::vector<std::pair<TurnMove, Number>> moves{}; ///< best first
    };

    Decision decide(const TurnState& state, unsigned left) {
        const Number stopping = valueOfStopping(state);
        std::vector<std::pair<TurnMove, Number>> means;
        m_rules.forEachChoice(state, left, [&](std::size_t action, const auto& target) {
            means.push_back({{action, target}, meanOf(state, action, target, left)});
        });
        sortByNumber(means, turn().objective == Objective::Goal);
        Decision decision{{}, stopping};
        if (!means.empty() && isWanted(means.front().second, stopping))
            decision.value = means.front().second;
        decision.choices.stop = turnNumber(stopping);
        decision.choices.isStopBest = !isWanted(decision.value, stopping);
        for (const auto& [move, mean] : means)
            decision.choices.all.push_back({m_rules.choiceOf(move.action, move.target),
                                            turnNumber(mean), !isWanted(decision.value, mean)});
        decision.moves = std::move(means);
        return decision;
    }

    std::optional<Policy> policyAt(const TurnState& state, unsigned left, const PolicySize& size,
                                   int depth) {
        if (depth == 0)
            return std::nullopt;
        Decision decision = decide(state, left);
        if (!m_ties)
            m_ties = std::make_unique<TurnTies>(m_rules, m_stop);
        const auto chosen = m_ties->best(
            state, left, valueOfStopping(state), decision.moves,
            [&](const Number& value, const Number& than) { return isWanted(value, than); });
        if (!chosen)
            return std::nullopt;
        const auto& [action, target] = *chosen;
        const unsigned rest = left & ~(1u << action);
        Policy policy{m_rules.choiceOf(action, target), turnNumber(decision.value), {}};
        policy.choices = std::move(decision.choices);
        const std::vector<std::pair<TurnState, Number>> outcomes =
            outcomesOf(state, action, target, rest);
        Number moreProbability(0), moreValue(0);
        for (const auto& [outcome, probability] : outcomes) {
            const Number worth = value(outcome, rest);
            if (policy.outcomes.size() < static_cast<std::size_t>(size.outcomes)) {
                policy.outcomes.push_back(
                    {turnNumber(probability), turnNumber(worth), seenIn(outcome, rest)});
                if (auto then = policyAt(outcome, rest, size, depth - 1))
                    policy.outcomes.back().then.push_back(std::move(*then));
                continue;
            }
            ++policy.moreOutcomes;
            moreProbability += probability;
            moreValue += probability * worth;
        }
        if (policy.moreOutcomes > 0) {
            policy.moreProbability = turnNumber(moreProbability);
            policy.moreValue = turnNumber(Number(moreValue / moreProbability));
        }
        return policy;
    }

    /// The outcomes of an action, the most likely first. Characters that no longer matter stay as
    /// they were before, which merges outcomes that differ only in them.
    std::vector<std::pair<TurnState, Number>> outcomesOf(const TurnState& state, std::size_t action,
                                                         const std::optional<OccupantId>& target,
                                                         unsigned rest) {
        TurnWalk<Number> walk(m_steps, nullptr, m_count);
        std::map<TurnState, Number> merged;
        for (const auto& [after, weight] :
             walk.play({{state, Number(1)}}, action, target, rest | m_lasts)) {
            TurnState seen = after;
            for (std::size_t i = 0; i < m_rules.slots().size(); ++i)
                if (!m_reduction->matters(i, {.actions = rest | m_lasts}))
                    seen[i] = state[i];
            merged[seen] += weight;
        }
        std::vector<std::pair<TurnState, Number>> outcomes(merged.begin(), merged.end());
        sortByNumber(outcomes, true);
        return outcomes;
    }

    std::vector<Policy::Seen> seenIn(const TurnState& state, unsigned rest) const {
        std::vector<Policy::Seen> seen;
        for (std::size_t i = 0; i < m_rules.slots().size(); ++i) {
            const Occupant now = TurnRules::occupant(state, i);
            if (now.stage == Stage::Waiting || !m_rules.slots()[i].inPool ||
                !m_reduction->matters(i, {.actions = rest | m_lasts}))
                continue;
            Place place = m_rules.slots()[i].place;
            place.summoned = now.stage == Stage::Second ||
                             (now.stage == Stage::Gone && m_rules.slots()[i].has(Stage::Second));
            seen.push_back({place, now.life, now.shield});
        }
        return seen;
    }

    // --- the best order fixed in advance

    void tryOrders(TurnWalk<Number>& walk, const States& states, unsigned left,
                   std::vector<Choice>& order) {
        if (m_triedOrders == mostOrdersTried) {
            m_order.isAll = false;
            return;
        }
        ++m_triedOrders;
        const Number stopping = meanOfStopping(states);
        if (!m_best || isWanted(stopping, *m_best)) {
            m_best = stopping;
            m_order.order = order;
        }
        if (left == 0 || isPerfect(*m_best) || !isWanted(bestFrom(states, left), *m_best))
            return;
        forEachNext(walk, states, left, order, [&](const States& after, unsigned rest) {
            tryOrders(walk, after, rest, order);
        });
    }

    /// Calls go(states after it, actions left) with each order extended by one action.
    template <class Go>
    void forEachNext(TurnWalk<Number>& walk, const States& states, unsigned left,
                     std::vector<Choice>& order, const Go& go) {
        for (std::size_t i = 0; i < turn().actions.size(); ++i) {
            if (!(left >> i & 1) || m_rules.isRepeated(i, left))
                continue;
            const unsigned rest = left & ~(1u << i);
            for (const std::optional<OccupantId>& target : m_rules.targetsOfOrders(i)) {
                Number played(0);
                const States after = playOrSkip(walk, states, i, target, rest | m_lasts, played);
                if (played == Number(0))
                    continue; // covers the orders without it
                order.push_back(m_rules.choiceOf(i, target));
                go(after, rest);
                order.pop_back();
            }
        }
    }

    Number meanOfStopping(const States& states) {
        Number sum(0);
        for (const auto& [state, weight] : states)
            sum += weight * valueOfStopping(state);
        return sum;
    }
    Number bestFrom(const States& states, unsigned left) {
        Number sum(0);
        for (const auto& [state, weight] : states)
            sum += weight * value(state, left);
        return sum;
    }

    /// Among equally good orders finds the one with the fewest actions, then the least mana,
    /// comparing at most mostOrdersCompared.
    void shorten(TurnWalk<Number>& walk, const States& start) {
        const std::size_t longest = m_order.order.size();
        m_triedOrders = 0;
        try {
            for (std::size_t size = 0; size <= longest; ++size) {
                m_leastMana =
                    size < longest ? std::numeric_limits<int>::max() : manaOf(m_order.order);
                std::vector<Choice> order;
                compareOrders(walk, start, m_choices, order, size);
                if (m_order.order.size() == size)
                    return;
            }
        } catch (const TooManyStates&) { // keeps the known order, which is as good
        }
    }

    void compareOrders(TurnWalk<Number>& walk, const States& states, unsigned left,
                       std::vector<Choice>& order, std::size_t size) {
        constexpr std::int64_t mostOrdersCompared = 10'000;
        if (m_triedOrders == mostOrdersCompared || manaOf(order) >= m_leastMana)
            return;
        ++m_triedOrders;
        if (order.size() == size) {
            if (isWanted(*m_best, meanOfStopping(states)))
                return;
            m_order.order = order;
            m_leastMana = manaOf(order);
        } else if (!isWanted(*m_best, bestFrom(states, left))) {
            forEachNext(walk, states, left, order, [&](const States& after, unsigned rest) {
                compareOrders(walk, after, rest, order, size);
            });
        }
    }

    int manaOf(const std::vector<Choice>& order) const {
        int sum = 0;
        for (const Choice& choice : order)
            sum += turn().actions[choice.action].cost;
        return sum;
    }

    TurnRules m_rules;
    TurnSteps m_steps;
    TurnMethod m_method;
    const std::stop_token& m_stop;
    StateCount m_count;
    OrderOdds m_result;
    unsigned m_choices = 0, m_lasts = 0; ///< the actions, one bit each
    std::unique_ptr<TurnReduction> m_reduction;
    std::unique_ptr<TurnWalk<Number>> m_walk;
    std::unique_ptr<TurnValues> m_fast;
    std::unique_ptr<TurnTies> m_ties;              ///< created for the first tie
    std::unordered_map<unsigned, States> m_values; ///< [actions left] by state
    std::optional<Number> m_best;
    BestOrder m_order;
    std::int64_t m_triedOrders = 0;
    int m_leastMana = 0; ///< among the orders compared
};

/// Calls work(run) with a run for the method's type of number.
template <class Work>
auto runWith(const Turn& turn, TurnMethod method, const std::stop_token& stop,
             const StateProgress& progress, const Work& work) {
    if (method == TurnMethod::States)
        return work(TurnRun<double>(turn, method, stop, progress));
    return work(TurnRun<Fraction>(turn, method, stop, progress));
}

} // namespace

TooManyStates::TooManyStates(TurnMethod method)
    : InvalidArgument(method == TurnMethod::States
                          ? Sentence("This needs more than {} states.", grouped(mostTurnStates))
                          : Sentence("Exact fractions are worked out for at most {} states; this "
                                     "plan has more.",
                                     grouped(mostExactTurnStates))) {}

OrderOdds orderOdds(const Turn& turn, TurnMethod method, const std::stop_token& stop,
                    OrderParts parts) {
    validateOrder(turn);
    return runWith(turn, method, stop, {}, [parts](auto&& run) { return run.order(parts); });
}

BestPlan bestPlan(const Turn& turn, TurnMethod method, const PolicySize& size,
                  const std::stop_token& stop, const StateProgress& progress) {
    validatePlan(turn);
    requireRange("The depth of the policy must be {} to {}, not {}.", size.depth, 0,
                 mostPolicyDepth);
    requireRange("The number of outcomes must be {} to {}, not {}.", size.outcomes, 1,
                 mostPolicyOutcomes);
    return runWith(turn, method, stop, progress, [&](auto&& run) { return run.plan(size); });
}

BestOrder bestOrder(const Turn& turn, TurnMethod method, const std::stop_token& stop) {
    validatePlan(turn);
    return runWith(turn, method, stop, {}, [](auto&& run) { return run.bestOrder(); });
}

} // namespace yomi::splitdamage
