// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <stdexcept>
#include <string>

namespace yomi::splitdamage {

inline constexpr int mostMinions = 7; ///< per side, a rule of the game
inline constexpr int mostTargets = 2 * (mostMinions + 1);
inline constexpr int leastHealth = 1;
inline constexpr int longestName = 100; ///< characters
inline constexpr int mostHealth = 999;
inline constexpr int mostArmor = 999;
inline constexpr int mostHits = 200;
inline constexpr int mostDamage = 999; ///< of one hit
inline constexpr int mostSpellDamage = 99;
inline constexpr int mostAttack = 999;
/// A hero with the most health and armor behind a divine shield.
inline constexpr int mostHitsToKill = mostHealth + mostArmor + 1;

/// Throws std::invalid_argument with the sentence "<what> must be <least> to <most>, not <value>."
inline void requireRange(const std::string& what, int value, int least, int most) {
    if (value < least || value > most)
        throw std::invalid_argument(what + " must be " + std::to_string(least) + " to " +
                                    std::to_string(most) + ", not " + std::to_string(value) + ".");
}

} // namespace yomi::splitdamage
