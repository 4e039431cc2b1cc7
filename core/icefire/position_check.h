// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/sentence.h"
#include "core/icefire/state.h"

#include <vector>

namespace yomi::icefire {

/// Why the position of a started player-turn is impossible, one sentence per reason; empty if no
/// reason is found. Rules, bots and search accept any position without faults.
std::vector<Sentence> faultsOf(const State& state);

/// Why no seed generates the position's map, one sentence per reason; rules, bots and search accept
/// it anyway. Checks that land and mine spots are symmetric, and that both corners are land.
std::vector<Sentence> mapFaultsOf(const Map& map);

} // namespace yomi::icefire
