// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/hands/constraints.h"

#include "core/common/sentence.h"

#include <algorithm>

namespace yomi::hands {

namespace {

void validateMeld(const RuleBook& book, int meld) {
    if (meld < 0 || meld >= book.meldCount())
        throw InvalidArgument("There is no meld {}; {} has {}.", meld, book.title(),
                              book.meldCount());
}

bool has(const std::vector<int>& melds, int meld) {
    return std::ranges::find(melds, meld) != melds.end();
}

} // namespace

Scoring::Scoring(const RuleBook& book, const Constraints& constraints)
    : m_book(book)
    , m_constraints(constraints) {
    for (const int meld : constraints.forbidden)
        validateMeld(book, meld);
    for (const Bonus& bonus : constraints.bonuses) {
        validateMeld(book, bonus.meld);
        if (bonus.points < -mostBonus || bonus.points > mostBonus)
            throw InvalidArgument("A bonus is at most {} points up or down, not {}.", mostBonus,
                                  bonus.points);
    }
    for (const Bonus& bonus : constraints.bonuses) {
        if (book.objective() == Objective::HighestScore && points(bonus.meld) <= 0)
            throw InvalidArgument("The bonus leaves {} no points at all; forbid it instead.",
                                  meldName(book, bonus.meld));
    }
    if (const auto tile = constraints.favouriteTile) {
        if (*tile < 0 || *tile >= book.kindCount())
            throw InvalidArgument("There is no tile {}.", *tile);
        if (book.objective() != Objective::HighestScore)
            throw InvalidArgument(
                "A favourite tile counts only where melds score points, not in {}.", book.title());
        m_favouritePending = constraints.favouriteRule == FavouriteRule::AddsOnce;
    }
    require(constraints.required, false);
    require(constraints.open, true);
    std::ranges::sort(m_forced);
}

void Scoring::require(const std::vector<int>& melds, bool open) {
    for (const int meld : melds) {
        validateMeld(m_book, meld);
        if (!allowed(meld))
            throw InvalidArgument("{} cannot be both required and forbidden.",
                                  meldName(m_book, meld));
        if (open && m_book.meld(meld).openScore == 0)
            throw InvalidArgument("{} cannot be laid open; only units of three or more can.",
                                  meldName(m_book, meld));
        m_forced.push_back(meld);
        m_forcedTiles = checkedAdd(m_forcedTiles, m_book.meld(meld).tiles);
        m_forcedScore += points(meld, open);
        if (earnsFavourite(meld)) {
            m_forcedScore += favouritePoints;
            m_favouritePending = false;
        }
    }
}

Tiles Scoring::freeTiles(const Tiles& hand) const {
    if (!hand.empty() && hand.highest() >= m_book.kindCount())
        throw InvalidArgument("The hand has a tile that {} lacks.", m_book.title());
    Tiles rest = hand;
    for (const int meld : m_forced) {
        const Tiles missing = lacking(rest, m_book.meld(meld).tiles);
        if (!missing.empty())
            throw InvalidArgument("The hand has no {} for {}.", m_book.kind(missing.lowest()).name,
                                  meldName(m_book, meld));
        rest = remove(rest, m_book.meld(meld).tiles);
    }
    return rest;
}

bool Scoring::allowed(int meld) const {
    return !has(m_constraints.forbidden, meld);
}

int Scoring::points(int meld, bool open) const {
    const Meld& scored = m_book.meld(meld);
    int sum = open ? scored.openScore : scored.score;
    if (m_constraints.favouriteRule == FavouriteRule::Doubles && hasFavourite(meld))
        sum *= 2;
    for (const Bonus& bonus : m_constraints.bonuses) {
        if (bonus.meld == meld)
            sum += bonus.points;
    }
    return sum;
}

bool Scoring::earnsFavourite(int meld) const {
    return m_favouritePending && hasFavourite(meld);
}

bool Scoring::hasFavourite(int meld) const {
    const auto tile = m_constraints.favouriteTile;
    return tile && m_book.meld(meld).tiles.count(*tile) > 0;
}

} // namespace yomi::hands
