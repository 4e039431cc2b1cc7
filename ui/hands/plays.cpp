// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/plays.h"

#include "core/hands/waits.h"
#include "ui/hands/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace yomi::ui::hands {

namespace {

struct PlaysText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::hands::Plays)
};

} // namespace

std::optional<std::vector<int>> playsAfter(const CardHand& cards, int play,
                                           const std::stop_token& stop) {
    Constraints constraints;
    constraints.forbidden = cards.forbidden;
    const auto best = completePartition(
        *cards.book, remove(cards.hand, cards.book->meld(play).tiles), constraints, stop);
    return best ? std::optional(best->first()) : std::nullopt;
}

std::vector<std::optional<int>>
playCountsAfter(const CardHand& cards, const std::vector<int>& plays, const std::stop_token& stop) {
    std::vector<std::optional<int>> counts;
    for (const int play : plays) {
        const auto rest = playsAfter(cards, play, stop);
        counts.push_back(rest ? std::optional(static_cast<int>(rest->size())) : std::nullopt);
    }
    return counts;
}

Tiles unseenCards(const CardHand& cards) {
    Tiles unseen;
    for (int kind = 0; kind < cards.book->kindCount(); ++kind)
        unseen.add(kind, tilesLeft(*cards.book, cards.hand, cards.seen, kind));
    return unseen;
}

Edit playCards(const Inputs& before, int play) {
    const QString sentence = PlaysText::tr("Play %1").arg(meldText(*before.book, play));
    std::vector<int> hand = before.hand, table = before.seen;
    for (const auto [kind, copies] : before.book->meld(play).tiles) {
        for (int copy = 0; copy < copies; ++copy) {
            const auto card = std::ranges::find(hand, kind);
            if (card == hand.end())
                return {{}, before, PlaysText::tr("The hand has these cards no more.")};
            hand.erase(card);
            table.push_back(kind);
        }
    }
    const Edit taken = replaceTiles(before, Pile::Hand, std::move(hand), sentence);
    return replaceTiles(taken.after, Pile::Table, std::move(table), sentence);
}

} // namespace yomi::ui::hands
