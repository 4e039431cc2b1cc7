// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/stopped.h"
#include "core/splitdamage/state_map.h"
#include "core/splitdamage/turn_odds.h"
#include "core/splitdamage/turn_reduction.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <utility>

namespace yomi::splitdamage {

/// Counts visited states; checks the stop token and the limits.
class StateCount {
public:
    /// The token must outlive it.
    StateCount(TurnMethod method, const std::stop_token& stop, StateProgress progress = {},
               std::int64_t most = mostTurnStates)
        : m_method(method)
        , m_stop(stop)
        , m_progress(std::move(progress))
        , m_most(most) {}

    /// Counts a state that hits lead to.
    void add() {
        constexpr std::int64_t untilNextLook = 256;
        if (++m_count % untilNextLook == 0)
            look();
        require(++m_inPass <= m_most);
        if (m_isOrder)
            keep();
    }
    void look() const {
        throwIfStopped(m_stop);
        if (m_progress)
            m_progress(m_count);
    }
    /// Counts a state for the limit of fractions: every state of an order, choice states of a plan.
    void keep() { require(m_method == TurnMethod::States || ++m_kept <= mostExactTurnStates); }
    /// The limits apply to each pass.
    void nextPass(bool isOrder) {
        m_isOrder = isOrder;
        m_inPass = m_kept = 0;
    }
    std::int64_t count() const { return m_count; }

private:
    void require(bool isWithin) const {
        if (!isWithin)
            throw TooManyStates(m_method);
    }

    TurnMethod m_method;
    const std::stop_token& m_stop;
    StateProgress m_progress;
    std::int64_t m_most;
    bool m_isOrder = false;
    std::int64_t m_count = 0, m_inPass = 0, m_kept = 0;
};

/// Applies actions to states, hit by hit. `reduction` may be null.
template <class Number>
class TurnWalk {
public:
    TurnWalk(const TurnRules& rules, const TurnReduction* reduction, StateCount& count)
        : m_rules(rules)
        , m_reduction(reduction)
        , m_count(count) {}

    /// The states after an action, which all of `states` can play; the others of `left` are still
    /// to come.
    StateMap<Number> play(const StateMap<Number>& states, std::size_t action,
                          const std::optional<OccupantId>& target, unsigned left) {
        std::map<int, StateMap<Number>> bySpellDamage;
        for (const auto& [state, weight] : states)
            bySpellDamage[m_rules.spellDamage(state)][state] = weight;
        StateMap<Number> after;
        for (const auto& [spellDamage, alike] : bySpellDamage)
            for (const auto& [state, weight] : playWith(alike, action, target, left, spellDamage))
                after[state] += weight;
        return after;
    }

    /// A state before a choice among the actions of `left`, reduced.
    TurnState reduced(TurnState state, unsigned left) const {
        if (m_reduction)
            m_reduction->reduce(state, {.actions = left});
        return state;
    }

private:
    using States = StateMap<Number>;

    /// The data shared by all hits of a step.
    struct Hits {
        const Action& action;
        const Step& step;
        const std::optional<OccupantId>& target;
        std::vector<int> damages;
    };

    States playWith(const States& states, std::size_t index,
                    const std::optional<OccupantId>& target, unsigned left, int spellDamage) {
        const Action& action = m_rules.turn().actions[index];
        Remaining ahead{.actions = left, .present = index, .damage = -1};
        if (target)
            ahead.target = target->slot;
        States now = changed(states, ahead, [&](TurnState& state) { m_rules.begin(state, index); });
        for (const Step& step : action.steps) {
            const Hits hits{action, step, target, damagesOf(step, spellDamage)};
            now = step.again ? strikeAgain(now, hits, ahead) : strikeOnce(now, hits, ahead);
            ++ahead.step;
        }
        return changed(now, {.actions = left}, [&](TurnState& state) { m_rules.settle(state); });
    }

    /// The states after a deterministic change.
    template <class Change>
    States changed(const States& states, const Remaining& ahead, Change&& change) {
        States after;
        for (const auto& [state, weight] : states) {
            TurnState next = state;
            change(next);
            put(after, next, weight, ahead);
        }
        return after;
    }

