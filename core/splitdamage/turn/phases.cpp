// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/turn/phases.h"

#include <algorithm>

namespace yomi::splitdamage {

namespace {

bool isAt(const std::optional<OccupantId>& who, std::size_t slot, std::size_t stage) {
    return who == OccupantId{slot, stageOf(stage)};
}

void append(std::vector<int>& to, const BegunStep& step) {
    to.insert(to.end(), {static_cast<int>(step.kind), step.again ? 1 : 0,
                         static_cast<int>(step.pool[0]), static_cast<int>(step.pool[1]),
                         step.target ? static_cast<int>(step.target->slot) : -1,
                         step.target && step.target->stage == Stage::Second ? 1 : 0,
                         static_cast<int>(step.attacker), step.spread});
}

} // namespace

Harm& Harm::operator+=(const Harm& other) {
    const auto add = [](int& to, int more) {
        to = std::min(to + more, TurnSteps::unlimited);
    };
    for (std::size_t slot = 0; slot < mostSlots; ++slot) {
        for (std::size_t stage = 0; stage < damage.size(); ++stage)
            add(damage[stage][slot], other.damage[stage][slot]);
        add(toAll[slot], other.toAll[slot]);
    }
    add(perHit, other.perHit);
    return *this;
}

TurnPhases::TurnPhases(const TurnSteps& steps)
    : m_steps(steps)
    , m_rules(steps.rules())
    , m_mostSpellDamage(mostSpellDamageIn(m_rules.turn()))
    , m_before(std::size_t{1} << m_rules.turn().actions.size()) {
    for (std::size_t i = 0; i < m_rules.slots().size(); ++i) {
        const Slot& slot = m_rules.slots()[i];
        for (const Stage stage : {Stage::First, Stage::Second})
            if (slot.has(stage) && slot.side == SideName::Enemy && !slot.isHero)
                m_mostAnswer = std::max(m_mostAnswer, m_rules.attackOf(i, stage));
    }
    for (std::size_t a = 0; a < m_rules.turn().actions.size(); ++a) {
        std::optional<OccupantId> target;
        if (const auto& given = m_rules.turn().actions[a].target)
            target = m_rules.at(*given);
        m_most.push_back(&steps.stepsOf(a, target, m_mostSpellDamage));
        Harm& harm = m_harm.emplace_back();
        for (const BegunStep& step : *m_most.back())
            harm += harmOf(step);
    }
    forEachSlot(steps.deathrattles(), [&](std::size_t slot, std::size_t stage) {
        m_ofDeathrattles += harmOf(steps.deathrattle(slot, stage));
    });
}

Harm TurnPhases::harmOf(const BegunStep& step) const {
    Harm harm;
    const int all = (step.again ? mostRounds : 1) * step.mostInRound();
    const bool strikesOnce = step.kind == StepKind::Distinct && !step.damages.empty();
    forEachSlot(step.pool, [&](std::size_t slot, std::size_t stage) {
        if (m_steps.isImmune(slot, stage))
            return;
        if (!step.target || isAt(step.target, slot, stage))
            harm.damage[stage][slot] = strikesOnce ? step.damages.front() + step.spread : all;
        if (step.kind == StepKind::Area)
            harm.toAll[slot] = all;
    });
    if (step.kind != StepKind::Area)
        harm.perHit = all;
    if (step.kind == StepKind::Attack)
        harm.damage[0][step.attacker] = harm.toAll[step.attacker] = m_mostAnswer;
    return harm;
}

const TurnPhases::Beginning& TurnPhases::begin(std::size_t action,
                                               const std::optional<OccupantId>& target,
                                               unsigned left, int spellDamage) {
    const std::uint64_t who =
        target ? 1 + 2 * target->slot + (target->stage == Stage::Second ? 1 : 0) : 0;
    const std::uint64_t key =
        ((static_cast<std::uint64_t>(spellDamage) << 8 | who) << 8 | action) << 16 | left;
    Beginning& known = m_beginnings[key];
    if (!known.phase) {
        std::vector<BegunStep> steps = m_steps.stepsOf(action, target, spellDamage);
        known.hits = static_cast<int>(steps.front().damages.size());
        known.phase = &phase(left, std::move(steps));
    }
    return known;
}

const Phase& TurnPhases::phase(unsigned left, std::vector<BegunStep> steps) {
    std::vector<int> key{static_cast<int>(left)};
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const BegunStep& step = steps[i];
        append(key, step);
        if (i == 0 && step.isUniform()) { // the number of hits left is part of the state
            key.push_back(step.damages.empty() ? 0 : step.damages.front());
            continue;
        }
        key.push_back(static_cast<int>(step.damages.size()));
        key.insert(key.end(), step.damages.begin(), step.damages.end());
    }
    std::unique_ptr<Phase>& known = m_phases[key];
    if (known)
        return *known;
    auto made = std::make_unique<Phase>();
    made->left = left;
    made->number = m_phases.size();
    if (steps.size() > 1)
        made->next = &phase(left, {steps.begin() + 1, steps.end()});
    made->steps = std::move(steps);
    setRoles(*made);
    known = std::move(made);
    return *known;
}

