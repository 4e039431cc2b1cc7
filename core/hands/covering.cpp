// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/hands/covering.h"

#include "core/common/stopped.h"

#include <algorithm>
#include <cstddef>

namespace yomi::hands {

Covering::Covering(const RuleBook& book, const Scoring& scoring, const Tiles& wall,
                   const std::stop_token& stop)
    : m_wall(wall)
    , m_stop(stop) {
    m_wholeSizes[0] = true;
    for (int meld = 0; meld < book.meldCount(); ++meld) {
        if (!scoring.allowed(meld))
            continue;
        const Tiles& tiles = book.meld(meld).tiles;
        const Candidate candidate{tiles, tiles.total(), meld};
        for (const auto [kind, copies] : tiles)
            m_byKind[static_cast<std::size_t>(kind)].push_back(candidate);
        if (contains(wall, tiles))
            m_whole.push_back(candidate);
    }
    // The numbers of tiles that melds drawn completely can add up to.
    for (std::size_t size = 1; size < m_wholeSizes.size(); ++size)
        m_wholeSizes[size] = std::ranges::any_of(m_whole, [&](const Candidate& meld) {
            const auto tiles = static_cast<std::size_t>(meld.size);
            return tiles <= size && m_wholeSizes[size - tiles];
        });
}

int Covering::fewestDraws(const State& state, int most) {
    if (state.rest.empty())
        return m_wholeSizes[static_cast<std::size_t>(state.wanted)] ? state.wanted : unreachable;
    if (const int tilesShort = state.wanted - state.rest.total(); tilesShort > most)
        return tilesShort;
    if (const Known* known = m_known.find(state); known && (known->exact || known->least > most))
        return known->least;
    countNode();
    int fewest = unreachable;
    forEachBranch(state, most, [&](const State& child, const Candidate*, const Tiles& drawn) {
        const int draws = drawn.total();
        fewest = std::min(fewest, fewestDraws(child, most - draws) + draws);
        return true;
    });
    const bool exact = fewest <= most || most >= mostFullHand;
    m_known.assign(state, {exact ? fewest : most + 1, exact});
    return exact ? fewest : most + 1;
}

std::optional<Covering::Way> Covering::nearest(const State& start, const Tiles& drawn, int least) {
    const int fewest = fewestDraws(start);
    if (fewest == unreachable)
        return std::nullopt;
    for (int draws = std::max(least, fewest); draws <= start.wanted; ++draws) {
        std::vector<int> melds;
        if (reach(start, draws, drawn, 0, melds))
            return Way{draws, std::move(melds)};
    }
    return std::nullopt;
}

void Covering::countNode() {
    constexpr std::int64_t pollInterval = 1024;
    if (++m_nodes % pollInterval == 0)
        throwIfStopped(m_stop);
}

/// Whether at most `draws` draws reach a hand with the available copies; `drawn` so far, complete
/// melds from the `nextWhole`-th on. `melds` are those taken so far, at the end all.
bool Covering::reach(const State& state, int draws, const Tiles& drawn, std::size_t nextWhole,
                     std::vector<int>& melds) {
    if (fewestDraws(state) > draws)
        return false;
    countNode();
    if (state.wanted == 0) {
        std::ranges::sort(melds);
        return true;
    }
    if (state.rest.empty())
        return reachByWhole(state, draws, drawn, nextWhole, melds);
    bool reached = false;
    forEachBranch(state, draws, [&](const State& child, const Candidate* meld, const Tiles& more) {
        if (meld && !contains(remove(m_wall, drawn), more))
            return true;
        if (meld)
            melds.push_back(meld->meld);
        reached =
            reach(child, draws - more.total(), meld ? add(drawn, more) : drawn, nextWhole, melds);
        if (meld && !reached)
            melds.pop_back();
        return !reached;
    });
    return reached;
}

bool Covering::reachByWhole(const State& state, int draws, const Tiles& drawn,
                            std::size_t nextWhole, std::vector<int>& melds) {
    for (std::size_t i = nextWhole; i < m_whole.size(); ++i) {
        const Candidate& meld = m_whole[i];
        if (meld.size > state.wanted || !contains(remove(m_wall, drawn), meld.tiles))
            continue;
        melds.push_back(meld.meld);
        if (reach({state.rest, state.wanted - meld.size}, draws - meld.size, add(drawn, meld.tiles),
                  i, melds))
            return true;
        melds.pop_back();
    }
    return false;
}

} // namespace yomi::hands
