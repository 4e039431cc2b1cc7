// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/hands/distance.h"

#include "core/common/stopped.h"
#include "core/hands/covering.h"
#include "core/hands/waits.h"

#include <algorithm>
#include <iterator>

namespace yomi::hands {

std::optional<Distance> distance(const RuleBook& book, const Tiles& hand, const Tiles& seen,
                                 const Constraints& constraints, const std::stop_token& stop) {
    const Scoring scoring(book, constraints);
    const Tiles rest = scoring.freeTiles(hand);
    const int wanted = book.fullHand() - scoring.forcedTiles().total();
    if (book.fullHand() == 0 || wanted < 0)
        return std::nullopt;
    throwIfStopped(stop);
    Covering covering(book, scoring, wallOf(book, hand, seen), stop);
    const auto way = covering.nearest({rest, wanted});
    if (!way)
        return std::nullopt;
    Distance found{way->draws, {}, covering.nodes()};
    std::ranges::merge(way->melds, scoring.forced(), std::back_inserter(found.melds));
    return found;
}

} // namespace yomi::hands
