// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <limits>

namespace yomi::icefire {

/// The generator of java.util.Random (its documentation gives the formulas): a linear congruence
/// of 48 bits, of which a draw shows the upper ones. The game draws its maps from it.
class JavaRandom {
public:
    explicit constexpr JavaRandom(std::int64_t seed)
        : m_state((static_cast<std::uint64_t>(seed) ^ multiplier) & mask) {}

    /// A number of `bits` random bits, 1 to 31.
    constexpr std::int32_t next(int bits) {
        m_state = (m_state * multiplier + 0xB) & mask;
        return static_cast<std::int32_t>(m_state >> (48 - bits));
    }

    /// A number from 0 to bound - 1, for a bound of at least 1.
    constexpr std::int32_t nextInt(std::int32_t bound) {
        const std::int64_t range = bound;
        std::int64_t drawn = next(31);
        if ((range & (range - 1)) == 0)
            return static_cast<std::int32_t>((range * drawn) >> 31);
        // The last, incomplete stretch of `bound` numbers would favour small remainders.
        while (drawn - drawn % range + range - 1 > std::numeric_limits<std::int32_t>::max())
            drawn = next(31);
        return static_cast<std::int32_t>(drawn % range);
    }

private:
    static constexpr std::uint64_t multiplier = 0x5DEECE66D;
    static constexpr std::uint64_t mask = (std::uint64_t(1) << 48) - 1;

    std::uint64_t m_state;
};

} // namespace yomi::icefire
