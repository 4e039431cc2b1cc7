// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/hands/endgame_moves.h"

#include "core/common/sentence.h"
#include "core/common/stopped.h"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <tuple>
#include <utility>

namespace yomi::hands {

EndgameMoves::EndgameMoves(EndgamePosition start, const std::stop_token& stop)
    : m_start(validated(std::move(start))) {
    const RuleBook& book = *m_start.book;
    const std::vector<bool> banned = bannedCategories(book, m_start.bans);
    for (const Tiles& tiles : m_start.hands)
        std::ranges::copy(fittingMelds(book, tiles), std::back_inserter(m_plays));
    std::erase_if(m_plays, [&](int play) {
        return banned[static_cast<std::size_t>(book.meld(play).category)];
    });
    if (m_start.last)
        m_plays.push_back(*m_start.last);
    std::ranges::sort(m_plays);
    m_plays.erase(std::unique(m_plays.begin(), m_plays.end()), m_plays.end());
    for (const int play : m_plays)
        m_levels.push_back(hands::levelOf(book, play));
    m_levels.push_back(0);

    std::vector<int> order(m_plays.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, {}, [&](int move) {
        const Meld& meld = book.meld(playOf(move));
        return std::tuple(levelOf(move) >= bombLevel, -meld.tiles.total(), meld.rank);
    });
    for (const Tiles& tiles : m_start.hands)
        addHand(tiles, order, stop);
}

int EndgameMoves::moveOf(int play) const {
    if (play == passPlay)
        return pass();
    return static_cast<int>(std::ranges::lower_bound(m_plays, play) - m_plays.begin());
}

void EndgameMoves::addHand(const Tiles& tiles, const std::vector<int>& order,
                           const std::stop_token& stop) {
    Hand hand;
    hand.parts = {Cards()};
    std::array<std::uint32_t, Cards::kinds> weights{};
    for (const auto [kind, copies] : tiles) {
        const std::size_t before = hand.parts.size();
        weights[static_cast<std::size_t>(kind)] = static_cast<std::uint32_t>(before);
        for (std::size_t i = 0; i < before * static_cast<std::size_t>(copies); ++i) {
            hand.parts.push_back(hand.parts[i]);
            hand.parts.back().add(kind);
        }
    }

    struct Fitting {
        Cards cards;
        Lead lead;
    };
    std::vector<Fitting> fitting;
    hand.steps.resize(m_levels.size());
    for (const int move : order) {
        const Tiles& cards = m_start.book->meld(playOf(move)).tiles;
        if (!contains(tiles, cards))
            continue;
        for (const auto [kind, copies] : cards)
            hand.steps[static_cast<std::size_t>(move)] +=
                weights[static_cast<std::size_t>(kind)] * static_cast<std::uint32_t>(copies);
        fitting.push_back(
            {static_cast<Cards>(cards), {static_cast<std::uint16_t>(move), levelOf(move)}});
    }
    if (fitting.size() > mostLeads)
        throw InvalidArgument("Hand {} has {} plays; an endgame has at most {} in a hand.",
                              m_hands.size() + 1, fitting.size(), mostLeads);

    hand.fewest.resize(hand.parts.size());
    hand.first = {0, 0};
    for (std::size_t part = 1; part < hand.parts.size(); ++part) {
        constexpr std::size_t pollInterval = 1024;
        if (part % pollInterval == 0)
            throwIfStopped(stop);
        const std::size_t first = hand.leads.size();
        for (const Fitting& play : fitting)
            if (contains(hand.parts[part], play.cards))
                hand.leads.push_back(play.lead);
        const auto left = [&](const Lead& lead) {
            return hand.fewest[part - hand.steps[lead.move]];
        };
        const std::span leads(hand.leads.begin() + static_cast<std::ptrdiff_t>(first),
                              hand.leads.end());
        std::ranges::stable_sort(leads, {}, left);
        hand.fewest[part] = static_cast<std::uint8_t>(left(leads.front()) + 1);
        hand.first.push_back(static_cast<std::uint32_t>(hand.leads.size()));
    }
    m_hands.push_back(std::move(hand));
}

} // namespace yomi::hands
