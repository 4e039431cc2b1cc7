// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/splitdamage/fewest_hits.h"

#include <nlohmann/json.hpp>

#include <string>

namespace yomi::splitdamage {

/// The odds as yomi-cli prints them, with the names of the targets:
///
///     {"targets": [{"name", "hitsToKill", "kill", "expectedHits", "remaining": [k]}, …],
///      "dead": [d], "clear", "goal" (null without one), "normalization"}
nlohmann::json toJson(const Odds& odds, const std::vector<std::string>& names);

/// {"hits": [0…H], "kill": [target][h], "clear": [h], "goal": [h] or null}
nlohmann::json toJson(const Curves& curves);

/// {"probability", "kill": [target], "clear", "goal"}, null for what cannot be reached.
nlohmann::json toJson(const FewestHits& fewest);

} // namespace yomi::splitdamage
