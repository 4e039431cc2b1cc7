// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <stop_token>
#include <utility>

namespace yomi::hands {

/// The source article's counter before packing: an int for each of sixteen kinds. The reference of
/// PackedCounter, as a plain loop and unrolled.
using ArrayCounter = std::array<int, 16>;

// Unrolling is disabled here; the unrolled form follows.

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

/// Removes b from a, which must contain it.
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

/// Ways to count tiles: the source article's array of 16 ints, as a loop and unrolled, and packed
/// (packed_counter.h) for 15 cards and for 54 tiles.
enum class CounterForm { Loop, Unrolled, OneWord, FourWords };

inline constexpr std::array counterForms = {CounterForm::Loop, CounterForm::Unrolled,
                                            CounterForm::OneWord, CounterForm::FourWords};

/// The time of one operation, in seconds.
struct CounterCost {
    double contains;
    double remove;
};

/// The median over `repeats` (1 or more) of testing one hand for 1024 random melds, as a search
/// does. All melds are contained, so that no loop can end early. Compiled without vectorisation
/// (CMakeLists.txt), like the loops in the source article's language. Cost: about 15 µs per repeat
/// for the loop, 1 µs for one word. Throws Stopped.
CounterCost measureCounter(CounterForm form, int repeats = 501, const std::stop_token& stop = {});

} // namespace yomi::hands
