// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/json_reader.h"
#include "core/splitdamage/action_json.h"
#include "core/splitdamage/cards.h"
#include "core/splitdamage/turn/turn.h"

namespace yomi::splitdamage {

// A turn as JSON, with the board as in board_json.h:
//
//     {"board": {…}, "spellDamage": 0, "mana": 6, "objective": "goal",
//      "actions": [{"name": "Mad Bomber", "cost": 2, "body": {"health": 2, "attack": 3},
//                   "steps": [{"kind": "split", "hits": 3, "damagePerHit": 1,
//                              "pool": "all characters", "other": true}]},
//                  {"card": "Fireball", "target": {"side": "enemy", "minion": 0}}],
//      "goal": {"anyOf": [{"die": [{"side": "enemy"}]}, {"none": "enemy minions"}]}}
//
// "card" is the id or a name of a card; other keys of the action replace the card's. A place is
// {"side", "minion"}, counted from 0, the hero without "minion"; "summoned": true is the minion
// that replaces the initial one after its death, and {"side": "friendly", "body": 2} the minion
// that action 2 puts down. Without "goal" the marks on the board are the only clause.

/// Throws FormatError that names the place and the limit it broke. validate() checks whether the
/// turn makes sense.
Turn readTurn(const ObjectReader& reader, const Cards& cards = Cards::ofTheGame());

/// An unknown card, or one that cannot be played: the file is well formed, but its request is
/// refused.
class UnknownCard : public FormatError {
public:
    explicit UnknownCard(const FormatError& error)
        : FormatError(error) {}
};

/// One action of a turn. Throws UnknownCard, too.
Action readAction(const ObjectReader& reader, const Cards& cards = Cards::ofTheGame());

/// The marks of a board as a goal.
std::vector<Clause> markedGoal(const Board& board);

// A document stores the plan as {"actions", "goal", "mana", "objective"}. Its goal is an
// alternative to the marks: meeting either is enough.

TurnPlan readPlan(const ObjectReader& reader, const Cards& cards = Cards::ofTheGame());
nlohmann::json toJson(const TurnPlan& plan);
/// The turn of a document with this board.
Turn turnOf(const Board& board, int spellDamage, TurnPlan plan);
/// The turn of a document of the kind documentKind (board_json.h), given its body.
Turn readDocumentTurn(const nlohmann::json& body);
/// In the format of readTurn().
nlohmann::json toJson(const Turn& turn);

} // namespace yomi::splitdamage
