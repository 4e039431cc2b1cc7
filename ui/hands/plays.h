// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/hands/edits.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace yomi::ui::hands {

/// A hand of cards for the plays panel. Only forbidden plays count on the way to the last card: a
/// locked play may be the one considered.
struct CardHand {
    std::shared_ptr<const RuleBook> book;
    Tiles hand, seen;
    std::vector<int> forbidden;
};

/// The fewest plays that empty the hand after a play of it; nothing if forbidden plays leave no
/// way. Throws Stopped.
std::optional<std::vector<int>> playsAfter(const CardHand& cards, int play,
                                           const std::stop_token& stop);

/// The number of these for each of some plays.
std::vector<std::optional<int>>
playCountsAfter(const CardHand& cards, const std::vector<int>& plays, const std::stop_token& stop);

/// The cards that are neither in the hand nor on the table, which the others may hold.
Tiles unseenCards(const CardHand& cards);

/// Moves the cards of a play from the hand to the table. Refused if the hand does not have them.
Edit playCards(const Inputs& before, int play);

} // namespace yomi::ui::hands
