// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/turn.h"

#include <algorithm>
#include <stdexcept>

namespace yomi::splitdamage {

namespace {

[[noreturn]] void refuse(const std::string& sentence) {
    throw std::invalid_argument(sentence);
}

std::string capital(std::string text) {
    if (text.starts_with("the "))
        text.erase(0, 4);
    text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

/// Checks one action; error sentences give its number.
class ActionCheck {
public:
    ActionCheck(const Turn& turn, std::size_t index)
        : m_turn(turn)
        , m_action(turn.actions[index])
        , m_number("action " + std::to_string(index + 1))
        , m_name(m_number + (m_action.name.empty() ? "" : " (" + m_action.name + ")")) {}

    void run() const {
        const auto count = m_action.steps.size();
        if (count == 0 || count > mostSteps)
            refuse("An action has 1 to " + std::to_string(mostSteps) + " steps, not " +
                   std::to_string(count) + ".");
        requireRange("The cost of " + m_name, m_action.cost, 0, mostCost);
        for (std::size_t i = 0; i < count; ++i)
            checkStep(i);
        if (m_action.body && m_action.body->deathrattle)
            validateDeathrattle(*m_action.body->deathrattle, "the minion of " + m_name);
        if (m_action.source)
            requireSomebody(*m_action.source);
        checkTarget();
    }

    /// Requires the target that the action needs.
    void requireTarget() const {
        if (m_action.targetStep() && !m_action.target)
            refuse(capital(m_name) + " needs a target in a fixed order.");
    }

private:
    void checkStep(std::size_t index) const {
        const Step& step = m_action.steps[index];
        const std::string kind(nameOf(step.kind));
        if (step.hasTarget())
            for (std::size_t i = 0; i < index; ++i)
                if (m_action.steps[i].hasTarget())
                    refuse("Steps " + std::to_string(i + 1) + " and " + std::to_string(index + 1) +
                           " of " + m_number + " both have a chosen target; one may.");
        validateNumbers(step, m_name);
        if (step.kind == StepKind::Attack)
            checkAttack(step);
        if (step.kind != StepKind::Attack)
            checkSpellDamage(step);
        if (step.kind == StepKind::Bounce)
            refuseImmune(step);
        const bool addsHits = step.kind <= StepKind::Distinct;
        if (step.spellDamageRule == SpellDamageRule::MoreHits && !addsHits)
            refuse("Spell Damage adds hits to split, list, lowest and distinct alone, not to " +
                   kind + ".");
        if (step.again && step.kind != StepKind::Split && step.kind != StepKind::Area)
            refuse("\"again\" does not go with " + kind + ".");
        if (!step.butTarget)
            return;
        if (step.kind == StepKind::Bounce || step.hasTarget())
            refuse("\"butTarget\" does not go with " + kind + ".");
        if (!m_action.targetStep())
            refuse("Step " + std::to_string(index + 1) + " of " + m_number +
                   " leaves out the chosen target, but the action has none.");
    }

    /// Requires that a step with Spell Damage stays within the limits of a step.
    void checkSpellDamage(const Step& step) const {
        const int most = mostSpellDamageIn(m_turn);
        const std::string with =
            " of " + m_name + " with " + std::to_string(most) + " Spell Damage";
        const std::vector<int> damages = damagesOf(step, most);
        requireRange("The number of hits" + with, static_cast<int>(damages.size()), 0, mostHits);
        for (const int damage : damages)
            requireRange("The damage per hit" + with, damage + step.spread(), 1, mostDamage);
    }

    /// Hits until one dies might never end on an immune character.
    void refuseImmune(const Step& step) const {
        const auto check = [&](const Place& place) {
            if (isImmune(m_turn, place) &&
                contains(step.pool, place.side, !place.minion && !place.body))
                refuse(capital(m_name) + " strikes until one dies, which may never end: " +
                       called(place) + " is immune.");
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
            refuse("An attack is an action of its own.");
        if (step.pool != Group::EnemyCharacters && step.pool != Group::EnemyMinions)
            refuse("An attack's pool is enemy characters or enemy minions, not " +
                   std::string(nameOf(step.pool)) + ".");
        if (!step.attacker)
            refuse("Who attacks is missing: give \"attacker\" to " + m_name + ".");
        if (step.attacker->side != SideName::Friendly || step.attacker->summoned ||
            step.attacker->body)
            refuse("The attacker must be friendly, not " + called(*step.attacker) + ".");
        requireSomebody(*step.attacker);
        if (characterAt(m_turn.board, *step.attacker)->attack == 0)
            refuse(capital(called(*step.attacker)) +
                   " has no attack; give it one before it attacks.");
    }

    void checkTarget() const {
        const Step* step = m_action.targetStep();
        if (!m_action.target) {
            if (step && m_action.last)
                refuse(capital(m_number) + " is played last and by itself; give its target.");
            return;
        }
        const Place& target = *m_action.target;
        if (!step)
            refuse(capital(m_name) + " has no chosen target.");
        requireSomebody(target);
        const bool isHero = !target.minion && !target.body;
        if (!contains(step->pool, target.side, isHero))
            refuse(capital(m_name) + " cannot strike " + called(target) + ": its pool is " +
                   std::string(nameOf(step->pool)) + ".");
    }

    void requireSomebody(const Place& place) const {
        if (!isThere(m_turn, place))
            refuse("There is no character at " + called(place) + " for " + m_name + ".");
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
    const Turn& m_turn;
    const Action& m_action;
    std::string m_number, m_name;
};

void checkClause(const Turn& turn, const Clause& clause) {
    const auto check = [&](const std::vector<Place>& places) {
        for (const Place& place : places)
            if (!ActionCheck::isThere(turn, place))
                refuse("There is no character at " + called(place) + " for the goal.");
    };
    check(clause.die);
    check(clause.live);
    if (!clause.atLeast)
        return;
    if (clause.atLeast->count < 1 || clause.atLeast->count > mostTargets)
        refuse("At least 1 to " + std::to_string(mostTargets) + " must die, not " +
               std::to_string(clause.atLeast->count) + ".");
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
    requireRange("Spell Damage", turn.spellDamage, 0, mostSpellDamage);
    if (turn.mana)
        requireRange("Mana", *turn.mana, 0, mostMana);
    if (turn.actions.empty())
        refuse("There is no action to play.");
    if (turn.actions.size() > mostActions)
        refuse("A plan has at most " + std::to_string(mostActions) + " actions, not " +
               std::to_string(turn.actions.size()) + ".");
    for (std::size_t i = 0; i < turn.actions.size(); ++i)
        ActionCheck(turn, i).run();
    if (turn.goal.size() > mostClauses)
        refuse("A goal has 1 to " + std::to_string(mostClauses) + " clauses, not " +
               std::to_string(turn.goal.size()) + ".");
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
        refuse("Say who must die or live, or ask for the least attack.");
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

std::string called(const Place& place) {
    if (place.body)
        return "the minion of action " + std::to_string(*place.body + 1);
    const std::string side(nameOf(place.side));
    if (!place.minion)
        return "the " + side + " hero";
    const std::string minion = side + " minion " + std::to_string(*place.minion + 1);
    return place.summoned ? "what is summoned at " + minion : minion;
}

} // namespace yomi::splitdamage
