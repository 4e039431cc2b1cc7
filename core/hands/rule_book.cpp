// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/hands/rule_book.h"

#include <algorithm>

namespace yomi::hands {

namespace {

void check(const Meld& meld, const Rules& rules) {
    if (meld.tiles.empty())
        throw InvalidArgument("{} has no tiles.", meld.name);
    if (const int kind = meld.tiles.highest(); kind >= std::ssize(rules.kinds))
        throw InvalidArgument("{} has a tile of kind {}; there are {}, counted from 0.", meld.name,
                              kind, rules.kinds.size());
    if (meld.category < 0 || meld.category >= std::ssize(rules.categories))
        throw InvalidArgument("{} has the category {}; there are {}, counted from 0.", meld.name,
                              meld.category, rules.categories.size());
}

const Rules& validated(const Rules& rules) {
    if (rules.kinds.empty() || rules.kinds.size() > static_cast<std::size_t>(mostKinds))
        throw InvalidArgument("A rule book has 1 to {} kinds of tile, not {}.", mostKinds,
                              rules.kinds.size());
    NameIndex names;
    for (const TileKind& kind : rules.kinds) {
        if (nameKey(kind.name).empty())
            throw InvalidArgument("A kind of tile has no name.");
        if (names.find(kind.name))
            throw InvalidArgument("Two kinds of tile are named {}.", kind.name);
        names.add(kind.name, 0);
        if (kind.copies < 1 || kind.copies > mostCopies)
            throw InvalidArgument("There can be 1 to {} copies of {}, not {}.", mostCopies,
                                  kind.name, kind.copies);
    }
    if (rules.fullHand < 0 || rules.fullHand > mostFullHand)
        throw InvalidArgument("A full hand has 0 to {} tiles, not {}.", mostFullHand,
                              rules.fullHand);
    for (const Meld& meld : rules.melds)
        check(meld, rules);
    return rules;
}

} // namespace

RuleBook::RuleBook(Rules rules)
    : m_rules(std::move(rules))
    , m_tileNames(yomi::hands::tileNames(validated(m_rules).kinds))
    , m_index(makeIndex(m_rules)) {
    for (int meld = 0; meld < meldCount(); ++meld)
        m_meldNames.add(this->meld(meld).name, meld);
}

RuleBook::Index RuleBook::makeIndex(const Rules& rules) {
    std::vector<Tiles> melds;
    melds.reserve(rules.melds.size());
    for (const Meld& meld : rules.melds)
        melds.push_back(meld.tiles);
    if (rules.kinds.size() <= static_cast<std::size_t>(PackedCounter<16>::kinds))
        return MeldIndex<PackedCounter<16>>(melds);
    return MeldIndex<Tiles>(melds);
}

NameIndex tileNames(std::span<const TileKind> kinds) {
    NameIndex names;
    // Short names come first: no other name of another tile may hide one.
    for (std::size_t kind = 0; kind < kinds.size(); ++kind)
        names.add(kinds[kind].name, static_cast<int>(kind));
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        const int kind = static_cast<int>(i);
        names.add(kinds[i].fullName, kind);
        names.add(kinds[i].kana, kind);
        names.add(kinds[i].romaji, kind);
        names.add(std::string_view(kinds[i].romaji).substr(0, kinds[i].romaji.find(' ')), kind);
    }
    return names;
}

std::string meldName(const RuleBook& book, int meld) {
    if (!book.meld(meld).name.empty())
        return book.meld(meld).name;
    std::string cards;
    for (const auto [kind, copies] : book.meld(meld).tiles)
        for (int copy = 0; copy < copies; ++copy)
            cards += book.kind(kind).name;
    return cards;
}

std::vector<std::string> tileNamesOf(const RuleBook& book, const Tiles& tiles) {
    std::vector<std::string> names;
    for (const auto [kind, copies] : tiles)
        names.insert(names.end(), static_cast<std::size_t>(copies), book.kind(kind).name);
    return names;
}

std::vector<int> fittingMelds(const RuleBook& book, const Tiles& hand) {
    std::vector<int> melds;
    book.withIndex([&]<class Counter>(const MeldIndex<Counter>& index) {
        const auto packed = static_cast<Counter>(hand);
        for (const auto [kind, copies] : packed)
            index.forEachFitting(packed, kind,
                                 [&](const auto& entry) { melds.push_back(entry.meld); });
    });
    std::ranges::sort(melds);
    return melds;
}

} // namespace yomi::hands
