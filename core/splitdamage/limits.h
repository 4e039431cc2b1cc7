// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/sentence.h"

#include <type_traits>

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

/// Throws InvalidArgument for a value outside its limits. The sentence has places for `of`, the
/// limits and the value: "The cost of {} must be {} to {}, not {}."
template <class... Of>
void requireRange(Template<std::type_identity_t<Of>..., int, int, int> sentence, int value,
                  int least, int most, const Of&... of) {
    if (value < least || value > most)
        throw InvalidArgument(sentence, of..., least, most, value);
}

} // namespace yomi::splitdamage
