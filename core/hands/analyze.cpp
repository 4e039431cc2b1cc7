// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/hands/analyze.h"

#include "core/common/timing.h"
#include "core/hands/hand_text.h"

namespace yomi::hands {

HandResult analyze(const RuleBook& book, const Tiles& hand, const Tiles& seen,
                   const Constraints& constraints, const std::stop_token& stop) {
    HandResult result;
    const auto work = [&] {
        result.best = bestPartition(book, hand, constraints, stop);
        result.next = nextBest(book, hand, constraints, stop);
        result.fitting = fittingMelds(book, hand);
        if (book.objective() == Objective::FewestPlays) {
            result.turns = cardTurns(book, hand, constraints, stop);
            return;
        }
        result.partitions = countPartitions(book, hand, constraints, stop);
        result.distance = distance(book, hand, seen, constraints, stop);
        result.waits = waits(book, hand, seen, constraints, stop);
        result.oneShort = oneShort(book, hand, seen, constraints);
    };
    result.seconds = measure(1, work, stop).median;
    return result;
}

HandResult analyze(const Setup& setup, const std::stop_token& stop) {
    const RuleBook& book = *setup.book;
    return analyze(book, countTiles(book, setup.hand), countTiles(book, setup.seen),
                   constraintsOf(book, setup.constraints), stop);
}

} // namespace yomi::hands
