// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hands/partition.h"
#include "core/hands/rule_book.h"

#include <QString>

#include <vector>

namespace yomi::ui::hands {

/// Whether the tiles are cards and the melds plays.
bool isCardGame(const yomi::hands::RuleBook& book);

/// Of a card as on its face: 10, 小, 大; texts to copy have T, B and R.
QString tileName(const yomi::hands::RuleBook& book, int kind);
/// Its other names and its type, for tooltips: "天海春香 · はるか · Haruka Amami · Princess".
QString tileDescription(const yomi::hands::RuleBook& book, int kind);

/// A meld in words: its name, or its cards with the body first, "333444+56".
QString meldText(const yomi::hands::RuleBook& book, int meld);
/// Its tiles in the order of that text.
std::vector<int> meldKinds(const yomi::hands::RuleBook& book, int meld);
/// "Clover · アイル".
QString meldsText(const yomi::hands::RuleBook& book, const std::vector<int>& melds);
/// "Trio and a single", "Straight of 5".
QString categoryText(const yomi::hands::RuleBook& book, int category);
/// The plural: "Pairs".
QString categoryGroupText(const yomi::hands::RuleBook& book, int category);
/// The names of the tiles, separated by blanks; empty for cards.
QString tilesWords(const yomi::hands::RuleBook& book, const yomi::hands::Tiles& tiles);

/// "18,000".
QString scoreText(int score);
/// "1 play", "27,471 plays".
QString playsText(std::size_t count);
/// "1 turn", "−1 turns".
QString turnsText(int count);
/// The meaning of turns, for tooltips; with a partition that has the fewest.
QString turnsExplanation();
QString turnsExplanation(const yomi::hands::RuleBook& book, const std::vector<int>& partition);
/// "1 unit", "154 units".
QString unitsText(std::size_t count);

/// "1 node", "1,018 nodes".
QString nodesText(std::int64_t count);

/// "12 of 13 · 1 missing", "14 of 13 · 1 to discard", "17 of at most 20 cards".
QString countText(const yomi::hands::RuleBook& book, int tiles);

} // namespace yomi::ui::hands
