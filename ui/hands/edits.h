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

using namespace yomi::hands; // this folder is the face of that engine

using Inputs = Setup; ///< what edits change
using Edit = ui::Edit<Inputs>;

/// Where tiles lie.
enum class Pile { Hand, Table };

const std::vector<int>& tilesOf(const Inputs& inputs, Pile pile);

/// A tile behind the last one. Refused beyond the limits of the rule book.
Edit addTile(const Inputs& before, Pile pile, int kind);
Edit removeTile(const Inputs& before, Pile pile, int index);
/// A tile of the hand to the table.
Edit discardTile(const Inputs& before, int index);
/// Takes the tile out and puts it in again before tile `gap` (counted before it was taken out).
Edit moveTile(const Inputs& before, Pile pile, int from, int gap);
/// Other tiles for a pile. Refused beyond the limits of the rule book.
Edit replaceTiles(const Inputs& before, Pile pile, std::vector<int> kinds, const QString& sentence);
/// The hand of a text in place of the present one, under other rules; the text is one of theirs.
Edit pasteHand(const Inputs& before, std::shared_ptr<const RuleChoice> rules, const QString& text);
Edit sortByTile(const Inputs& before);
/// Which meld of a partition takes each tile: its place in the partition, −1 for what is left over.
std::vector<int> takers(const RuleBook& book, const std::vector<int>& kinds,
                        const std::vector<int>& partition);
/// The tiles of each meld together, in the order of the partition; what is left over last.
Edit sortByMeld(const Inputs& before, const std::vector<int>& partition);

/// Another rule book. Tiles and constraints that it knows too, by name, stay as far as its limits
/// allow; the others go, of tiles with a notice. Refused when no rule book can be made of the
/// rules.
Edit chooseRules(const Inputs& before, std::shared_ptr<const RuleChoice> rules);
Edit chooseRules(const Inputs& before, RuleChoice rules);

/// What the person wants of a meld.
enum class Wish { None, Locked, Open, Forbidden };
Wish wishFor(const Inputs& inputs, int meld);
int bonusOf(const Inputs& inputs, int meld);
/// "locked", "open · +2,000"; empty for a meld that is free.
QString wishText(const Inputs& inputs, int meld);

// Constraints are refused when they contradict one another or the hand.

Edit setWish(const Inputs& before, int meld, Wish wish);
/// Zero takes the bonus away.
Edit setBonus(const Inputs& before, int meld, int points);
Edit setFavouriteTile(const Inputs& before, std::optional<int> kind);
Edit setFavouriteRule(const Inputs& before, FavouriteRule rule);
/// All melds free again; the favourite tile stays.
Edit freeMelds(const Inputs& before);

} // namespace yomi::ui::hands
