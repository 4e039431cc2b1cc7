// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/turn/turn.h"

#include "core/common/sentence.h"

#include <algorithm>

namespace yomi::splitdamage {

namespace {

/// Checks one action; error sentences give its number.
class ActionCheck {
public:
    ActionCheck(const Turn& turn, std::size_t index)
        : m_turn(turn)
        , m_action(turn.actions[index])
        , m_number(index + 1)
        , m_name(m_action.name.empty() ? Sentence("action {}", m_number)
                                       : Sentence("action {} ({})", m_number, m_action.name)) {}

    void run() const {
        const auto count = m_action.steps.size();
        if (count == 0 || count > mostSteps)
            throw InvalidArgument("An action has 1 to {} steps, not {}.", mostSteps, count);
        requireRange("The cost of {} must be {} to {}, not {}.", m_action.cost, 0, mostCost,
                     m_name);
        for (std::size_t i = 0; i < count; ++i)
            checkStep(i);
        if (m_action.body && m_action.body->deathrattle)
            validateDeathrattle(*m_action.body->deathrattle, Sentence("the minion of {}", m_name));
        if (m_action.source)
            requireSomebody(*m_action.source);
        checkTarget();
    }

    /// Requires the target that the action needs.
    void requireTarget() const {
        if (m_action.targetStep() && !m_action.target)
            throw InvalidArgument("{} needs a target in a fixed order.", title());
    }

private:
    void checkStep(std::size_t index) const {
        const Step& step = m_action.steps[index];
        const std::string_view kind = nameOf(step.kind);
        if (step.hasTarget())
            for (std::size_t i = 0; i < index; ++i)
                if (m_action.steps[i].hasTarget())
                    throw InvalidArgument(
                        "Steps {} and {} of action {} both have a chosen target; one may.", i + 1,
                        index + 1, m_number);
        validateNumbers(step, m_name);
        if (step.kind == StepKind::Attack)
            checkAttack(step);
        if (step.kind != StepKind::Attack)
            checkSpellDamage(step);
        if (step.kind == StepKind::Bounce)
            refuseImmune(step);
        const bool addsHits = step.kind <= StepKind::Distinct;
        if (step.spellDamageRule == SpellDamageRule::MoreHits && !addsHits)
            throw InvalidArgument(
                "Spell Damage adds hits to split, list, lowest and distinct alone, not to {}.",
                kind);
        if (step.again && step.kind != StepKind::Split && step.kind != StepKind::Area)
            throw InvalidArgument("\"again\" does not go with {}.", kind);
        if (!step.butTarget)
            return;
        if (step.kind == StepKind::Bounce || step.hasTarget())
            throw InvalidArgument("\"butTarget\" does not go with {}.", kind);
        if (!m_action.targetStep())
            throw InvalidArgument(
                "Step {} of action {} leaves out the chosen target, but the action has none.",
                index + 1, m_number);
    }

    /// Requires that a step with Spell Damage stays within the limits of a step.
    void checkSpellDamage(const Step& step) const {
        const int most = mostSpellDamageIn(m_turn);
        const std::vector<int> damages = damagesOf(step, most);
        requireRange("The number of hits of {} with {} Spell Damage must be {} to {}, not {}.",
                     static_cast<int>(damages.size()), 0, mostHits, m_name, most);
        for (const int damage : damages)
            requireRange("The damage per hit of {} with {} Spell Damage must be {} to {}, not {}.",
                         damage + step.spread(), 1, mostDamage, m_name, most);
    }

    /// Hits until one dies might never end on an immune character.
    void refuseImmune(const Step& step) const {
        const auto check = [&](const Place& place) {
            if (isImmune(m_turn, place) &&
                contains(step.pool, place.side, !place.minion && !place.body))
                throw InvalidArgument(
                    "{} strikes until one dies, which may never end: {} is immune.", title(),
                    called(place));
        };
        for (Place place : places(m_turn.board)) {
            if (characterAt(m_turn.board, place)->inPool)
                check(place);
            place.summoned = true;
            check(place);
        }
        for (std::size_t i = 0; i < m_turn.actions.size(); ++i)
            check(minionOfAction(i));
    }

    void checkAttack(const Step& step) const {
        if (m_action.steps.size() > 1 || m_action.body)
            throw InvalidArgument("An attack is an action of its own.");
        if (step.pool != Group::EnemyCharacters && step.pool != Group::EnemyMinions)
            throw InvalidArgument("An attack's pool is enemy characters or enemy minions, not {}.",
                                  nameOf(step.pool));
        if (!step.attacker)
            throw InvalidArgument("Who attacks is missing: give \"attacker\" to {}.", m_name);
        if (step.attacker->side != SideName::Friendly || step.attacker->summoned ||
            step.attacker->body)
            throw InvalidArgument("The attacker must be friendly, not {}.", called(*step.attacker));
        requireSomebody(*step.attacker);
        if (characterAt(m_turn.board, *step.attacker)->attack == 0)
            throw step.attacker->minion
                ? InvalidArgument(
                      "Friendly minion {} has no attack; give it one before it attacks.",
                      *step.attacker->minion + 1)
                : InvalidArgument(
                      "The friendly hero has no attack; give it one before it attacks.");
    }

