// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

namespace yomi::hands {

/// The hands of an input of the NOIP 2015 problem, as kinds of cards (cardLetters): "T n", then T
/// times n lines "a b" with the number of a card (1 is the ace, 11 to 13 are J, Q and K) and its
/// suit 1 to 4; the jokers are 0 1 (small) and 0 2 (big). Throws FormatError that names the line,
/// for an invalid card, too many copies of a card, and more than 23 cards in a hand.
std::vector<std::vector<int>> readNoipInput(std::string_view text);

} // namespace yomi::hands
