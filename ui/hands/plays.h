// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hands/card_turns.h"
#include "core/hands/opponent_chance.h"
#include "ui/hands/edits.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace yomi::ui::hands {

/// What a lead leaves, and how likely an opponent beats it.
struct LeadValue {
    std::optional<AfterLead> after; ///< nothing if forbidden plays leave no way to empty the hand
    std::optional<ExactChance> beaten; ///< nothing if all cards were seen

    bool operator==(const LeadValue&) const = default;
};

/// The cards that an opponent can have at most: those unseen, and no more than can be asked about.
int mostOfOpponent(const Inputs& inputs);

/// The values of the leads of a hand of cards, in the order of fittingMelds(). The opponent has so
/// many cards, or all that are unseen. Throws Stopped.
std::vector<LeadValue> leadValues(const Inputs& inputs, int opponent, const std::stop_token& stop);

/// Moves the cards of a play from the hand to those seen. Refused if the hand does not have them.
Edit playCards(const Inputs& before, int play);

} // namespace yomi::ui::hands
