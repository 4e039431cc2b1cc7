// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/hands/rule_book.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace yomi::hands {

/// The kinds of tiles or cards that a text names, in its order, as parseNames() and parseCards()
/// read them. Throws OtherRules for a hand of another rule book, and std::invalid_argument that
/// names the piece with no meaning, or with two.
std::vector<int> parseTiles(const RuleBook& book, std::string_view text);

/// A hand that belongs to another rule book: "These are cards; choose Dou Dizhu rules."
class OtherRules : public std::invalid_argument {
public:
    explicit OtherRules(std::string_view preset);

    std::string_view preset() const { return m_preset; } ///< the name of its rule book

private:
    std::string_view m_preset;
};

/// The preset with whose rules the text is a hand, of one tile at least; nothing where no hand is
/// likely meant: a few letters that cards have, too, are none.
std::optional<std::string_view> presetReading(std::string_view text);

/// The same as parseTiles() for the JSON of a document: a text, in which names between blanks are
/// for themselves wherever that is possible, a list or counts.
std::vector<int> readTiles(const RuleBook& book, const nlohmann::json& value);

/// The shortest of the texts that parseTiles() reads as these kinds: names between blanks, those in
/// double quotes that would not be found otherwise, or a JSON list.
std::string tilesText(const RuleBook& book, std::span<const int> kinds);

/// How many there are of each kind. Throws std::invalid_argument for more than mostCopies of one.
Tiles countTiles(const RuleBook& book, std::span<const int> kinds);

/// Refuses with std::invalid_argument an impossible hand: more tiles than the rule book allows,
/// or more copies of one, together with those seen on the table, than there are.
void validateHand(const RuleBook& book, const Tiles& hand, const Tiles& seen = {});

/// The number of the meld of that name, of card plays the one of exactly these cards. Throws
/// std::invalid_argument for an unknown one, with the nearest names.
int findMeld(const RuleBook& book, std::string_view name);

} // namespace yomi::hands
