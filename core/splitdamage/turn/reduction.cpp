// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/turn/reduction.h"

#include <algorithm>

namespace yomi::splitdamage {

namespace {

constexpr int noLimit = Remaining::noLimit;
constexpr std::size_t noAction = ~std::size_t{0};

int sumOf(int a, int b) {
    return a < 0 || b < 0 ? noLimit : a + b;
}

bool names(const std::vector<Place>& places, const Place& slot) {
    return std::ranges::any_of(places, [&](Place place) {
        place.summoned = false;
        return place == slot;
    });
}

std::string textOf(const Summon& summon) {
    return std::to_string(summon.health) + ' ' + std::to_string(summon.attack) +
           (summon.divineShield ? 's' : '-') + (summon.taunt ? 't' : '-') +
           std::to_string(summon.spellDamage) + ' ' + summon.tribe;
}

} // namespace

TurnReduction::TurnReduction(const TurnSteps& steps, const TurnQuestion& question,
                             bool changesPlaces)
    : m_steps(steps)
    , m_rules(steps.rules())
    , m_question(question)
    , m_changesPlaces(changesPlaces)
    , m_mostSpellDamage(mostSpellDamageIn(m_rules.turn())) {
    for (const Slot& slot : m_rules.slots())
        m_hasArmor = m_hasArmor || (slot.typed && slot.typed->armor > 0);
}

bool TurnReduction::canStrike(const Action& action, const Step& step, std::size_t slot) const {
    const Slot& at = m_rules.slots()[slot];
    if (!at.inPool || !contains(step.pool, at.side, at.isHero))
        return false;
    const bool isChosen = step.kind == StepKind::Target || step.kind == StepKind::Attack;
    if (isChosen && action.target && m_rules.at(*action.target).slot != slot)
        return false;
    const bool firstIsLeftOut =
        !step.except.empty() && m_rules.tribeOf(slot, Stage::First) == step.except;
    return !firstIsLeftOut || at.has(Stage::Second);
}

/// The most damage that a step deals to the character in a slot.
int TurnReduction::mostDamage(const Action& action, const Step& step, std::size_t slot) const {
    if (step.kind == StepKind::Attack) {
        const std::size_t attacker = m_rules.at(*step.attacker).slot;
        if (slot != attacker)
            return canStrike(action, step, slot) ? m_rules.attackOf(attacker, Stage::First) : 0;
        int most = 0;
        for (std::size_t i = 0; i < m_rules.slots().size(); ++i) {
            const Slot& other = m_rules.slots()[i];
            if (other.side != SideName::Enemy || other.isHero)
                continue;
            most = std::max(most, other.typed ? m_rules.attackOf(i, Stage::First) : 0);
            most = std::max(most, other.summon ? m_rules.attackOf(i, Stage::Second) : 0);
        }
        return most;
    }
    if (!canStrike(action, step, slot) || isImmune(slot))
        return 0;
    if (step.kind == StepKind::Bounce)
        return noLimit;
    int sum = 0;
    for (const int least : damagesOf(step, m_mostSpellDamage)) {
        const int damage = least + step.spread();
        sum = step.kind == StepKind::Distinct ? std::max(sum, damage) : sum + damage;
    }
    return step.again ? mostRounds * sum : sum;
}

/// Whether all occupants of the slot are immune.
bool TurnReduction::isImmune(std::size_t slot) const {
    return m_steps.isImmune(slot, 0) &&
           (!m_rules.slots()[slot].has(Stage::Second) || m_steps.isImmune(slot, 1));
}

/// Deathrattles may strike as long as something is to come.
void TurnReduction::addDeathrattles(Roles& roles) const {
    forEachSlot(m_steps.deathrattles(), [&](std::size_t owner, std::size_t stage) {
        const BegunStep& step = m_steps.deathrattle(owner, stage);
        roles.of[owner].matters = true;
        roles.comparesLives = roles.comparesLives || step.kind == StepKind::Lowest;
        forEachSlot(step.pool[0] | step.pool[1], [&](std::size_t slot) {
            Role& role = roles.of[slot];
            role.matters = true;
            if (!isImmune(slot))
                role.damage = sumOf(role.damage, step.mostInRound());
        });
    });
}

bool TurnReduction::isAsked(std::size_t slot) const {
    const Slot& at = m_rules.slots()[slot];
    if (m_question.life == slot || (m_question.deaths && slot < m_rules.typedCount()))
        return true;
    if (m_question.enemyAttack && at.side == SideName::Enemy && !at.isHero && at.inPool)
        return true;
    if (!m_question.goal)
        return false;
    return std::ranges::any_of(m_rules.turn().goal, [&](const Clause& clause) {
        const auto isIn = [&](const std::optional<Group>& group) {
            return group && contains(*group, at.side, at.isHero);
        };
        return names(clause.die, at.place) || names(clause.live, at.place) || isIn(clause.none) ||
               (clause.atLeast &&
                (isIn(clause.atLeast->group) || names(clause.atLeast->places, at.place)));
    });
}

/// Equal for slots that all future steps and the question treat alike.
std::string TurnReduction::kindOf(std::size_t slot, const Remaining& ahead, bool withAttack,
                                  bool withSpells, bool withTribes, bool comparesLives) const {
    const Slot& at = m_rules.slots()[slot];
    std::string alone = std::to_string(slot) + '#';
    if (!at.typed || m_question.life == slot || ahead.target == slot)
        return alone;
    for (std::size_t a = 0; a < m_rules.turn().actions.size(); ++a) {
        const Action& action = m_rules.turn().actions[a];
        if (!(ahead.actions >> a & 1) && ahead.present != a)
            continue;
        const Step* chosen = action.targetStep();
        for (const std::optional<Place>& named :
             {action.target, action.source, chosen ? chosen->attacker : std::nullopt})
            if (named && m_rules.at(*named).slot == slot)
                return alone;
    }
    for (const std::size_t stage : {0, 1})
        if (const int number = m_steps.numberOfDeathrattle(slot, stage); number > 1)
            return alone; // they strike in board order
    std::string kind = std::string(nameOf(at.side)) + (at.isHero ? "h" : "m") +
                       (at.inPool ? "p" : "-") + (at.typed->taunt ? "t" : "-");
    for (const std::size_t stage : {0, 1})
        kind += std::string(m_steps.isImmune(slot, stage) ? "i" : "-") +
                (m_steps.numberOfDeathrattle(slot, stage) > 0 ? "d" : "-");
    if (withAttack)
        kind += ' ' + std::to_string(at.typed->attack);
    if (withSpells)
        kind += " +" + std::to_string(at.typed->spellDamage);
    if (withTribes)
        kind += ' ' + at.typed->tribe;
    if (comparesLives && at.typed->armor > 0)
        kind += " h" + std::to_string(at.typed->health);
    if (at.summon)
        kind += " (" + textOf(*at.summon) + ')';
    if (!m_question.goal)
        return kind;
    for (const Clause& clause : m_rules.turn().goal) {
        const auto count = [&](const std::vector<Place>& places) {
            for (const bool summoned : {false, true}) {
                Place place = at.place;
                place.summoned = summoned;
                kind += ',' + std::to_string(std::ranges::count(places, place));
            }
        };
        count(clause.die);
        count(clause.live);
        if (clause.atLeast)
            count(clause.atLeast->places);
    }
    return kind;
}

TurnReduction::Roles TurnReduction::makeRoles(const Remaining& ahead) const {
    const auto& actions = m_rules.turn().actions;
    const std::size_t count = m_rules.slots().size();
    Roles roles;
    roles.of.resize(count);
    bool withAttacks = false, withSpells = false, withTribes = false, withBodies = false;
    for (std::size_t a = 0; a < actions.size(); ++a) {
        const bool isPresent = ahead.present == a;
        if (!isPresent && !(ahead.actions >> a & 1))
            continue;
        const Action& action = actions[a];
        if (!isPresent) {
            roles.cost += action.last ? 0 : action.cost;
            withBodies = withBodies || action.body;
            if (action.source)
                roles.of[m_rules.at(*action.source).slot].matters = true;
        }
        for (std::size_t s = isPresent ? ahead.step : 0; s < action.steps.size(); ++s) {
            const Step& step = action.steps[s];
            roles.comparesLives = roles.comparesLives || step.kind == StepKind::Lowest;
            withAttacks = withAttacks || step.kind == StepKind::Attack;
            withTribes = withTribes || !step.except.empty();
            withSpells =
                withSpells || (!isPresent && step.spellDamageRule != SpellDamageRule::None);
            if (step.attacker)
                roles.of[m_rules.at(*step.attacker).slot].matters = true;
            for (std::size_t i = 0; i < count; ++i) {
                Role& role = roles.of[i];
                role.matters = role.matters || canStrike(action, step, i);
                if (isPresent && s == ahead.step)
                    role.isStruck = mostDamage(action, step, i) != 0;
                else
                    role.damage = sumOf(role.damage, mostDamage(action, step, i));
            }
        }
    }
    if (ahead.actions != 0 || ahead.present)
        addDeathrattles(roles);
    std::map<std::string, std::vector<std::size_t>> kinds;
    for (std::size_t i = 0; i < count; ++i) {
        const Slot& slot = m_rules.slots()[i];
        Role& role = roles.of[i];
        const auto has = [&](auto&& what) {
            return (slot.typed && what(Stage::First)) || (slot.summon && what(Stage::Second));
        };
        const bool isFriend = slot.side == SideName::Friendly;
        role.isAsked = isAsked(i);
        role.matters =
            role.matters ||
            (withAttacks && !isFriend &&
             has([&](Stage stage) { return m_rules.hasTaunt(i, stage); })) ||
            (withSpells && has([&](Stage stage) { return m_rules.spellDamageOf(i, stage) > 0; })) ||
            (withBodies && isFriend && !slot.isHero);
        kinds[kindOf(i, ahead, withAttacks || m_question.enemyAttack, withSpells, withTribes,
                     roles.comparesLives)]
            .push_back(i);
    }
    for (std::size_t i = 0; i < count; ++i)
        roles.kinds.push_back(i);
    for (auto& [kind, slots] : kinds) {
        if (!m_changesPlaces || slots.size() == 1)
            continue;
        for (const std::size_t slot : slots)
            roles.kinds[slot] = slots.front();
        roles.alike.push_back(std::move(slots));
    }
    return roles;
}

const TurnReduction::Roles& TurnReduction::rolesFor(const Remaining& ahead) const {
    const auto key =
        std::tuple(ahead.actions, ahead.present.value_or(noAction), ahead.step, ahead.target);
    const auto found = m_roles.find(key);
    return found != m_roles.end() ? found->second
                                  : m_roles.emplace(key, makeRoles(ahead)).first->second;
}

void TurnReduction::reduce(TurnState& state, const Remaining& ahead) const {
    const Roles& roles = rolesFor(ahead);
    // Where lives are compared, lives can be merged only if, after all damage to themselves, they
    // exceed all damage to any other; and not at all if one of them is asked about, or if armor
    // hides the compared health.
    int greatest = 0;
    if (roles.comparesLives) {
        for (const Role& role : roles.of) {
            const int all = role.isStruck ? sumOf(role.damage, ahead.damage) : role.damage;
            greatest = all < 0 || greatest < 0 ? noLimit : std::max(greatest, all);
        }
        if (m_hasArmor || m_question.life)
            greatest = noLimit;
    }
    for (std::size_t i = 0; i < roles.of.size(); ++i) {
        const Role& role = roles.of[i];
        Occupant now = TurnRules::occupant(state, i);
        const bool isKept = role.matters || role.isAsked;
        if (!isKept)
            now = {};
        else if (now.isLiving()) {
            int damage = role.isStruck ? sumOf(role.damage, ahead.damage) : role.damage;
            if (roles.comparesLives && role.matters)
                damage = sumOf(damage, greatest);
            if (damage == 0)
                now.shield = false;
            if (damage >= 0 && m_question.life != i)
                now.life = std::min(now.life, damage + 1);
        }
        TurnRules::set(state, i, now);
    }
    if (m_rules.mana(state) >= roles.cost)
        m_rules.setMana(state, TurnRules::anyMana);
    for (const std::vector<std::size_t>& alike : roles.alike) {
        // Insertion sort: there are few.
        for (std::size_t i = 1; i < alike.size(); ++i)
            for (std::size_t j = i; j > 0 && state[alike[j]] < state[alike[j - 1]]; --j)
                std::swap(state[alike[j]], state[alike[j - 1]]);
    }
}

} // namespace yomi::splitdamage
