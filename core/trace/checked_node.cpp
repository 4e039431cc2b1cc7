// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/trace/checked_node.h"

#include <algorithm>
#include <utility>

namespace yomi::trace {

Bounds together(const Bounds& one, const Bounds& other) {
    return {std::max(one.lower, other.lower), std::min(one.upper, other.upper)};
}

Bounds claimed(double value, std::optional<BoundKind> bound) {
    Bounds claim{-infinite, infinite};
    if (bound && *bound != BoundKind::Upper)
        claim.lower = value;
    if (bound && *bound != BoundKind::Lower)
        claim.upper = value;
    return claim;
}

double clamped(double value, const Bounds& bounds) {
    return std::min(std::max(value, bounds.lower), bounds.upper);
}

void CheckedNode::clear() {
    CheckedNode fresh;
    fresh.visits.swap(visits);
    fresh.moves.swap(moves);
    fresh.extras.swap(extras);
    fresh.skips.swap(skips);
    fresh.entries.swap(entries);
    fresh.stores.swap(stores);
    *this = std::move(fresh);
    visits.clear();
    moves.clear();
    extras.clear();
    skips.clear();
    entries.clear();
    stores.clear();
}

std::optional<BoundKind> CheckedNode::own(std::optional<BoundKind> printed) const {
    return printed && isTurned ? negated(*printed) : printed;
}

double CheckedNode::low(std::uint32_t without) const {
    return std::max(window.lower, bestFreshVisit(without));
}

double CheckedNode::high() const {
    return isSilent() ? infinite : std::max({window.lower, bestVisit, bestExtra});
}

double CheckedNode::bestLastVisit() const {
    double best = -infinite;
    for (const CheckedMove& each : moves)
        if (each.lastValued != CheckedMove::none)
            best = std::max(best, *visits[each.lastValued].value);
    return best;
}

double CheckedNode::bestFreshVisit(std::uint32_t without) const {
    double best = -infinite;
    for (std::uint32_t at = 1; at <= moves.size(); ++at) {
        const std::size_t last = moves[at - 1].lastValued;
        if (at != without && last != CheckedMove::none && last >= firstFresh)
            best = std::max(best, *visits[last].value);
    }
    return best;
}

bool CheckedNode::hasVisited(std::string_view text, const WordList& words) const {
    return std::ranges::any_of(
        visits, [&](const CheckedVisit& visit) { return words.text(visit.move) == text; });
}

bool CheckedNode::hasSkipped(std::string_view text) const {
    return std::ranges::find(skips, text, &SkippedMove::move) != skips.end();
}

} // namespace yomi::trace
