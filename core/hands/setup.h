// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/hands/constraints.h"
#include "core/hands/doudizhu.h"
#include "core/hands/millijan.h"
#include "core/hands/played_endgame.h"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace yomi::hands {

/// The source of a rule book: a unit list, or the switches of a card game.
using RuleChoice = std::variant<UnitList, CardRules>;

/// The rule book of a choice. Those of presets are created once and shared; creating another takes
/// some milliseconds for a card game, half a millisecond for a unit list. Throws like milliJan().
std::shared_ptr<const RuleBook> ruleBook(const RuleChoice& choice);

/// The built-in rule books, by the names that the command line and documents use.
inline constexpr std::array<std::string_view, 4> presetNames = {"millijan", "doudizhu",
                                                                "doudizhu-loose", "noip"};

/// Null for an unknown name.
std::shared_ptr<const RuleChoice> presetRules(std::string_view name);

/// Constraints by name, so that they survive edits of a unit list.
struct NamedConstraints {
    struct NamedBonus {
        std::string meld;
        int points;
        bool operator==(const NamedBonus&) const = default;
    };
    std::vector<std::string> required;
    std::vector<std::string> open;
    std::vector<std::string> forbidden;
    std::vector<NamedBonus> bonuses;
    std::string favouriteTile; ///< empty: no favourite
    FavouriteRule favouriteRule = FavouriteRule::AddsOnce;

    bool operator==(const NamedConstraints&) const = default;
};

/// Throws std::invalid_argument for an unknown name, with the nearest ones.
Constraints constraintsOf(const RuleBook& book, const NamedConstraints& names);

/// The content of a hand document. Rules and rule book are shared: a copy costs only its tiles.
struct Setup {
    std::shared_ptr<const RuleChoice> rules;
    std::shared_ptr<const RuleBook> book; ///< of these rules
    std::vector<int> hand;                ///< kinds, in the user's order
    std::vector<int> seen;                ///< kinds outside the hand
    NamedConstraints constraints;
    std::optional<PlayedEndgame> table; ///< of the same rule book

    /// An empty hand. Throws like ruleBook().
    explicit Setup(std::shared_ptr<const RuleChoice> rules = presetRules("millijan"));

    bool operator==(const Setup& other) const;
};

} // namespace yomi::hands
