// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/stopped.h"
#include "core/hands/constraints.h"
#include "core/hands/meld_index.h"
#include "core/hands/memo_table.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <stop_token>
#include <vector>

namespace yomi::hands {

// The values that a search (below) can compute over the partitions of a rest of a hand. A
// default-constructed value means no partition, ofNothing() the empty rest with its one empty
// partition. join() adds the partitions of a smaller rest, each with one more meld of `points`;
// count() returns how many of the partitions kept have a score.

/// Adds numbers of partitions; saturates instead of overflowing.
constexpr std::uint64_t saturatedSum(std::uint64_t a, std::uint64_t b) {
    const std::uint64_t sum = a + b;
    return sum < a ? std::numeric_limits<std::uint64_t>::max() : sum;
}

/// The best score and the number of partitions that reach it.
struct Best {
    int score = 0;
    std::uint64_t partitions = 0;

    static Best ofNothing() { return {0, 1}; }

    void join(const Best& other, int points) {
        if (other.partitions == 0)
            return;
        const int shifted = other.score + points;
        if (partitions == 0 || shifted > score)
            *this = {shifted, other.partitions};
        else if (shifted == score)
            partitions = saturatedSum(partitions, other.partitions);
    }
    std::uint64_t count(int wanted) const { return wanted == score ? partitions : 0; }
};

/// The best score and the next best.
struct TwoBest {
    Best first;
    Best second;

    static TwoBest ofNothing() { return {Best::ofNothing(), {}}; }

    void join(const TwoBest& other, int points) {
        place({other.first.score + points, other.first.partitions});
        place({other.second.score + points, other.second.partitions});
    }
    std::uint64_t count(int wanted) const {
        return std::max(first.count(wanted), second.count(wanted));
    }

private:
    void place(const Best& value) {
        if (value.partitions == 0)
            return;
        if (first.partitions > 0 && value.score > first.score)
            second = first;
        Best& place = first.partitions == 0 || value.score >= first.score ? first : second;
        place.join(value, 0);
    }
};

/// The number of partitions, whatever their score.
struct Tally {
    std::uint64_t partitions = 0;

    static Tally ofNothing() { return {1}; }
    void join(const Tally& other, int /*points*/) {
        partitions = saturatedSum(partitions, other.partitions);
    }
};

// The search for best partitions, in the order that visits each multiset of melds exactly once: the
// lowest kind left in the hand is either covered by a meld, whose lowest kind it then is, or all
// its tiles are left over; melds with the same lowest kind are taken in ascending order. The value
// of a rest of the hand does not depend on how it was reached, so each rest is computed once. There
// are 2^n at worst for n different tiles, but a few dozen in a usual MilliJan hand and a few
// hundred in a Dou Dizhu hand of 20 cards.

/// The melds that fit into a hand, by lowest kind and then by number.
template <class Counter>
struct Candidates {
    struct Candidate {
        Counter tiles;
        int meld;
        int points;
        bool earnsFavourite;
    };
    std::vector<Candidate> melds;
    std::array<int, static_cast<std::size_t>(Counter::kinds) + 1> first; ///< by lowest kind

    /// `scores`: a Scoring, or what has its allowed(), points() and earnsFavourite().
    template <class Scores>
    Candidates(const MeldIndex<Counter>& index, const Scores& scores, const Counter& hand) {
        int kind = 0;
        const auto closeBefore = [&](int next) {
            for (; kind <= next; ++kind)
                first[static_cast<std::size_t>(kind)] = static_cast<int>(melds.size());
        };
        for (const auto [lowest, copies] : hand) {
            closeBefore(lowest);
            index.forEachFitting(hand, lowest, [&](const auto& entry) {
                if (scores.allowed(entry.meld))
                    melds.push_back({entry.tiles, entry.meld, scores.points(entry.meld),
                                     scores.earnsFavourite(entry.meld)});
            });
        }
        closeBefore(Counter::kinds);
    }
};

/// Which partitions a search covers.
enum class Leftovers {
    None, ///< complete ones
    Some  ///< the others
};

template <class Counter, class Value>
class PartitionSearch {
public:
    /// All arguments must outlive the search.
    PartitionSearch(const Candidates<Counter>& candidates, Leftovers leftovers,
                    bool favouritePending, const std::stop_token& stop)
        : m_candidates(candidates)
        , m_leftovers(leftovers)
        , m_favouritePending(favouritePending)
        , m_stop(stop) {}

    /// The value over the partitions of `hand`. Throws Stopped.
    Value value(const Counter& hand) { return value(start(hand, m_favouritePending)); }