    void put(States& to, TurnState state, const Number& weight, const Remaining& ahead) {
        if (m_reduction)
            m_reduction->reduce(state, ahead);
        const std::size_t known = to.size();
        to[state] += weight;
        if (to.size() > known)
            m_count.add();
    }

    States strikeOnce(const States& states, const Hits& hits, Remaining ahead) {
        switch (hits.step.kind) {
        case StepKind::Split:
        case StepKind::List:
        case StepKind::Lowest:
            return strikeOneByOne(states, hits, ahead);
        case StepKind::Distinct:
            return strikeSets(states, hits, ahead);
        case StepKind::Bounce:
            return bounce(states, hits, ahead);
        case StepKind::Area:
        case StepKind::Target:
        case StepKind::Attack:
            break;
        }
        ahead.damage = 0;
        return changed(states, ahead, [&](TurnState& state) { strikeAtOnce(state, hits); });
    }

    /// Deterministic strikes.
    void strikeAtOnce(TurnState& state, const Hits& hits) const {
        const int damage = hits.damages.front();
        if (hits.step.kind == StepKind::Area) {
            for (const std::size_t slot : members(state, hits))
                TurnRules::strike(state, slot, damage);
            return;
        }
        const std::size_t target = hits.target->slot;
        const Occupant struck = TurnRules::occupant(state, target);
        if (struck.stage != hits.target->stage || struck.life == 0)
            return;
        if (hits.step.kind == StepKind::Target)
            return TurnRules::strike(state, target, damage);
        const std::size_t attacker = m_rules.at(*hits.step.attacker).slot;
        TurnRules::strike(state, target, m_rules.attackOf(attacker, Stage::First));
        const int answer = m_rules.attackOf(target, struck.stage);
        if (!m_rules.slots()[target].isHero && answer > 0)
            TurnRules::strike(state, attacker, answer);
    }

    States strikeOneByOne(States states, const Hits& hits, Remaining ahead) {
        ahead.damage = std::accumulate(hits.damages.begin(), hits.damages.end(), 0);
        for (const int damage : hits.damages) {
            ahead.damage -= damage;
            States next;
            for (const auto& [state, weight] : states)
                strikeOneOf(next, state, weight, drawn(state, hits), damage, ahead);
            states = std::move(next);
        }
        return states;
    }

    /// Strikes one random slot of `slots`, all equally likely; none if empty.
    void strikeOneOf(States& to, const TurnState& state, const Number& weight,
                     const std::vector<std::size_t>& slots, int damage, const Remaining& ahead) {
        if (slots.empty())
            return put(to, state, weight, ahead);
        const Number part = weight / Number(static_cast<int>(slots.size()));
        forEachAlike(state, slots, ahead, [&](std::size_t slot, int count) {
            TurnState struck = state;
            TurnRules::strike(struck, slot, damage);
            put(to, struck, part * Number(count), ahead);
        });
    }

    /// Calls work(slot, count) once for each group of `count` interchangeable slots.
    template <class Work>
    void forEachAlike(const TurnState& state, const std::vector<std::size_t>& slots,
                      const Remaining& ahead, const Work& work) const {
        if (!m_reduction) {
            for (const std::size_t slot : slots)
                work(slot, 1);
            return;
        }
        const std::vector<std::size_t>& kinds = m_reduction->kinds(ahead);
        for (auto slot = slots.begin(); slot != slots.end(); ++slot) {
            const auto isLike = [&](std::size_t other) {
                return kinds[other] == kinds[*slot] && state[other] == state[*slot];
            };
            if (std::none_of(slots.begin(), slot, isLike))
                work(*slot, static_cast<int>(std::count_if(slot, slots.end(), isLike)));
        }
    }

