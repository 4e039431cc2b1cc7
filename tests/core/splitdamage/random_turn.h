// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/splitdamage/turn/turn.h"

#include <random>

namespace yomi::splitdamage {

/// Small turns of all kinds, equal for equal seeds. They are valid as plans.
class RandomTurn {
public:
    explicit RandomTurn(unsigned seed)
        : m_random(seed) {}

    Turn next() {
        for (;;) {
            Turn turn = draw();
            try {
                validatePlan(turn);
                return turn;
            } catch (const std::invalid_argument&) {
                continue; // a target outside its pool, an attacker without attack, …
            }
        }
    }

    /// From 0 to count - 1.
    int below(int count) { return static_cast<int>(m_random() % static_cast<unsigned>(count)); }

    Action action(const Turn& turn) {
        Action action;
        action.cost = below(4);
        if (chance(10))
            action.source = somebody(turn, SideName::Friendly);
        if (chance(15))
            action.body = summon();
        action.last = chance(10);
        if (chance(20)) {
            action.body.reset();
            action.steps.push_back(attack(turn));
        } else {
            for (int steps = chance(30) ? 2 + below(mostSteps - 1) : 1; steps > 0; --steps)
                action.steps.push_back(step());
        }
        if (action.targetStep() && (action.last || chance(30)))
            action.target = somebody(turn, chance(80) ? SideName::Enemy : SideName::Friendly);
        return action;
    }

private:
    bool chance(int percent) { return below(100) < percent; }

    Turn draw() {
        Turn turn;
        for (const SideName name : {SideName::Enemy, SideName::Friendly}) {
            Side& side = splitdamage::side(turn.board, name);
            if (chance(60)) {
                side.hero = character();
                side.hero->armor = chance(30) ? 1 + below(2) : 0;
            }
            const bool isEnemy = name == SideName::Enemy;
            for (int minions = isEnemy ? 1 + below(3) : below(3); minions > 0; --minions)
                side.minions.push_back(character());
        }
        if (chance(15))
            turn.spellDamage = 1;
        if (chance(30))
            turn.mana = 2 + below(6);
        for (int actions = 2 + below(2); actions > 0; --actions)
            turn.actions.push_back(action(turn));
        if (chance(20))
            turn.objective = Objective::LeastAttack;
        for (int clauses = chance(25) ? 2 : 1; clauses > 0; --clauses)
            turn.goal.push_back(clause(turn));
        return turn;
    }

    Character character() {
        Character character;
        character.health = 1 + below(chance(20) ? 7 : 4);
        character.divineShield = chance(15);
        character.inPool = !chance(6);
        character.attack = below(4);
        character.taunt = chance(20);
        character.tribe = chance(20) ? "Mech" : "";
        character.spellDamage = chance(15) ? 1 : 0;
        if (chance(20))
            character.summons = summon();
        return character;
    }

    Summon summon() {
        return {.name = {},
                .health = 1 + below(2),
                .attack = below(3),
                .divineShield = chance(15),
                .taunt = chance(20),
                .tribe = chance(20) ? "Mech" : "",
                .spellDamage = chance(15) ? 1 : 0};
    }

    Step step() {
        Step step;
        step.kind = static_cast<StepKind>(below(static_cast<int>(StepKind::Attack)));
        step.hits = 1 + below(3);
        step.damagePerHit = 1 + below(2);
        step.pool = group();
        step.spellDamageRule = static_cast<SpellDamageRule>(below(3));
        if (step.kind == StepKind::List)
            for (int hits = 1 + below(3); hits > 0; --hits)
                step.damages.push_back(1 + below(3));
        step.except = chance(15) ? "Mech" : "";
        step.other = chance(20);
        step.butTarget = chance(20);
        step.again = chance(25) && (step.kind == StepKind::Split || step.kind == StepKind::Area);
        return step;
    }

    Step attack(const Turn& turn) {
        Step step;
        step.kind = StepKind::Attack;
        step.pool = chance(30) ? Group::EnemyMinions : Group::EnemyCharacters;
        step.attacker = somebody(turn, SideName::Friendly);
        return step;
    }

    /// Usually an enemy group.
    Group group() {
        return static_cast<Group>(chance(50) ? below(2)
                                             : below(static_cast<int>(Group::AllMinions) + 1));
    }

    /// May return an empty place.
    Place somebody(const Turn& turn, SideName name) {
        if (name == SideName::Friendly && !turn.actions.empty() && chance(15))
            return {.side = name, .body = below(static_cast<int>(turn.actions.size()))};
        const Side& side = splitdamage::side(turn.board, name);
        Place place{name};
        if (!side.hero || (!side.minions.empty() && chance(70)))
            place.minion = below(static_cast<int>(side.minions.size()) + 1);
        place.summoned = chance(10);
        return place;
    }

    Clause clause(const Turn& turn) {
        Clause clause;
        if (chance(30))
            clause.live.push_back(somebody(turn, SideName::Friendly));
        switch (below(3)) {
        case 0:
            for (int i = below(2); i >= 0; --i)
                clause.die.push_back(
                    somebody(turn, chance(80) ? SideName::Enemy : SideName::Friendly));
            break;
        case 1:
            clause.none = group();
            break;
        default:
            AtLeast& atLeast = clause.atLeast.emplace();
            atLeast.count = 1 + below(3);
            if (chance(60))
                atLeast.group = group();
            else
                for (int i = 1 + below(2); i >= 0; --i)
                    atLeast.places.push_back(somebody(turn, SideName::Enemy));
        }
        return clause;
    }

    std::mt19937 m_random;
};

} // namespace yomi::splitdamage
