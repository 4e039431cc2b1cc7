// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/hands/setup.h"

#include "core/common/sentence.h"
#include "core/hands/hand_text.h"

#include <algorithm>

namespace yomi::hands {

namespace {

std::shared_ptr<const RuleBook> madeBook(const RuleChoice& choice) {
    const auto* units = std::get_if<UnitList>(&choice);
    return std::make_shared<const RuleBook>(units ? milliJan(*units)
                                                  : douDizhu(std::get<CardRules>(choice)));
}

/// One static per preset: only presets in use are created.
template <std::size_t Preset>
std::shared_ptr<const RuleBook> presetBook() {
    static const auto book = madeBook(*presetRules(presetNames[Preset]));
    return book;
}
constexpr std::array presetBooks = {presetBook<0>, presetBook<1>, presetBook<2>, presetBook<3>};
static_assert(presetBooks.size() == presetNames.size());

} // namespace

std::shared_ptr<const RuleBook> ruleBook(const RuleChoice& choice) {
    for (std::size_t preset = 0; preset < presetNames.size(); ++preset) {
        const auto known = presetRules(presetNames[preset]);
        if (known.get() == &choice || *known == choice)
            return presetBooks[preset]();
    }
    return madeBook(choice);
}

std::shared_ptr<const RuleChoice> presetRules(std::string_view name) {
    static const std::array<std::shared_ptr<const RuleChoice>, presetNames.size()> presets = {
        std::make_shared<RuleChoice>(standardUnits()), std::make_shared<RuleChoice>(douDizhuRules),
        std::make_shared<RuleChoice>(looseRules), std::make_shared<RuleChoice>(noipRules)};
    const auto found = std::ranges::find(presetNames, name);
    return found == presetNames.end()
               ? nullptr
               : presets[static_cast<std::size_t>(found - presetNames.begin())];
}

Setup::Setup(std::shared_ptr<const RuleChoice> choice)
    : rules(std::move(choice))
    , book(ruleBook(*rules)) {}

bool Setup::operator==(const Setup& other) const {
    return (rules == other.rules || *rules == *other.rules) && hand == other.hand &&
           seen == other.seen && constraints == other.constraints && table == other.table;
}

Constraints constraintsOf(const RuleBook& book, const NamedConstraints& names) {
    const auto find = [&](const std::vector<std::string>& melds) {
        std::vector<int> found;
        for (const std::string& meld : melds)
            found.push_back(findMeld(book, meld));
        return found;
    };
    Constraints constraints;
    constraints.required = find(names.required);
    constraints.open = find(names.open);
    constraints.forbidden = find(names.forbidden);
    for (const auto& [meld, points] : names.bonuses)
        constraints.bonuses.push_back({findMeld(book, meld), points});
    if (!names.favouriteTile.empty())
        constraints.favouriteTile =
            book.tileNames().require(names.favouriteTile, Sentence("a tile"));
    constraints.favouriteRule = names.favouriteRule;
    return constraints;
}

} // namespace yomi::hands
