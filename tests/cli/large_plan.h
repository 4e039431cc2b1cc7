// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>

namespace yomi {

/// A request for a best plan that needs more than three million states: ninety missiles against
/// five minions, no two alike, then Fireball.
inline nlohmann::json largePlan() {
    nlohmann::json request = nlohmann::json::parse(R"({
        "board": {"enemy": {"hero": {"health": 6}},
                  "friendly": {"hero": null, "minions": []}},
        "actions": [{"name": "Missiles", "steps": [{"kind": "split", "hits": 90,
                     "damagePerHit": 1, "pool": "enemy minions"}]},
                    {"card": "Fireball"}],
        "goal": {"anyOf": [{"atLeast": {"count": 2, "of": "enemy minions"}}]},
        "example": "met"})");
    for (const int attack : {1, 2, 3, 4, 5})
        request["board"]["enemy"]["minions"].push_back(
            {{"health", 19 + attack}, {"attack", attack}});
    return request;
}

/// A list in its order, without a goal, that needs as many.
inline nlohmann::json largeList() {
    nlohmann::json request = largePlan();
    request.erase("goal");
    request.erase("example");
    request["fixed-order"] = true;
    request["actions"][1] = {{"card", "Arcane Missiles"}}; // needs no target
    return request;
}

} // namespace yomi
