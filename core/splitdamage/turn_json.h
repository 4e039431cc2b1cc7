// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/json_reader.h"
#include "core/splitdamage/action_json.h"
#include "core/splitdamage/cards.h"
#include "core/splitdamage/turn.h"

namespace yomi::splitdamage {

// A turn as JSON, the board in it as in board_json.h:
//
//     {"board": {…}, "spellDamage": 0, "mana": 6, "objective": "goal",
//      "actions": [{"name": "Mad Bomber", "cost": 2, "body": {"health": 2, "attack": 3},
//                   "steps": [{"kind": "split", "hits": 3, "damagePerHit": 1,
//                              "pool": "all characters", "other": true}]},
//                  {"card": "Fireball", "target": {"side": "enemy", "minion": 0}}],
//      "goal": {"anyOf": [{"die": [{"side": "enemy"}]}, {"none": "enemy minions"}]}}
//
// "card" is the id or a name of a card, and keys beside it replace the card's. A place is {"side",
// "minion"}, counted from 0 and without "minion" the hero; "summoned": true is what is there
// after the death of the one that was typed, and {"side": "friendly", "body": 2} the minion that
// action 2 puts down. Without "goal" the marks on the board are one clause.

/// Throws FormatError that names the place and the limit it broke. Whether the turn makes sense is
/// for validate() to say.
Turn readTurn(const ObjectReader& reader, const Cards& cards = Cards::ofTheGame());

/// A card is named that is not there, or that cannot be played here: the file is well formed, but
/// what it asks is refused.
class UnknownCard : public FormatError {
public:
    using FormatError::FormatError;
};

/// One action, as a turn has it. Throws UnknownCard, too.
Action readAction(const ObjectReader& reader, const Cards& cards = Cards::ofTheGame());

/// The marks of a board as a goal.
std::vector<Clause> markedGoal(const Board& board);

// In a document the plan is {"actions", "goal", "mana", "objective"}, and its goal is beside
// the marks: one of them is enough.

TurnPlan readPlan(const ObjectReader& reader, const Cards& cards = Cards::ofTheGame());
nlohmann::json toJson(const TurnPlan& plan);
/// The turn of a document with that board.
Turn turnOf(const Board& board, int spellDamage, TurnPlan plan);
/// That of the body of a document of the kind documentKind (board_json.h).
Turn readDocumentTurn(const nlohmann::json& body);
/// As readTurn() has it.
nlohmann::json toJson(const Turn& turn);

} // namespace yomi::splitdamage
