// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/enum_names.h"
#include "core/splitdamage/board.h"
#include "core/splitdamage/effect.h"

#include <optional>
#include <string>
#include <vector>

namespace yomi::splitdamage {

// A player's action in a turn: a card, an attack or a hero power, in one to three steps.

inline constexpr int mostSteps = 3;
inline constexpr int mostActions = 10;
inline constexpr int mostListedDamages = 10;
inline constexpr int mostCost = 99;
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

/// Whether a hero or a minion of that side belongs to the group.
bool contains(Group group, SideName side, bool isHero);

struct Step {
    StepKind kind = StepKind::Split;
    int hits = 0;         ///< for Split, Lowest and Distinct
    int damagePerHit = 0; ///< for all but List and Attack
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
        field("damages", damages, "The damage of each hit", {1, mostDamage});
        field("pool", pool, "Whom it can strike");
        field("spellDamageRule", spellDamageRule, "What Spell Damage does to it");
        field("except", except, "A tribe that it does not strike");
        field("other", other, "Whether its own minion is left out");
        field("butTarget", butTarget, "Whether the chosen target is left out");
        field("again", again, "Whether it is done again when a character dies");
        field("attacker", attacker, "Who attacks");
    }

    bool hasTarget() const { return kind == StepKind::Target || kind == StepKind::Attack; }
    bool operator==(const Step&) const = default;
};

/// The damage of each hit of a step with this Spell Damage; one number for a step without hits.
std::vector<int> damagesOf(const Step& step, int spellDamage);

struct Action {
    std::string name;
    int cost = 0;
    std::vector<Step> steps;
    std::optional<Place> target{}; ///< of the step with a chosen target
    std::optional<Place> source{}; ///< the character that acts
    std::optional<Summon> body{};  ///< the minion that it puts down first
    bool last = false;             ///< happens by itself when the player stops

    template <class Fields>
    void describe(Fields& field) {
        field("name", name, "Its name");
        field("cost", cost, "The mana it costs", {0, mostCost});
        field("steps", steps, "What it does, one after the other");
        field("target", target, "Whom it strikes");
        field("source", source, "Who does it");
        field("body", body, "The minion that it puts down first");
        field("last", last, "Whether it happens by itself when the player stops");
    }

    const Step* targetStep() const;
    bool operator==(const Action&) const = default;
};

} // namespace yomi::splitdamage
