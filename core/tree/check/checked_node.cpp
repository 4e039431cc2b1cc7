// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/check/checked_node.h"

#include <algorithm>
#include <utility>

namespace yomi::tree {

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

bool isCountedDown(double from, double to, double largest) {
    constexpr double least = 100;
    const double size = std::abs(from);
    return size >= least && 2 * size >= largest && size < infinite && from * to > 0 &&
           size - std::abs(to) == 1;
}

void CheckedNode::clear() {
    CheckedNode fresh;
    fresh.visits.swap(visits);
    fresh.moves.swap(moves);
    fresh.byValue.swap(byValue);
    fresh.extras.swap(extras);
    fresh.skips.swap(skips);
    fresh.entries.swap(entries);
    fresh.stores.swap(stores);
    fresh.keyText.swap(keyText);
    *this = std::move(fresh);
    visits.clear();
    moves.clear();
    byValue.clear();
    extras.clear();
    skips.clear();
    entries.clear();
    stores.clear();
    keyText.clear();
}

std::optional<BoundKind> CheckedNode::own(std::optional<BoundKind> printed) const {
    return printed && isTurned ? negated(*printed) : printed;
}

double CheckedNode::low(std::uint32_t without) {
    return std::max(window.lower, bestFreshVisit(without));
}

double CheckedNode::high() const {
    return mayHideStandPat() ? infinite : std::max({window.lower, bestVisit, bestExtra});
}

double CheckedNode::bestLastVisit() const {
    double best = -infinite;
    for (const CheckedMove& each : moves)
        if (each.lastValued != CheckedMove::none)
            best = std::max(best, *visits[each.lastValued].value);
    return best;
}

double CheckedNode::bestFreshVisit(std::uint32_t without) {
    const auto valueOf = [this](std::size_t visit) {
        return visit == CheckedMove::none ? -infinite : *visits[visit].value;
    };
    const std::size_t best = bestFresh();
    if (best == CheckedMove::none || visits[best].place != without)
        return valueOf(best);
    pop(); // no further visit of that move counts: the next one is of another move
    const double next = valueOf(bestFresh());
    push(best);
    return next;
}

void CheckedNode::noteValue(std::size_t visit) {
    moves[visits[visit].place - 1].lastValued = visit;
    bestVisit = std::max(bestVisit, *visits[visit].value);
    push(visit);
}

void CheckedNode::forgetFresh() {
    firstFresh = visits.size();
    byValue.clear();
}

bool CheckedNode::hadValue(double value) {
    for (; valuesNoted < visits.size(); ++valuesNoted)
        if (visits[valuesNoted].value)
            values.insert(*visits[valuesNoted].value);
    return values.contains(value);
}

bool CheckedNode::isFresh(std::size_t visit) const {
    return visit >= firstFresh && moves[visits[visit].place - 1].lastValued == visit;
}

std::size_t CheckedNode::bestFresh() {
    while (!byValue.empty() && !isFresh(byValue.front()))
        pop();
    return byValue.empty() ? CheckedMove::none : byValue.front();
}

void CheckedNode::pop() {
    std::ranges::pop_heap(byValue, [this](auto one, auto other) { return isWorse(one, other); });
    byValue.pop_back();
}

void CheckedNode::push(std::size_t visit) {
    byValue.push_back(visit);
    std::ranges::push_heap(byValue, [this](auto one, auto other) { return isWorse(one, other); });
}

bool CheckedNode::hasVisited(std::string_view text, const WordList& words) const {
    return std::ranges::any_of(
        visits, [&](const CheckedVisit& visit) { return words.text(visit.move) == text; });
}

bool CheckedNode::hasSkipped(std::string_view text) const {
    return std::ranges::find(skips, text, &SkippedMove::move) != skips.end();
}

} // namespace yomi::tree
