// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/turn_sampler.h"

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
        (!target || std::ranges::count(m_rules.legalTargets(m_state, action), *target) > 0);
    if (isPossible)
        return play(choice.action, target);
    m_run.events.back().isSkipped = true;
    m_moment.left &= ~(1u << choice.action);
}

void TurnSampler::play(std::size_t index, const std::optional<OccupantId>& target) {
    const Action& action = m_rules.turn().actions[index];
    m_moment.action = index;
    m_moment.target = target;
    m_moment.left &= ~(1u << index);
    m_moment.spellDamage = m_rules.spellDamage(m_state);
    m_moment.step = 0;
    m_rules.begin(m_state, index);
    for (const Step& step : action.steps) {
        takeStep(step);
        ++m_moment.step;
    }
    m_rules.settle(m_state);
}

std::vector<std::size_t> TurnSampler::members(const Step& step) const {
    return m_rules.members(m_state, m_rules.turn().actions[m_moment.action], step, m_moment.target);
}

void TurnSampler::takeStep(const Step& step) {
    const std::vector<int> damages = damagesOf(step, m_moment.spellDamage);
    m_moment.rounds = step.again ? mostRounds - 1 : 0;
    m_moment.isDown = false;
    m_moment.struck = 0;
    switch (step.kind) {
    case StepKind::Split:
    case StepKind::Area:
        while (strikeRound(step, damages) && m_moment.rounds > 0) {
            m_rules.settle(m_state);
            --m_moment.rounds;
            m_moment.isDown = false;
        }
        break;
    case StepKind::List:
    case StepKind::Lowest:
        strikeRound(step, damages);
        break;
    case StepKind::Distinct:
        strikeSet(step, damages);
        break;
    case StepKind::Bounce:
        m_moment.hits = 1; // until it ends
        for (auto slots = members(step); !slots.empty(); slots = members(step))
            if (strike(oneOf(step, slots, damages.front()), damages.front()))
                break;
        break;
    case StepKind::Target:
    case StepKind::Attack:
        strikeChosen(step, damages);
        break;
    }
}

bool TurnSampler::strikeRound(const Step& step, const std::vector<int>& damages) {
    bool isDown = false;
    if (step.kind == StepKind::Area) {
        for (const std::size_t slot : members(step))
            isDown |= strike(slot, damages.front());
        return isDown;
    }
    m_moment.hits = static_cast<int>(damages.size());
    for (const int damage : damages) {
        std::vector<std::size_t> slots = members(step);
        if (step.kind == StepKind::Lowest)
            slots = m_rules.leastOf(m_state, slots);
        --m_moment.hits;
        if (!slots.empty())
            isDown |= strike(oneOf(step, slots, damage), damage);
        m_moment.isDown = step.again && isDown;
    }
    return isDown;
}

void TurnSampler::strikeSet(const Step& step, const std::vector<int>& damages) {
    std::vector<std::size_t> slots = members(step);
    m_moment.hits = static_cast<int>(std::min(damages.size(), slots.size()));
    while (m_moment.hits > 0) {
        --m_moment.hits;
        const std::size_t drawn = oneOf(step, slots, damages.front());
        // The first remaining slot replaces the struck one.
        std::iter_swap(std::ranges::find(slots, drawn), slots.begin());
        slots.erase(slots.begin());
        strike(drawn, damages.front());
        m_moment.struck |= SlotSet{1} << drawn;
    }
}

void TurnSampler::strikeChosen(const Step& step, const std::vector<int>& damages) {
    const OccupantId& target = *m_moment.target;
    const Occupant struck = TurnRules::occupant(m_state, target.slot);
    if (struck.stage != target.stage || struck.life == 0)
        return;
    if (step.kind == StepKind::Target) {
        strike(target.slot, damages.front());
        return;
    }
    const std::size_t attacker = m_rules.at(*step.attacker).slot;
    const int answer = m_rules.attackOf(target.slot, struck.stage);
    strike(target.slot, m_rules.attackOf(attacker, Stage::First));
    if (!m_rules.slots()[target.slot].isHero && answer > 0)
        strike(attacker, answer);
}

/// The slot of these that is struck with this damage.
std::size_t TurnSampler::oneOf(const Step& step, const std::vector<std::size_t>& slots,
                               int damage) {
    if (!m_chances)
        return slots[static_cast<std::size_t>(m_random.below(static_cast<int>(slots.size())))];
    std::vector<double> chances;
    for (const std::size_t slot : slots) {
        TurnState struck = m_state;
        TurnRules::strike(struck, slot, damage);
        const bool isDown = TurnRules::occupant(struck, slot).life == 0;
        TurnMoment moment = m_moment;
        if (step.kind == StepKind::Bounce && isDown)
            moment.hits = 0;
        if (step.kind == StepKind::Distinct)
            moment.struck |= SlotSet{1} << slot;
        moment.isDown = moment.isDown || (step.again && isDown);
        chances.push_back(m_chances->valueAt(struck, moment));
    }
    double drawn = m_random.fraction() * std::accumulate(chances.begin(), chances.end(), 0.0);
    std::size_t last = 0; // of those that lead to the result
    for (std::size_t i = 0; i < slots.size(); ++i) {
        if (chances[i] <= 0)
            continue;
        last = i;
        if (drawn < chances[i])
            break;
        drawn -= chances[i];
    }
    return slots[last];
}

bool TurnSampler::strike(std::size_t slot, int damage) {
    const Occupant before = TurnRules::occupant(m_state, slot);
    TurnRules::strike(m_state, slot, damage);
    const int life = TurnRules::occupant(m_state, slot).life;
    Place place = m_rules.slots()[slot].place;
    place.summoned = before.stage == Stage::Second;
    m_run.events.back().hits.push_back({place, before.shield ? 0 : damage, life});
    return life == 0;
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
