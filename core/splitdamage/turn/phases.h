// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/splitdamage/turn/steps.h"

#include <map>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

namespace yomi::splitdamage {

/// An upper bound of damage: to each slot together with its summon, and to all of them in total.
/// Capped where it exceeds any life.
struct Harm {
    ByStage<std::array<int, mostSlots>> damage{};
    std::array<int, mostSlots> toAll{}; ///< from effects that hit everyone at once
    int perHit = 0;                     ///< from effects that hit one at a time

    Harm& operator+=(const Harm& other);
};

/// A time between two choices: the remaining actions, and the rest of the current one. A phase
/// treats each slot alike in all states.
struct Phase {
    struct Role {
        std::uint8_t kind = 0;     ///< slots of one kind are interchangeable; 0: irrelevant
        std::uint8_t safeKind = 0; ///< the same for those that cannot die any more
        bool isCompared = false;   ///< by a step that strikes the least health
        bool isStruck = false;     ///< by the present step
        int damage = 0;            ///< the most that everything after the present step deals to it
        int forcedDamage = 0;      ///< the same without chosen actions
    };

    std::uint64_t number = 0;
    unsigned left = 0;            ///< the actions after the present one, one bit each
    std::vector<BegunStep> steps; ///< from the present step on; empty before a choice
    const Phase* next = nullptr;  ///< after the present step; null: the action ends
    int cost = 0;                 ///< of all remaining actions
    ByStage<std::array<Role, mostSlots>> roles{};
    Harm later{}; ///< of everything after the present step
    /// The most later damage to compared characters: to those that the present step can strike, and
    /// to the others.
    int struckCompared = 0, otherCompared = 0;

    const BegunStep& step() const { return steps.front(); }
};

/// All phases of a plan, created on demand.
class TurnPhases {
public:
    explicit TurnPhases(const TurnSteps& steps);

    /// Before a choice among the actions of `left`.
    const Phase& before(unsigned left) {
        const Phase*& known = m_before[left];
        if (!known)
            known = &phase(left, {});
        return *known;
    }
    /// The start of an action with this Spell Damage, with the other actions of `left` still to
    /// come.
    struct Beginning {
        const Phase* phase = nullptr;
        int hits = 0; ///< of the first step
    };
    const Beginning& begin(std::size_t action, const std::optional<OccupantId>& target,
                           unsigned left, int spellDamage);

private:
    Harm harmOf(const BegunStep& step) const;
    const Phase& phase(unsigned left, std::vector<BegunStep> steps);
    void setRoles(Phase& phase) const;
    std::vector<int> signature(const Phase& phase, std::size_t slot, std::size_t stage,
                               bool isSafe) const;

    const TurnSteps& m_steps;
    const TurnRules& m_rules;
    int m_mostSpellDamage, m_mostAnswer = 0;
    std::vector<const std::vector<BegunStep>*> m_most; ///< [action] with the most Spell Damage
    std::vector<Harm> m_harm;                          ///< [action]
    Harm m_ofDeathrattles;
    std::map<std::vector<int>, std::unique_ptr<Phase>> m_phases;
    std::vector<const Phase*> m_before; ///< [left]
    std::unordered_map<std::uint64_t, Beginning> m_beginnings;
};

} // namespace yomi::splitdamage
