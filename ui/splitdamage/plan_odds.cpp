// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/plan_odds.h"

#include "core/common/timing.h"

namespace yomi::ui::splitdamage {

namespace {

constexpr std::uint64_t sampleSeed = 1;

ListOdds listOddsOf(const Turn& turn, const std::stop_token& stop) {
    ListOdds found;
    found.seconds = measure(
                        1, [&] { found.order = shownOdds(turn, stop); }, stop)
                        .median;
    return found;
}

void keepThreeDigits(TurnNumber& number) {
    number.value = QString::number(number.value, 'g', 3).toDouble();
}

void keepThreeDigits(std::vector<TurnNumber>& numbers) {
    for (TurnNumber& number : numbers)
        keepThreeDigits(number);
}

BestOdds bestOddsOf(const Turn& turn, PlanProgress& progress, const std::stop_token& stop) {
    progress.states = 0;
    progress.isSampling = false;
    progress.begun = std::chrono::steady_clock::now();
    BestOdds found;
    const auto work = [&] {
        try {
            found.plan = bestPlan(turn, TurnMethod::States, answeredPolicy, stop,
                                  [&](std::int64_t states) { progress.states = states; });
        } catch (const TooManyStates&) {
            progress.isSampling = true;
            found.sampled = sampledBestOrder(turn, sampleSeed, stop);
        }
    };
    found.seconds = measure(1, work, stop).median;
    if (!found.sampled)
        found.fixed = bestOrder(turn, TurnMethod::States, stop);
    const std::chrono::duration<double> whole =
        std::chrono::steady_clock::now() - progress.begun.load();
    found.wholeSeconds = whole.count();
    return found;
}

std::string exactListOf(const Turn& turn, const std::stop_token& stop) {
    const OrderOdds odds = orderOdds(turn, TurnMethod::Exact, stop);
    const OrderOdds::After& end = odds.after.back();
    return turn.objective == Objective::Goal && end.odds ? end.odds->exact : end.enemyAttack.exact;
}

std::string exactBestOf(const Turn& turn, const std::stop_token& stop) {
    return bestPlan(turn, TurnMethod::Exact, {.depth = 0}, stop).value.exact;
}

} // namespace

OrderOdds shownOdds(const Turn& turn, const std::stop_token& stop) {
    OrderOdds odds = orderOddsOrSample(turn, usualSamples, sampleSeed, stop);
    if (!odds.sample)
        return odds;
    for (OrderOdds::After& after : odds.after) {
        keepThreeDigits(after.played);
        if (after.odds)
            keepThreeDigits(*after.odds);
        keepThreeDigits(after.enemyAttack);
        keepThreeDigits(after.dead);
    }
    for (auto& lives : odds.life)
        for (auto& [life, chance] : lives)
            keepThreeDigits(chance);
    keepThreeDigits(odds.deaths);
    for (std::vector<TurnNumber>& deaths : odds.deathsBySide)
        keepThreeDigits(deaths);
    keepThreeDigits(odds.losses);
    keepThreeDigits(odds.faceDamage);
    return odds;
}

Unit chanceUnit(const OrderOdds& odds) {
    return odds.sample ? Unit::SampledPercent : Unit::Percent;
}

PlanAnalysis::PlanAnalysis(QObject* parent)
    : PlanAnalysis(std::make_shared<PlanProgress>(), parent) {}

PlanAnalysis::PlanAnalysis(const std::shared_ptr<PlanProgress>& progress, QObject* parent)
    : QObject(parent)
    , list(listOddsOf)
    , goal([](const Turn& turn, const std::stop_token& stop) {
        return orderOdds(turn, TurnMethod::States, stop, OrderParts::Goal);
    })
    , best([progress](const Turn& turn, const std::stop_token& stop) {
        return bestOddsOf(turn, *progress, stop);
    })
    , exactList(exactListOf)
    , exactBest(exactBestOf)
    , m_progress(progress) {
    // Fractions take longer: they are computed after the visible odds.
    connect(&list, &AnalysisBase::changed, this, [this] {
        if (list.state() == AnalysisState::Stopped)
            goal.clear();
        list.isFresh() && !list.result()->order.sample ? exactList.ask(list.answer()->inputs)
                                                       : exactList.clear();
    });
    connect(&best, &AnalysisBase::changed, this, [this] {
        best.isFresh() && !best.result()->sampled ? exactBest.ask(best.answer()->inputs)
                                                  : exactBest.clear();
    });
}

void PlanAnalysis::askList(const Turn& turn) {
    goal.ask(turn);
    list.ask(turn);
}

void PlanAnalysis::askBestIfQuick(const Turn& turn) {
    constexpr double atOnce = 0.05;
    const BestOdds* last = best.result();
    if (last && last->wholeSeconds < atOnce && !best.run().isBusy())
        best.ask(turn);
}

void PlanAnalysis::clearList() {
    goal.clear();
    list.clear();
}

const OrderOdds* PlanAnalysis::live() const {
    return !list.isFresh() && goal.isFresh() ? goal.result() : order();
}

QString PlanAnalysis::bestProgress() const {
    if (m_progress->isSampling)
        return tr("Sampling orders…");
    const std::chrono::duration<double> spent =
        std::chrono::steady_clock::now() - m_progress->begun.load();
    const auto states = static_cast<double>(m_progress->states);
    return tr("%1 states · %2", nullptr, pluralOf(states))
        .arg(numberText(states, Unit::Count), numberText(spent.count(), Unit::Seconds));
}

} // namespace yomi::ui::splitdamage
