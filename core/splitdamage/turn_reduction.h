// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/splitdamage/turn_rules.h"

#include <map>
#include <optional>
#include <tuple>

namespace yomi::splitdamage {

/// What is asked of the states at the end.
struct TurnQuestion {
    bool goal = false;
    bool enemyAttack = false;
    bool deaths = false;               ///< how many of the typed have died
    std::optional<std::size_t> life{}; ///< what is left of the one in this slot
};

/// What is still to come in a state.
struct Remaining {
    unsigned actions = 0;                 ///< those after the present one, a bit each
    std::optional<std::size_t> present{}; ///< the action under way
    std::size_t step = 0;                 ///< of it
    std::size_t target = noTarget;        ///< the slot that the present action has chosen
    int damage = 0; ///< the most that the present step still deals to one; less than 0: no limit

    static constexpr std::size_t noTarget = ~std::size_t{0};
};

/// Makes one state of all that are alike for what is to come and for what is asked, which is exact:
///
/// - Who can be struck no more, does nothing for what is to come and is not asked about is gone;
/// who
///   is only asked about is dead or alive.
/// - A life above all that can still strike it is one value.
/// - Those whom all treats alike change places freely.
class TurnReduction {
public:
    /// Without `changesPlaces` everybody keeps his own: his place may be named later.
    TurnReduction(const TurnRules& rules, const TurnQuestion& question, bool changesPlaces = true);

    void reduce(TurnState& state, const Remaining& ahead) const;
    /// [slot] The same number for those who may change places.
    const std::vector<std::size_t>& kinds(const Remaining& ahead) const {
        return rolesFor(ahead).kinds;
    }
    /// Whether the one in a slot has to do with what is to come or with what is asked.
    bool matters(std::size_t slot, const Remaining& ahead) const {
        const Role& role = rolesFor(ahead).of[slot];
        return role.matters || role.isAsked;
    }

private:
    struct Role {
        bool matters = false; ///< to what is to come
        bool isAsked = false;
        bool isStruck = false; ///< by the present step
        int damage = 0;        ///< the most that later steps deal to it; less than 0: no limit
    };
    struct Roles {
        std::vector<Role> of;                        ///< [slot]
        std::vector<std::size_t> kinds;              ///< [slot]
        std::vector<std::vector<std::size_t>> alike; ///< the slots of each kind, if several
        bool comparesLives = false;
        int cost = 0; ///< of all that is to come
    };

    const Roles& rolesFor(const Remaining& ahead) const;
    Roles makeRoles(const Remaining& ahead) const;
    bool canStrike(const Action& action, const Step& step, std::size_t slot) const;
    int mostDamage(const Action& action, const Step& step, std::size_t slot) const;
    bool isAsked(std::size_t slot) const;
    std::string kindOf(std::size_t slot, const Remaining& ahead, bool withAttack, bool withSpells,
                       bool withTribes, bool comparesLives) const;

    const TurnRules& m_rules;
    TurnQuestion m_question;
    bool m_changesPlaces;
    int m_mostSpellDamage;
    bool m_hasArmor = false;
    mutable std::map<std::tuple<unsigned, std::size_t, std::size_t, std::size_t>, Roles> m_roles;
};

} // namespace yomi::splitdamage
