// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/splitdamage/action.h"

#include <optional>
#include <vector>

namespace yomi::splitdamage {

inline constexpr int mostClauses = 4;
inline constexpr int mostMana = 99;

/// So many of these have died.
struct AtLeast {
    int count = 1;
    std::optional<Group> group{}; ///< or else:
    std::vector<Place> places{};

    bool operator==(const AtLeast&) const = default;
};

/// Holds when all that it says holds at the end.
struct Clause {
    std::vector<Place> die{}, live{};
    std::optional<Group> none{}; ///< all of it are dead
    std::optional<AtLeast> atLeast{};

    bool isEmpty() const { return die.empty() && live.empty() && !none && !atLeast; }
    bool operator==(const Clause&) const = default;
};

/// What is to be great, or small: the odds of the goal, or the total attack of living enemy minions
/// at the end.
enum class Objective { Goal, LeastAttack };
constexpr auto enumNames(Objective) {
    return namesInOrder("goal", "least attack");
}

/// What can be done in a turn, and what is wanted.
struct TurnPlan {
    std::optional<int> mana{}; ///< nothing: no limit
    Objective objective = Objective::Goal;
    std::vector<Action> actions{};
    std::vector<Clause> goal{}; ///< met when one holds; empty: nothing is wanted

    bool operator==(const TurnPlan&) const = default;
};

/// The same with its board.
struct Turn : TurnPlan {
    Board board;
    int spellDamage = 0;

    bool operator==(const Turn&) const = default;
};

/// The most Spell Damage that an action of the turn may be played with.
int mostSpellDamageIn(const Turn& turn);

/// Throws std::invalid_argument with the first thing that makes no sense, in the words of the
/// player: an action's targets, steps and numbers, the goal, the limits.
void validate(const Turn& turn);

/// Also for a list in its order: a fixed order needs every target.
void validateOrder(const Turn& turn);

/// Also for the best plan, which needs something to want.
void validatePlan(const Turn& turn);

/// The actions in the order of play: those played last after all others.
std::vector<std::size_t> orderOfPlay(const Turn& turn);

/// "the enemy hero", "friendly minion 1", "what is summoned at enemy minion 2", "the minion of
/// action 3": what a sentence calls a place, numbered from 1.
std::string called(const Place& place);

} // namespace yomi::splitdamage
