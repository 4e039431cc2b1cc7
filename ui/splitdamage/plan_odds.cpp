// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/plan_odds.h"

#include "core/common/timing.h"
#include "core/splitdamage/turn_run.h"

namespace yomi::ui::splitdamage {

namespace {

ListOdds listOddsOf(const Turn& turn, const std::stop_token& stop) {
    constexpr int runs = 100'000;
    constexpr std::uint64_t seed = 1;
    ListOdds found;
    const auto work = [&] {
        try {
            found.order = orderOdds(turn, TurnMethod::States, stop);
        } catch (const TooManyStates&) {
            if (turn.goal.empty())
                throw;
            found.runs = runs;
            found.met = sampleGoal(turn, runs, seed, stop);
        }
    };
    found.seconds = measure(1, work, stop).median;
    return found;
}

BestOdds bestOddsOf(const Turn& turn, const std::stop_token& stop) {
    BestOdds found;
    const auto work = [&] {
        found.plan = bestPlan(turn, TurnMethod::States, answeredPolicy, stop);
    };
    found.seconds = measure(1, work, stop).median;
    found.fixed = bestOrder(turn, TurnMethod::States, stop);
    return found;
}

} // namespace

PlanAnalysis::PlanAnalysis(QObject* parent)
    : QObject(parent)
    , list(listOddsOf)
    , best(bestOddsOf) {}

const OrderOdds* PlanAnalysis::order() const {
    return list.result() && list.result()->order ? &*list.result()->order : nullptr;
}

} // namespace yomi::ui::splitdamage
