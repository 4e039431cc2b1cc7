// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

namespace yomi::hands {

/// The cards of Dou Dizhu that a text names, as kinds of cardLetters, in its order: letters in any
/// case, 10, T, 0 or O for the ten, B, X, Y or 小王 for the small joker, R, D, Z or 大王 for the
/// big one; suits, blanks and commas between them are skipped. A list (listed_text.h) of bare
/// numbers has those of DouZero: 3 to 14, 17 the 2, 20 and 30 the jokers; every other list has a
/// card an item. Throws std::invalid_argument that names the piece with no meaning, or with two.
std::vector<int> parseCards(std::string_view text);

} // namespace yomi::hands
