// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/names.h"
#include "core/common/wordings.h"
#include "core/splitdamage/action.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace yomi::splitdamage {

/// A number of a card that only the user knows; it applies to every step that has such a number.
struct AskedNumber {
    bool isHits = true; ///< else the damage per hit
    std::string what;   ///< "cards in your hand"
    int usual = 0, least = 0, most = 0;
};

/// A catalog entry: the part of a card that Yomi plays.
struct Card {
    std::string id;                    ///< empty for an entry that is not a card
    std::vector<std::string> otherIds; ///< of reprints
    std::string english, chinese;      ///< one of them may be empty
    std::string characterClass;
    std::string when;      ///< "played", "deathrattle", …
    std::string group;     ///< "own", "split", "random", "plain", "hero power" or "own numbers"
    std::string condition; ///< what must hold for this effect
    std::string leavesOut; ///< effects that are not modelled
    std::string doubt;     ///< open questions about its text
    std::optional<AskedNumber> asks;
    bool needsSource = false;
    std::optional<int> hitsBefore; ///< its hits in earlier versions of Yomi
    Action action;
};

/// A card that Yomi cannot play, and why, as a clause: "its damage is Poisonous".
struct NotPlayed {
    std::string id, english, chinese, reason;
};

/// The cards of a file: {"effects": [{entry}, …], "notExpressible": [{"name", "reason"}, …]}.
class Cards {
public:
    /// The cards of the game, from the catalog "effects".
    static const Cards& ofTheGame();

    /// Throws FormatError that names the place and the limit it broke.
    explicit Cards(const nlohmann::json& file);

    /// These cards and `others`, which come first and win where names are equal.
    Cards besides(const Cards& others) const;

    std::span<const Card> all() const { return m_cards; }
    /// The card with this id, reprints included, or with this name in either language in any
    /// spelling (nameKey); or null.
    const Card* find(std::string_view text) const;
    /// As find(), but throws std::invalid_argument with the most similar name, or with the reason
    /// why the card cannot be played.
    const Card& called(std::string_view text) const;
    /// The cards for which every word begins a word of a name or of the class, in English or in
    /// `language`, or is the cost: one of exactly that name first, the others by group, then by
    /// name. Ignores case and apostrophes.
    std::vector<const Card*> search(std::string_view words, const Wordings& language = {}) const;
    /// The cards that the words, misspelt, may mean, likely ones first. For an empty search().
    std::vector<const Card*> suggestions(std::string_view words,
                                         const Wordings& language = {}) const;
    /// The same for cards that cannot be played.
    std::vector<const NotPlayed*> searchNotPlayed(std::string_view words) const;

private:
    void addNames();

    std::vector<Card> m_cards;
    std::vector<NotPlayed> m_notPlayed;
    NameIndex m_names, m_notPlayedNames;
};

/// The catalog entry that plays this action: its name is the English one; target and source are
/// left out because they belong to a board.
nlohmann::json entryOf(Action action);

/// The name to show: the English one if there is one.
const std::string& shownName(const Card& card);
const std::string& shownName(const NotPlayed& card);
/// "Sporegnasher cannot be played here: its damage is Poisonous."
Sentence whyNotPlayed(std::string_view name, std::string_view reason);
/// The same for any card of the game that the catalog does not have, by its name in any spelling;
/// nothing if there is no such card. The first call reads 12,000 names.
std::optional<Sentence> whyNotPlayed(std::string_view name);

} // namespace yomi::splitdamage
