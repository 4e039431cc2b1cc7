// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/board_odds.h"

#include "core/common/timing.h"
#include "core/splitdamage/hits/exact.h"
#include "core/splitdamage/hits/fewest_hits.h"

#include <algorithm>
#include <numeric>

namespace yomi::ui::splitdamage {

namespace {

BoardOdds boardOddsOf(const Setup& setup, const std::stop_token& stop) {
    BoardOdds found;
    found.targets = targets(setup);
    const Request asked = request(setup);
    found.hits = asked.hits;
    found.seconds = measure(
                        1, [&] { found.odds = analyze(asked, stop); }, stop)
                        .median;
    return found;
}

Outlook outlookOf(const Setup& setup, const std::stop_token& stop) {
    Request asked = request(setup);
    asked.hits = lastHitOf(asked);
    Outlook outlook{targets(setup), curves(asked, stop), {}};
    outlook.spellDamage = spellDamageCurves(setup, outlook.curves, stop);
    return outlook;
}

Fractions fractionsOf(const Setup& setup, const std::stop_token& stop) {
    ExactOdds exact = exactOdds(request(setup), stop);
    return {std::move(exact.kill), std::move(exact.goal)};
}

} // namespace

const PinOdds::Dead* PinOdds::at(const Place& place) const {
    const auto found = std::ranges::find(dead, place, &Dead::place);
    return found == dead.end() ? nullptr : &*found;
}

std::optional<double> PinOdds::deadAt(const Place& place) const {
    const Dead* found = at(place);
    return found ? std::optional(found->odds) : std::nullopt;
}

int hitsToClear(const std::vector<Target>& targets) {
    return std::accumulate(targets.begin(), targets.end(), 0,
                           [](int sum, const Target& target) { return sum + target.hitsToKill; });
}

int lastHitOf(const Request& request) {
    const int sum = std::reduce(request.hitsToKill.begin(), request.hitsToKill.end());
    return std::min(mostHits, std::max(sum, request.hits));
}

BoardAnalysis::BoardAnalysis(QObject* parent)
    : QObject(parent)
    , odds(boardOddsOf)
    , outlook(outlookOf)
    , fractions(fractionsOf) {
    connect(&odds, &AnalysisBase::changed, this, [this] {
        if (odds.isFresh())
            outlook.ask(odds.answer()->inputs);
    });
    connect(&outlook, &AnalysisBase::changed, this, [this] {
        if (outlook.isFresh())
            fractions.ask(outlook.answer()->inputs);
    });
}

void BoardAnalysis::ask(const Setup& setup) {
    if (!targets(setup).empty())
        return odds.ask(setup);
    odds.clear();
    outlook.clear();
    fractions.clear();
}

const Outlook* BoardAnalysis::outlookOfOdds() const {
    const Outlook* found = outlook.result();
    return found && odds.result() && found->targets == odds.result()->targets ? found : nullptr;
}

const Fractions* BoardAnalysis::fractionsOfOdds() const {
    return fractions.answer() && odds.answer() &&
                   fractions.answer()->inputs == odds.answer()->inputs
               ? fractions.result()
               : nullptr;
}

} // namespace yomi::ui::splitdamage
