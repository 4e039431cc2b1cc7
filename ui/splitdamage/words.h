// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/splitdamage/card_words.h"
#include "core/splitdamage/cards.h"
#include "ui/common/numbers.h"
#include "ui/common/wording.h"
#include "ui/splitdamage/split_damage_document.h"

#include <QString>

#include <optional>
#include <string>
#include <string_view>

namespace yomi::ui::splitdamage {

using namespace yomi::splitdamage;

/// "1 hit", "0 hits", "12 hits".
QString hitsText(int hits);
/// "1 character", "5 characters".
QString charactersText(int count);

/// "11,765,451", or "3.14·10¹⁴" if more digits would be noise.
QString branchesText(double branches);

/// The name of a card, which may be one that cannot be played, to show in a window: in a Chinese
/// one the Chinese name if there is one.
template <class AnyCard>
std::string localName(const AnyCard& card) {
    const bool isChinese = currentLanguage() == QLatin1String("zh_CN");
    return isChinese && !card.chinese.empty()
               ? card.chinese
               : worded(cardWords(shownName(card))).toStdString(); // not every entry is a card
}
/// The same for the English name of a card; other effects and actions are called as in their
/// document.
QString cardName(const std::string& name);
/// A text of the catalog of cards as the window words it.
QString cardText(std::string_view text);

/// The name of the character at a place, or a description if it has no name.
QString characterName(const Board& board, Place place);
QString sideName(SideName side);

QString poolName(Pool pool);
QString goalName(Goal goal);

/// The goal of all targets together: "Raptor and Yeti must die, Ogre must live".
QString goalSentence(const std::vector<Target>& targets);

/// A sentence about goals without effect, because the effect does not strike their characters;
/// empty without such goals.
QString idleGoals(const Setup& setup);

/// The possible targets of the effect, or of any step of the plan.
std::vector<Place> struckPlaces(const Inputs& inputs, Page page);

/// Why the effect, or the plan, does not strike the character at `place`; empty if it does.
QString whyNotStruck(const Inputs& inputs, Page page, Place place);

/// Health, armor, shield, goal and pool of the character in words: "4 health, divine shield, must
/// die". Screen readers read it after the name.
QString characterValue(const Inputs& inputs, Page page, Place place, std::optional<Chance> odds);

/// The tooltip of a place: a full description of the character, or how to add one.
QString placeToolTip(const Inputs& inputs, Page page, Place place, std::optional<Chance> odds);

} // namespace yomi::ui::splitdamage
