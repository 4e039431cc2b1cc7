// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/splitdamage/turn/odds.h"
#include "ui/splitdamage/edits.h"

namespace yomi::ui::splitdamage {

// Edits of the plan. Actions are given by their number in the list, from 0.

int actionCount(const Inputs& inputs);
/// "Fireball", or "Action 2".
QString actionName(const TurnPlan& plan, int action);

/// Whether only the best plan can choose some target.
bool hasOpenTarget(const TurnPlan& plan);

/// Inserts an action into the list, before action `at`.
Edit insertInPlan(const Inputs& before, int at, Action action);
/// Adds attacks by all friendly characters that have attack and do not attack yet.
Edit addAttacks(const Inputs& before);
Edit removeFromPlan(const Inputs& before, int action);
/// Moves an action to `to`.
Edit moveInPlan(const Inputs& before, int action, int to);
/// Replaces an action.
Edit replaceInPlan(const Inputs& before, int action, const QString& sentence, Action next);
/// Nothing: the best plan chooses.
Edit setTarget(const Inputs& before, int action, std::optional<Place> target);
/// Whether the action has a target that the best plan could choose.
bool hasFixedTarget(const Action& action);
/// Lets the best plan choose all targets that it can.
Edit freeTargets(const Inputs& before);
/// Sets the actions of an order with its targets, followed by those that are always played last.
Edit useOrder(const Inputs& before, const std::vector<Choice>& order);
/// Nothing: no limit.
Edit setMana(const Inputs& before, std::optional<int> mana);
Edit setObjective(const Inputs& before, Objective objective);
/// The clauses in addition to the marks on the board.
Edit setClauses(const Inputs& before, const QString& sentence, std::vector<Clause> goal);

/// A choice of a policy and its outcome.
struct SeenOutcome {
    Choice choice;
    std::vector<Policy::Seen> characters{}; ///< their state then; the others are unchanged
};
/// The edit that makes an outcome the current board.
struct TakenOutcome {
    /// Pays the mana, removes the played actions from the list, and the dead from the board and the
    /// goal. Its notice says when no goal is left.
    Edit edit;
    /// All characters on the board, and the minions of the remaining actions: their places, and
    /// their previous places.
    std::vector<std::pair<Place, Place>> origins{};

    Place before(const Place& now) const;
};
TakenOutcome takeOutcome(const Inputs& before, const std::vector<SeenOutcome>& happened);

/// The effect as an action of its card, with its numbers.
Action actionOf(const Effect& effect);

/// An attack of the minion or hero at a place, on all enemies or (Rush) only on minions.
Action attackOf(const Board& board, Place attacker, Group pool = Group::EnemyCharacters);

/// After an edit of the board, moves places of the plan with their characters and removes those of
/// removed characters.
void followCharacters(const Inputs& before, Inputs& after);

} // namespace yomi::ui::splitdamage
