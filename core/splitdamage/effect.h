// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/enum_names.h"
#include "core/splitdamage/limits.h"

#include <span>
#include <string>
#include <string_view>

namespace yomi::splitdamage {

/// The possible targets of an effect. A bomber's "all other characters" is every character on the
/// edited board, since the bomber itself is not on it.
enum class Pool { EnemyCharacters, EnemyMinions, AllCharacters, AllMinions };
constexpr auto enumNames(Pool) {
    return namesInOrder("enemy characters", "enemy minions", "all characters", "all minions");
}

/// How Spell Damage +k changes an effect.
enum class SpellDamageRule { None, MoreHits, MoreDamage };
constexpr auto enumNames(SpellDamageRule) {
    return namesInOrder("none", "more hits", "more damage");
}

/// An effect that deals its hits one after another, each to a random living character of its pool,
/// all equally likely.
struct Effect {
    std::string name = "Split damage";
    int hits = 3; ///< 0 to mostHits
    int damagePerHit = 1;
    Pool pool = Pool::EnemyMinions;
    SpellDamageRule spellDamageRule = SpellDamageRule::None;

    template <class Fields>
    void describe(Fields& field) {
        field("name", name, "Name of the effect");
        field("hits", hits, "How many hits", {0, mostHits});
        field("damagePerHit", damagePerHit, "The damage of one hit", {1, mostDamage});
        field("pool", pool, "Whom it can strike");
        field("spellDamageRule", spellDamageRule, "What Spell Damage does to it");
    }

    bool operator==(const Effect&) const = default;
};

/// The effect with Spell Damage +`spellDamage`: more hits, more damage per hit, or unchanged.
/// Throws std::invalid_argument if the effect, the Spell Damage or the result is outside its
/// limits.
Effect withSpellDamage(const Effect& effect, int spellDamage);

/// The cards of the game (cards.h) that are a single such effect, in catalog order; the last one is
/// the general case of the source article, with free hits and damage.
std::span<const Effect> effectPresets();

/// The preset with this name, or null.
const Effect* findPreset(std::string_view name);

/// Throws std::invalid_argument if a number of the effect is outside its limits.
void validate(const Effect& effect);

} // namespace yomi::splitdamage
