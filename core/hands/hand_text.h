// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/hands/rule_book.h"

#include <nlohmann/json.hpp>

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace yomi::hands {

/// The kinds of tiles that a text names, in its order. Cards stand without blanks,
/// "3456789TJQKA2BR" in any order and case, with 10 for T ("3 4 10" and "34T" are the same). Other
/// tiles are split at blanks, a name that has some stands in double quotes. A JSON array of names
/// is taken too. Throws std::invalid_argument for a name that the rule book does not know, with the
/// nearest ones.
std::vector<int> parseTiles(const RuleBook& book, std::string_view text);

/// The same for a JSON value, a text or an array of names.
std::vector<int> readTiles(const RuleBook& book, const nlohmann::json& value);

/// The text that parseTiles() reads as these kinds.
std::string tilesText(const RuleBook& book, std::span<const int> kinds);

/// How many there are of each kind. Throws std::invalid_argument for more than mostCopies of one.
Tiles countTiles(const RuleBook& book, std::span<const int> kinds);

/// Refuses with std::invalid_argument what nobody can hold: more tiles than the rule book allows,
/// or more copies of one, together with those seen on the table, than there are.
void validateHand(const RuleBook& book, const Tiles& hand, const Tiles& seen = {});

/// The number of the meld of that name, of card plays the one of exactly these cards. Throws
/// std::invalid_argument for an unknown one, with the nearest names.
int findMeld(const RuleBook& book, std::string_view name);

} // namespace yomi::hands
