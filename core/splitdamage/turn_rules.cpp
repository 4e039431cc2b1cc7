// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/turn_rules.h"

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

std::vector<OccupantId> TurnRules::legalTargets(const TurnState& state,
                                                const Action& action) const {
    const Step& step = *action.targetStep();
    std::vector<OccupantId> targets;
    for (const std::size_t slot : members(state, action, step, std::nullopt))
        targets.push_back({slot, occupant(state, slot).stage});
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

std::vector<std::size_t> TurnRules::members(const TurnState& state, const Action& action,
                                            const Step& step,
                                            const std::optional<OccupantId>& target) const {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < m_slots.size(); ++i) {
        const Slot& slot = m_slots[i];
        const Occupant now = occupant(state, i);
        if (!now.isLiving() || !slot.inPool || !contains(step.pool, slot.side, slot.isHero))
            continue;
        const OccupantId who{i, now.stage};
        if (!step.except.empty() && tribeOf(i, now.stage) == step.except)
            continue;
        if (step.butTarget && target == who)
            continue;
        const bool isOwnBody =
            action.body && slot.place.body &&
            &m_turn.actions[static_cast<std::size_t>(*slot.place.body)] == &action;
        const bool isSource = action.source && at(*action.source) == who;
        if (step.other && (isOwnBody || isSource))
            continue;
        found.push_back(i);
    }
    return found;
}

std::vector<std::size_t> TurnRules::leastOf(const TurnState& state,
                                            const std::vector<std::size_t>& members) const {
    const auto health = [&](std::size_t slot) {
        const Occupant now = occupant(state, slot);
        const Character* typed = m_slots[slot].typed;
        const bool hasArmor = typed && now.stage == Stage::First && typed->armor > 0;
        return hasArmor ? std::min(now.life, typed->health) : now.life;
    };
    std::vector<std::size_t> least;
    for (const std::size_t slot : members) {
        if (!least.empty() && health(slot) < health(least.front()))
            least.clear();
        if (least.empty() || health(slot) == health(least.front()))
            least.push_back(slot);
    }
    return least;
}

void TurnRules::settle(TurnState& state) const {
    for (std::size_t i = 0; i < m_slots.size(); ++i) {
        const Occupant now = occupant(state, i);
        if (!now.isStanding() || now.life > 0)
            continue;
        const Slot& slot = m_slots[i];
        if (now.stage == Stage::First && slot.has(Stage::Second))
            set(state, i, {Stage::Second, slot.summon->health, slot.summon->divineShield});
        else
            set(state, i, {});
    }
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
