// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/enum_names.h"
#include "core/common/sentence.h"
#include "core/splitdamage/step.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace yomi::splitdamage {

// The board that the user edits: two sides, each a hero and a row of minions.
//
//     enemy      [hero]  [0] [1] [2] [3] [4] [5] [6]
//     friendly   [hero]  [0] [1] [2] [3] [4] [5] [6]
//
// The engine does not use it: targets.h converts board and effect to the hits each character needs.

/// The user's goal for a character.
enum class Goal { Free, MustDie, MustLive };
constexpr auto enumNames(Goal) {
    return namesInOrder("free", "must die", "must live");
}

/// A minion that is not on the initial board: a deathrattle's, which takes the place of the dead
/// minion, or one that a card puts down.
struct Summon {
    std::string name;
    int health = leastHealth;
    int attack = 0;
    bool divineShield = false;
    bool taunt = false;
    std::string tribe{};
    int spellDamage = 0;
    bool immune = false;               ///< hits can choose it, but it takes no damage
    std::optional<Step> deathrattle{}; ///< strikes when it dies; the pool is seen from its side

    template <class Fields>
    void describe(Fields& field) {
        field("name", name, "Name of the minion");
        field("health", health, "Its health", {leastHealth, mostHealth});
        field("attack", attack, "Its attack", {0, mostAttack});
        field("divineShield", divineShield, "Whether it has a divine shield");
        field("taunt", taunt, "Whether enemies must attack it first");
        field("tribe", tribe, "Its tribe, such as Mech");
        field("spellDamage", spellDamage, "The Spell Damage it gives", {0, mostSpellDamage});
        field("immune", immune, "Whether it takes no damage");
        field("deathrattle", deathrattle, "How it strikes when it dies");
    }

    bool operator==(const Summon&) const = default;
};

struct Character {
    std::string name; ///< may be empty; targets.h then names it by its place
    int health = leastHealth;
    int armor = 0; ///< of a hero; lost before health
    bool divineShield = false;
    bool inPool = true; ///< false: never a target (dormant, a Mech for Dyn-o-matic, …)
    Goal goal = Goal::Free;
    // Used by whole turns only (turn.h).
    int attack = 0;
    bool taunt = false; ///< of a minion
    std::string tribe{};
    int spellDamage = 0;               ///< counts on the friendly side
    std::optional<Summon> summons{};   ///< takes its place after its death
    bool immune = false;               ///< hits can choose it, but it takes no damage
    std::optional<Step> deathrattle{}; ///< strikes when it dies; the pool is seen from its side
    /// Identifies it on its board when it moves, 0 to mostTargets − 1; see giveIds(). Nothing if
    /// not needed.
    std::optional<int> id{};

    template <class Fields>
    void describe(Fields& field) {
        field("name", name, "Name of the character");
        field("health", health, "Its health", {leastHealth, mostHealth});
        field("armor", armor, "Its armor", {0, mostArmor});
        field("divineShield", divineShield, "Whether it has a divine shield");
        field("inPool", inPool, "Whether it can be struck");
        field("goal", goal, "What is wanted of it");
        field("attack", attack, "Its attack", {0, mostAttack});
        field("taunt", taunt, "Whether enemies must attack it first");
        field("tribe", tribe, "Its tribe, such as Mech");
        field("spellDamage", spellDamage, "The Spell Damage it gives", {0, mostSpellDamage});
        field("immune", immune, "Whether it takes no damage");
        field("deathrattle", deathrattle, "How it strikes when it dies");
        field("summons", summons, "The minion that takes its place after its death");
        field("id", id, "Its id, of its board's own", {0, mostTargets - 1});
    }

    bool operator==(const Character&) const = default;
};

struct Side {
    std::optional<Character> hero;
    std::vector<Character> minions; ///< from left to right, at most mostMinions

    bool operator==(const Side&) const = default;
};

struct Board {
    Side enemy;
    Side friendly;

    bool operator==(const Board&) const = default;
};

/// The minion that an action puts down.
inline Place minionOfAction(std::size_t action) {
    return {.side = SideName::Friendly, .body = static_cast<int>(action)};
}

Side& side(Board& board, SideName name);
const Side& side(const Board& board, SideName name);

/// The character at a place, or null if the place is empty.
Character* characterAt(Board& board, Place place);
const Character* characterAt(const Board& board, Place place);

/// The places of all characters, in board order: enemy hero, enemy minions from left to right,
/// friendly hero, friendly minions.
std::vector<Place> places(const Board& board);

/// The number of a place in the drawing above, from 0 at the enemy hero to mostTargets − 1.
int placeNumber(Place place);

/// Gives each character without an id the number of its place, or the next free number.
void giveIds(Board& board);

/// The character's name; if it has none "Enemy hero", "Minion 1", "Friendly hero" or "Friendly
/// minion 1".
Sentence nameOrPlace(const Character& character, Place place);

/// Throws std::invalid_argument if a number of the character is outside its limits. The sentence
/// calls the character by its name, or `called` if it has none.
void validate(const Character& character, std::string_view called);
/// As above for all characters, and for the number of minions.
void validate(const Board& board);

} // namespace yomi::splitdamage
