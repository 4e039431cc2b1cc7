// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/hands/nearest_hands.h"

#include "core/common/binomial.h"
#include "core/common/stopped.h"

#include <algorithm>
#include <iterator>

namespace yomi::hands {

NearestHandSearch::NearestHandSearch(const RuleBook& book, const Scoring& scoring,
                                     const Tiles& wall, const std::stop_token& stop)
    : m_book(book)
    , m_scoring(scoring)
    , m_stop(stop)
    , m_covering(book, scoring, wall, stop) {
    for (int meld = 0; meld < book.meldCount(); ++meld) {
        m_points.push_back(scoring.points(meld));
        m_favourite.push_back(scoring.earnsFavourite(meld));
    }
    for (int kind = 0; kind < book.kindCount(); ++kind)
        m_cap.add(kind, std::min(wall.count(kind) + 1, mostCopies));
}

std::optional<NearestHands> NearestHandSearch::find(const Tiles& hand, int most) {
    const auto from = start(hand);
    if (!from)
        return std::nullopt;
    count(from->missing);
    const int missing = from->missing.total();
    for (int draws = 0; draws + missing <= most; ++draws) {
        if (m_covering.fewestDraws(from->covering, draws) > draws)
            continue;
        Ways found;
        for (Tiles more;; count(more)) {
            found = ways({from->covering, draws, from->missing, m_scoring.favouritePending()});
            more = uncertain(hand, found);
            if (more.empty())
                break;
        }
        if (found.plan.ways == 0)
            continue;
        const auto melds = found.plan.melds.begin();
        NearestHands nearest{draws + missing,
                             greater(found.lacked, from->missing),
                             found.bestScore + m_scoring.forcedScore(),
                             found.plan.ways,
                             found.plan.score + m_scoring.forcedScore(),
                             {}};
        std::merge(melds, melds + found.plan.size, m_scoring.forced().begin(),
                   m_scoring.forced().end(), std::back_inserter(nearest.plan));
        return nearest;
    }
    return std::nullopt;
}

std::optional<int> NearestHandSearch::distance(const Tiles& hand) {
    const auto from = start(hand);
    if (!from)
        return std::nullopt;
    const auto way = m_covering.nearest(from->covering, from->missing);
    return way ? std::optional(way->draws + from->missing.total()) : std::nullopt;
}

bool NearestHandSearch::Plan::better(const Plan& other) const {
    if (ways != other.ways)
        return ways > other.ways;
    if (score != other.score)
        return score > other.score;
    return std::lexicographical_compare(melds.begin(), melds.begin() + size, other.melds.begin(),
                                        other.melds.begin() + other.size);
}

void NearestHandSearch::Plan::insert(int meld) {
    const auto end = melds.begin() + size++;
    const auto at = std::upper_bound(melds.begin(), end, meld);
    std::move_backward(at, end, end + 1);
    *at = meld;
}

/// Nothing if the forced melds cannot be completed.
std::optional<NearestHandSearch::Start> NearestHandSearch::start(const Tiles& hand) const {
    const Tiles& forced = m_scoring.forcedTiles();
    const int wanted = m_book.fullHand() - forced.total();
    const Tiles missing = lacking(hand, forced);
    if (wanted < 0 || !contains(m_covering.wall(), missing))
        return std::nullopt;
    return Start{{remove(hand, common(hand, forced)), wanted}, missing};
}

NearestHandSearch::Ways NearestHandSearch::ways(const State& state) {
    if (state.covering.wanted == 0)
        return ofNothing(state);
    if (const Ways* known = m_known.find(state))
        return *known;
    constexpr std::int64_t pollInterval = 256;
    if (m_nodes++ % pollInterval == 0)
        throwIfStopped(m_stop);
    Ways sum;
    m_covering.forEachBranch(
        state.covering, state.draws,
        [&](const Covering::State& child, const Covering::Candidate* meld, const Tiles& drawn) {
            join(sum, state, child, meld, drawn);
            return true;
        });
    m_known.insert(state, sum);
    return sum;
}

/// The way that draws nothing more.
NearestHandSearch::Ways NearestHandSearch::ofNothing(const State& state) const {
    Ways nothing;
    nothing.plan.ways = state.draws == 0 ? choices(state.drawn) : 0;
    return nothing;
}

/// Adds the ways that go on with a meld, or with leaving tiles out.
void NearestHandSearch::join(Ways& sum, const State& state, const Covering::State& child,
                             const Covering::Candidate* meld, const Tiles& drawn) {
    State next{child, state.draws - drawn.total(), state.drawn, state.favouritePending};
    if (m_covering.fewestDraws(child, next.draws) > next.draws)
        return;
    const Tiles counted = common(drawn, m_counted);
    if (!contains(remove(m_covering.wall(), state.drawn), counted))
        return;
    next.drawn = add(state.drawn, counted);
    int points = 0;
    if (meld) {
        const auto number = static_cast<std::size_t>(meld->meld);
        points = m_points[number];
        if (state.favouritePending && m_favourite[number]) {
            points += favouritePoints;
            next.favouritePending = false;
        }
    }
    Ways more = ways(next);
    if (more.plan.ways == 0)
        return;
    more.bestScore += points;
    more.plan.score += points;
    more.plan.ways *= choices(remove(drawn, counted));
    if (meld)
        more.plan.insert(meld->meld);
    sum.lacked = greater(sum.lacked, add(drawn, common(more.lacked, remove(m_cap, drawn))));
    sum.bestScore = std::max(sum.bestScore, more.bestScore);
    if (more.plan.better(sum.plan))
        sum.plan = more.plan;
}

/// The number of ways to draw these tiles from the wall.
std::uint64_t NearestHandSearch::choices(const Tiles& drawn) const {
    std::uint64_t product = 1;
    for (const auto [kind, copies] : drawn)
        product *= binomial(m_covering.wall().count(kind), copies);
    return product;
}

/// The kinds that must be counted to be sure of what was found.
Tiles NearestHandSearch::uncertain(const Tiles& hand, const Ways& found) const {
    Tiles kinds;
    for (const auto [kind, copies] : found.lacked) {
        if (copies == m_cap.count(kind) && m_counted.count(kind) == 0)
            kinds.add(kind);
    }
    if (!kinds.empty() || found.plan.ways == 0)
        return kinds;
    const Tiles lacked = lackedByPlan(hand, found.plan);
    if (choices(lacked) != found.plan.ways) {
        for (const auto [kind, copies] : lacked) {
            if (copies > 1)
                kinds.add(kind);
        }
    }
    return kinds;
}

Tiles NearestHandSearch::lackedByPlan(const Tiles& hand, const Plan& plan) const {
    Tiles complete = m_scoring.forcedTiles();
    for (int i = 0; i < plan.size; ++i)
        complete = checkedAdd(complete, m_book.meld(plan.melds[static_cast<std::size_t>(i)]).tiles);
    return lacking(hand, complete);
}

/// Counts more kinds. What is known was computed without them.
void NearestHandSearch::count(const Tiles& kinds) {
    const Tiles before = m_counted;
    for (const auto [kind, copies] : kinds) {
        m_counted.clear(kind);
        m_counted.add(kind, mostCopies);
    }
    if (m_counted != before)
        m_known = {};
}

} // namespace yomi::hands
