// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace yomi {

/// The random generator of the whole program: splitmix64 (Steele, Lea and Flood, 2014), 64 bits of
/// state, two multiplications a draw. Equal seeds give equal numbers on every system.
class Random {
public:
    explicit constexpr Random(std::uint64_t seed)
        : m_state(seed) {}

    constexpr std::uint64_t next() {
        std::uint64_t z = m_state += 0x9E37'79B9'7F4A'7C15;
        z = (z ^ (z >> 30)) * 0xBF58'476D'1CE4'E5B9;
        z = (z ^ (z >> 27)) * 0x94D0'49BB'1331'11EB;
        return z ^ (z >> 31);
    }
    /// From 0 to bound - 1; bound is at least 1 and far below 2^32, which keeps the bias small.
    constexpr int below(int bound) {
        return static_cast<int>((next() >> 32) * static_cast<std::uint64_t>(bound) >> 32);
    }
    /// In [0, 1).
    constexpr double fraction() { return static_cast<double>(next() >> 11) * 0x1p-53; }

private:
    std::uint64_t m_state;
};

} // namespace yomi
