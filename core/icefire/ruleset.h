// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/enum_names.h"
#include "core/common/sentence.h"

#include <array>
#include <chrono>
#include <cstdint>

namespace yomi::icefire {

/// There are two versions of the rules: the current online game, and the contest of May 2019 (code
/// of 2019-05-26), for which the known bots were written. They differ in the price of mines, in the
/// number of mine spots and in the effect of a malformed number.
enum class Ruleset : std::uint8_t { Current, Contest2019 };
constexpr auto enumNames(Ruleset) {
    return namesInOrder("current", "contest2019");
}

inline constexpr int turnsPerGame = 100;
inline constexpr int startGold = 20;
inline constexpr int highestLevel = 3;
inline constexpr std::array<int, highestLevel + 1> trainingCost = {0, 10, 20, 30}; ///< by level
inline constexpr std::array<int, highestLevel + 1> upkeep = {0, 1, 4, 20};         ///< by level
inline constexpr int mineIncome = 4; ///< in addition to the 1 of its cell
inline constexpr int towerCost = 15;

/// The price of a mine for a player who owns `standingMines` mines.
constexpr int mineCost(Ruleset ruleset, int standingMines) {
    return ruleset == Ruleset::Current ? 15 : 20 + 4 * standingMines;
}

inline constexpr int mostAnswerMilliseconds = 600'000;

/// A player's time for an answer; the defaults are the game's.
struct TimeLimits {
    int firstTurn = 1000; ///< milliseconds for the first answer
    int turn = 50;        ///< for every later one
    double factor = 1;    ///< applies to both

    template <class Fields>
    void describe(Fields& field) {
        field("first-turn-time", firstTurn,
              Phrase("Milliseconds that a contestant has for its first line"),
              {1, mostAnswerMilliseconds});
        field("turn-time", turn, Phrase("Milliseconds for every later line"),
              {1, mostAnswerMilliseconds});
        field("time-factor", factor, Phrase("Multiplies both, for a slower machine"), {0.01, 1000});
    }

    std::chrono::microseconds of(bool isFirst) const {
        using std::chrono::microseconds;
        return std::chrono::duration_cast<microseconds>(
            std::chrono::duration<double, std::milli>((isFirst ? firstTurn : turn) * factor));
    }

    bool operator==(const TimeLimits&) const = default;
};

} // namespace yomi::icefire
