// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/hands/covering.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace yomi::hands {

/// What the complete hands that lack the fewest tiles of a hand have in common.
struct NearestHands {
    int distance;          ///< tiles that each of them lacks
    Tiles lacked;          ///< kinds that at least one of them lacks
    int bestScore;         ///< the highest of them
    std::uint64_t ways;    ///< sets of wall tiles that complete the plan
    int planScore;         ///< of the plan
    std::vector<int> plan; ///< ascending: most ways, then highest score, then least numbers
};

/// The nearest complete hands of several hands with one wall.
///
/// Method: walk the ways of a covering that need no more draws than the hand's distance, each state
/// once. The copies that several melds draw together are counted for some kinds only, as part of
/// the state; more kinds are added until the result does not depend on the others: no way draws
/// more of them than the wall has, and the plan draws none of them for two melds. Exact. Usually no
/// kind is needed, and then a hand costs a few hundred states.
class NearestHandSearch {
public:
    /// `book`, `scoring` and `stop` must outlive it.
    NearestHandSearch(const RuleBook& book, const Scoring& scoring, const Tiles& wall,
                      const std::stop_token& stop);

    /// The complete hands nearest to `hand`, which may lack tiles of required melds; nothing if
    /// there are none within `most` draws. Throws Stopped.
    std::optional<NearestHands> find(const Tiles& hand, int most);

    /// The distance of a hand of any size; nothing if no complete hand is in reach. Throws Stopped.
    std::optional<int> distance(const Tiles& hand);

private:
    /// A meld list of fixed capacity, ascending.
    struct Plan {
        std::uint64_t ways = 0; ///< 0: there is none
        int score = 0;
        int size = 0;
        std::array<int, mostFullHand> melds{};

        bool better(const Plan& other) const;
        void insert(int meld);
    };

    /// All ways from a state.
    struct Ways {
        Tiles lacked; ///< the most of each kind that one way draws, at most m_cap
        int bestScore = 0;
        Plan plan;
    };

    struct State {
        Covering::State covering;
        int draws = 0;                 ///< exactly so many
        Tiles drawn;                   ///< of the kinds counted
        bool favouritePending = false; ///< the favourite's points have not been earned yet

        std::uint64_t hash() const {
            const std::uint64_t others =
                static_cast<std::uint64_t>(draws) << 1 | std::uint64_t{favouritePending};
            return covering.hash() ^ (drawn.hash() + others) * 0xD6E8'FEB8'6659'FD93;
        }
        bool operator==(const State&) const = default;
    };

    /// A hand without the tiles of the forced melds.
    struct Start {
        Covering::State covering;
        Tiles missing; ///< tiles of forced melds that the hand lacks
    };

    std::optional<Start> start(const Tiles& hand) const;
    Ways ways(const State& state);
    Ways ofNothing(const State& state) const;
    void join(Ways& sum, const State& state, const Covering::State& child,
              const Covering::Candidate* meld, const Tiles& drawn);
    std::uint64_t choices(const Tiles& drawn) const;
    Tiles uncertain(const Tiles& hand, const Ways& found) const;
    Tiles lackedByPlan(const Tiles& hand, const Plan& plan) const;
    void count(const Tiles& kinds);

    const RuleBook& m_book;
    const Scoring& m_scoring;
    const std::stop_token& m_stop;
    Covering m_covering;
    std::vector<int> m_points;     ///< by meld
    std::vector<bool> m_favourite; ///< whether the meld has the favourite, by meld
    Tiles m_cap;                   ///< one more than the wall has, as far as can be counted
    Tiles m_counted;               ///< mostCopies of each kind counted
    MemoTable<State, Ways> m_known;
    std::int64_t m_nodes = 0;
};

} // namespace yomi::hands
