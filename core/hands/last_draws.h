// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/stopped.h"
#include "core/hands/rule_book.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <stop_token>
#include <unordered_map>
#include <utility>
#include <vector>

namespace yomi::hands {

/// A complete hand of full size and what declaring it is worth.
struct GainingHand {
    Tiles tiles;
    double gain;
};

/// Counts what best play looks at and keeps, up to limits.
class StateCounter {
public:
    struct TooMany {};
    struct TooManyBytes {};

    explicit StateCounter(std::int64_t most,
                          std::size_t mostBytes = std::numeric_limits<std::size_t>::max(),
                          std::stop_token stop = {})
        : m_most(most)
        , m_mostBytes(mostBytes)
        , m_stop(std::move(stop)) {}

    /// Throws TooMany, and Stopped.
    void add() {
        if (m_states >= m_most)
            throw TooMany();
        constexpr std::int64_t pollInterval = 16;
        if (++m_states % pollInterval == 0)
            throwIfStopped(m_stop);
    }

    std::int64_t states() const { return m_states; }

    /// Of what is kept. Throws TooManyBytes.
    void addBytes(std::size_t bytes) {
        m_bytes += bytes;
        if (m_bytes > m_mostBytes)
            throw TooManyBytes();
    }
    void removeBytes(std::size_t bytes) { m_bytes -= bytes; }

private:
    const std::int64_t m_most;
    const std::size_t m_mostBytes;
    const std::stop_token m_stop;
    std::int64_t m_states = 0;
    std::size_t m_bytes = 0;
};

/// Best play of few draws, for all discards of a hand at once, from the complete hands backwards;
/// the values of bestChances() (draw_chances.h).
///
/// Say that all discards are made at the end. From a hand G the draws D lead to G + D, of which the
/// discards X are gone, in whatever order. With r draws left, W the wall after D, and U₀ = 0:
///
///     U_D(X) = V_r(G + D − X, W)
///            = Σ_j W(j)/|W| · max(gain if G + D − X + j is complete,
///                                 max over y in X' of U_{D+j}(X') with X' = X + y)
///
/// Before the last draw a complete hand C that waits for a tile a is worth something for one X
/// alone: the tiles of G + D that C does not need. So each C with each a of it is followed from
/// draw to draw, which are either needed or wasted, and U is kept for the X met; it is 0 for all
/// others. Draws of kinds that no C needs are taken together. Of three draws with F = 5:
///
///     G = 1 2 4 9, C = 1 2 3 4 5, a = 5     D = 3 8   U(8 9) grows by W(5) · gain
///                                           D = 3     U(9), as 8 can go last
///                                           D = 8     U(8) and U(9)
///                                           D = –     U(–), the value of G
///
/// The values after a set of shared draws are computed once and given to all sets with a draw less.
/// The draws before those are taken in each order.
///
/// Cost: about 20 ns for each complete hand, each set of draws that it can be met with, wasted ones
/// included, and each tile that could have been discarded last.
class LastDraws {
public:
    static constexpr int mostDraws = 6;
    /// So many draws before the last one are shared; more would need too much memory.
    static constexpr int mostShared = 3;

    /// `open`: tiles that cannot be discarded; `held`: tiles before a draw. A state is a D with
    /// more than one draw left. `progress` is called with the done share.
    LastDraws(const Tiles& open, int held, StateCounter& states,
              std::function<void(double share)> progress = {})
        : m_open(open)
        , m_held(held)
        , m_states(states)
        , m_progress(std::move(progress)) {}

    /// Begins with a hand, with 0 or 1 discards before the next draw. Tiles that no complete hand
    /// needs may be left out of it. `size`: of the wall, which must be right for the kinds that
    /// play a part (best_play.h). `draws`: 1 to mostDraws.
    void start(const Tiles& hand, int discards, const Tiles& wall, int size, int draws);
    /// A complete hand that lacks at most `draws` tiles of the hand; each at most once.
    void add(const GainingHand& complete);

    /// Without a discard: the value of the hand.
    double value();
    /// With a discard: the value by its kind.
    std::array<double, mostKinds> values();

private:
    /// Tiles, a byte each: kind + 1, the first in the lowest byte. Discards are sorted, so are
    /// shared draws.
    using List = std::uint64_t;
    static_assert(mostDraws < 8);
    /// The kind of all tiles that play no part.
    static constexpr int other = mostKinds;
    /// What a complete hand waits for that has been met.
    static constexpr int nothing = mostKinds + 1;

    /// A complete hand and the tile it waits for in the end.
    struct Target {
        std::array<std::uint8_t, mostDraws> needed; ///< kinds to draw before, ascending
        std::uint8_t count;                         ///< of those
        std::uint8_t last;                          ///< the kind waited for
        List spare;                                 ///< what must be discarded so far
        double gain;
    };

    /// Values by discards, 0 at first. Open addressing, at most half full.
    class Values {
    public:
        double& operator[](List discards);
        void clear();
        std::size_t bytes() const {
            return m_places.size() * sizeof(Place) + m_used.capacity() * sizeof(m_used.front());
        }
        template <class Visit>
        void forEach(Visit&& visit) const {
            for (const std::uint32_t place : m_used)
                visit(m_places[place].discards, m_places[place].value);
        }

    private:
        static constexpr List none = ~List{0};
        static constexpr std::size_t firstSize = 16; // a power of two
        struct Place {
            List discards = none;
            double value = 0;
        };
        std::size_t placeOf(List discards) const;
        std::vector<Place> m_places = std::vector<Place>(firstSize);
        std::vector<std::uint32_t> m_used;
    };

    /// After some draws.
    struct Node {
        Tiles wall;
        int size;                ///< of the wall
        List drawn = 0;          ///< the draws
        int count = 0;           ///< of the draws
        int copies = 0;          ///< that the last draw had before it
        int from = 0;            ///< the least kind to draw next
        std::uint64_t kinds = 0; ///< that play a part
    };

    /// The targets at a node.
    struct Level {
        std::vector<Target> targets;
        std::array<std::vector<std::uint32_t>, mostKinds> needing; ///< by the kind to draw
        std::vector<std::uint32_t> slack;                          ///< those with a draw to waste
    };

    int& mostDiscards(int kind) { return m_mostDiscards[static_cast<std::size_t>(kind)]; }
    Level& levelOf(const Node& node) { return m_levels[static_cast<std::size_t>(node.count)]; }
    bool isLast(const Node& node) const { return node.count + 1 == m_draws; }
    int firstShared() const { return std::max(0, m_draws - 1 - mostShared); }
    bool isShared(const Node& node) const { return node.count >= firstShared(); }

    void addTarget(const Tiles& needed, int last, List spare, double gain);
    Values visit(Node node);
    void report(const Node& node, int drawn) const;
    void sortTargets(Node& node);
    void draw(const Node& node, int kind, int copies);
    void passTargets(const Node& node, const Node& next, int kind);
    void pass(const Node& next, const Target& target);
    void finish(const Node& node, const Values& sums);

    const Tiles m_open;
    const int m_held;
    StateCounter& m_states;
    const std::function<void(double)> m_progress;
    Tiles m_hand;
    Node m_start{};
    int m_draws = 0;
    std::array<int, mostKinds + 1> m_mostDiscards{}; ///< by kind: tiles held that may go
    std::array<Level, mostDraws> m_levels;           ///< by draws made
    Values m_sums;                                   ///< of the node with one draw left
    Values m_best; ///< of the node being finished: before its last discard
    /// By draws: the sums of the nodes under way, times the size of the wall.
    std::unordered_map<List, Values> m_values;
};

} // namespace yomi::hands
