// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/splitdamage/odds.h"

namespace yomi::splitdamage {

/// kill, remaining, dead and the curves of kill and goal by the formulas in
/// core/splitdamage/analysis.h written down as they stand: one node at a time, every product
/// multiplied out from its factors, 64-bit mantissas, and the plainest node rule there is (t =
/// e^x). For less than Σ hitsToKill hits; whatever is certain by definition is left out.
Odds plainOdds(const Request& request);

} // namespace yomi::splitdamage
