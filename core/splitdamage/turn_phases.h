// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/splitdamage/turn_board.h"

#include <map>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

namespace yomi::splitdamage {

/// A step of an action that has begun: whom it can strike, and how much.
struct BegunStep {
    StepKind kind = StepKind::Split;
    bool again = false;
    ByStage<SlotSet> pool{};    ///< of these the living
    std::vector<int> damages{}; ///< of each hit, or one
    std::optional<OccupantId> target{};
    std::size_t attacker = 0;
};

/// The most that something deals to each, to each place with its summon at once, and to all of them
/// together. Enough for any life is as good as more.
struct Harm {
    static constexpr int unlimited = 1'000'000;

    ByStage<std::array<int, mostSlots>> damage{};
    std::array<int, mostSlots> toAll{}; ///< what strikes everybody at once
    int perHit = 0;                     ///< what strikes one at a time

    Harm& operator+=(const Harm& other);
};

/// A time between two choices: the actions that are left, and what is still to come of the one
/// under way. How it treats everybody is the same in all states.
struct Phase {
    struct Role {
        std::uint8_t kind = 0;     ///< those of one kind are alike; 0: it does not matter
        std::uint8_t safeKind = 0; ///< the same of those who cannot die any more
        bool isCompared = false;   ///< by a step that strikes the least health
        bool isStruck = false;     ///< by the present step
        int damage = 0;            ///< the most that what comes after the present step deals to it
        int forcedDamage = 0;      ///< the same without the actions that are chosen
    };

    std::uint64_t number = 0;
    unsigned left = 0;            ///< the actions after the present one, a bit each
    std::vector<BegunStep> steps; ///< from the present step on; none before a choice
    const Phase* next = nullptr;  ///< after the present step; null: the action ends
    int cost = 0;                 ///< of all that is left
    ByStage<std::array<Role, mostSlots>> roles{};
    Harm later{}; ///< of what comes after the present step
    /// The most that those who are compared take later: who is struck by the present step, and who
    /// is not.
    int struckCompared = 0, otherCompared = 0;

    const BegunStep& step() const { return steps.front(); }
    /// The damage of the present step's hit when so many are left, that one included.
    int damageOf(int hits) const;
    /// The damage of its last hits together.
    int damageOfLast(int hits) const;
};

/// All phases of a plan, made when they are asked for.
class TurnPhases {
public:
    explicit TurnPhases(const TurnRules& rules);

    /// Before a choice among the actions of `left`.
    const Phase& before(unsigned left) {
        const Phase*& known = m_before[left];
        if (!known)
            known = &phase(left, {});
        return *known;
    }
    /// An action begins with so much Spell Damage, the others of `left` still to come.
    struct Beginning {
        const Phase* phase = nullptr;
        int hits = 0; ///< of the first step
    };
    const Beginning& begin(std::size_t action, const std::optional<OccupantId>& target,
                           unsigned left, int spellDamage);

    /// Whom a step strikes or targets; of the action's own body, source and target those that it
    /// leaves out are not among them.
    ByStage<SlotSet> poolOf(std::size_t action, const Step& step,
                            const std::optional<OccupantId>& target) const;

private:
    std::vector<BegunStep> stepsOf(std::size_t action, const std::optional<OccupantId>& target,
                                   int spellDamage) const;
    Harm harmOf(const BegunStep& step) const;
    const Phase& phase(unsigned left, std::vector<BegunStep> steps);
    void setRoles(Phase& phase) const;
    std::vector<int> signature(const Phase& phase, std::size_t slot, std::size_t stage,
                               bool isSafe) const;

    const TurnRules& m_rules;
    int m_mostSpellDamage, m_mostAnswer = 0;
    std::vector<std::vector<BegunStep>> m_steps; ///< [action] with the most Spell Damage
    std::vector<Harm> m_harm;                    ///< [action]
    std::map<std::vector<int>, std::unique_ptr<Phase>> m_phases;
    std::vector<const Phase*> m_before; ///< [left]
    std::unordered_map<std::uint64_t, Beginning> m_beginnings;
};

} // namespace yomi::splitdamage
