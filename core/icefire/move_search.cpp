// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/icefire/plan_search.h"

#include <algorithm>
#include <utility>

namespace yomi::icefire {

namespace {

Action staying(Cell unit) {
    return Action::move(unit, unit);
}

} // namespace

MoveSearch::MoveSearch(const Board& start, const Judge& judge)
    : PlanSearch(start, judge) {
    std::vector<Action> actions;
    start.movable().forEach([&](Cell unit) { actions.push_back(staying(unit)); });
    PlanSearch::propose(0, actions);
    accept();
}

std::optional<Neighbour> MoveSearch::propose(Random& random) {
    const int units = static_cast<int>(size());
    if (units == 0)
        return std::nullopt;
    if (units > 1 && random.below(4) == 0) {
        const int a = random.below(units);
        const int b = (a + 1 + random.below(units - 1)) % units;
        const auto first = static_cast<std::size_t>(std::min(a, b));
        std::vector<Action>& actions = tail(first);
        std::swap(actions.front(), actions[static_cast<std::size_t>(std::max(a, b)) - first]);
        PlanSearch::propose(first, actions);
        return Neighbour::SwapOrder;
    }
    const auto index = static_cast<std::size_t>(random.below(units));
    const Cell unit = action(index).from, target = action(index).to;
    const CellSet targets = (neighboursOf[unit] & board().land()) | CellSet::of(unit);
    std::vector<Action>& actions = tail(index);
    actions.front() = Action::move(unit, drawnCell(random, targets - CellSet::of(target)));
    PlanSearch::propose(index, actions);
    return Neighbour::TurnUnit;
}

} // namespace yomi::icefire