void TurnPhases::setRoles(Phase& phase) const {
    const auto& actions = m_rules.turn().actions;
    Harm forced;
    ByStage<SlotSet> compared{}, struck{};
    const auto compare = [&](const BegunStep& step) {
        for (std::size_t stage = 0; step.kind == StepKind::Lowest && stage < compared.size();
             ++stage)
            compared[stage] |= step.pool[stage];
    };
    for (const BegunStep& step : phase.steps) {
        compare(step);
        if (&step == &phase.step())
            struck = step.pool;
        else
            forced += harmOf(step);
    }
    if (!phase.steps.empty() || phase.left != 0) {
        forced += m_ofDeathrattles;
        forEachSlot(m_steps.deathrattles(), [&](std::size_t slot, std::size_t stage) {
            compare(m_steps.deathrattle(slot, stage));
        });
    }
    phase.later = forced;
    for (std::size_t a = 0; a < actions.size(); ++a) {
        if (!(phase.left >> a & 1))
            continue;
        phase.later += m_harm[a];
        if (m_rules.isForced(a))
            forced += m_harm[a];
        phase.cost += actions[a].last ? 0 : actions[a].cost;
        for (const BegunStep& step : *m_most[a])
            compare(step);
    }
    std::map<std::vector<int>, std::uint8_t> kinds{{{}, std::uint8_t{0}}};
    for (const std::size_t stage : {1, 0})
        for (std::size_t slot = 0; slot < m_rules.slots().size(); ++slot) {
            if (!m_rules.slots()[slot].has(stageOf(stage)))
                continue;
            const auto kind = [&](bool isSafe) {
                return kinds
                    .try_emplace(signature(phase, slot, stage, isSafe),
                                 static_cast<std::uint8_t>(kinds.size()))
                    .first->second;
            };
            Phase::Role& role = phase.roles[stage][slot];
            role = {kind(false),
                    kind(true),
                    hasSlot(compared[stage], slot),
                    hasSlot(struck[stage], slot) && !m_steps.isImmune(slot, stage),
                    phase.later.damage[stage][slot],
                    forced.damage[stage][slot]};
            if (!role.isCompared)
                continue;
            // Where armor hides the compared health, no two lives are equivalent.
            const Character* typed = m_rules.slots()[slot].typed;
            int& most = role.isStruck ? phase.struckCompared : phase.otherCompared;
            most = std::max(most, typed && typed->armor > 0 ? TurnSteps::unlimited : role.damage);
        }
}

