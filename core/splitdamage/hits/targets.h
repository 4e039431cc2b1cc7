// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/splitdamage/board.h"
#include "core/splitdamage/effect.h"
#include "core/splitdamage/hits/odds.h"

#include <string>
#include <vector>

namespace yomi::splitdamage {

/// The inputs of one document.
struct Setup {
    Board board;
    Effect effect;
    int spellDamage = 0; ///< 0 to mostSpellDamage

    bool operator==(const Setup&) const = default;
};

/// A possible target of the effect.
struct Target {
    Place place;
    int id = 0;    ///< its own, or placeNumber(place)
    Sentence name; ///< nameOrPlace()
    int hitsToKill = 1;
    Goal goal = Goal::Free;

    bool operator==(const Target&) const = default;
};

/// The hits that kill a character: ceil((health + armor) / damagePerHit), plus one for a divine
/// shield, which absorbs a whole hit; mostHitsToKill for an immune one, more than any effect has.
int hitsToKill(const Character& character, int damagePerHit);

/// The characters in the pool of the effect, enemy side first, on each side the hero before the
/// minions; empty if there are none. Throws std::invalid_argument for a number outside its limits.
std::vector<Target> targets(const Setup& setup);

/// The request to odds.h for the setup: the hits of the effect with Spell Damage on targets(setup),
/// in that order, with their goals. Goals of characters outside the pool are ignored.
Request request(const Setup& setup);

} // namespace yomi::splitdamage
