// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/splitdamage/turn/reduction.h"
#include "core/splitdamage/turn/state_map.h"
#include "core/splitdamage/turn/steps.h"

#include <functional>
#include <map>
#include <utility>

namespace yomi::splitdamage {

/// Follows actions from states to all their outcomes, hit by hit. `reduction` may be null.
template <class Number>
class TurnWalk {
public:
    TurnWalk(const TurnSteps& steps, const TurnReduction* reduction, StateCount& count)
        : m_rules(steps.rules())
        , m_steps(steps)
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
    /// States that have come equally far are struck together, so that equal ones are merged after
    /// each hit; the least far first.
    using Reached = std::map<StepProgress, States, std::greater<>>;

    States playWith(const States& states, std::size_t index,
                    const std::optional<OccupantId>& target, unsigned left, int spellDamage) {
        Remaining ahead{.actions = left, .present = index, .damage = Remaining::noLimit};
        if (target)
            ahead.target = target->slot;
        States now;
        for (const auto& [state, weight] : states) {
            TurnState begun = state;
            m_rules.begin(begun, index);
            put(now, begun, weight, ahead);
        }
        for (const BegunStep& step : m_steps.stepsOf(index, target, spellDamage)) {
            now = strike(std::move(now), step, ahead);
            ++ahead.step;
        }
        States after;
        for (const auto& [state, weight] : now)
            settle(after, state, weight, {.actions = left});
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

    /// The dead leave.
    void settle(States& to, const TurnState& state, const Number& weight, const Remaining& ahead) {
        m_steps.forEachSettled(m_steps.boardOf(state), weight, m_count,
                               [&](const TurnBoard& board, const Number& part) {
                                   put(to, m_steps.stateAfter(board, state), part, ahead);
                               });
    }

    /// The states after a step.
    States strike(States states, const BegunStep& step, Remaining ahead) {
        States after;
        Reached reached;
        for (reached[TurnSteps::begin(step)] = std::move(states); !reached.empty();) {
            const auto next = reached.extract(reached.begin());
            const StepProgress& now = next.key();
            if (now.hits > 0) {
                for (const auto& [state, weight] : next.mapped())
                    strikeNext(reached, state, weight, step, now, ahead);
            } else if (TurnSteps::beginsAgain(now)) {
                ahead.damage = Remaining::noLimit;
                for (const auto& [state, weight] : next.mapped())
                    settle(reached[TurnSteps::nextRound(step, now)], state, weight, ahead);
            } else if (after.empty()) {
                after = std::move(next.mapped());
            } else {
                for (const auto& [state, weight] : next.mapped())
                    after[state] += weight;
            }
        }
        return after;
    }

    /// The next hit, or all that strike at once.
    void strikeNext(Reached& reached, const TurnState& state, const Number& weight,
                    const BegunStep& step, const StepProgress& now, Remaining ahead) {
        const TurnBoard board = m_steps.boardOf(state);
        const auto reach = [&](const TurnState& struck, const StepProgress& then,
                               const Number& part) {
            ahead.damage = step.again || then.damage >= TurnSteps::unlimited ? Remaining::noLimit
                                                                             : then.damage;
            put(reached[then], struck, part, ahead);
        };
        if (step.isAtOnce()) {
            m_steps.forEachEnd(
                board, step, now, weight, m_count,
                [&](const TurnBoard& struck, const StepProgress& end, const Number& part) {
                    reach(m_steps.stateWithin(struck, state),
                          {.rounds = end.rounds, .isDown = end.isDown}, part);
                });
            return;
        }
        const Hit hit = m_steps.nextHit(board, step, now);
        if (hit.slots == 0 && step.kind == StepKind::Bounce)
            return reach(state, {.damage = now.damage}, weight);
        if (hit.slots == 0) // it is lost
            return reach(state, TurnSteps::after(step, now, 0, false), weight);
        const Number share = weight / Number(hit.ways());
        forEachAlike(state, hit.slots, ahead, [&](std::size_t slot, int count) {
            m_steps.forEachAmount(board, hit, slot, [&](int damage, int ways) {
                TurnBoard struck = board;
                const bool isDown = m_steps.strike(struck, slot, damage);
                TurnState then = state;
                TurnSteps::copyStruck(struck, slot, then);
                reach(then, TurnSteps::after(step, now, slot, isDown),
                      share * Number(count * ways));
            });
        });
    }

    /// Calls work(slot, count) once for each group of `count` interchangeable slots.
    template <class Work>
    void forEachAlike(const TurnState& state, SlotSet slots, const Remaining& ahead,
                      const Work& work) const {
        if (!m_reduction)
            return forEachSlot(slots, [&](std::size_t slot) { work(slot, 1); });
        const std::vector<std::size_t>& kinds = m_reduction->kinds(ahead);
        for (SlotSet left = slots; left != 0;) {
            const auto first = static_cast<std::size_t>(std::countr_zero(left));
            SlotSet alike = 0;
            forEachSlot(left, [&](std::size_t slot) {
                if (kinds[slot] == kinds[first] && state[slot] == state[first])
                    alike |= SlotSet{1} << slot;
            });
            work(first, std::popcount(alike));
            left &= ~alike;
        }
    }

    const TurnRules& m_rules;
    const TurnSteps& m_steps;
    const TurnReduction* m_reduction;
    StateCount& m_count;
};

} // namespace yomi::splitdamage
