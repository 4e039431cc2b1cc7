// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/sentence.h"
#include "core/hands/rule_book.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace yomi::hands {

/// The kinds of tiles or cards in a text, in its order, as parseNames() and parseCards() read them.
/// Throws OtherRules for a hand of another rule book, and std::invalid_argument that names a piece
/// that is unknown or ambiguous.
std::vector<int> parseTiles(const RuleBook& book, std::string_view text);

/// A hand of another rule book: "These are cards; choose Dou Dizhu rules."
class OtherRules : public InvalidArgument {
public:
    explicit OtherRules(std::string_view preset);

    std::string_view preset() const { return m_preset; } ///< the name of its rule book

private:
    std::string_view m_preset;
};

/// The preset whose rules make the text a hand of at least one tile, or hands of cards with |
/// between them; nothing if it is probably not a hand: a few letters that are also cards are not
/// enough.
std::optional<std::string_view> presetReading(std::string_view text);

/// parseTiles() for the JSON of a document: a text, in which names between blanks are literal
/// wherever possible, a list or counts.
std::vector<int> readTiles(const RuleBook& book, const nlohmann::json& value);

/// The shortest text that parseTiles() reads as these kinds: names between blanks, in double quotes
/// where necessary, or a JSON list.
std::string tilesText(const RuleBook& book, std::span<const int> kinds);

/// The number of each kind. Throws std::invalid_argument for more than mostCopies of one.
Tiles countTiles(const RuleBook& book, std::span<const int> kinds);

/// Throws std::invalid_argument for an impossible hand: more tiles than the rule book allows, or
/// more copies of one, including those seen, than exist.
void validateHand(const RuleBook& book, const Tiles& hand, const Tiles& seen = {});

/// The number of the meld with this name; for card plays the one of exactly these cards. Throws
/// std::invalid_argument for an unknown one, with the nearest names.
int findMeld(const RuleBook& book, std::string_view name);

} // namespace yomi::hands
