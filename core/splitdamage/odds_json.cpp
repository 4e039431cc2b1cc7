// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/odds_json.h"

#include <numeric>

namespace yomi::splitdamage {

using nlohmann::json;

namespace {

template <class Value>
json orNull(const std::optional<Value>& value) {
    return value ? json(*value) : json();
}

} // namespace

json toJson(const Odds& odds, const std::vector<std::string>& names) {
    json targets = json::array();
    for (std::size_t i = 0; i < odds.kill.size(); ++i)
        targets.push_back({{"name", names[i]},
                           {"hitsToKill", odds.remaining[i].size() - 1},
                           {"kill", odds.kill[i]},
                           {"expectedHits", odds.expectedHits[i]},
                           {"remaining", odds.remaining[i]}});
    return {{"targets", std::move(targets)},
            {"dead", odds.dead},
            {"clear", odds.clear},
            {"goal", orNull(odds.goal)},
            {"normalization", odds.normalization}};
}

json toJson(const Curves& curves) {
    std::vector<int> hits(curves.clear.size());
    std::iota(hits.begin(), hits.end(), 0);
    return {{"hits", hits},
            {"kill", curves.kill},
            {"clear", curves.clear},
            {"goal", orNull(curves.goal)}};
}

json toJson(const FewestHits& fewest) {
    json kill = json::array();
    for (const auto& hits : fewest.kill)
        kill.push_back(orNull(hits));
    return {{"probability", fewest.probability},
            {"kill", std::move(kill)},
            {"clear", orNull(fewest.clear)},
            {"goal", orNull(fewest.goal)}};
}

} // namespace yomi::splitdamage