    /// Up to `most` partitions of `hand` with this score, each ascending by meld number.
    std::vector<std::vector<int>> list(const Counter& hand, int score, std::size_t most) {
        std::vector<std::vector<int>> found;
        std::vector<int> taken;
        collect(start(hand, m_favouritePending), score, most, taken, found);
        return found;
    }

    /// The lexicographically least partition of `hand` with this score, of which there must be one:
    /// its first meld is the least in any of them, and so on for the rest.
    std::vector<int> least(const Counter& hand, int score) {
        auto ascending = m_candidates.melds;
        std::ranges::sort(ascending, {}, &Candidates<Counter>::Candidate::meld);
        std::vector<int> taken;
        Counter rest = hand;
        bool pending = m_favouritePending;
        for (const auto& candidate : ascending) {
            while (contains(rest, candidate.tiles)) {
                const bool earns = pending && candidate.earnsFavourite;
                const int others = score - candidate.points - (earns ? favouritePoints : 0);
                const Counter left = remove(rest, candidate.tiles);
                if (value(start(left, pending && !earns)).count(others) == 0)
                    break;
                taken.push_back(candidate.meld);
                rest = left;
                score = others;
                pending = pending && !earns;
            }
        }
        return taken;
    }

    std::int64_t nodes() const { return m_nodes; }

private:
    /// A rest of the hand and all else that its value depends on.
    struct State {
        Counter rest;
        int next = 0;                  ///< the first candidate that may still be taken
        bool favouritePending = false; ///< the favourite's points have not been earned yet
        bool owed = false;             ///< a tile must still be left over

        std::uint64_t hash() const {
            const auto others = static_cast<std::uint64_t>(next) << 2 |
                                static_cast<std::uint64_t>(favouritePending) << 1 |
                                static_cast<std::uint64_t>(owed);
            const std::uint64_t mixed = rest.hash() + others * 0xD6E8'FEB8'6659'FD93;
            return mixed ^ mixed >> 32;
        }
        bool operator==(const State&) const = default;
    };

    int firstOf(const Counter& rest) const {
        return rest.empty() ? 0 : m_candidates.first[static_cast<std::size_t>(rest.lowest())];
    }
    State start(const Counter& hand, bool favouritePending) const {
        return {hand, firstOf(hand), favouritePending, m_leftovers == Leftovers::Some};
    }

    Value value(const State& state) {
        if (state.rest.empty())
            return state.owed ? Value() : Value::ofNothing();
        if (const Value* known = m_known.find(state))
            return *known;
        if (m_nodes++ % pollInterval == 0)
            throwIfStopped(m_stop);
        Value sum;
        forEachBranch(state, [&](const State& child, int, int points) {
            sum.join(value(child), points);
            return true;
        });
        m_known.insert(state, sum);
        return sum;
    }

    /// Calls visit(child, meld or noMeld, points) for every continuation until it returns false.
    template <class Visit>
    void forEachBranch(const State& state, Visit&& visit) const {
        const int kind = state.rest.lowest();
        const int end = m_candidates.first[static_cast<std::size_t>(kind) + 1];
        for (int i = state.next; i < end; ++i) {
            const auto& candidate = m_candidates.melds[static_cast<std::size_t>(i)];
            if (!contains(state.rest, candidate.tiles))
                continue;
            State child = {remove(state.rest, candidate.tiles), i, state.favouritePending,
                           state.owed};
            if (child.rest.empty() || child.rest.lowest() != kind)
                child.next = firstOf(child.rest);
            int points = candidate.points;
            if (state.favouritePending && candidate.earnsFavourite) {
                points += favouritePoints;
                child.favouritePending = false;
            }
            if (!visit(child, candidate.meld, points))
                return;
        }
        if (m_leftovers == Leftovers::Some) {
            State child = {state.rest, 0, state.favouritePending, false};
            child.rest.clear(kind);
            child.next = firstOf(child.rest);
            visit(child, noMeld, 0);
        }
    }

    void collect(const State& state, int score, std::size_t most, std::vector<int>& taken,
                 std::vector<std::vector<int>>& found) {
        if (state.rest.empty()) {
            found.push_back(taken);
            std::ranges::sort(found.back());
            return;
        }
        forEachBranch(state, [&](const State& child, int meld, int points) {
            if (value(child).count(score - points) == 0)
                return true;
            if (meld != noMeld)
                taken.push_back(meld);
            collect(child, score - points, most, taken, found);
            if (meld != noMeld)
                taken.pop_back();
            return found.size() < most;
        });
    }

    static constexpr int noMeld = -1;
    static constexpr std::int64_t pollInterval = 256;

    const Candidates<Counter>& m_candidates;
    const Leftovers m_leftovers;
    const bool m_favouritePending;
    const std::stop_token& m_stop;
    MemoTable<State, Value> m_known;
    std::int64_t m_nodes = 0;
};

} // namespace yomi::hands
