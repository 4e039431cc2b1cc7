// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hands/partition.h"
#include "core/hands/setup.h"
#include "ui/common/game_document.h"

#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace yomi::ui::hands {

using namespace yomi::hands; // this folder is the user interface of that engine

using Inputs = Setup; ///< the subject of edits
using Edit = ui::Edit<Inputs>;

/// The place of a tile.
enum class Pile { Hand, Seen };

const std::vector<int>& tilesOf(const Inputs& inputs, Pile pile);

/// Adds a tile before tile `gap`, or after the last one. Refused beyond the limits of the rule
/// book.
Edit addTile(const Inputs& before, Pile pile, int kind, std::optional<int> gap = {});
Edit removeTile(const Inputs& before, Pile pile, int index);
/// Moves a tile of the hand to those seen.
Edit discardTile(const Inputs& before, int index);
/// Moves a tile before tile `gap` (counted before the move).
Edit moveTile(const Inputs& before, Pile pile, int from, int gap);
/// Replaces the tiles of a pile. Refused beyond the limits of the rule book.
Edit replaceTiles(const Inputs& before, Pile pile, std::vector<int> kinds, const QString& sentence);
/// Replaces the hand by that of a text, under other rules; the text is in their notation.
Edit pasteHand(const Inputs& before, std::shared_ptr<const RuleChoice> rules, const QString& text);
Edit sortByTile(const Inputs& before);
/// The meld of a partition that takes each tile: its index in the partition, −1 for unused tiles.
std::vector<int> takers(const RuleBook& book, const std::vector<int>& kinds,
                        const std::vector<int>& partition);
/// Sorts the tiles by meld, in the order of the partition; unused ones last.
Edit sortByMeld(const Inputs& before, const std::vector<int>& partition);

/// Sets another rule book. Tiles and constraints that it also has, by name, are kept within its
/// limits; the others are removed, for tiles with a notice. Refused if the rules are invalid.
Edit chooseRules(const Inputs& before, std::shared_ptr<const RuleChoice> rules);
Edit chooseRules(const Inputs& before, RuleChoice rules);

/// The person's wish for a meld.
enum class Wish { None, Locked, Open, Forbidden };
Wish wishFor(const Inputs& inputs, int meld);
int bonusOf(const Inputs& inputs, int meld);
/// "locked", "open · +2,000"; empty for a meld without a wish.
QString wishText(const Inputs& inputs, int meld);

// Constraints are refused if they contradict one another or the hand.

Edit setWish(const Inputs& before, int meld, Wish wish);
/// Zero removes the bonus.
Edit setBonus(const Inputs& before, int meld, int points);
Edit setFavouriteTile(const Inputs& before, std::optional<int> kind);
Edit setFavouriteRule(const Inputs& before, FavouriteRule rule);
/// Removes the wishes for all melds; the favourite tile stays.
Edit freeMelds(const Inputs& before);

} // namespace yomi::ui::hands
