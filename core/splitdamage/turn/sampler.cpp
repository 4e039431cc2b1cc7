// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/turn/sampler.h"

#include <algorithm>
#include <numeric>

namespace yomi::splitdamage {

ExampleRun TurnSampler::drawBest(TurnValues& values) {
    begin();
    unsigned choices = 0;
    for (std::size_t i = 0; i < m_rules.turn().actions.size(); ++i)
        if (!m_rules.isForced(i))
            choices |= 1u << i;
    while (const Chosen& chosen = best(values, choices)) {
        const auto& [action, target] = *chosen;
        choices &= ~(1u << action);
        m_run.events.push_back({action});
        play(action, target);
    }
    m_moment.left &= ~choices;
    for (const Choice& choice : listInOrder(m_rules.turn()))
        if (m_rules.isForced(choice.action))
            take(choice);
    end();
    return std::move(m_run);
}

void TurnSampler::begin() {
    m_state = m_rules.start();
    m_run = {};
    m_moment = {};
    m_moment.left = (1u << m_rules.turn().actions.size()) - 1;
}

void TurnSampler::take(const Choice& choice) {
    const Action& action = m_rules.turn().actions[choice.action];
    std::optional<OccupantId> target;
    if (choice.target)
        target = m_rules.at(*choice.target);
    m_run.events.push_back({choice.action});
    const bool isPossible =
        m_rules.canPlay(m_state, action) &&
        (!target || std::ranges::count(m_rules.legalTargets(m_state, choice.action), *target) > 0);
    if (isPossible)
        return play(choice.action, target);
    m_run.events.back().isSkipped = true;
    m_moment.left &= ~(1u << choice.action);
}

void TurnSampler::play(std::size_t index, const std::optional<OccupantId>& target) {
    m_moment.action = index;
    m_moment.target = target;
    m_moment.left &= ~(1u << index);
    m_moment.spellDamage = m_rules.spellDamage(m_state);
    m_rules.begin(m_state, index);
    m_board = m_steps.boardOf(m_state);
    const std::vector<BegunStep>& steps = m_steps.stepsOf(index, target, m_moment.spellDamage);
    StepProgress& now = m_moment.now;
    for (m_moment.step = 0; m_moment.step < steps.size(); ++m_moment.step) {
        const BegunStep& step = steps[m_moment.step];
        now = TurnSteps::begin(step);
        strikeRound(step, now);
        while (TurnSteps::beginsAgain(now)) {
            leave();
            now = TurnSteps::nextRound(step, now);
            strikeRound(step, now);
        }
    }
    m_moment.step = steps.size() - 1;
    now = {};
    leave();
    m_state = m_steps.stateAfter(m_board, m_state);
}

/// The dead leave, and deathrattles strike.
void TurnSampler::leave() {
    ByStage<SlotSet>& wave = m_moment.wave;
    for (wave = m_steps.leave(m_board); !isEmpty(wave); wave = m_steps.leave(m_board))
        while (!isEmpty(wave)) {
            const OccupantId who = TurnSteps::firstOf(wave);
            const BegunStep& step = m_steps.deathrattle(who.slot, indexOf(who.stage));
            m_moment.ofDeathrattle = TurnSteps::begin(step);
            strikeRound(step, m_moment.ofDeathrattle);
            wave[indexOf(who.stage)] &= ~(SlotSet{1} << who.slot);
        }
}

/// Strikes until the round ends. `now` is part of the moment.
void TurnSampler::strikeRound(const BegunStep& step, StepProgress& now) {
    while (true) {
        const Hit hit = m_steps.nextHit(m_board, step, now);
        if (hit.slots == 0)
            return;
        std::vector<std::size_t> slots;
        forEachSlot(hit.slots, [&](std::size_t slot) { slots.push_back(slot); });
        if (step.kind == StepKind::Distinct) {
            if (now.struck == 0)
                m_unstruck = std::move(slots);
            slots = m_unstruck;
        }
        const auto [slot, damage] = drawn(step, now, hit, slots);
        now = TurnSteps::after(step, now, slot, strike(slot, damage));
        if (step.kind == StepKind::Distinct) {
            // The first remaining slot replaces the struck one.
            std::iter_swap(std::ranges::find(m_unstruck, slot), m_unstruck.begin());
            m_unstruck.erase(m_unstruck.begin());
        }
    }
}

/// The slot of these that is struck, and the damage.
std::pair<std::size_t, int> TurnSampler::drawn(const BegunStep& step, StepProgress& now,
                                               const Hit& hit,
                                               const std::vector<std::size_t>& slots) {
    if (m_chances && hit.ways() > 1)
        return drawnByChance(step, now, hit, slots);
    const std::size_t slot =
        step.drawsTargets()
            ? slots[static_cast<std::size_t>(m_random.below(static_cast<int>(slots.size())))]
            : slots.front();
    return {slot, hit.most > hit.least ? hit.least + m_random.below(hit.most - hit.least + 1)
                                       : hit.least};
}

/// The same, each outcome with its probability given the result.
std::pair<std::size_t, int> TurnSampler::drawnByChance(const BegunStep& step, StepProgress& now,
                                                       const Hit& hit,
                                                       const std::vector<std::size_t>& slots) {
    struct Outcome {
        std::size_t slot;
        int damage, ways;
        double chance;
    };
    const StepProgress before = now;
    std::vector<Outcome> outcomes;
    double sum = 0;
    for (const std::size_t slot : slots)
        m_steps.forEachAmount(m_board, hit, slot, [&](int damage, int ways) {
            TurnBoard struck = m_board;
            now = TurnSteps::after(step, before, slot, m_steps.strike(struck, slot, damage));
            outcomes.push_back({slot, damage, ways, ways * m_chances->valueAt(struck, m_moment)});
            sum += outcomes.back().chance;
        });
    now = before;
    double drawn = m_random.fraction() * sum;
    const Outcome* last = nullptr; // of those that lead to the result
    for (const Outcome& each : outcomes) {
        if (each.chance <= 0)
            continue;
        last = &each;
        if (drawn < each.chance)
            break;
        drawn -= each.chance;
    }
    if (!last)
        return {slots.front(), hit.least};
    return {last->slot, last->damage + (last->ways > 1 ? m_random.below(last->ways) : 0)};
}

bool TurnSampler::strike(std::size_t slot, int damage) {
    const std::size_t stage = hasSlot(m_board.living[0], slot) ? 0 : 1;
    const bool isUnharmed = hasSlot(m_board.shields, slot) || m_steps.isImmune(slot, stage);
    const bool isDown = m_steps.strike(m_board, slot, damage);
    Place place = m_rules.slots()[slot].place;
    place.summoned = stageOf(stage) == Stage::Second;
    m_run.events.back().hits.push_back({place, isUnharmed ? 0 : damage, m_board.life[slot]});
    return isDown;
}

const TurnSampler::Chosen& TurnSampler::best(TurnValues& values, unsigned choices) {
    const auto found = m_best.try_emplace({m_state, choices});
    Chosen& chosen = found.first->second;
    if (!found.second)
        return chosen;
    std::vector<std::pair<TurnMove, double>> moves;
    m_rules.forEachChoice(m_state, choices, [&](std::size_t action, const auto& target) {
        moves.push_back(
            {{action, target}, values.mean(m_state, action, target, choices & ~(1u << action))});
    });
    if (!m_ties)
        m_ties = std::make_unique<TurnTies>(m_rules, m_noStop);
    chosen = m_ties->best(
        m_state, choices, values.stopping(m_state), moves, [&](double value, double than) {
            return m_rules.turn().objective == Objective::Goal ? isBetter(value, than)
                                                               : isBetter(than, value);
        });
    return chosen;
}

std::vector<Choice> listInOrder(const Turn& turn) {
    std::vector<Choice> order;
    for (const std::size_t action : orderOfPlay(turn))
        order.push_back({action, turn.actions[action].target});
    return order;
}

} // namespace yomi::splitdamage
