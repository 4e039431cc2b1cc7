// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/hands/last_draws.h"
#include "core/hands/memo_table.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace yomi::hands {

/// The value of hands before a draw under best play, for one measure and one horizon, when there
/// are more draws than LastDraws can look ahead.
///
/// Method: a state is a hand with that part of the list of complete hands that it can still reach.
/// Tiles that no listed hand uses are alike, in the hand and in the wall; one in the hand is always
/// the best discard. The wall must count the kinds that play a part: those that could be wanted
/// again, which a listed hand uses that lacks fewer tiles than draws are left, and those that one
/// lacks. Discards are tried by falling bound, which is the expected number of ways to complete the
/// listed hands, each times its gain. Equal states are computed once. LastDraws takes over where
/// all orders of the draws left are shared.
class BestPlay {
public:
    /// `hands`: at least all complete hands that lack at most `draws` tiles of a hand asked for;
    /// `breakUp`: one may be worth more when broken up; `open`: tiles that cannot be discarded;
    /// `held`: tiles before a draw.
    BestPlay(std::vector<GainingHand> hands, bool breakUp, const Tiles& open, int held, int draws,
             StateCounter& states);
    ~BestPlay();

    /// The value of a hand that is one tile short of a full one. Throws like StateCounter::add().
    double value(const Tiles& hand, const Tiles& wall);

private:
    /// A complete hand that a state can still reach.
    struct Listed {
        std::uint32_t target;
        int lacks;
        double weight; ///< gain × number of sets of wall tiles that complete the hand
    };
    struct List {
        std::vector<Listed> near; ///< lacking less than the draws left
        std::vector<Listed> far;  ///< lacking just so many: each draw must be one of them
        void clear() {
            near.clear();
            far.clear();
        }
        bool empty() const { return near.empty() && far.empty(); }
    };

    /// A hand before a draw.
    struct State {
        int draws;
        Tiles hand;
        Tiles wall; ///< right for the kinds that play a part
        int size;   ///< of the wall
    };
    struct Key {
        Tiles hand; ///< without tiles that no listed hand uses
        Tiles wall; ///< of the kinds that play a part

        std::uint64_t hash() const;
        bool operator==(const Key&) const = default;
    };

    /// A set of positions in Expansion::kinds.
    using HeldMask = std::uint32_t;
    struct Bounds;
    struct Expansion;

    static void put(List& list, int draws, const Listed& listed);
    const Tiles& tilesOf(const Listed& listed) const { return m_targets[listed.target].tiles; }
    double gainOf(const Listed& listed) const { return m_targets[listed.target].gain; }
    List& listFor(int draws) { return m_lists[static_cast<std::size_t>(draws)]; }

    double value(State state);
    double lastDraws(const State& state);
    double expand(const State& state);
    void prepare(Expansion& node, const State& state);
    double afterDraw(Expansion& node, int drawn);
    double afterDiscard(const Expansion& node, int drawn, std::optional<int> discard);
    double afterOthers(const Expansion& node);

    const std::vector<GainingHand> m_targets;
    const bool m_breakUp;
    const Tiles m_open;
    const int m_held;
    const int m_draws;
    StateCounter& m_states;
    LastDraws m_last;
    // By draws left:
    std::vector<List> m_lists; ///< of the state being computed
    std::vector<std::unique_ptr<Expansion>> m_expansions;
    std::vector<MemoTable<Key, double>> m_tables;
};

} // namespace yomi::hands
