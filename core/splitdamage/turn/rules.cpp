// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/turn/rules.h"

namespace yomi::splitdamage {

TurnRules::TurnRules(const Turn& turn, bool isList)
    : m_turn(turn)
    , m_isList(isList) {
    for (const Place& place : places(turn.board)) {
        const Character* typed = characterAt(turn.board, place);
        const bool isHero = !place.minion;
        m_slots.push_back({place, typed, typed->summons ? &*typed->summons : nullptr, place.side,
                           isHero, typed->inPool});
    }
    m_typedCount = m_slots.size();
    for (std::size_t i = 0; i < turn.actions.size(); ++i)
        if (const auto& body = turn.actions[i].body)
            m_slots.push_back(
                {minionOfAction(i), nullptr, &*body, SideName::Friendly, false, true});
}

std::size_t TurnRules::slotOf(const Place& place) const {
    Place parent = place;
    parent.summoned = false;
    const auto found = std::ranges::find(m_slots, parent, &Slot::place);
    return static_cast<std::size_t>(found - m_slots.begin());
}

OccupantId TurnRules::at(const Place& place) const {
    return {slotOf(place), place.summoned ? Stage::Second : Stage::First};
}

TurnState TurnRules::start() const {
    TurnState state;
    for (std::size_t i = 0; i < m_slots.size(); ++i) {
        if (const Character* typed = m_slots[i].typed)
            set(state, i, {Stage::First, typed->health + typed->armor, typed->divineShield});
        else
            set(state, i, {Stage::Waiting});
    }
    setMana(state, m_turn.mana.value_or(anyMana));
    return state;
}

Choice TurnRules::choiceOf(std::size_t action, const std::optional<OccupantId>& target) const {
    Choice choice{action};
    if (target) {
        choice.target = m_slots[target->slot].place;
        choice.target->summoned = target->stage == Stage::Second;
    }
    return choice;
}

int TurnRules::attackOf(std::size_t slot, Stage stage) const {
    const Slot& at = m_slots[slot];
    return at.typed && stage == Stage::First ? at.typed->attack : at.summon->attack;
}

bool TurnRules::hasTaunt(std::size_t slot, Stage stage) const {
    const Slot& at = m_slots[slot];
    return at.typed && stage == Stage::First ? at.typed->taunt && !at.isHero : at.summon->taunt;
}

const std::string& TurnRules::tribeOf(std::size_t slot, Stage stage) const {
    const Slot& at = m_slots[slot];
    return at.typed && stage == Stage::First ? at.typed->tribe : at.summon->tribe;
}

int TurnRules::spellDamageOf(std::size_t slot, Stage stage) const {
    const Slot& at = m_slots[slot];
    if (at.side != SideName::Friendly || !at.inPool)
        return 0;
    return at.typed && stage == Stage::First ? at.typed->spellDamage : at.summon->spellDamage;
}

bool TurnRules::isImmune(std::size_t slot, Stage stage) const {
    const Slot& at = m_slots[slot];
    return at.typed && stage == Stage::First ? at.typed->immune : at.summon->immune;
}

const Step* TurnRules::deathrattleOf(std::size_t slot, Stage stage) const {
    const Slot& at = m_slots[slot];
    const std::optional<Step>& step =
        at.typed && stage == Stage::First ? at.typed->deathrattle : at.summon->deathrattle;
    return at.inPool && step ? &*step : nullptr;
}

bool TurnRules::canPlay(const TurnState& state, const Action& action) const {
    const auto isThere = [&](const Place& place) {
        const OccupantId who = at(place);
        const Occupant now = occupant(state, who.slot);
        return now.stage == who.stage && now.life > 0 && m_slots[who.slot].inPool;
    };
    if (!action.last && mana(state) != anyMana && action.cost > mana(state))
        return false;
    if (action.source && !isThere(*action.source))
        return false;
    const Step* chosen = action.targetStep();
    if (chosen && chosen->attacker && !isThere(*chosen->attacker))
        return false;
    if (!action.body)
        return true;
    int minions = 0;
    for (std::size_t i = 0; i < m_slots.size(); ++i)
        if (m_slots[i].side == SideName::Friendly && !m_slots[i].isHero)
            minions += occupant(state, i).isLiving() ? 1 : 0;
    return minions < mostMinions;
}

std::vector<OccupantId> TurnRules::legalTargets(const TurnState& state, std::size_t action) const {
    const Step& step = *m_turn.actions[action].targetStep();
    std::vector<OccupantId> targets;
    const ByStage<SlotSet> pool = poolOf(action, step, std::nullopt);
    for (std::size_t i = 0; i < m_slots.size(); ++i)
        if (const Occupant now = occupant(state, i);
            now.isLiving() && hasSlot(pool[indexOf(now.stage)], i))
            targets.push_back({i, now.stage});
    if (step.kind != StepKind::Attack)
        return targets;
    bool hasTaunts = false;
    for (std::size_t i = 0; i < m_slots.size(); ++i) {
        const Occupant now = occupant(state, i);
        hasTaunts = hasTaunts || (m_slots[i].side == SideName::Enemy && m_slots[i].inPool &&
                                  now.isLiving() && hasTaunt(i, now.stage));
    }
    if (hasTaunts)
        std::erase_if(targets,
                      [&](const OccupantId& each) { return !hasTaunt(each.slot, each.stage); });
    return targets;
}

bool TurnRules::isRepeated(std::size_t action, unsigned left) const {
    for (std::size_t i = 0; i < action; ++i)
        if ((left >> i & 1) && m_turn.actions[i] == m_turn.actions[action])
            return true;
    return false;
}

std::vector<std::optional<OccupantId>> TurnRules::targetsOfOrders(std::size_t index) const {
    const Action& action = m_turn.actions[index];
    const Step* step = action.targetStep();
    if (!step)
        return {std::nullopt};
    if (action.target)
        return {at(*action.target)};
    std::vector<std::optional<OccupantId>> targets;
    for (std::size_t i = 0; i < m_slots.size(); ++i) {
        const Slot& slot = m_slots[i];
        if (slot.inPool && contains(step->pool, slot.side, slot.isHero)) {
            targets.push_back(OccupantId{i, Stage::First});
            if (slot.has(Stage::Second))
                targets.push_back(OccupantId{i, Stage::Second});
        }
    }
    return targets;
}

int TurnRules::spellDamage(const TurnState& state) const {
    int sum = m_turn.spellDamage;
    for (std::size_t i = 0; i < m_slots.size(); ++i)
        if (const Occupant now = occupant(state, i); now.isLiving())
            sum += spellDamageOf(i, now.stage);
    return sum;
}

void TurnRules::begin(TurnState& state, std::size_t action) const {
    const Action& begun = m_turn.actions[action];
    if (!begun.last && mana(state) != anyMana)
        setMana(state, mana(state) - begun.cost);
    if (begun.body)
        set(state, slotOf(minionOfAction(action)),
            {Stage::First, begun.body->health, begun.body->divineShield});
}

/// The occupants in the pool for which isIn(slot, stage) holds.
template <class IsIn>
ByStage<SlotSet> TurnRules::slotsWhere(const IsIn& isIn) const {
    ByStage<SlotSet> found{};
    for (std::size_t i = 0; i < m_slots.size(); ++i)
        for (const Stage stage : {Stage::First, Stage::Second})
            if (m_slots[i].inPool && m_slots[i].has(stage) && isIn(i, stage))
                found[indexOf(stage)] |= SlotSet{1} << i;
    return found;
}

ByStage<SlotSet> TurnRules::poolOf(std::size_t index, const Step& step,
                                   const std::optional<OccupantId>& target) const {
    const Action& action = m_turn.actions[index];
    std::optional<OccupantId> source;
    if (action.source)
        source = at(*action.source);
    return slotsWhere([&](std::size_t i, Stage stage) {
        const Slot& slot = m_slots[i];
        const OccupantId who{i, stage};
        const bool isSelf = source == who || slot.place.body == static_cast<int>(index);
        return contains(step.pool, slot.side, slot.isHero) &&
               (step.except.empty() || tribeOf(i, stage) != step.except) &&
               !(step.butTarget && target == who) && !(step.other && isSelf);
    });
}

ByStage<SlotSet> TurnRules::poolOf(SideName owner, const Step& step) const {
    return slotsWhere([&](std::size_t i, Stage stage) {
        const Slot& slot = m_slots[i];
        return contains(step.pool, seenFrom(owner, slot.side), slot.isHero) &&
               (step.except.empty() || tribeOf(i, stage) != step.except);
    });
}

bool TurnRules::isGoalMet(const TurnState& state) const {
    return std::ranges::any_of(m_turn.goal,
                               [&](const Clause& clause) { return holds(state, clause); });
}

bool TurnRules::holds(const TurnState& state, const Clause& clause) const {
    const auto died = [&](const Place& place) {
        return hasDied(state, place);
    };
    if (!std::ranges::all_of(clause.die, died) || std::ranges::any_of(clause.live, died))
        return false;
    int deaths = 0;
    for (std::size_t i = 0; i < m_slots.size(); ++i) {
        const Slot& slot = m_slots[i];
        if (clause.none && slot.inPool && contains(*clause.none, slot.side, slot.isHero) &&
            occupant(state, i).isLiving())
            return false;
        if (clause.atLeast && clause.atLeast->group &&
            contains(*clause.atLeast->group, slot.side, slot.isHero))
            deaths += deathsIn(state, i);
    }
    if (!clause.atLeast)
        return true;
    deaths += static_cast<int>(std::ranges::count_if(clause.atLeast->places, died));
    return deaths >= clause.atLeast->count;
}

int TurnRules::enemyAttack(const TurnState& state) const {
    int sum = 0;
    for (std::size_t i = 0; i < m_slots.size(); ++i) {
        const Slot& slot = m_slots[i];
        const Occupant now = occupant(state, i);
        if (slot.side == SideName::Enemy && !slot.isHero && slot.inPool && now.isLiving())
            sum += attackOf(i, now.stage);
    }
    return sum;
}

bool TurnRules::isDead(const TurnState& state, std::size_t slot) {
    const Occupant now = occupant(state, slot);
    return now.stage == Stage::Gone || now.stage == Stage::Second ||
           (now.stage == Stage::First && now.life == 0);
}

int TurnRules::deathsIn(const TurnState& state, std::size_t slot) const {
    const Occupant now = occupant(state, slot);
    const int gone = now.stage == Stage::Gone ? (m_slots[slot].has(Stage::Second) ? 2 : 1) : 0;
    const int down = now.isStanding() && now.life == 0 ? 1 : 0;
    return gone + down + (now.stage == Stage::Second ? 1 : 0);
}

bool TurnRules::hasDied(const TurnState& state, const Place& place) const {
    const OccupantId who = at(place);
    return deathsIn(state, who.slot) > (who.stage == Stage::Second ? 1 : 0);
}

} // namespace yomi::splitdamage
