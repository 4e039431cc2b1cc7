// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/hands/distance.h"

#include "core/common/stopped.h"
#include "core/hands/memo_table.h"
#include "core/hands/waits.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>

namespace yomi::hands {

namespace {

class DistanceSearch {
public:
    DistanceSearch(const RuleBook& book, const Scoring& scoring, const Tiles& left,
                   const std::stop_token& stop)
        : m_left(left)
        , m_stop(stop) {
        m_wholeSizes[0] = true;
        for (int meld = 0; meld < book.meldCount(); ++meld) {
            if (!scoring.allowed(meld))
                continue;
            const Tiles& tiles = book.meld(meld).tiles;
            const Candidate candidate{tiles, tiles.total(), meld};
            for (const auto [kind, copies] : tiles)
                m_byKind[static_cast<std::size_t>(kind)].push_back(candidate);
            if (contains(left, tiles))
                m_whole.push_back(candidate);
        }
        // The numbers of tiles that melds drawn completely can add up to.
        for (std::size_t size = 1; size < m_wholeSizes.size(); ++size)
            m_wholeSizes[size] = std::ranges::any_of(m_whole, [&](const Candidate& meld) {
                const auto tiles = static_cast<std::size_t>(meld.size);
                return tiles <= size && m_wholeSizes[size - tiles];
            });
    }

    /// The melds that use `wanted` tiles: as many of `rest` as possible and the fewest others.
    std::optional<Distance> run(const Tiles& rest, int wanted) {
        const int least = fewestDraws({rest, wanted});
        if (least == unreachable)
            return std::nullopt;
        for (int draws = least; draws <= wanted; ++draws) {
            std::vector<int> melds;
            if (reach({rest, wanted}, draws, {}, 0, melds))
                return Distance{draws, std::move(melds), m_nodes};
        }
        return std::nullopt;
    }

private:
    struct Candidate {
        Tiles tiles;
        int size;
        int meld;
    };

    /// Tiles of the hand not yet used or left out, and the number of tiles still wanted.
    struct State {
        Tiles rest;
        int wanted = 0;

        std::uint64_t hash() const {
            const std::uint64_t mixed =
                rest.hash() + static_cast<std::uint64_t>(wanted) * 0xD6E8'FEB8'6659'FD93;
            return mixed ^ mixed >> 32;
        }
        bool operator==(const State&) const = default;
    };

    static constexpr int unreachable = std::numeric_limits<int>::max() / 2;

    void countNode() {
        constexpr std::int64_t pollInterval = 1024;
        if (++m_nodes % pollInterval == 0)
            throwIfStopped(m_stop);
    }

    /// Calls visit(child, meld or null, tiles drawn) for every option for the lowest kind of the
    /// rest, a meld with it or leaving all its tiles out, until it returns false.
    template <class Visit>
    void forEachBranch(const State& state, Visit&& visit) const {
        const int kind = state.rest.lowest();
        for (const Candidate& meld : m_byKind[static_cast<std::size_t>(kind)]) {
            if (meld.size > state.wanted)
                continue;
            const Tiles drawn = lacking(state.rest, meld.tiles);
            if (!contains(m_left, drawn))
                continue;
            const State child{remove(state.rest, common(state.rest, meld.tiles)),
                              state.wanted - meld.size};
            if (!visit(child, &meld, drawn))
                return;
        }
        State child = state;
        child.rest.clear(kind);
        visit(child, nullptr, Tiles());
    }

    /// The fewest draws from here, ignoring how many copies are left: a lower bound.
    int fewestDraws(const State& state) {
        if (state.rest.empty())
            return m_wholeSizes[static_cast<std::size_t>(state.wanted)] ? state.wanted
                                                                        : unreachable;
        if (const int* known = m_known.find(state))
            return *known;
        countNode();
        int fewest = unreachable;
        forEachBranch(state, [&](const State& child, const Candidate*, const Tiles& drawn) {
            fewest = std::min(fewest, fewestDraws(child) + drawn.total());
            return true;
        });
        m_known.insert(state, fewest);
        return fewest;
    }

    /// Whether at most `draws` draws reach a hand with the available copies; `drawn` so far,
    /// complete melds from the `nextWhole`-th on. `melds` are those taken so far, at the end all.
    bool reach(const State& state, int draws, const Tiles& drawn, std::size_t nextWhole,
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
        forEachBranch(state, [&](const State& child, const Candidate* meld, const Tiles& more) {
            if (meld && !contains(remove(m_left, drawn), more))
                return true;
            if (meld)
                melds.push_back(meld->meld);
            reached = reach(child, draws - more.total(), meld ? add(drawn, more) : drawn, nextWhole,
                            melds);
            if (meld && !reached)
                melds.pop_back();
            return !reached;
        });
        return reached;
    }

    bool reachByWhole(const State& state, int draws, const Tiles& drawn, std::size_t nextWhole,
                      std::vector<int>& melds) {
        for (std::size_t i = nextWhole; i < m_whole.size(); ++i) {
            const Candidate& meld = m_whole[i];
            if (meld.size > state.wanted || !contains(remove(m_left, drawn), meld.tiles))
                continue;
            melds.push_back(meld.meld);
            if (reach({state.rest, state.wanted - meld.size}, draws - meld.size,
                      add(drawn, meld.tiles), i, melds))
                return true;
            melds.pop_back();
        }
        return false;
    }

    const Tiles m_left; ///< tiles of each kind that can be drawn
    const std::stop_token& m_stop;
    std::array<std::vector<Candidate>, mostKinds> m_byKind; ///< the melds that contain the kind
    std::vector<Candidate> m_whole; ///< the melds that can be drawn completely
    std::array<bool, mostFullHand + 1> m_wholeSizes{};
    MemoTable<State, int> m_known;
    std::int64_t m_nodes = 0;
};

} // namespace

std::optional<Distance> distance(const RuleBook& book, const Tiles& hand, const Tiles& seen,
                                 const Constraints& constraints, const std::stop_token& stop) {
    const Scoring scoring(book, constraints);
    const Tiles rest = scoring.freeTiles(hand);
    const int wanted = book.fullHand() - scoring.forcedTiles().total();
    if (book.fullHand() == 0 || wanted < 0)
        return std::nullopt;
    Tiles left;
    for (int kind = 0; kind < book.kindCount(); ++kind)
        left.add(kind, tilesLeft(book, hand, seen, kind));
    throwIfStopped(stop);
    auto found = DistanceSearch(book, scoring, left, stop).run(rest, wanted);
    if (found) {
        std::vector<int> melds;
        std::ranges::merge(found->melds, scoring.forced(), std::back_inserter(melds));
        found->melds = std::move(melds);
    }
    return found;
}

} // namespace yomi::hands
