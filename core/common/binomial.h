// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace yomi {

/// n over k: how many ways there are to choose k of n. The result times k must fit.
constexpr std::uint64_t binomial(int n, int k) {
    std::uint64_t ways = 1;
    for (int i = 0; i < k; ++i)
        ways = ways * static_cast<std::uint64_t>(n - i) / static_cast<std::uint64_t>(i + 1);
    return ways;
}

} // namespace yomi
