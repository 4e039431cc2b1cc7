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

// What a player does in a turn: a card, an attack or a hero power, in one to three steps.

inline constexpr int mostSteps = 3;
inline constexpr int mostActions = 10;
inline constexpr int mostListedDamages = 10;
inline constexpr int mostCost = 99;
inline constexpr int mostRounds = 14; ///< of a step that is done again

/// How a step strikes. A hit is drawn uniformly among the living of the step's pool.
enum class StepKind {
    Split,    ///< hit after hit, each on a character drawn again
    List,     ///< the same with a damage of its own for each hit
    Lowest,   ///< each hit on one of least health, drawn among equals
    Distinct, ///< so many different ones, all sets as likely, at once
    Bounce,   ///< as Split, until a hit brings somebody down
    Area,     ///< everybody at once
    Target,   ///< the chosen one
    Attack    ///< attacker and chosen one strike each other
};
constexpr auto enumNames(StepKind) {
    return namesInOrder("split", "list", "lowest", "distinct", "bounce", "area", "target",
                        "attack");
}

/// Whom a step can strike, and of whom a goal speaks.
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

/// Whether a character of that side, a hero or a minion, belongs to the group.
bool contains(Group group, SideName side, bool isHero);

struct Step {
    StepKind kind = StepKind::Split;
    int hits = 0;         ///< of Split, Lowest and Distinct
    int damagePerHit = 0; ///< of all but List and Attack
    std::vector<int> damages{};
    Group pool = Group::EnemyCharacters;
    SpellDamageRule spellDamageRule = SpellDamageRule::None;
    std::string except{};   ///< a tribe that is not struck
    bool other = false;     ///< neither is the action's own body or source
    bool butTarget = false; ///< nor its chosen target
    bool again = false;     ///< done again as long as somebody goes down
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

/// The damages of the hits of a step with so much Spell Damage; one for a step without hits.
std::vector<int> damagesOf(const Step& step, int spellDamage);

struct Action {
    std::string name;
    int cost = 0;
    std::vector<Step> steps;
    std::optional<Place> target{}; ///< of the step that has a chosen one
    std::optional<Place> source{}; ///< who does it
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

    /// The step with a chosen target, or null.
    const Step* targetStep() const;
    bool operator==(const Action&) const = default;
};

} // namespace yomi::splitdamage
