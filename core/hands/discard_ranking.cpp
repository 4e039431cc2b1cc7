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

/// A row for the hand after the discard.
RankedDiscard rankedRow(const RuleBook& book, const Tiles& rest, NearestHandSearch& search,
                        const Tiles& wall, const Constraints& constraints,
                        const std::stop_token& stop) {
    RankedDiscard row;
    auto nearest = search.find(rest, mostRankedDistance);
    if (!nearest) {
        row.distance = search.distance(rest);
        return row;
    }
    row.distance = nearest->distance;
    for (const auto [kind, copies] : nearest->lacked) {
        row.useful.push_back({kind, wall.count(kind)});
        row.tilesLeft += wall.count(kind);
    }
    row.bestScore = nearest->bestScore;
    row.plan = std::move(nearest->plan);
    row.planScore = nearest->planScore;
    row.planWays = nearest->ways;
    if (row.distance == 1)
        row.meanScore = meanOverWaits(book, rest, row, constraints, stop);
    return row;
}

constexpr int notInReach = std::numeric_limits<int>::max();

/// Best first.
auto rankingOrder(const RankedDiscard& row) {
    return std::tuple(row.distance.value_or(notInReach), -row.tilesLeft,
                      row.distance == 1 ? -row.meanScore : -row.bestScore, row.discard);
}

} // namespace

std::vector<RankedDiscard> discardRankingFromWall(const RuleBook& book, const Tiles& hand,
                                                  const Tiles& wall, const Constraints& constraints,
                                                  const std::stop_token& stop) {
    const Tiles free = discardable(book, hand, constraints);
    if (book.fullHand() == 0 || hand.total() > book.fullHand())
        return {};
    throwIfStopped(stop);
    const Scoring scoring(book, constraints);
    NearestHandSearch search(book, scoring, wall, stop);
    std::vector<RankedDiscard> rows;
    if (hand.total() < book.fullHand())
        return {rankedRow(book, hand, search, wall, constraints, stop)};
    for (const auto [kind, copies] : free) {
        rows.push_back(rankedRow(book, afterDiscard(hand, kind), search, wall, constraints, stop));
        rows.back().discard = kind;
    }
    std::ranges::sort(rows, {}, rankingOrder);
    return rows;
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
