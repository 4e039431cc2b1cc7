// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/hands/constraints.h"
#include "core/hands/memo_table.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <stop_token>
#include <vector>

namespace yomi::hands {

/// The ways to cover a hand with melds, from its lowest kind upwards: a meld takes the kind and
/// draws the tiles that it lacks, or all tiles of the kind are left out. What is still wanted when
/// no tile of the hand remains is drawn in whole melds. One covering serves all hands with the same
/// wall, which share most rests.
class Covering {
public:
    /// A meld that is not forbidden.
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

    /// `wall`: the tiles that can be drawn. `stop` must outlive the covering.
    Covering(const RuleBook& book, const Scoring& scoring, const Tiles& wall,
             const std::stop_token& stop);

    const Tiles& wall() const { return m_wall; }

    /// Calls visit(child, meld or null, tiles drawn) until it returns false, for every option for
    /// the lowest kind of the rest; for every meld that can be drawn completely if there is none.
    /// Each meld by itself draws no more copies than the wall has, and at most `most` tiles.
    template <class Visit>
    void forEachBranch(const State& state, int most, Visit&& visit) const {
        if (state.rest.empty()) {
            for (const Candidate& meld : m_whole) {
                if (meld.size <= std::min(state.wanted, most) &&
                    !visit(State{state.rest, state.wanted - meld.size}, &meld, meld.tiles))
                    return;
            }
            return;
        }
        const int kind = state.rest.lowest();
        for (const Candidate& meld : m_byKind[static_cast<std::size_t>(kind)]) {
            if (meld.size > state.wanted)
                continue;
            const Tiles drawn = lacking(state.rest, meld.tiles);
            if (drawn.total() > most || !contains(m_wall, drawn))
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

    /// The fewest draws from here, ignoring how many copies several melds draw together: a lower
    /// bound. A number above `most` if more than these are needed: a low limit makes it faster.
    /// Every state is computed once for each higher limit, but not again once it is known. Throws
    /// Stopped.
    int fewestDraws(const State& state, int most = unreachable);

    /// The melds of a way with the fewest draws, at least `least`, for which the copies suffice.
    struct Way {
        int draws;
        std::vector<int> melds; ///< ascending
    };

    /// A depth-first search by number of draws; `drawn` is missing from the wall already. Nothing
    /// if there is no way. Throws Stopped.
    std::optional<Way> nearest(const State& start, const Tiles& drawn = {}, int least = 0);

    /// The states computed or searched up to now.
    std::int64_t nodes() const { return m_nodes; }

private:
    void countNode();
    bool reach(const State& state, int draws, const Tiles& drawn, std::size_t nextWhole,
               std::vector<int>& melds);
    bool reachByWhole(const State& state, int draws, const Tiles& drawn, std::size_t nextWhole,
                      std::vector<int>& melds);

    const Tiles m_wall;
    const std::stop_token& m_stop;
    std::array<std::vector<Candidate>, mostKinds> m_byKind; ///< the melds that contain the kind
    std::vector<Candidate> m_whole; ///< the melds that can be drawn completely
    std::array<bool, mostFullHand + 1> m_wholeSizes{};
    /// What is known of the fewest draws.
    struct Known {
        int least; ///< at least so many
        bool exact;
    };
    MemoTable<State, Known> m_known;
    std::int64_t m_nodes = 0;
};

} // namespace yomi::hands
