// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>

namespace yomi::splitdamage {

/// A computed probability of what may fail to happen: rounding must not make it certain.
inline double uncertain(double probability) {
    constexpr double mostBelowOne = 0x1.fffffffffffffp-1;
    return std::min(probability, mostBelowOne);
}

} // namespace yomi::splitdamage
