// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/hands/sampled_chances.h"

#include "core/common/random.h"
#include "core/common/stopped.h"
#include "core/common/wilson.h"
#include "core/hands/discard_policy.h"
#include "core/hands/memo_table.h"
#include "core/hands/partition.h"
#include "core/hands/waits.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

namespace yomi::hands {

namespace {

/// Counts over the playouts that declared with one draw.
struct Declared {
    std::int64_t hands = 0;
    std::int64_t points = 0;
    std::int64_t squares = 0; ///< of the points
};

class Playouts {
public:
    Playouts(const RuleBook& book, const Constraints& constraints, const Tiles& wall, int draws,
             const std::stop_token& stop)
        : m_book(book)
        , m_constraints(constraints)
        , m_forced(Scoring(book, constraints).forcedTiles())
        , m_policy(book, constraints)
        , m_wall(wall)
        , m_drawn(static_cast<std::size_t>(draws))
        , m_stop(stop) {
        for (const auto [kind, copies] : wall)
            m_pile.insert(m_pile.end(), static_cast<std::size_t>(copies), kind);
    }

    /// Starts again with the same draws for another hand.
    void start(std::uint64_t seed) {
        m_random = Random(seed);
        std::ranges::fill(m_drawn, Declared());
    }

    void play(Tiles hand) {
        Tiles wall = m_wall;
        std::vector<int> pile = m_pile;
        for (std::size_t draw = 0; draw < m_drawn.size(); ++draw) {
            throwIfStopped(m_stop);
            const auto left = static_cast<int>(pile.size() - draw);
            std::swap(pile[draw], pile[draw + static_cast<std::size_t>(m_random.below(left))]);
            hand.add(pile[draw]);
            wall.take(pile[draw]);
            if (const auto complete = completeOf(hand)) {
                const std::int64_t points = complete->score;
                m_drawn[draw].hands += 1;
                m_drawn[draw].points += points;
                m_drawn[draw].squares += points * points;
                skip(pile, draw + 1);
                return;
            }
            if (draw + 1 < m_drawn.size())
                hand.take(discardOf(hand, wall));
        }
    }

    /// Writes the estimates of the playouts since start().
    void write(ChanceRow& row, int samples) const {
        row = {row.discard};
        const double runs = samples;
        Declared sum;
        for (const Declared& drawn : m_drawn) {
            sum.hands += drawn.hands;
            sum.points += drawn.points;
            sum.squares += drawn.squares;
            const auto met = static_cast<double>(sum.hands);
            const double mean = static_cast<double>(sum.points) / runs;
            const auto [low, high] = wilsonInterval(met, runs);
            const double variance =
                std::max(0.0, static_cast<double>(sum.squares) - runs * mean * mean) /
                std::max(1.0, runs - 1);
            row.chance.push_back(met / runs);
            row.low.push_back(low);
            row.high.push_back(high);
            row.points.push_back(mean);
            row.pointsError.push_back(std::sqrt(variance / runs));
        }
    }

private:
    struct Key {
        Tiles hand, wall;

        std::uint64_t hash() const {
            const std::uint64_t mixed = hand.hash() + wall.hash() * 0xD6E8'FEB8'6659'FD93;
            return mixed ^ mixed >> 32;
        }
        bool operator==(const Key&) const = default;
    };

    std::optional<BestPartition> completeOf(const Tiles& hand) const {
        if (!contains(hand, m_forced))
            return std::nullopt;
        return completePartition(m_book, hand, m_constraints, m_stop);
    }

    /// The random numbers of the draws that a declared hand does without.
    void skip(const std::vector<int>& pile, std::size_t draw) {
        for (; draw < m_drawn.size(); ++draw)
            m_random.below(static_cast<int>(pile.size() - draw));
    }

    int discardOf(const Tiles& hand, const Tiles& wall) {
        const Key key{hand, wall};
        if (const int* known = m_known.find(key))
            return *known;
        const int discard = m_policy.discard(hand, wall, m_stop);
        constexpr int mostKnown = 100'000; // some 20 MB; first draws come again often
        if (m_knownCount++ < mostKnown)
            m_known.insert(key, discard);
        return discard;
    }

    const RuleBook& m_book;
    const Constraints& m_constraints;
    const Tiles m_forced;
    DiscardPolicy m_policy;
    const Tiles m_wall;
    std::vector<int> m_pile;       ///< the tiles of the wall
    std::vector<Declared> m_drawn; ///< by draw
    Random m_random{0};
    const std::stop_token& m_stop;
    MemoTable<Key, int> m_known;
    int m_knownCount = 0;
};

/// Keeps the rows of these discards. Throws InvalidArgument if one has no row.
void keepRows(std::vector<ChanceRow>& rows, const std::vector<int>& discards,
              const RuleBook& book) {
    for (const int discard : discards) {
        if (std::ranges::find(rows, std::optional(discard), &ChanceRow::discard) == rows.end())
            throw InvalidArgument("{} cannot be discarded from this hand.",
                                  book.kind(discard).name);
    }
    if (!discards.empty())
        std::erase_if(rows, [&](const ChanceRow& row) {
            return std::ranges::find(discards, *row.discard) == discards.end();
        });
}

} // namespace

DrawChances sampledChances(const RuleBook& book, const Tiles& hand, const Tiles& seen,
                           const Constraints& constraints, int draws, const SampledOptions& options,
                           const std::stop_token& stop) {
    auto rows = chanceRows(book, hand, seen, constraints, draws);
    keepRows(rows, options.discards, book);
    if (options.samples < 1 || options.samples > mostSamples)
        throw InvalidArgument("The samples must be 1 to {}, not {}.", mostSamples, options.samples);
    throwIfStopped(stop);
    const Tiles wall = wallOf(book, hand, seen);
    Playouts playouts(book, constraints, wall, draws, stop);
    DrawChances found{draws, wall.total(), false, 0, {}};
    constexpr int progressInterval = 16;
    for (const ChanceRow& row : rows) {
        Tiles rest = hand;
        if (row.discard)
            rest.take(*row.discard);
        playouts.start(options.seed);
        ChanceRow& estimate = found.rows.emplace_back(row);
        for (int sample = 1; sample <= options.samples; ++sample) {
            playouts.play(rest);
            const bool last = sample == options.samples;
            if (last || (options.progress && sample % progressInterval == 0))
                playouts.write(estimate, sample);
            if (options.progress && (last || sample % progressInterval == 0))
                options.progress(found, (static_cast<double>(found.rows.size() - 1) +
                                         static_cast<double>(sample) / options.samples) /
                                            static_cast<double>(rows.size()));
        }
    }
    return found;
}

} // namespace yomi::hands
