// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/splitdamage/turn_odds.h"
#include "ui/splitdamage/edits.h"

namespace yomi::ui::splitdamage {

// Edits of the plan. An action is named by its number in the list, from 0.

int actionCount(const Inputs& inputs);
/// "Fireball", or "Action 2".
QString actionName(const TurnPlan& plan, int action);

/// Whether the best plan alone can choose some target.
bool hasOpenTarget(const TurnPlan& plan);

/// Puts an action into the list, in front of action `at`.
Edit insertInPlan(const Inputs& before, int at, Action action);
/// Attacks by everybody on the friendly side who has attack and does not attack yet.
Edit addAttacks(const Inputs& before);
Edit removeFromPlan(const Inputs& before, int action);
/// Moves an action to `to`.
Edit moveInPlan(const Inputs& before, int action, int to);
/// Another action in its place.
Edit replaceInPlan(const Inputs& before, int action, const QString& sentence, Action next);
/// Nothing: the best plan chooses.
Edit setTarget(const Inputs& before, int action, std::optional<Place> target);
/// Whether the target is given that the best plan might choose.
bool hasFixedTarget(const Action& action);
/// The best plan chooses all targets that it can.
Edit freeTargets(const Inputs& before);
/// The actions of an order with its targets, and behind them those that are played last.
Edit useOrder(const Inputs& before, const std::vector<Choice>& order);
/// Nothing: no limit.
Edit setMana(const Inputs& before, std::optional<int> mana);
Edit setObjective(const Inputs& before, Objective objective);
/// The clauses beside the marks on the board.
Edit setClauses(const Inputs& before, const QString& sentence, std::vector<Clause> goal);

/// A choice of a policy and what came of it.
struct SeenOutcome {
    Choice choice;
    std::vector<Policy::Seen> characters{}; ///< as they are then; the others are as they were
};
/// What happened made the present board.
struct TakenOutcome {
    /// The mana is paid, the actions leave the list, the fallen the board and the goal. Says in its
    /// notice when nothing to want is left.
    Edit edit;
    /// All characters on the board, and the minions of the actions left: where, and what the same
    /// one was called before.
    std::vector<std::pair<Place, Place>> origins{};

    Place before(const Place& now) const;
};
TakenOutcome takeOutcome(const Inputs& before, const std::vector<SeenOutcome>& happened);

/// The effect as an action: its card's, with its numbers.
Action actionOf(const Effect& effect);

/// An attack of the minion or hero at a place, on everybody or (Rush) on minions alone.
Action attackOf(const Board& board, Place attacker, Group pool = Group::EnemyCharacters);

/// After an edit of the board: places of the plan go where their characters went; those whose
/// character is gone are taken out.
void followCharacters(const Inputs& before, Inputs& after);

} // namespace yomi::ui::splitdamage
