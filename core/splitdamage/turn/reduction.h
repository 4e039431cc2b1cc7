// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/splitdamage/turn/steps.h"

#include <map>
#include <optional>
#include <tuple>

namespace yomi::splitdamage {

/// The results to compute from the final states.
struct TurnQuestion {
    bool goal = false;
    bool enemyAttack = false;
    bool deaths = false;               ///< how many of the initial characters have died
    std::optional<std::size_t> life{}; ///< the remaining life of the character in this slot
};

/// The rest of the turn in a state.
struct Remaining {
    unsigned actions = 0;                 ///< those after the present one, one bit each
    std::optional<std::size_t> present{}; ///< the action in play
    std::size_t step = 0;                 ///< of the present action
    std::size_t target = noTarget;        ///< the slot of the present action's target
    int damage = 0; ///< the most that the present step still deals to one; negative: no limit

    static constexpr std::size_t noTarget = ~std::size_t{0};
    static constexpr int noLimit = -1;
};

/// Merges states that are equivalent for the remaining actions and for the question, without loss:
///
/// - A character that cannot be struck any more, affects nothing and is not asked about is removed;
///   one that is only asked about is dead or alive.
/// - All lives above the most damage still possible are one value.
/// - Interchangeable characters are sorted.
class TurnReduction {
public:
    /// Without `changesPlaces` characters keep their places, which may be named later.
    TurnReduction(const TurnSteps& steps, const TurnQuestion& question, bool changesPlaces = true);

    void reduce(TurnState& state, const Remaining& ahead) const;
    /// [slot] Equal numbers for interchangeable characters.
    const std::vector<std::size_t>& kinds(const Remaining& ahead) const {
        return rolesFor(ahead).kinds;
    }
    /// Whether the character in a slot matters for the remaining actions or for the question.
    bool matters(std::size_t slot, const Remaining& ahead) const {
        const Role& role = rolesFor(ahead).of[slot];
        return role.matters || role.isAsked;
    }

private:
    struct Role {
        bool matters = false; ///< for the remaining actions
        bool isAsked = false;
        bool isStruck = false; ///< by the present step
        int damage = 0;        ///< the most that later steps deal to it; negative: no limit
    };
    struct Roles {
        std::vector<Role> of;                        ///< [slot]
        std::vector<std::size_t> kinds;              ///< [slot]
        std::vector<std::vector<std::size_t>> alike; ///< the slots of each kind that has several
        bool comparesLives = false;
        int cost = 0; ///< of all that is to come
    };

    const Roles& rolesFor(const Remaining& ahead) const;
    Roles makeRoles(const Remaining& ahead) const;
    bool canStrike(const Action& action, const Step& step, std::size_t slot) const;
    int mostDamage(const Action& action, const Step& step, std::size_t slot) const;
    bool isImmune(std::size_t slot) const;
    void addDeathrattles(Roles& roles) const;
    bool isAsked(std::size_t slot) const;
    std::string kindOf(std::size_t slot, const Remaining& ahead, bool withAttack, bool withSpells,
                       bool withTribes, bool comparesLives) const;

    const TurnSteps& m_steps;
    const TurnRules& m_rules;
    TurnQuestion m_question;
    bool m_changesPlaces;
    int m_mostSpellDamage;
    bool m_hasArmor = false;
    mutable std::map<std::tuple<unsigned, std::size_t, std::size_t, std::size_t>, Roles> m_roles;
};

} // namespace yomi::splitdamage
