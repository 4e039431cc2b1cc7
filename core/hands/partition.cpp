// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/hands/partition.h"

#include "core/hands/partition_search.h"

#include <algorithm>
#include <iterator>

namespace yomi::hands {

namespace {

/// A hand and its constraints, prepared for searches with one counter width.
template <class Counter>
struct Problem {
    Scoring scoring;
    Counter hand; ///< without the tiles of the forced melds
    Candidates<Counter> candidates;
    int applicable;

    Problem(const RuleBook& book, const MeldIndex<Counter>& index, const Tiles& tiles,
            const Constraints& constraints)
        : scoring(book, constraints)
        , hand(static_cast<Counter>(scoring.freeTiles(tiles)))
        , candidates(index, scoring, hand)
        , applicable(static_cast<int>(
              scoring.forced().empty()
                  ? candidates.melds.size()
                  : Candidates<Counter>(index, scoring, static_cast<Counter>(tiles))
                        .melds.size())) {}

    template <class Value>
    PartitionSearch<Counter, Value> search(Leftovers leftovers, const std::stop_token& stop) const {
        return {candidates, leftovers, scoring.favouritePending(), stop};
    }

    /// Joins a partition of the free tiles with the forced melds.
    std::vector<int> whole(const std::vector<int>& partition) const {
        std::vector<int> melds;
        std::ranges::merge(partition, scoring.forced(), std::back_inserter(melds));
        return melds;
    }
};

/// Calls solve(problem) with the counter width of the rule book.
template <class Solve>
auto withProblem(const RuleBook& book, const Tiles& hand, const Constraints& constraints,
                 Solve&& solve) {
    return book.withIndex([&]<class Counter>(const MeldIndex<Counter>& index) {
        return solve(Problem<Counter>(book, index, hand, constraints));
    });
}

/// The first mostListed best partitions, the lexicographically least in front.
template <class Search, class Counter>
std::vector<std::vector<int>> listed(Search& search, const Counter& hand, const Best& best) {
    auto partitions = search.list(hand, best.score, mostListed);
    std::ranges::sort(partitions);
    if (best.partitions > mostListed) {
        auto least = search.least(hand, best.score);
        if (partitions.front() != least) {
            partitions.pop_back();
            partitions.insert(partitions.begin(), std::move(least));
        }
    }
    return partitions;
}

/// The best of some partitions, or nothing if there are none; adds to `nodes`.
template <class Counter>
std::optional<BestPartition> solve(const Problem<Counter>& problem, Leftovers leftovers,
                                   std::int64_t& nodes, const std::stop_token& stop) {
    auto search = problem.template search<Best>(leftovers, stop);
    const Best best = search.value(problem.hand);
    std::optional<BestPartition> result;
    if (best.partitions > 0) {
        result.emplace();
        result->complete = leftovers == Leftovers::None;
        result->score = best.score + problem.scoring.forcedScore();
        result->optimal = best.partitions;
        result->applicable = problem.applicable;
        for (const auto& partition : listed(search, problem.hand, best))
            result->partitions.push_back(problem.whole(partition));
    }
    nodes += search.nodes();
    if (result)
        result->nodes = nodes;
    return result;
}

} // namespace

BestPartition bestPartition(const RuleBook& book, const Tiles& hand, const Constraints& constraints,
                            const std::stop_token& stop) {
    return withProblem(book, hand, constraints, [&](const auto& problem) {
        std::int64_t nodes = 0;
        if (auto complete = solve(problem, Leftovers::None, nodes, stop))
            return *std::move(complete);
        return *solve(problem, Leftovers::Some, nodes, stop);
    });
}

std::optional<BestPartition> completePartition(const RuleBook& book, const Tiles& hand,
                                               const Constraints& constraints,
                                               const std::stop_token& stop) {
    return withProblem(book, hand, constraints, [&](const auto& problem) {
        std::int64_t nodes = 0;
        return solve(problem, Leftovers::None, nodes, stop);
    });
}

std::optional<NextBest> nextBest(const RuleBook& book, const Tiles& hand,
                                 const Constraints& constraints, const std::stop_token& stop) {
    return withProblem(book, hand, constraints, [&](const auto& problem) {
        bool haveBest = false;
        for (const Leftovers leftovers : {Leftovers::None, Leftovers::Some}) {
            // Leaving cards over gives fewer plays, but not better ones.
            if (leftovers == Leftovers::Some && book.objective() == Objective::FewestPlays)
                break;
            auto search = problem.template search<TwoBest>(leftovers, stop);
            const TwoBest found = search.value(problem.hand);
            const Best& next = haveBest ? found.first : found.second;
            haveBest = haveBest || found.first.partitions > 0;
            if (next.partitions > 0)
                return std::optional(NextBest{
                    leftovers == Leftovers::None, next.score + problem.scoring.forcedScore(),
                    problem.whole(search.list(problem.hand, next.score, 1).front())});
        }
        return std::optional<NextBest>();
    });
}

std::uint64_t countPartitions(const RuleBook& book, const Tiles& hand,
                              const Constraints& constraints, const std::stop_token& stop) {
    return withProblem(book, hand, constraints, [&](const auto& problem) {
        std::uint64_t sum = 0;
        for (const Leftovers leftovers : {Leftovers::None, Leftovers::Some})
            sum = saturatedSum(
                sum,
                problem.template search<Tally>(leftovers, stop).value(problem.hand).partitions);
        return sum;
    });
}

int rawScore(const RuleBook& book, const BestPartition& best) {
    return best.score + (best.complete ? book.completeBonus() : 0);
}

Tiles leftover(const RuleBook& book, const Tiles& hand, const std::vector<int>& partition) {
    Tiles rest = hand;
    for (const int meld : partition)
        rest = remove(rest, book.meld(meld).tiles);
    return rest;
}

std::vector<int> meldScores(const RuleBook& book, const Constraints& constraints,
                            const std::vector<int>& partition) {
    const Scoring scoring(book, constraints);
    std::vector<int> openLeft = constraints.open;
    std::vector<int> scores;
    for (const int meld : partition) {
        const auto open = std::ranges::find(openLeft, meld);
        scores.push_back(scoring.points(meld, open != openLeft.end()));
        if (open != openLeft.end())
            openLeft.erase(open);
    }
    return scores;
}

} // namespace yomi::hands
