// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/mnk/pairing.h"

#include <algorithm>
#include <bit>
#include <vector>

namespace yomi::mnk {

namespace {

class PairSearch {
public:
    /// Whether each line can have its own pair among its squares, all of which are free.
    bool finds(const std::vector<Squares>& lines) {
        if (lines.empty())
            return true;
        if (--m_stepsLeft < 0)
            return false;
        const Squares shortest =
            *std::ranges::min_element(lines, {}, [](Squares line) { return std::popcount(line); });
        std::vector<Squares> rest;
        for (const Squares pair : pairsOf(shortest, lines)) {
            rest.clear();
            for (const Squares line : lines)
                if ((line & pair) != pair)
                    rest.push_back(line & ~pair);
            if (std::ranges::all_of(rest, hasPair) && finds(rest))
                return true;
            if (m_stepsLeft < 0)
                return false;
        }
        return false;
    }

    static bool hasPair(Squares line) { return (line & (line - 1)) != 0; }

private:
    /// The pairs of a line; first those in most lines that take a square from fewest.
    static std::vector<Squares> pairsOf(Squares line, const std::vector<Squares>& lines) {
        struct Rated {
            Squares pair;
            int cost;
        };
        std::vector<Rated> rated;
        constexpr int gain = 4; // weight of a line with the pair; a line that loses a square has 1
        for (Squares rest = line; rest; rest &= rest - 1)
            for (Squares others = rest & (rest - 1); others; others &= others - 1) {
                const Squares pair = (rest & -rest) | (others & -others);
                int cost = 0;
                for (const Squares each : lines) {
                    const Squares common = each & pair;
                    cost += common == pair ? -gain : common != 0;
                }
                rated.push_back({pair, cost});
            }
        std::ranges::stable_sort(rated, {}, &Rated::cost);
        std::vector<Squares> pairs;
        for (const Rated& each : rated)
            pairs.push_back(each.pair);
        return pairs;
    }

    int m_stepsLeft = 60; // later successes are too rare to pay; measured
};

} // namespace

bool hasPairing(std::span<const Squares> lines) {
    std::vector<Squares> sorted(lines.begin(), lines.end());
    std::ranges::stable_sort(sorted, {}, [](Squares line) { return std::popcount(line); });
    std::vector<Squares> least; // a pair in one also covers the lines that contain it
    for (const Squares line : sorted)
        if (std::ranges::none_of(least, [&](Squares other) { return (other & ~line) == 0; }))
            least.push_back(line);
    return std::ranges::all_of(least, PairSearch::hasPair) && PairSearch().finds(least);
}

} // namespace yomi::mnk
