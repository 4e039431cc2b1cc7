// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/splitdamage/board.h"
#include "core/splitdamage/effect.h"
#include "core/splitdamage/odds.h"

#include <string>
#include <vector>

namespace yomi::splitdamage {

/// Everything a person sets up: the inputs of one document.
struct Setup {
    Board board;
    Effect effect;
    int spellDamage = 0; ///< 0 to mostSpellDamage

    bool operator==(const Setup&) const = default;
};

/// A character that the effect can strike.
struct Target {
    Place place;
    int id = 0;       ///< its own, or placeNumber(place)
    std::string name; ///< its own, or defaultName(place)
    int hitsToKill = 1;
    Goal goal = Goal::Free;

    bool operator==(const Target&) const = default;
};

/// The hits that kill a character: ceil((health + armor) / damagePerHit), and one more for a divine
/// shield, which swallows a whole hit.
int hitsToKill(const Character& character, int damagePerHit);

/// The characters in the pool of the effect, enemy side first, each side from its hero along its
/// minions; none when the pool is empty. Throws std::invalid_argument for a number outside its
/// limits.
std::vector<Target> targets(const Setup& setup);

/// What to ask odds.h about the setup: the hits of the effect as it is cast on targets(setup), in
/// that order, with their goals. A goal of a character outside the pool plays no part.
Request request(const Setup& setup);

} // namespace yomi::splitdamage
