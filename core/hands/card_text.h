// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

namespace yomi::hands {

/// The Dou Dizhu cards in a text, in its order, as kinds of cardLetters: letters in any case, 10,
/// T, 0 or O for the ten, B, X, Y or 小王 for the small joker, R, D, Z or 大王 for the big one;
/// suits, blanks and commas between them are skipped. In a list (listed_text.h) of bare numbers
/// these are DouZero's: 3 to 14, 17 the 2, 20 and 30 the jokers; any other list has one card per
/// item. Throws std::invalid_argument that names a piece that is unknown or ambiguous.
std::vector<int> parseCards(std::string_view text);

/// The number of a card in DouZero: 3 to 14, 17 for the 2, 20 and 30 for the jokers.
int douZeroNumber(int card);

} // namespace yomi::hands
