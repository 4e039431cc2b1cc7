// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <stop_token>
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

/// Ways to count tiles: the source article's array of 16 ints, as a loop and with
/// the loop written out, and packed (packed_counter.h) for 15 cards and for 54 tiles.
enum class CounterForm { Loop, Unrolled, OneWord, FourWords };

inline constexpr std::array counterForms = {CounterForm::Loop, CounterForm::Unrolled,
                                            CounterForm::OneWord, CounterForm::FourWords};

/// What one operation takes, in seconds.
struct CounterCost {
    double contains;
    double remove;
};

/// Asks one hand for 1024 random melds, as a search does, `repeats` times (1 or more), and takes
/// the median. All melds are contained, so that no loop can end early. It is compiled without
/// vectorisation (CMakeLists.txt), as the source article's language compiles its loops.
/// Cost: about 15 µs a repeat for the loop, 1 µs for one word. Throws Stopped.
CounterCost measureCounter(CounterForm form, int repeats = 501, const std::stop_token& stop = {});

} // namespace yomi::hands
