// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/hits/odds_json.h"

#include <numeric>

namespace yomi::splitdamage {

void writeMembers(JsonWriter& out, const Odds& odds, const std::vector<std::string>& names,
                  const std::vector<std::string>& killExact) {
    out.key("targets");
    out.beginArray();
    for (std::size_t i = 0; i < odds.kill.size(); ++i) {
        out.beginObject();
        out.member("name", names[i]);
        out.member("hitsToKill", odds.remaining[i].size() - 1);
        out.member("kill", odds.kill[i]);
        out.member("expectedHits", odds.expectedHits[i]);
        out.member("remaining", odds.remaining[i]);
        if (!killExact.empty())
            out.member("killExact", killExact[i]);
        out.endObject();
    }
    out.endArray();
    out.member("dead", odds.dead);
    out.member("clear", odds.clear);
    out.member("goal", odds.goal);
    out.member("normalization", odds.normalization);
}

void write(JsonWriter& out, const Curves& curves) {
    std::vector<int> hits(curves.clear.size());
    std::iota(hits.begin(), hits.end(), 0);
    out.beginObject();
    out.member("hits", hits);
    out.member("kill", curves.kill);
    out.member("clear", curves.clear);
    out.member("goal", curves.goal);
    out.endObject();
}

void write(JsonWriter& out, const FewestHits& fewest) {
    out.beginObject();
    out.member("probability", fewest.probability);
    out.member("kill", fewest.kill);
    out.member("clear", fewest.clear);
    out.member("goal", fewest.goal);
    out.endObject();
}

} // namespace yomi::splitdamage
