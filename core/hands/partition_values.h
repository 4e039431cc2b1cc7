// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>

namespace yomi::hands {

// What a search (partition_search.h) can sum up over the partitions of a rest of a hand. A value
// that is default-constructed is that of no partition at all, ofNothing() that of the empty rest
// with its one empty partition. join() takes in the partitions of a smaller rest, each with a meld
// of `points` more; count() tells how many of the partitions kept have a score.

/// A number of partitions that stays at the largest one instead of wrapping around.
constexpr std::uint64_t saturatedSum(std::uint64_t a, std::uint64_t b) {
    const std::uint64_t sum = a + b;
    return sum < a ? std::numeric_limits<std::uint64_t>::max() : sum;
}

/// The best score and how many partitions reach it.
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

/// How many partitions there are, whatever they score.
struct Tally {
    std::uint64_t partitions = 0;

    static Tally ofNothing() { return {1}; }
    void join(const Tally& other, int /*points*/) {
        partitions = saturatedSum(partitions, other.partitions);
    }
};

} // namespace yomi::hands
