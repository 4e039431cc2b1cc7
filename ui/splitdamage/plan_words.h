// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/splitdamage/turn/odds.h"
#include "ui/splitdamage/edits.h"

#include <QString>

namespace yomi::ui::splitdamage {

/// All groups, the enemy minions first: they are the most frequent target of goals.
inline constexpr Group groups[] = {
    Group::EnemyMinions, Group::EnemyCharacters, Group::FriendlyMinions, Group::FriendlyCharacters,
    Group::AllMinions,   Group::AllCharacters,   Group::EnemyHero,       Group::FriendlyHero};

/// "Enemy minions", and "enemy minions" inside a sentence.
QString groupName(Group group);

/// The name of a place on this board with these actions: "Yeti", "Egg's Hatchling", "Mad Bomber".
QString placeName(const Board& board, const TurnPlan& plan, const Place& place);

/// "3 hits of 1 damage at random on enemy characters", or "of 3–6 damage".
QString strikeText(const Step& step);
/// The same as a sentence, with what Spell Damage adds and whom it leaves out.
QString stepText(const Step& step);
/// The whole effect of an action, one sentence per step, and the numbers that its card leaves open.
QString actionText(const Action& action);

/// "Yeti", "at random", "chosen by the best plan": the target of an action.
QString targetText(const Board& board, const TurnPlan& plan, const Action& action);

/// "Fireball → Yeti".
QString choiceText(const Board& board, const TurnPlan& plan, const Choice& choice);

/// The text before the arrow to a target: "Fireball", for an attack the attacker.
QString sourceText(const Board& board, const TurnPlan& plan, int action);

/// "Fireball is fixed on Minion 1.": the reason why the best choice is to stop.
QString emptyReason(const Turn& turn, const Choices& choices);

/// "enemy minions cleared": the text of a clause.
QString clauseText(const Board& board, const TurnPlan& plan, const Clause& clause);

/// "+1.2", "−3".
QString signedText(double number);
/// "+6.3 points", of a hundred.
QString pointsText(double difference);

/// "about 31.4 % (31.1–31.7)": a sampled value, with at most three digits.
QString sampledText(Objective objective, double value, double low, double high);

/// The same for a sampled list: the odds of the goal, or the attack left.
QString sampledText(const OrderOdds& sampled, bool isGoal);

/// "75.00 %", the odds of a goal, or the attack left.
QString valueText(Objective objective, double value);

/// The turn of the current inputs.
Turn turnOf(const Inputs& inputs);
/// As the JSON object that `yomi-cli plan` reads.
QString turnText(const Inputs& inputs);

/// Why a character of the typed board is not a valid target of an action; empty if it is.
QString whyNotTarget(const Board& board, const Action& action, const Place& place);

/// The valid targets of an action, in board order.
std::vector<Place> possibleTargets(const Inputs& inputs, const Action& action);

/// Whether the best plan may choose that place as the target of some action.
bool canBeChosen(const Inputs& inputs, const Place& place);

/// The possible targets of all steps of the plan: the whole pool while it is empty.
std::vector<Place> struckByPlan(const Inputs& inputs);

} // namespace yomi::ui::splitdamage
