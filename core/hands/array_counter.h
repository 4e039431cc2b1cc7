// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <utility>

namespace yomi::hands {

/// The source article's counter before it was packed: an int for each of sixteen kinds. The
/// reference of PackedCounter, as a plain loop and with the loop written out.
using ArrayCounter = std::array<int, 16>;

// The loops are kept loops; written out, they are the second form.

/// a has at least b's count of every kind.
constexpr bool containsLoop(const ArrayCounter& a, const ArrayCounter& b) {
#pragma GCC unroll 1
    for (std::size_t kind = 0; kind < a.size(); ++kind) {
        if (a[kind] < b[kind])
            return false;
    }
    return true;
}

constexpr bool containsUnrolled(const ArrayCounter& a, const ArrayCounter& b) {
    return [&]<std::size_t... Kind>(std::index_sequence<Kind...>) {
        return (... && (a[Kind] >= b[Kind]));
    }
    (std::make_index_sequence<std::tuple_size_v<ArrayCounter>>());
}

/// Takes b out of a, which must contain it.
constexpr void removeLoop(ArrayCounter& a, const ArrayCounter& b) {
#pragma GCC unroll 1
    for (std::size_t kind = 0; kind < a.size(); ++kind)
        a[kind] -= b[kind];
}

constexpr void removeUnrolled(ArrayCounter& a, const ArrayCounter& b) {
    [&]<std::size_t... Kind>(std::index_sequence<Kind...>) {
        ((a[Kind] -= b[Kind]), ...);
    }
    (std::make_index_sequence<std::tuple_size_v<ArrayCounter>>());
}

} // namespace yomi::hands
