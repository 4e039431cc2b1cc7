// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/splitdamage/hits/odds.h"

namespace yomi::splitdamage {

/// Kill, remaining, dead and the curves of kill and goal by the formulas in
/// core/splitdamage/hits/analysis.h, written literally: one node at a time, every product
/// multiplied out from its factors, 64-bit mantissas, and the simplest node rule (t = e^x). For
/// less than Σ hitsToKill hits; values that are certain by definition are omitted.
Odds plainOdds(const Request& request);

} // namespace yomi::splitdamage
