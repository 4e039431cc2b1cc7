// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/hand_question.h"
#include "core/common/json_writer.h"
#include "core/hands/card_turns.h"
#include "core/hands/opponent_chance.h"

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace yomi::cli {

/// The plays of cards that can be led.
struct LeadsAnswer {
    std::vector<hands::Lead> leads;
    std::vector<double> beaten; ///< the chance of each to be beaten; empty without --opponent
};

LeadsAnswer answerLeads(const HandQuestion& question, const HandOptions& options,
                        const std::stop_token& stop = {});

/// The chance of --opponent to beat the play of --lead.
struct OpponentAnswer {
    int cards;
    int unseen;
    std::optional<int> play; ///< of --lead; only with it there is a chance
    hands::ExactChance beaten{0, 1};
};

/// Throws std::invalid_argument for a play that the hand does not have, and more cards than are
/// unseen.
OpponentAnswer answerOpponent(const HandQuestion& question, const HandOptions& options);

/// The member "leads".
void writeLeads(JsonWriter& out, const hands::RuleBook& book, const LeadsAnswer& answer);
/// The member "opponent".
void writeOpponent(JsonWriter& out, const hands::RuleBook& book, const OpponentAnswer& answer);

/// Plays under a title, one category per line.
void printPlays(Phrase title, const hands::RuleBook& book, const std::vector<int>& plays);
void printLeads(const hands::RuleBook& book, const LeadsAnswer& answer);
void printOpponent(const hands::RuleBook& book, const OpponentAnswer& answer);

} // namespace yomi::cli
