// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/json_writer.h"
#include "core/splitdamage/hits/fewest_hits.h"

#include <string>

namespace yomi::splitdamage {

/// Writes the odds as members of an object, with the names of the targets and, if known, their kill
/// odds as fractions:
///
///     "targets": [{"name", "hitsToKill", "kill", "expectedHits", "remaining": [k], "killExact"},
///     …], "dead": [d], "clear", "goal" (null without one), "normalization"
void writeMembers(JsonWriter& out, const Odds& odds, const std::vector<std::string>& names,
                  const std::vector<std::string>& killExact);

/// {"hits": [0…H], "kill": [target][h], "clear": [h], "goal": [h] or null}
void write(JsonWriter& out, const Curves& curves);

/// {"probability", "kill": [target], "clear", "goal"}, null for what cannot be reached.
void write(JsonWriter& out, const FewestHits& fewest);

} // namespace yomi::splitdamage
