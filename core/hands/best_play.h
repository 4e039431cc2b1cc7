// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/hands/complete_hands.h"
#include "core/hands/draw_chances.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace yomi::hands {

/// The value of hands before a draw under best play, for one measure and one horizon; the method of
/// bestChances() (draw_chances.h).
class BestPlay {
public:
    /// `hands`: at least all complete hands that lack at most `draws` tiles of a hand asked for;
    /// `open`: tiles that cannot be discarded; `fullHand`: tiles of a complete hand.
    BestPlay(const std::vector<CompleteHand>& hands, DrawMeasure measure, const Tiles& open,
             int fullHand, int draws, std::int64_t mostStates, const std::stop_token& stop);
    ~BestPlay();

    /// The value of a hand that is one tile short of a full one; nothing if it needs too many
    /// states. Throws Stopped.
    std::optional<double> value(const Tiles& hand, const Tiles& wall);

    std::int64_t states() const { return m_states; }

private:
    struct Target {
        Tiles tiles;
        double gain;
    };

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

        bool operator==(const Key&) const = default;
    };
    /// A hash table of keys and values: indices of entries, at most half full.
    class Table {
    public:
        const double* find(const Key& key) const;
        void insert(const Key& key, double value); ///< the key must be new
    private:
        struct Entry {
            Key key;
            double value;
        };
        std::size_t placeOf(const Key& key) const;
        std::deque<Entry> m_entries;
        std::vector<std::uint32_t> m_places; ///< index into m_entries + 1, or 0
    };

    /// A set of positions in Expansion::kinds.
    using HeldMask = std::uint32_t;
    struct Bounds;
    struct LastDraw;
    struct Expansion;
    struct TooMany {};

    static void put(List& list, int draws, const Listed& listed);
    const Tiles& tilesOf(const Listed& listed) const { return m_targets[listed.target].tiles; }
    double gainOf(const Listed& listed) const { return m_targets[listed.target].gain; }
    List& listFor(int draws) { return m_lists[static_cast<std::size_t>(draws)]; }

    double value(State state);
    double lastDraw(const State& state) const;
    double expand(const State& state);
    void prepare(Expansion& node, const State& state);
    double afterDraw(Expansion& node, int drawn);
    double lastDiscard(Expansion& node, int drawn);
    double afterDiscard(const Expansion& node, int drawn, std::optional<int> discard);
    double afterOthers(const Expansion& node);

    std::vector<Target> m_targets;
    const bool m_breakUp; ///< a complete hand may be worth more when broken up
    const Tiles m_open;
    const int m_held; ///< tiles before a draw
    const int m_draws;
    const std::int64_t m_mostStates;
    const std::stop_token& m_stop;
    std::int64_t m_states = 0;
    // By draws left:
    std::vector<List> m_lists; ///< of the state being computed
    std::vector<std::unique_ptr<Expansion>> m_expansions;
    std::vector<Table> m_tables;
};

} // namespace yomi::hands
