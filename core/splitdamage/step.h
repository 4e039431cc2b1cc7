// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/enum_names.h"
#include "core/common/sentence.h"
#include "core/splitdamage/effect.h"

#include <optional>
#include <string>
#include <vector>

namespace yomi::splitdamage {

enum class SideName { Enemy, Friendly };
constexpr auto enumNames(SideName) {
    return namesInOrder("enemy", "friendly");
}

/// The place of a character; no minion means the hero. In a turn also a minion summoned in a place,
/// or one that an action puts down.
struct Place {
    SideName side = SideName::Enemy;
    std::optional<int> minion{};
    bool summoned = false;     ///< the minion that replaces the initial one after its death
    std::optional<int> body{}; ///< instead of `minion`: that of this action, from 0

    bool operator==(const Place&) const = default;
};

inline constexpr int mostListedDamages = 10;
inline constexpr int mostRounds = 14; ///< of a repeated step

/// How a step deals damage. A hit is drawn uniformly among the living of the step's pool.
enum class StepKind {
    Split,    ///< one hit after another, each on a random target
    List,     ///< like Split, but with a separate damage for each hit
    Lowest,   ///< each hit on a target of least health, drawn among equals
    Distinct, ///< `hits` different targets at once, all sets equally likely
    Bounce,   ///< like Split, until a hit kills
    Area,     ///< all targets at once
    Target,   ///< the chosen target
    Attack    ///< attacker and chosen target damage each other
};
constexpr auto enumNames(StepKind) {
    return namesInOrder("split", "list", "lowest", "distinct", "bounce", "area", "target",
                        "attack");
}

/// The possible targets of a step, or the characters of a goal.
enum class Group {
    EnemyCharacters,
    EnemyMinions,
    EnemyHero,
    FriendlyCharacters,
    FriendlyMinions,
    FriendlyHero,
    AllCharacters,
    AllMinions
};
constexpr auto enumNames(Group) {
    return namesInOrder("enemy characters", "enemy minions", "enemy hero", "friendly characters",
                        "friendly minions", "friendly hero", "all characters", "all minions");
}

/// The pool of a deathrattle is seen from its owner's side: an enemy's enemies are friendly.
constexpr SideName seenFrom(SideName owner, SideName side) {
    return side == owner ? SideName::Friendly : SideName::Enemy;
}

/// Whether a hero or a minion of that side belongs to the group.
bool contains(Group group, SideName side, bool isHero);

struct Step {
    StepKind kind = StepKind::Split;
    int hits = 0;         ///< for Split, Lowest and Distinct
    int damagePerHit = 0; ///< for all but List and Attack
    int mostPerHit = 0;   ///< each hit deals damagePerHit to this, all equally likely; 0: no more
    std::vector<int> damages{};
    Group pool = Group::EnemyCharacters;
    SpellDamageRule spellDamageRule = SpellDamageRule::None;
    std::string except{};   ///< a tribe that is not a target
    bool other = false;     ///< excludes the action's own minion or source
    bool butTarget = false; ///< excludes the chosen target
    bool again = false;     ///< repeats as long as a character dies
    std::optional<Place> attacker{};

    template <class Fields>
    void describe(Fields& field) {
        field("kind", kind, "How it strikes");
        field("hits", hits, "How many hits", {0, mostHits});
        field("damagePerHit", damagePerHit, "The damage of one hit", {1, mostDamage});
        field("mostPerHit", mostPerHit, "The most damage of one hit, if it is random",
              {1, mostDamage});
        field("damages", damages, "The damage of each hit", {1, mostDamage});
        field("pool", pool, "Whom it can strike");
        field("spellDamageRule", spellDamageRule, "What Spell Damage does to it");
        field("except", except, "A tribe that it does not strike");
        field("other", other, "Whether its own minion is left out");
        field("butTarget", butTarget, "Whether the chosen target is left out");
        field("again", again, "Whether it is done again when a character dies");
        field("attacker", attacker, "Who attacks");
    }

    /// How much more than the least damage a hit may deal.
    int spread() const { return mostPerHit > 0 ? mostPerHit - damagePerHit : 0; }
    bool hasTarget() const { return kind == StepKind::Target || kind == StepKind::Attack; }
    bool operator==(const Step&) const = default;
};

/// The damage of each hit of a step with this Spell Damage; one number for a step without hits. The
/// least where it is random.
std::vector<int> damagesOf(const Step& step, int spellDamage);

/// Throws std::invalid_argument if a number of the step is outside its limits; `of` names it:
/// "action 2 (Fireball)".
void validateNumbers(const Step& step, const Sentence& of);

/// The same for a deathrattle of this character, which strikes without a choice.
void validateDeathrattle(const Step& step, const Sentence& of);

} // namespace yomi::splitdamage
