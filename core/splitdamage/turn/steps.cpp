// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/turn/steps.h"

#include <algorithm>
#include <numeric>

namespace yomi::splitdamage {

int BegunStep::mostOfLast(int hits) const {
    const int least = isUniform() ? hits * damages.front()
                                  : std::accumulate(damages.end() - hits, damages.end(), 0);
    return least + hits * spread;
}

int BegunStep::mostInRound() const {
    if (kind == StepKind::Bounce)
        return TurnSteps::unlimited;
    return damages.empty() ? 0 : mostOfLast(static_cast<int>(damages.size()));
}

TurnSteps::TurnSteps(const TurnRules& rules)
    : m_rules(rules) {
    std::vector<const Step*> kinds; // that differ, with their sides
    bool isOne = true;
    for (std::size_t i = 0; i < rules.slots().size(); ++i) {
        const Slot& slot = rules.slots()[i];
        const SlotSet bit = SlotSet{1} << i;
        if (slot.has(Stage::Second))
            m_summons |= bit;
        for (std::size_t stage = 0; stage < m_immune.size(); ++stage) {
            if (!slot.has(stageOf(stage)))
                continue;
            if (rules.isImmune(i, stageOf(stage)))
                m_immune[stage] |= bit;
            const Step* step = rules.deathrattleOf(i, stageOf(stage));
            if (!step)
                continue;
            m_rattles[stage] |= bit;
            const auto first = m_deathrattles.begin();
            isOne =
                isOne &&
                (first == m_deathrattles.end() ||
                 (rules.slots()[first->first.first].side == slot.side && *kinds.front() == *step));
            kinds.push_back(step);
            m_deathrattles[{i, stage}] = {{.kind = step->kind,
                                           .pool = rules.poolOf(slot.side, *step),
                                           .damages = damagesOf(*step, 0),
                                           .spread = step->spread()},
                                          1};
        }
    }
    // Different ones strike in board order, so that places matter.
    if (!isOne)
        for (auto& [who, deathrattle] : m_deathrattles)
            deathrattle.number = static_cast<int>(2 + 2 * who.first + who.second);
}

std::vector<BegunStep> TurnSteps::begunSteps(std::size_t action,
                                             const std::optional<OccupantId>& target,
                                             int spellDamage) const {
    std::vector<BegunStep> steps;
    for (const Step& step : m_rules.turn().actions[action].steps) {
        BegunStep& begun = steps.emplace_back();
        begun.kind = step.kind;
        begun.again = step.again;
        begun.pool = m_rules.poolOf(action, step, target);
        begun.damages = damagesOf(step, spellDamage);
        begun.spread = step.spread();
        if (step.hasTarget())
            begun.target = target;
        if (!step.attacker)
            continue;
        begun.attacker = m_rules.at(*step.attacker).slot;
        begun.damages = {m_rules.attackOf(begun.attacker, Stage::First)};
        if (target && !m_rules.slots()[target->slot].isHero)
            begun.answer = m_rules.attackOf(target->slot, target->stage);
    }
    return steps;
}

const std::vector<BegunStep>& TurnSteps::stepsOf(std::size_t action,
                                                 const std::optional<OccupantId>& target,
                                                 int spellDamage) const {
    const std::uint64_t who = target ? 1 + 2 * target->slot + indexOf(target->stage) : 0;
    const std::uint64_t key = (static_cast<std::uint64_t>(spellDamage) << 8 | who) << 8 | action;
    std::vector<BegunStep>& known = m_begun[key];
    if (known.empty())
        known = begunSteps(action, target, spellDamage);
    return known;
}

TurnBoard TurnSteps::boardOf(const TurnState& state) const {
    TurnBoard board;
    board.mana = m_rules.mana(state);
    for (std::size_t i = 0; i < m_rules.slots().size(); ++i) {
        const Occupant now = TurnRules::occupant(state, i);
        const SlotSet bit = SlotSet{1} << i;
        if (now.isLiving())
            board.put(i, indexOf(now.stage), now.life, now.shield);
        else if (now.isStanding())
            board.rattling[indexOf(now.stage)] |= m_rattles[indexOf(now.stage)] & bit;
        const int deaths = m_rules.deathsIn(state, i);
        for (std::size_t stage = 0; stage < board.died.size(); ++stage)
            if (deaths > static_cast<int>(stage))
                board.died[stage] |= bit;
    }
    return board;
}

TurnState TurnSteps::stateWithin(const TurnBoard& board, TurnState state) const {
    for (std::size_t i = 0; i < m_rules.slots().size(); ++i)
        if (TurnRules::occupant(state, i).isLiving())
            copyStruck(board, i, state);
    return state;
}

TurnState TurnSteps::stateAfter(const TurnBoard& board, TurnState state) const {
    for (std::size_t i = 0; i < m_rules.slots().size(); ++i) {
        const bool isWaiting = TurnRules::occupant(state, i).stage == Stage::Waiting;
        Occupant now{isWaiting ? Stage::Waiting : Stage::Gone};
        if (hasSlot(board.allLiving(), i))
            now = {hasSlot(board.living[0], i) ? Stage::First : Stage::Second, board.life[i],
                   hasSlot(board.shields, i)};
        TurnRules::set(state, i, now);
    }
    return state;
}

StepProgress TurnSteps::begin(const BegunStep& step, int hits) {
    StepProgress now;
    now.rounds = step.again ? mostRounds - 1 : 0;
    if (step.kind == StepKind::Bounce) {
        now.hits = 1;
        now.damage = unlimited;
        return now;
    }
    now.hits = step.kind == StepKind::Attack ? 2 : hits;
    if (step.drawsTargets() && hits > 0)
        now.damage = (now.rounds + 1) * step.mostOfLast(hits);
    return now;
}

StepProgress TurnSteps::nextRound(const BegunStep& step, const StepProgress& now) {
    StepProgress next = begin(step);
    next.rounds = now.rounds - 1;
    next.damage = now.rounds * (next.damage / mostRounds);
    return next;
}

ByStage<SlotSet> TurnSteps::leave(TurnBoard& board) const {
    forEachSlot(pending(board), [&](std::size_t slot) {
        const Summon& summon = *m_rules.slots()[slot].summon;
        board.put(slot, 1, summon.health, summon.divineShield);
    });
    return std::exchange(board.rattling, {});
}

OccupantId TurnSteps::firstOf(const ByStage<SlotSet>& wave) {
    const auto slot = static_cast<std::size_t>(std::countr_zero(wave[0] | wave[1]));
    return {slot, hasSlot(wave[0], slot) ? Stage::First : Stage::Second};
}

/// Those with the least health; armor does not count.
SlotSet TurnSteps::leastOf(const TurnBoard& board, SlotSet members) const {
    SlotSet least = 0;
    int lowest = 0;
    forEachSlot(members, [&](std::size_t slot) {
        const Character* typed = m_rules.slots()[slot].typed;
        const bool hasArmor = typed && typed->armor > 0 && hasSlot(board.living[0], slot);
        const int health =
            hasArmor ? std::min<int>(board.life[slot], typed->health) : board.life[slot];
        if (least == 0 || health < lowest) {
            least = 0;
            lowest = health;
        }
        if (health == lowest)
            least |= SlotSet{1} << slot;
    });
    return least;
}

} // namespace yomi::splitdamage
