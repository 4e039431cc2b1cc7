// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/analysis.h"

#include "core/common/timing.h"
#include "core/splitdamage/exact.h"

#include <algorithm>
#include <numeric>

namespace yomi::ui::splitdamage {

int hitsToClear(const std::vector<Target>& targets) {
    return std::accumulate(targets.begin(), targets.end(), 0,
                           [](int sum, const Target& target) { return sum + target.hitsToKill; });
}

int lastHitOf(const Request& request) {
    const int sum = std::reduce(request.hitsToKill.begin(), request.hitsToKill.end());
    return std::min(mostHits, std::max(sum, request.hits));
}

std::optional<int> mostHitsKeeping(const std::vector<double>& curve, double probability) {
    constexpr double rounding = 1e-12; // as in fewestHits()
    const auto below = std::ranges::find_if(
        curve, [&](double odds) { return odds < probability * (1 - rounding); });
    return below == curve.begin() ? std::nullopt
                                  : std::optional(static_cast<int>(below - curve.begin()) - 1);
}

Analysis analyzeSetup(const Setup& setup, const std::stop_token& stop) {
    Analysis analysis;
    analysis.targets = targets(setup);
    const Request asked = request(setup);
    analysis.hits = asked.hits;
    analysis.seconds = measure(
                           1, [&] { analysis.odds = analyze(asked, stop); }, stop)
                           .median;
    return analysis;
}

Fractions fractionsOf(const Setup& setup, const std::stop_token& stop) {
    ExactOdds exact = exactOdds(request(setup), stop);
    return {targets(setup), std::move(exact.kill), std::move(exact.goal)};
}

Outlook outlookOf(const Setup& setup, const std::stop_token& stop) {
    Request asked = request(setup);
    asked.hits = lastHitOf(asked);
    return {targets(setup), curves(asked, stop)};
}

} // namespace yomi::ui::splitdamage
