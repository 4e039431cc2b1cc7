// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/hands/analysis.h"

namespace yomi::hands {

Analysis analyse(const RuleBook& book, const Tiles& hand, const Tiles& seen,
                 const Constraints& constraints, const std::stop_token& stop) {
    Analysis analysis;
    analysis.best = bestPartition(book, hand, constraints, stop);
    analysis.next = nextBest(book, hand, constraints, stop);
    if (book.objective() == Objective::FewestPlays) {
        analysis.leads = fittingMelds(book, hand);
        return analysis;
    }
    analysis.partitions = countPartitions(book, hand, constraints, stop);
    analysis.distance = distance(book, hand, seen, constraints, stop);
    analysis.waits = waits(book, hand, seen, constraints, stop);
    analysis.discards = discards(book, hand, seen, constraints, stop);
    analysis.oneShort = oneShort(book, hand, seen, constraints);
    return analysis;
}

} // namespace yomi::hands
