// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/hands/discard_ranking.h"

#include "core/common/stopped.h"
#include "core/hands/nearest_hands.h"
#include "core/hands/partition.h"
#include "core/hands/waits.h"

#include <algorithm>
#include <limits>
#include <tuple>

namespace yomi::hands {

namespace {

Tiles tilesOfMelds(const RuleBook& book, const std::vector<int>& melds) {
    Tiles tiles;
    for (const int meld : melds)
        tiles = checkedAdd(tiles, book.meld(meld).tiles);
    return tiles;
}

/// The mean score of a hand one tile short over its waits.
double meanOverWaits(const RuleBook& book, const Tiles& hand, const RankedDiscard& row,
                     const Constraints& constraints, const std::stop_token& stop) {
    double sum = 0;
    for (const UsefulTile& wait : row.useful) {
        Tiles complete = hand;
        complete.add(wait.tile);
        sum += static_cast<double>(wait.left) *
               completePartition(book, complete, constraints, stop)->score;
    }
    return sum / row.tilesLeft;
}

Tiles afterDiscard(Tiles hand, std::optional<int> discard) {
    if (discard)
        hand.take(*discard);
    return hand;
}

constexpr int notInReach = std::numeric_limits<int>::max();

/// Best first.
auto rankingOrder(const RankedDiscard& row) {
    return std::tuple(row.distance.value_or(notInReach), -row.tilesLeft,
                      row.distance == 1 ? -row.meanScore : -row.bestScore, row.discard);
}

/// The rows of one hand.
class Ranking {
public:
    Ranking(const RuleBook& book, const Tiles& hand, const Tiles& wall,
            const Constraints& constraints, const std::stop_token& stop)
        : m_book(book)
        , m_hand(hand)
        , m_wall(wall)
        , m_constraints(constraints)
        , m_stop(stop)
        , m_scoring(book, constraints)
        , m_search(book, m_scoring, wall, stop) {
        const Tiles free = discardable(book, hand, constraints);
        throwIfStopped(stop);
        if (book.fullHand() == 0 || hand.total() > book.fullHand())
            return;
        if (hand.total() < book.fullHand()) {
            m_discards.push_back(std::nullopt);
            return;
        }
        for (const auto [kind, copies] : free)
            m_discards.push_back(kind);
    }

    std::vector<RankedDiscard> all() {
        std::vector<RankedDiscard> rows;
        for (const std::optional<int> discard : m_discards) {
            auto row = within(discard, mostRankedDistance);
            rows.push_back(row ? *std::move(row) : far(discard));
        }
        std::ranges::sort(rows, {}, rankingOrder);
        return rows;
    }

    std::vector<RankedDiscard> nearest() {
        std::vector<RankedDiscard> rows;
        for (int most = 1; rows.empty() && most <= mostRankedDistance; ++most) {
            for (const std::optional<int> discard : m_discards) {
                if (auto row = within(discard, most))
                    rows.push_back(*std::move(row));
            }
        }
        if (rows.empty())
            return all();
        std::ranges::sort(rows, {}, rankingOrder);
        return rows;
    }

private:
    /// A row that is at most so far away.
    std::optional<RankedDiscard> within(std::optional<int> discard, int most) {
        const Tiles rest = afterDiscard(m_hand, discard);
        auto nearest = m_search.find(rest, most);
        if (!nearest)
            return std::nullopt;
        RankedDiscard row;
        row.discard = discard;
        row.distance = nearest->distance;
        for (const auto [kind, copies] : nearest->lacked) {
            row.useful.push_back({kind, m_wall.count(kind)});
            row.tilesLeft += m_wall.count(kind);
        }
        row.bestScore = nearest->bestScore;
        row.plan = std::move(nearest->plan);
        row.planScore = nearest->planScore;
        row.planWays = nearest->ways;
        if (row.distance == 1)
            row.meanScore = meanOverWaits(m_book, rest, row, m_constraints, m_stop);
        return row;
    }

    RankedDiscard far(std::optional<int> discard) {
        RankedDiscard row;
        row.discard = discard;
        row.distance = m_search.distance(afterDiscard(m_hand, discard));
        return row;
    }

    const RuleBook& m_book;
    const Tiles m_hand;
    const Tiles m_wall;
    const Constraints& m_constraints;
    const std::stop_token& m_stop;
    const Scoring m_scoring;
    NearestHandSearch m_search;
    std::vector<std::optional<int>> m_discards;
};

} // namespace

std::vector<RankedDiscard> discardRankingFromWall(const RuleBook& book, const Tiles& hand,
                                                  const Tiles& wall, const Constraints& constraints,
                                                  const std::stop_token& stop) {
    return Ranking(book, hand, wall, constraints, stop).all();
}

std::vector<RankedDiscard> nearestDiscards(const RuleBook& book, const Tiles& hand,
                                           const Tiles& wall, const Constraints& constraints,
                                           const std::stop_token& stop) {
    return Ranking(book, hand, wall, constraints, stop).nearest();
}

std::vector<RankedDiscard> discardRanking(const RuleBook& book, const Tiles& hand,
                                          const Tiles& seen, const Constraints& constraints,
                                          const std::stop_token& stop) {
    const Tiles wall = wallOf(book, hand, seen), unseen = wallOf(book, hand, {});
    auto rows = discardRankingFromWall(book, hand, wall, constraints, stop);
    if (wall == unseen)
        return rows;
    const Scoring scoring(book, constraints);
    NearestHandSearch search(book, scoring, unseen, stop);
    for (RankedDiscard& row : rows) {
        const Tiles rest = afterDiscard(hand, row.discard);
        const int nearer = std::min(row.distance.value_or(notInReach) - 1, mostRankedDistance);
        if (const auto nearest = search.find(rest, nearer))
            row.seenOut = lacking(wall, lacking(rest, tilesOfMelds(book, nearest->plan)));
    }
    return rows;
}

Tiles discardable(const RuleBook& book, const Tiles& hand, const Constraints& constraints) {
    Constraints open = constraints;
    open.required.clear();
    return Scoring(book, open).freeTiles(hand);
}

} // namespace yomi::hands