    void checkTarget() const {
        const Step* step = m_action.targetStep();
        if (!m_action.target) {
            if (step && m_action.last)
                throw InvalidArgument("Action {} is played last and by itself; give its target.",
                                      m_number);
            return;
        }
        const Place& target = *m_action.target;
        if (!step)
            throw InvalidArgument("{} has no chosen target.", title());
        requireSomebody(target);
        const bool isHero = !target.minion && !target.body;
        if (!contains(step->pool, target.side, isHero))
            throw InvalidArgument("{} cannot strike {}: its pool is {}.", title(), called(target),
                                  nameOf(step->pool));
    }

    void requireSomebody(const Place& place) const {
        if (!isThere(m_turn, place))
            throw InvalidArgument("There is no character at {} for {}.", called(place), m_name);
    }

public:
    static bool isThere(const Turn& turn, const Place& place) {
        if (place.body)
            return place.side == SideName::Friendly && !place.minion && !place.summoned &&
                   *place.body >= 0 &&
                   static_cast<std::size_t>(*place.body) < turn.actions.size() &&
                   turn.actions[static_cast<std::size_t>(*place.body)].body;
        const Character* character = characterAt(turn.board, place);
        return character && (!place.summoned || character->summons);
    }

private:
    /// The name at the start of a sentence.
    Sentence title() const {
        return m_action.name.empty() ? Sentence("Action {}", m_number)
                                     : Sentence("Action {} ({})", m_number, m_action.name);
    }

    const Turn& m_turn;
    const Action& m_action;
    std::size_t m_number; ///< from 1
    Sentence m_name;
};

void checkClause(const Turn& turn, const Clause& clause) {
    const auto check = [&](const std::vector<Place>& places) {
        for (const Place& place : places)
            if (!ActionCheck::isThere(turn, place))
                throw InvalidArgument("There is no character at {} for the goal.", called(place));
    };
    check(clause.die);
    check(clause.live);
    if (!clause.atLeast)
        return;
    if (clause.atLeast->count < 1 || clause.atLeast->count > mostTargets)
        throw InvalidArgument("At least 1 to {} must die, not {}.", mostTargets,
                              clause.atLeast->count);
    check(clause.atLeast->places);
}

} // namespace

int mostSpellDamageIn(const Turn& turn) {
    const auto summoned = [](const std::optional<Summon>& summon) {
        return summon ? summon->spellDamage : 0;
    };
    int sum = turn.spellDamage;
    for (const Place& place : places(turn.board))
        if (const Character& character = *characterAt(turn.board, place);
            place.side == SideName::Friendly && character.inPool)
            sum += std::max(character.spellDamage, summoned(character.summons));
    for (const Action& action : turn.actions)
        sum += summoned(action.body);
    return sum;
}

void validate(const Turn& turn) {
    validate(turn.board);
    requireRange("Spell Damage must be {} to {}, not {}.", turn.spellDamage, 0, mostSpellDamage);
    if (turn.mana)
        requireRange("Mana must be {} to {}, not {}.", *turn.mana, 0, mostMana);
    if (turn.actions.empty())
        throw InvalidArgument("There is no action to play.");
    if (turn.actions.size() > mostActions)
        throw InvalidArgument("A plan has at most {} actions, not {}.", mostActions,
                              turn.actions.size());
    for (std::size_t i = 0; i < turn.actions.size(); ++i)
        ActionCheck(turn, i).run();
    if (turn.goal.size() > mostClauses)
        throw InvalidArgument("A goal has 1 to {} clauses, not {}.", mostClauses, turn.goal.size());
    for (const Clause& clause : turn.goal)
        checkClause(turn, clause);
}

void validateOrder(const Turn& turn) {
    validate(turn);
    for (std::size_t i = 0; i < turn.actions.size(); ++i)
        ActionCheck(turn, i).requireTarget();
}

void validatePlan(const Turn& turn) {
    validate(turn);
    if (turn.objective == Objective::Goal && turn.goal.empty())
        throw InvalidArgument("Name who must die or live, or minimise the enemy attack.");
}

std::vector<std::size_t> orderOfPlay(const Turn& turn) {
    std::vector<std::size_t> order;
    for (const bool last : {false, true})
        for (std::size_t i = 0; i < turn.actions.size(); ++i)
            if (turn.actions[i].last == last)
                order.push_back(i);
    return order;
}

bool isImmune(const Turn& turn, const Place& place) {
    const auto isImmuneMinion = [](const std::optional<Summon>& summon) {
        return summon && summon->immune;
    };
    if (place.body) {
        const auto action = static_cast<std::size_t>(*place.body);
        return action < turn.actions.size() && isImmuneMinion(turn.actions[action].body);
    }
    const Character* const typed = characterAt(turn.board, place);
    return typed && (place.summoned ? isImmuneMinion(typed->summons) : typed->immune);
}

Sentence called(const Place& place) {
    if (place.body)
        return Sentence("the minion of action {}", *place.body + 1);
    const bool isEnemy = place.side == SideName::Enemy;
    if (!place.minion)
        return isEnemy ? Sentence("the enemy hero") : Sentence("the friendly hero");
    const int number = *place.minion + 1;
    if (place.summoned)
        return isEnemy ? Sentence("what is summoned at enemy minion {}", number)
                       : Sentence("what is summoned at friendly minion {}", number);
    return isEnemy ? Sentence("enemy minion {}", number) : Sentence("friendly minion {}", number);
}

} // namespace yomi::splitdamage