/// Equal for slots that all future steps and the question treat alike; empty for a slot that does
/// not matter. A safe character cannot die any more.
std::vector<int> TurnPhases::signature(const Phase& phase, std::size_t slot, std::size_t stage,
                                       bool isSafe) const {
    const Turn& turn = m_rules.turn();
    const Slot& at = m_rules.slots()[slot];
    const Stage now = stageOf(stage);
    std::vector<int> signature{isSafe ? 1 : 0};
    bool matters = false;
    const auto add = [&](int part) {
        signature.push_back(part);
        matters = matters || part != 0;
    };
    const auto addStep = [&](const BegunStep& step) {
        add(hasSlot(step.pool[stage], slot) ? 1 : 0);
        add(isAt(step.target, slot, stage) ? 1 : 0);
    };
    bool withAttacks = false, withSpells = false, withBodies = false, comparesLives = false;
    const auto look = [&](const BegunStep& step) {
        withAttacks = withAttacks || step.kind == StepKind::Attack;
        comparesLives = comparesLives || step.kind == StepKind::Lowest;
        addStep(step);
    };
    std::ranges::for_each(phase.steps, look);
    for (std::size_t a = 0; a < turn.actions.size(); ++a) {
        if (!(phase.left >> a & 1))
            continue;
        const Action& action = turn.actions[a];
        std::ranges::for_each(*m_most[a], look);
        for (const Step& step : action.steps) {
            withSpells = withSpells || step.spellDamageRule != SpellDamageRule::None;
            add(step.attacker && isAt(m_rules.at(*step.attacker), slot, stage) ? 1 : 0);
        }
        add(action.source && isAt(m_rules.at(*action.source), slot, stage) ? 1 : 0);
        withBodies = withBodies || action.body;
    }
    if (!phase.steps.empty() || phase.left != 0) {
        forEachSlot(m_steps.deathrattles(), [&](std::size_t owner, std::size_t ofStage) {
            look(m_steps.deathrattle(owner, ofStage));
        });
        if (!isSafe)
            add(m_steps.numberOfDeathrattle(slot, stage));
    }
    if (!isSafe)
        signature.push_back(m_steps.isImmune(slot, stage) ? 1 : 0);
    const bool isEnemy = at.side == SideName::Enemy;
    const bool asksAttack = turn.objective == Objective::LeastAttack && at.inPool;
    add(isEnemy && !at.isHero && (withAttacks || asksAttack) ? m_rules.attackOf(slot, now) : 0);
    add(isEnemy && at.inPool && withAttacks && m_rules.hasTaunt(slot, now) ? 1 : 0);
    add(withSpells ? m_rules.spellDamageOf(slot, now) : 0);
    add(withBodies && !isEnemy && !at.isHero ? 1 : 0);
    add(comparesLives && now == Stage::First && at.typed && at.typed->armor > 0 ? at.typed->health
                                                                                : 0);
    const bool isGoal = turn.objective == Objective::Goal;
    Place place = at.place;
    place.summoned = now == Stage::Second;
    const auto count = [&](const std::vector<Place>& places) {
        return static_cast<int>(std::ranges::count(places, place));
    };
    const auto isIn = [&](const std::optional<Group>& group) {
        return group && contains(*group, at.side, at.isHero) ? 1 : 0;
    };
    for (std::size_t c = 0; isGoal && c < turn.goal.size(); ++c) {
        const Clause& clause = turn.goal[c];
        add(at.inPool ? isIn(clause.none) : 0);
        if (isSafe)
            continue;
        add(std::min(count(clause.die), 1));
        add(std::min(count(clause.live), 1));
        add(clause.atLeast ? isIn(clause.atLeast->group) + count(clause.atLeast->places) : 0);
    }
    if (!isSafe && now == Stage::First && at.has(Stage::Second)) {
        const Phase::Role& then = phase.roles[1][slot];
        if (then.kind != 0 || then.safeKind != 0)
            for (const int part : {int{then.kind}, int{then.safeKind}, at.summon->health,
                                   at.summon->divineShield ? 1 : 0})
                add(part);
    }
    return matters ? signature : std::vector<int>();
}

} // namespace yomi::splitdamage
