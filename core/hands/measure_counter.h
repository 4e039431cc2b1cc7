// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <stop_token>

namespace yomi::hands {

/// Ways to count tiles: the source article's array of 16 ints (array_counter.h), as a loop and with
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
