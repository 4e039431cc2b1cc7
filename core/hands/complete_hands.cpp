// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/hands/complete_hands.h"

#include "core/common/stopped.h"
#include "core/hands/memo_table.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>

namespace yomi::hands {

namespace {

class CompleteHandSearch {
public:
    CompleteHandSearch(const RuleBook& book, const Scoring& scoring, const Tiles& wall,
                       std::size_t most, const std::stop_token& stop)
        : m_wall(wall)
        , m_most(most)
        , m_stop(stop) {
        m_wholeSizes[0] = true;
        for (int meld = 0; meld < book.meldCount(); ++meld) {
            if (!scoring.allowed(meld))
                continue;
            const Tiles& tiles = book.meld(meld).tiles;
            const Candidate candidate{tiles, tiles.total(), meld, scoring.points(meld),
                                      scoring.earnsFavourite(meld)};
            for (const auto [kind, copies] : tiles)
                m_byKind[static_cast<std::size_t>(kind)].push_back(candidate);
            if (contains(wall, tiles))
                m_whole.push_back(candidate);
        }
        for (std::size_t size = 1; size < m_wholeSizes.size(); ++size)
            m_wholeSizes[size] = std::ranges::any_of(m_whole, [&](const Candidate& meld) {
                const auto tiles = static_cast<std::size_t>(meld.size);
                return tiles <= size && m_wholeSizes[size - tiles];
            });
    }

    struct Branch {
        Tiles rest;  ///< of the hand: not yet used or left out
        int wanted;  ///< tiles still missing from the complete hand
        int draws;   ///< that may still be needed
        Tiles drawn; ///< so far
        Tiles taken; ///< by the melds so far
        int score;
        bool favouritePending;
    };

    std::optional<std::vector<CompleteHand>> run(const Branch& root) {
        m_draws = root.draws + root.drawn.total();
        m_least.fill(0);
        visit(root, 0);
        if (m_found.size() > m_most)
            return std::nullopt;
        return std::move(m_found);
    }

private:
    struct Candidate {
        Tiles tiles;
        int size;
        int meld;
        int points;
        bool earnsFavourite;
    };

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

    int fewestDraws(const State& state) {
        if (state.rest.empty())
            return m_wholeSizes[static_cast<std::size_t>(state.wanted)] ? state.wanted
                                                                        : unreachable;
        if (const int* known = m_known.find(state))
            return *known;
        countNode();
        const int kind = state.rest.lowest();
        State without = state;
        without.rest.clear(kind);
        int fewest = fewestDraws(without);
        for (const Candidate& meld : m_byKind[static_cast<std::size_t>(kind)]) {
            if (meld.size > state.wanted)
                continue;
            const Tiles drawn = lacking(state.rest, meld.tiles);
            if (contains(m_wall, drawn))
                fewest = std::min(
                    fewest,
                    drawn.total() + fewestDraws({remove(state.rest, common(state.rest, meld.tiles)),
                                                 state.wanted - meld.size}));
        }
        m_known.insert(state, fewest);
        return fewest;
    }

    void countNode() {
        constexpr std::int64_t pollInterval = 1024;
        if (++m_nodes % pollInterval == 0)
            throwIfStopped(m_stop);
    }

    /// Melds drawn completely come last, from the `nextWhole`-th on.
    void visit(const Branch& branch, std::size_t nextWhole) {
        if (m_found.size() > m_most || fewestDraws({branch.rest, branch.wanted}) > branch.draws)
            return;
        countNode();
        if (branch.wanted == 0) {
            note(branch);
            return;
        }
        if (branch.rest.empty()) {
            for (std::size_t i = nextWhole; i < m_whole.size(); ++i)
                take(branch, m_whole[i], i);
            return;
        }
        const auto kind = static_cast<std::size_t>(branch.rest.lowest());
        const int least = m_least[kind];
        for (const Candidate& meld : m_byKind[kind]) {
            m_least[kind] = least;
            if (mayTake(meld)) {
                m_least[kind] = meld.meld;
                take(branch, meld, nextWhole);
            }
        }
        m_least[kind] = std::numeric_limits<int>::max();
        Branch without = branch;
        without.rest.clear(static_cast<int>(kind));
        visit(without, nextWhole);
        m_least[kind] = least;
    }

    /// A multiset of melds is visited in one order only: for each kind of the hand the least meld
    /// with it first, and none with it once it was left out.
    bool mayTake(const Candidate& meld) const {
        for (const auto [kind, copies] : meld.tiles) {
            if (meld.meld < m_least[static_cast<std::size_t>(kind)])
                return false;
        }
        return true;
    }

    void take(const Branch& branch, const Candidate& meld, std::size_t nextWhole) {
        if (meld.size > branch.wanted)
            return;
        const Tiles more = lacking(branch.rest, meld.tiles);
        const int draws = branch.draws - more.total();
        if (draws < 0 || !contains(remove(m_wall, branch.drawn), more) ||
            (branch.rest.empty() && !mayTake(meld)))
            return;
        const bool earns = branch.favouritePending && meld.earnsFavourite;
        visit({remove(branch.rest, common(branch.rest, meld.tiles)), branch.wanted - meld.size,
               draws, add(branch.drawn, more), add(branch.taken, meld.tiles),
               branch.score + meld.points + (earns ? favouritePoints : 0),
               branch.favouritePending && !earns},
              nextWhole);
    }

    void note(const Branch& branch) {
        if (const std::size_t* known = m_places.find(branch.taken)) {
            m_found[*known].score = std::max(m_found[*known].score, branch.score);
            return;
        }
        m_places.insert(branch.taken, m_found.size());
        m_found.push_back({branch.taken, m_draws - branch.draws, branch.score});
    }

    const Tiles m_wall;
    const std::size_t m_most;
    const std::stop_token& m_stop;
    int m_draws = 0;
    std::array<std::vector<Candidate>, mostKinds> m_byKind; ///< the melds that contain the kind
    std::vector<Candidate> m_whole; ///< the melds that can be drawn completely
    std::array<bool, mostFullHand + 1> m_wholeSizes{};
    std::array<int, mostKinds> m_least; ///< by kind: the least meld with it that may still be taken
    MemoTable<State, int> m_known;
    MemoTable<Tiles, std::size_t> m_places;
    std::vector<CompleteHand> m_found;
    std::int64_t m_nodes = 0;
};

} // namespace

std::optional<std::vector<CompleteHand>> completeHands(const RuleBook& book, const Tiles& hand,
                                                       const Tiles& wall,
                                                       const Constraints& constraints, int draws,
                                                       std::size_t most,
                                                       const std::stop_token& stop) {
    const Scoring scoring(book, constraints);
    const Tiles& forced = scoring.forcedTiles();
    const Tiles drawn = lacking(hand, forced);
    const int wanted = book.fullHand() - forced.total();
    if (book.fullHand() == 0 || wanted < 0 || drawn.total() > draws || !contains(wall, drawn))
        return std::vector<CompleteHand>();
    throwIfStopped(stop);
    return CompleteHandSearch(book, scoring, wall, most, stop)
        .run({remove(hand, common(hand, forced)), wanted, draws - drawn.total(), drawn, forced,
              scoring.forcedScore(), scoring.favouritePending()});
}

} // namespace yomi::hands
