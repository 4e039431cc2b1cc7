// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <initializer_list>

namespace yomi::tree {

/// A hash of several numbers, of 64 bits: two collide once in 10^19.
constexpr std::uint64_t mixed(std::initializer_list<std::uint64_t> parts) {
    std::uint64_t all = 0;
    for (const std::uint64_t part : parts) {
        all = (all ^ part) * 0x9e37'79b9'7f4a'7c15; // the golden ratio: spreads every bit upwards
        all ^= all >> 29;
    }
    return all;
}

} // namespace yomi::tree
