// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>

namespace yomi::icefire {

inline constexpr int mostAnswerMilliseconds = 600'000;

/// A player's time for an answer; the defaults are the game's.
struct TimeLimits {
    int firstTurn = 1000; ///< milliseconds for the first answer
    int turn = 50;        ///< for every later one
    double factor = 1;    ///< applies to both

    template <class Fields>
    void describe(Fields& field) {
        field("first-turn-time", firstTurn, "Milliseconds that a contestant has for its first line",
              {1, mostAnswerMilliseconds});
        field("turn-time", turn, "Milliseconds for every later line", {1, mostAnswerMilliseconds});
        field("time-factor", factor, "Multiplies both, for a slower machine", {0.01, 1000});
    }

    std::chrono::microseconds of(bool isFirst) const {
        using std::chrono::microseconds;
        return std::chrono::duration_cast<microseconds>(
            std::chrono::duration<double, std::milli>((isFirst ? firstTurn : turn) * factor));
    }

    bool operator==(const TimeLimits&) const = default;
};

} // namespace yomi::icefire
