// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/sentence.h"
#include "core/splitdamage/action.h"

#include <optional>
#include <vector>

namespace yomi::splitdamage {

inline constexpr int mostClauses = 4;
inline constexpr int mostMana = 99;

/// At least `count` of these have died.
struct AtLeast {
    int count = 1;
    std::optional<Group> group{}; ///< or the places:
    std::vector<Place> places{};

    bool operator==(const AtLeast&) const = default;
};

/// A conjunction of conditions at the end of the turn.
struct Clause {
    std::vector<Place> die{}, live{};
    std::optional<Group> none{}; ///< no member of the group is alive
    std::optional<AtLeast> atLeast{};

    bool isEmpty() const { return die.empty() && live.empty() && !none && !atLeast; }
    bool operator==(const Clause&) const = default;
};

/// What to maximise or minimise: the odds of the goal, or the total attack of living enemy minions
/// at the end.
enum class Objective { Goal, LeastAttack };
constexpr auto enumNames(Objective) {
    return namesInOrder("goal", "least attack");
}

/// The possible actions of a turn, and its goal.
struct TurnPlan {
    std::optional<int> mana{}; ///< nothing: no limit
    Objective objective = Objective::Goal;
    std::vector<Action> actions{};
    std::vector<Clause> goal{}; ///< met if any clause holds; empty: no goal

    bool operator==(const TurnPlan&) const = default;
};

/// The plan with its board.
struct Turn : TurnPlan {
    Board board;
    int spellDamage = 0;

    bool operator==(const Turn&) const = default;
};

/// The most Spell Damage with which an action of the turn may be played.
int mostSpellDamageIn(const Turn& turn);

/// Throws std::invalid_argument for the first thing that makes no sense, in the player's words: an
/// action's targets, steps and numbers, the goal, the limits.
void validate(const Turn& turn);

/// As validate(), and every action of the list must have its target.
void validateOrder(const Turn& turn);

/// As validate(), and there must be a goal or another objective.
void validatePlan(const Turn& turn);

/// The actions in order of play: those played last come after all others.
std::vector<std::size_t> orderOfPlay(const Turn& turn);

/// Whether the occupant of a place takes no damage; false for an empty place.
bool isImmune(const Turn& turn, const Place& place);

/// The name of a place in sentences, numbered from 1: "the enemy hero", "friendly minion 1", "what
/// is summoned at enemy minion 2", "the minion of action 3".
Sentence called(const Place& place);

} // namespace yomi::splitdamage
