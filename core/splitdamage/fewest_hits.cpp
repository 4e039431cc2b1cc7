// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/fewest_hits.h"

#include <algorithm>
#include <numeric>
#include <sstream>
#include <stdexcept>

namespace yomi::splitdamage {

namespace {

void validateProbability(double probability) {
    if (probability > 0 && probability <= 1)
        return;
    std::ostringstream sentence;
    sentence << "The wanted probability must be above 0 and at most 1, not " << probability << ".";
    throw std::invalid_argument(sentence.str());
}

std::optional<int> firstReached(std::span<const double> curve, double probability) {
    constexpr double rounding = 1e-12;
    const double enough = probability - rounding * std::min(probability, 1 - probability);
    const auto reached = std::ranges::find_if(curve, [&](double value) { return value >= enough; });
    if (reached == curve.end())
        return {};
    return static_cast<int>(reached - curve.begin());
}

} // namespace

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
    // Nothing changes any more once everybody is dead.
    const int all = std::accumulate(request.hitsToKill.begin(), request.hitsToKill.end(), 0);
    request.hits = std::min(all, mostHits);
    return fewestHits(curves(request, stop), probability);
}

} // namespace yomi::splitdamage
