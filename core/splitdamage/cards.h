// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/names.h"
#include "core/splitdamage/action.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace yomi::splitdamage {

/// The number of a card that only the person knows: of every step that has such a number.
struct AskedNumber {
    bool isHits = true; ///< else the damage per hit
    std::string what;   ///< "cards in your hand"
    int usual = 0, least = 0, most = 0;
};

/// An entry of the catalog: what a card does, as far as Yomi plays it.
struct Card {
    std::string id;                    ///< empty for what is no card
    std::vector<std::string> otherIds; ///< of reprints
    std::string english, chinese;      ///< one of them may be empty
    std::string characterClass;
    std::string when;      ///< "played", "deathrattle", …
    std::string group;     ///< "own", "split", "random", "plain", "hero power" or "own numbers"
    std::string condition; ///< what must be so for it to do this
    std::string leavesOut; ///< what it does besides
    std::string doubt;     ///< what its text leaves open
    std::optional<AskedNumber> asks;
    bool needsSource = false;
    std::optional<int> hitsBefore; ///< its hits in earlier versions of Yomi
    Action action;
};

/// A card that Yomi does not play, and why: "its damage is Poisonous".
struct NotPlayed {
    std::string id, english, chinese, reason;
};

/// The cards of a file: {"effects": [{entry}, …], "notExpressible": [{"name", "reason"}, …]}.
class Cards {
public:
    /// Those of the game, from the catalog "effects".
    static const Cards& ofTheGame();

    /// Throws FormatError that names the place and the limit it broke.
    explicit Cards(const nlohmann::json& file);

    /// These and others besides, which come first and win where a name is the same.
    Cards besides(const Cards& others) const;

    std::span<const Card> all() const { return m_cards; }
    /// The card of that id, reprints included, or of that name in either language, however it is
    /// spelt (nameKey); or null.
    const Card* find(std::string_view text) const;
    /// As find(); throws std::invalid_argument with the most similar name, or with the reason why a
    /// card cannot be played here.
    const Card& called(std::string_view text) const;
    /// Those for which every word begins a word of a name or of the class, or is the cost; by
    /// group, then by name. Small and capital letters are the same, apostrophes do not count.
    std::vector<const Card*> search(std::string_view words) const;
    /// Where no card has the words: those that a slip in them may mean, likely ones first.
    std::vector<const Card*> suggestions(std::string_view words) const;
    /// The same of those that are not played.
    std::vector<const NotPlayed*> searchNotPlayed(std::string_view words) const;

private:
    void addNames();

    std::vector<Card> m_cards;
    std::vector<NotPlayed> m_notPlayed;
    NameIndex m_names, m_notPlayedNames;
};

/// The entry of a file of cards that plays this action: its name is the English one; whom it
/// strikes and who does it are left out, for they belong to a board.
nlohmann::json entryOf(Action action);

/// The name that is shown: the English one where there is one.
const std::string& shownName(const Card& card);
const std::string& shownName(const NotPlayed& card);
/// "Sporegnasher cannot be played here: its damage is Poisonous."
std::string whyNotPlayed(const NotPlayed& card);

} // namespace yomi::splitdamage