    States strikeSets(const States& states, const Hits& hits, Remaining ahead) {
        ahead.damage = 0;
        States after;
        for (const auto& [state, weight] : states) {
            const std::vector<std::size_t> slots = members(state, hits);
            // Take or leave each slot in turn with its probability to be in the set.
            States chosen;
            strikeSet(chosen, state, slots, 0, std::min(hits.damages.size(), slots.size()), weight,
                      hits);
            for (const auto& [struck, part] : chosen)
                put(after, struck, part, ahead);
        }
        return after;
    }

    void strikeSet(States& to, const TurnState& state, const std::vector<std::size_t>& slots,
                   std::size_t from, std::size_t count, const Number& weight, const Hits& hits) {
        if (count == 0) {
            to[state] += weight;
            return;
        }
        const auto left = slots.size() - from;
        const Number chance = Number(static_cast<int>(count)) / Number(static_cast<int>(left));
        TurnState struck = state;
        TurnRules::strike(struck, slots[from], hits.damages.front());
        strikeSet(to, struck, slots, from + 1, count - 1, weight * chance, hits);
        if (count < left)
            strikeSet(to, state, slots, from + 1, count, weight * (Number(1) - chance), hits);
    }

    States bounce(States states, const Hits& hits, Remaining ahead) {
        ahead.damage = -1;
        States after;
        while (!states.empty()) {
            States next;
            for (const auto& [state, weight] : states) {
                const std::vector<std::size_t> slots = members(state, hits);
                if (slots.empty()) {
                    put(after, state, weight, ahead);
                    continue;
                }
                const Number part = weight / Number(static_cast<int>(slots.size()));
                forEachAlike(state, slots, ahead,
                             [&, &before = state](std::size_t slot, int count) {
                                 TurnState struck = before;
                                 TurnRules::strike(struck, slot, hits.damages.front());
                                 const bool isDown = TurnRules::occupant(struck, slot).life == 0;
                                 put(isDown ? after : next, struck, part * Number(count), ahead);
                             });
            }
            states = std::move(next);
        }
        return after;
    }

    /// Repeats a step while a character dies, decided separately for each state.
    States strikeAgain(const States& states, const Hits& hits, Remaining ahead) {
        ahead.damage = -1;
        States after;
        for (const auto& [state, weight] : states) {
            States round;
            put(round, state, weight, ahead);
            for (int i = 1; i <= mostRounds && !round.empty(); ++i) {
                std::map<int, States> byDeaths; // before the round
                for (const auto& [each, part] : round)
                    byDeaths[deaths(each)][each] += part;
                round.clear();
                for (const auto& [before, alike] : byDeaths) {
                    for (const auto& [struck, part] : roundOf(alike, hits, ahead)) {
                        if (deaths(struck) == before || i == mostRounds) {
                            put(after, struck, part, ahead);
                            continue;
                        }
                        TurnState settled = struck;
                        m_rules.settle(settled);
                        put(round, settled, part, ahead);
                    }
                }
            }
        }
        return after;
    }

    States roundOf(const States& states, const Hits& hits, const Remaining& ahead) {
        if (hits.step.kind == StepKind::Area)
            return changed(states, ahead, [&](TurnState& state) { strikeAtOnce(state, hits); });
        States now = states;
        for (const int damage : hits.damages) {
            States next;
            for (const auto& [state, weight] : now)
                strikeOneOf(next, state, weight, members(state, hits), damage, ahead);
            now = std::move(next);
        }
        return now;
    }

    int deaths(const TurnState& state) const {
        int sum = 0;
        for (std::size_t i = 0; i < m_rules.slots().size(); ++i)
            sum += m_rules.deathsIn(state, i);
        return sum;
    }

    std::vector<std::size_t> members(const TurnState& state, const Hits& hits) const {
        return m_rules.members(state, hits.action, hits.step, hits.target);
    }

    std::vector<std::size_t> drawn(const TurnState& state, const Hits& hits) const {
        std::vector<std::size_t> all = members(state, hits);
        return hits.step.kind == StepKind::Lowest ? m_rules.leastOf(state, all) : all;
    }

    const TurnRules& m_rules;
    const TurnReduction* m_reduction;
    StateCount& m_count;
};

} // namespace yomi::splitdamage
