// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/plays.h"

#include "core/hands/hand_text.h"
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

int mostOfOpponent(const Inputs& inputs) {
    const RuleBook& book = *inputs.book;
    const Tiles hand = countTiles(book, inputs.hand), seen = countTiles(book, inputs.seen);
    return std::min(mostOpponentCards, wallOf(book, hand, seen).total());
}

std::vector<LeadValue> leadValues(const Inputs& inputs, int opponent, const std::stop_token& stop) {
    const RuleBook& book = *inputs.book;
    const Tiles hand = countTiles(book, inputs.hand), seen = countTiles(book, inputs.seen);
    std::optional<OpponentChance> chance;
    if (const int cards = std::min(opponent, mostOfOpponent(inputs)); cards > 0)
        chance.emplace(book, hand, seen, cards);
    std::vector<LeadValue> values;
    for (const auto& [play, after] :
         cardLeads(book, hand, constraintsOf(book, inputs.constraints), stop))
        values.push_back({after, chance ? std::optional(chance->beats(play)) : std::nullopt});
    return values;
}

Edit playCards(const Inputs& before, int play) {
    const QString sentence = PlaysText::tr("Play %1").arg(meldText(*before.book, play));
    std::vector<int> hand = before.hand, seen = before.seen;
    for (const auto [kind, copies] : before.book->meld(play).tiles) {
        for (int copy = 0; copy < copies; ++copy) {
            const auto card = std::ranges::find(hand, kind);
            if (card == hand.end())
                return {{}, before, PlaysText::tr("The hand has these cards no more.")};
            hand.erase(card);
            seen.push_back(kind);
        }
    }
    const Edit taken = replaceTiles(before, Pile::Hand, std::move(hand), sentence);
    return replaceTiles(taken.after, Pile::Seen, std::move(seen), sentence);
}

} // namespace yomi::ui::hands
