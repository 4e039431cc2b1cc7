// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/splitdamage/odds.h"

namespace yomi::splitdamage {

/// Odds with every list in its size and every number 0, for whoever computes them.
Odds emptyOdds(const Request& request);

} // namespace yomi::splitdamage
