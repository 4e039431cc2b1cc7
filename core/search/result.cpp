// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/search/result.h"

#include <numeric>

namespace yomi::search {

std::int64_t SearchResult::totalNodes() const {
    return std::accumulate(
        iterations.begin(), iterations.end(), std::int64_t{0},
        [](std::int64_t sum, const Iteration& one) { return sum + one.counters.nodes; });
}

} // namespace yomi::search
