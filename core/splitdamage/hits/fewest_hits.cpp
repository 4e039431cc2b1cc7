// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/hits/fewest_hits.h"

#include "core/common/sentence.h"

#include <algorithm>
#include <numeric>
#include <sstream>

namespace yomi::splitdamage {

namespace {

void validateProbability(double probability) {
    if (probability > 0 && probability <= 1)
        return;
    std::ostringstream shown;
    shown << probability;
    throw InvalidArgument("The wanted probability must be above 0 and at most 1, not {}.",
                          shown.str());
}

std::optional<int> firstReached(std::span<const double> curve, double probability) {
    const auto found = reach(curve, probability);
    return found ? std::optional(found->first) : std::nullopt;
}

/// The points of the curves from `first` on, at most `count`.
Curves part(const Curves& curves, std::size_t first, std::size_t count) {
    const auto cut = [&](std::span<const double> curve) {
        const auto left = curve.subspan(std::min(first, curve.size()));
        const auto kept = left.first(std::min(count, left.size()));
        return std::vector<double>(kept.begin(), kept.end());
    };
    Curves part;
    for (const auto& curve : curves.kill)
        part.kill.push_back(cut(curve));
    part.clear = cut(curves.clear);
    if (curves.goal)
        part.goal = cut(*curves.goal);
    return part;
}

/// The curves for the rule that raises the damage: each point is a separate board.
Curves overDamage(Setup setup, const std::stop_token& stop) {
    Curves over;
    Request before;
    Curves found;
    for (int k = 0; k <= mostSpellDamage && setup.effect.damagePerHit + k <= mostDamage; ++k) {
        setup.spellDamage = k;
        const Request asked = request(setup);
        if (asked != before) // one more damage may not save a hit on any target
            found = curves(asked, stop);
        before = asked;
        over.kill.resize(found.kill.size());
        for (std::size_t i = 0; i < found.kill.size(); ++i)
            over.kill[i].push_back(found.kill[i].back());
        over.clear.push_back(found.clear.back());
        if (found.goal) {
            over.goal = over.goal.value_or(std::vector<double>());
            over.goal->push_back(found.goal->back());
        }
    }
    return over;
}

} // namespace

std::optional<Reach> reach(std::span<const double> curve, double probability) {
    constexpr double rounding = 1e-12;
    const double enough = probability - rounding * std::min(probability, 1 - probability);
    const auto reached = [&](double value) {
        return value >= enough;
    };
    const auto first = std::ranges::find_if(curve, reached);
    if (first == curve.end())
        return {};
    const auto last = std::find_if(curve.rbegin(), curve.rend(), reached).base() - 1;
    return Reach{static_cast<int>(first - curve.begin()), static_cast<int>(last - curve.begin())};
}

Curves spellDamageCurves(const Setup& setup, const Curves& overHits, const std::stop_token& stop) {
    switch (setup.effect.spellDamageRule) {
    case SpellDamageRule::MoreHits:
        return part(overHits, static_cast<std::size_t>(setup.effect.hits), mostSpellDamage + 1);
    case SpellDamageRule::MoreDamage:
        return overDamage(setup, stop);
    case SpellDamageRule::None:
        break;
    }
    return part(overHits, 0, 0);
}

FewestHits fewestHits(const Curves& curves, double probability) {
    validateProbability(probability);
    FewestHits fewest{.probability = probability, .kill = {}, .clear = {}, .goal = {}};
    for (const auto& curve : curves.kill)
        fewest.kill.push_back(firstReached(curve, probability));
    fewest.clear = firstReached(curves.clear, probability);
    if (curves.goal)
        fewest.goal = firstReached(*curves.goal, probability);
    return fewest;
}

FewestHits fewestHits(Request request, double probability, const std::stop_token& stop) {
    validateProbability(probability);
    // After all targets are certainly dead nothing changes.
    const int all = std::accumulate(request.hitsToKill.begin(), request.hitsToKill.end(), 0);
    request.hits = std::min(all, mostHits);
    return fewestHits(curves(request, stop), probability);
}

} // namespace yomi::splitdamage
